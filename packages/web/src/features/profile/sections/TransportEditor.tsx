import { updateMyTransport } from "@ribambelle/domain/profile/profile.api";
import { useWords } from "../../../client/locale.tsx";
import type { Editing } from "../../../ui/editing/EditableSection.tsx";
import { SectionForm } from "../../../ui/editing/SectionForm.tsx";
import { Check, Choices } from "../../../ui/fields/Choices.tsx";
import { useSection } from "../useSection.ts";
import { sectionWords } from "./sections.texts.ts";

/** The boxes of how the babysitter gets about. */
export function TransportEditor(editing: Editing) {
  const words = useWords(sectionWords);
  const section = useSection({
    of: ({ hasDrivingLicence, canConveyChildren }) => ({ hasDrivingLicence, canConveyChildren }),
    draftOf: ({ hasDrivingLicence, canConveyChildren }) => ({
      hasDrivingLicence: hasDrivingLicence ?? false,
      canConveyChildren: canConveyChildren ?? false,
    }),
    endpoint: updateMyTransport,
    bodyOf: (draft) => draft,
    kept: (body) => body,
  });
  return (
    <SectionForm
      {...editing}
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
    />
  );
}
