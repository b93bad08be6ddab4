import { joinAvailabilities } from "@ribambelle/domain/profile/availability";
import { updateMyAvailabilities } from "@ribambelle/domain/profile/profile.api";
import { EditableSection } from "../../../ui/editing/EditableSection.tsx";
import { useSection } from "../useSection.ts";
import { AvailabilitiesFields } from "./AvailabilitiesFields.tsx";
import { availabilitiesOf, draftOf } from "./draft.ts";
import { AvailabilitiesView } from "./week/AvailabilitiesView.tsx";

/** When the babysitter can work (PROF-33 to PROF-39). */
export function AvailabilitiesSection() {
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
      fields={(draft, type, problems) => (
        <AvailabilitiesFields value={draft} onChange={type} problems={problems} />
      )}
    >
      <AvailabilitiesView availabilities={section.value} />
    </EditableSection>
  );
}
