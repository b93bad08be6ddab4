import { updateMyAvailabilities } from "@ribambelle/domain/profile/profile.api";
import { joinAvailabilities } from "@ribambelle/domain/profile/week/slots";
import type { Editing } from "../../../ui/editing/EditableSection.tsx";
import { SectionForm } from "../../../ui/editing/SectionForm.tsx";
import { AvailabilitiesFields } from "../../../ui/week/AvailabilitiesFields.tsx";
import { availabilitiesOf, draftOf } from "../../../ui/week/draft.ts";
import { useSection } from "../useSection.ts";

/** The week while it is typed. */
export function AvailabilitiesEditor(editing: Editing) {
  const section = useSection({
    of: ({ availabilities }) => availabilities,
    draftOf,
    endpoint: updateMyAvailabilities,
    bodyOf: (draft) => ({ availabilities: availabilitiesOf(draft) }),
    kept: ({ availabilities }) => ({ availabilities: joinAvailabilities(availabilities) }),
  });
  return (
    <SectionForm
      {...editing}
      {...section}
      fields={(draft, type, problems) => (
        <AvailabilitiesFields value={draft} onChange={type} problems={problems} />
      )}
    />
  );
}
