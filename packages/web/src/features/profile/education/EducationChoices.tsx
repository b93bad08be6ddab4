import type { Diploma, Education } from "@ribambelle/domain/profile/education";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Checks, Choices } from "../../../ui/fields/Choices.tsx";
import type { Problems } from "../../../ui/fields/formProblems.ts";
import { Select } from "../../../ui/fields/Select.tsx";
import { choicesOf } from "./diplomaChoices.ts";
import { educationWords } from "./education.texts.ts";
import { educationChoiceWords } from "./educationChoices.texts.ts";

interface Props {
  draft: Education;
  /** Of all three groups. */
  choices: readonly Diploma[];
  type: (draft: Education) => void;
  problems: Problems;
}

/** The fields of the education: level, field of study, diplomas (PROF-67). */
export function EducationChoices({ draft, choices, type, problems }: Props) {
  const locale = useLocale();
  const words = useWords(educationWords);
  const { diplomasHint } = useWords(educationChoiceWords);
  return (
    <>
      <Select
        label={words.level}
        optional
        choices={choicesOf("level", choices)}
        value={draft.educationLevel}
        error={problems.get("educationLevel")?.[locale]}
        onChange={(educationLevel) => type({ ...draft, educationLevel })}
      />
      <Select
        label={words.theme}
        optional
        choices={choicesOf("theme", choices)}
        value={draft.educationTheme}
        error={problems.get("educationTheme")?.[locale]}
        onChange={(educationTheme) => type({ ...draft, educationTheme })}
      />
      <Choices legend={words.diplomas} hint={diplomasHint} error={problems.get("specificDiplomas")?.[locale]}>
        <Checks
          choices={choicesOf("specific", choices)}
          chosen={draft.specificDiplomas}
          onChange={(specificDiplomas) => type({ ...draft, specificDiplomas })}
        />
      </Choices>
    </>
  );
}
