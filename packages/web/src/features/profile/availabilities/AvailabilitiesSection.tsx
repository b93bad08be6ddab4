import { updateMyAvailabilities } from "@ribambelle/domain/profile/profile.api";
import { joinAvailabilities } from "@ribambelle/domain/profile/week/slots";
import { useSearch } from "../../../routing/router/hooks.ts";
import { EditableSection } from "../../../ui/editing/EditableSection.tsx";
import { availabilitiesOf, draftOf } from "../../../ui/week/draft.ts";
import { availabilitiesFields } from "../fieldsAtRest.ts";
import { useSection } from "../useSection.ts";
import { AvailabilitiesView } from "./AvailabilitiesView.tsx";

/** When the babysitter can work (PROF-33 to PROF-39); `?section=disponibilites` opens it (RENEWBS-OP1). */
export function AvailabilitiesSection() {
  const { section: opened } = useSearch("/intervenant/profil");
  const section = useSection("availabilities", {
    of: ({ availabilities }) => availabilities,
    draftOf,
    endpoint: updateMyAvailabilities,
    bodyOf: (draft) => ({ availabilities: availabilitiesOf(draft) }),
    kept: ({ availabilities }) => ({ availabilities: joinAvailabilities(availabilities) }),
  });
  return (
    <EditableSection
      {...section}
      isBegun={opened === "disponibilites"}
      fetched={availabilitiesFields}
      fields={(draft, type, problems) => (
        <availabilitiesFields.Part value={draft} onChange={type} problems={problems} />
      )}
    >
      {(fill) => <AvailabilitiesView availabilities={section.version.kept} fill={fill} />}
    </EditableSection>
  );
}
