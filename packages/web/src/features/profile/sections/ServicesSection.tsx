import { type CareServices, withHousework } from "@ribambelle/domain/profile/profile";
import { updateMyServices } from "@ribambelle/domain/profile/profile.api";
import { careSkills } from "@ribambelle/domain/profile/profile.values";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Facts } from "../../../ui/cards/Facts.tsx";
import { EditableSection } from "../../../ui/editing/EditableSection.tsx";
import { Check, Choices } from "../../../ui/fields/Choices.tsx";
import classes from "../ProfilePage.module.css";
import { profileWords } from "../profile.texts.ts";
import { useSection } from "../useSection.ts";
import { NotAnswered } from "./NotAnswered.tsx";
import { Tags } from "./Tags.tsx";

/** What the babysitter does beside standard care (PROF-43 to -48). */
export function ServicesSection() {
  const locale = useLocale();
  const words = useWords(profileWords);
  const section = useSection("services", {
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
  const { isAvailableForHousework, hasIroningOption } = section.version.kept;
  const said = (answer: boolean | null) => (answer ? words.yes : words.no);
  return (
    <EditableSection {...section} fields={(draft, type) => <ServicesFields draft={draft} type={type} />}>
      <p className={classes.label}>{words.standardCare}</p>
      <Tags of={careSkills.rows.map((row) => row[locale])} />
      <p className={classes.label}>{words.services}</p>
      {isAvailableForHousework === null ? (
        <NotAnswered />
      ) : (
        <Facts
          facts={[
            [words.housework, said(isAvailableForHousework)],
            [words.ironing, said(hasIroningOption)],
          ]}
        />
      )}
    </EditableSection>
  );
}

interface FieldsProps {
  draft: CareServices;
  type: (draft: CareServices) => void;
}

function ServicesFields({ draft, type }: FieldsProps) {
  const words = useWords(profileWords);
  return (
    <Choices legend={words.services}>
      <Check label={words.homework} hint={words.homeworkWhy} checked disabled onChange={() => {}} />
      <Check
        label={words.housework}
        hint={words.houseworkHint}
        checked={draft.isAvailableForHousework}
        onChange={(checked) => type(withHousework(draft, checked))}
      />
      <Check
        label={words.ironing}
        hint={words.ironingHint}
        checked={draft.hasIroningOption}
        disabled={!draft.isAvailableForHousework}
        onChange={(checked) => type({ ...draft, hasIroningOption: checked })}
      />
    </Choices>
  );
}
