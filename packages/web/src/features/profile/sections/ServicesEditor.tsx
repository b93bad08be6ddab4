import { type CareServices, withHousework } from "@ribambelle/domain/profile/profile";
import { updateMyServices } from "@ribambelle/domain/profile/profile.api";
import { useWords } from "../../../client/locale.tsx";
import type { Editing } from "../../../ui/editing/EditableSection.tsx";
import { SectionForm } from "../../../ui/editing/SectionForm.tsx";
import { Check, Choices } from "../../../ui/fields/Choices.tsx";
import { profileWords } from "../profile.texts.ts";
import { useSection } from "../useSection.ts";
import { sectionWords } from "./sections.texts.ts";

/** The boxes of what the babysitter does beside standard care. */
export function ServicesEditor(editing: Editing) {
  const section = useSection({
    of: ({ isAvailableForHousework, hasIroningOption }) => ({ isAvailableForHousework, hasIroningOption }),
    // Homework help is always on and always sent so (PROF-46, PROF-OP7).
    draftOf: ({ isAvailableForHousework, hasIroningOption }): CareServices => ({
      isAvailableForHousework: isAvailableForHousework ?? false,
      hasIroningOption: hasIroningOption ?? false,
      hasHomeworkHelpOption: true,
    }),
    endpoint: updateMyServices,
    bodyOf: (draft) => draft,
    kept: (body) => body,
  });
  return (
    <SectionForm
      {...editing}
      {...section}
      fields={(draft, type) => <ServicesFields draft={draft} type={type} />}
    />
  );
}

interface FieldsProps {
  draft: CareServices;
  type: (draft: CareServices) => void;
}

function ServicesFields({ draft, type }: FieldsProps) {
  const { services, housework, ironing } = useWords(profileWords);
  const words = useWords(sectionWords);
  return (
    <Choices legend={services}>
      <Check label={words.homework} hint={words.homeworkWhy} checked disabled onChange={() => {}} />
      <Check
        label={housework}
        hint={words.houseworkHint}
        checked={draft.isAvailableForHousework}
        onChange={(checked) => type(withHousework(draft, checked))}
      />
      <Check
        label={ironing}
        hint={words.ironingHint}
        checked={draft.hasIroningOption}
        disabled={!draft.isAvailableForHousework}
        onChange={(checked) => type({ ...draft, hasIroningOption: checked })}
      />
    </Choices>
  );
}
