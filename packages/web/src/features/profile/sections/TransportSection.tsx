import { updateMyTransport } from "@ribambelle/domain/profile/profile.api";
import { useWords } from "../../../client/locale.tsx";
import { Facts } from "../../../ui/cards/Facts.tsx";
import { EditableSection } from "../../../ui/editing/EditableSection.tsx";
import { Check, Choices } from "../../../ui/fields/Choices.tsx";
import { profileWords } from "../profile.texts.ts";
import { useSection } from "../useSection.ts";
import { NotAnswered } from "./NotAnswered.tsx";

/** How the babysitter gets about (PROF-71, PROF-72). */
export function TransportSection() {
  const words = useWords(profileWords);
  const section = useSection("transport", {
    of: ({ hasDrivingLicence, canConveyChildren }) => ({ hasDrivingLicence, canConveyChildren }),
    draftOf: ({ hasDrivingLicence, canConveyChildren }) => ({
      hasDrivingLicence: hasDrivingLicence ?? false,
      canConveyChildren: canConveyChildren ?? false,
    }),
    endpoint: updateMyTransport,
    bodyOf: (draft) => draft,
    kept: (body) => body,
  });
  const { hasDrivingLicence, canConveyChildren } = section.version.kept;
  const said = (answer: boolean | null) => (answer ? words.yes : words.no);
  return (
    <EditableSection
      {...section}
      fields={(draft, type) => (
        <Choices legend={words.transportQuestion}>
          <Check
            label={words.licence}
            checked={draft.hasDrivingLicence}
            onChange={(checked) => type({ ...draft, hasDrivingLicence: checked })}
          />
          <Check
            label={words.convey}
            checked={draft.canConveyChildren}
            onChange={(checked) => type({ ...draft, canConveyChildren: checked })}
          />
        </Choices>
      )}
    >
      {hasDrivingLicence === null ? (
        <NotAnswered />
      ) : (
        <Facts
          facts={[
            [words.hasLicence, said(hasDrivingLicence)],
            [words.canConvey, said(canConveyChildren)],
          ]}
        />
      )}
    </EditableSection>
  );
}
