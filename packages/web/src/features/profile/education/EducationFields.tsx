import type { Education } from "@ribambelle/domain/profile/education";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Checks, Choices } from "../../../ui/fields/Choices.tsx";
import type { Problems } from "../../../ui/fields/formProblems.ts";
import { Select } from "../../../ui/fields/Select.tsx";
import { Failure } from "../../../ui/messages/Failure.tsx";
import { Skeleton } from "../../../ui/messages/Skeleton.tsx";
import { choicesOf, useDiplomas } from "./diplomaChoices.ts";
import { educationWords } from "./education.texts.ts";

interface Props {
  draft: Education;
  type: (draft: Education) => void;
  problems: Problems;
}

/** The fields of the education, once their choices are there; opening them asks again for choices that did not come (PROF-67, PROF-70). */
export function EducationFields({ draft, type, problems }: Props) {
  const locale = useLocale();
  const words = useWords(educationWords);
  const { data, isError, error, isFetching, refetch } = useDiplomas(locale);
  if (!data) {
    if (!isError) return <LoadingChoices />;
    const retry = () => void refetch();
    return <Failure error={error} sentence={words.notLoaded} retrying={isFetching} onRetry={retry} />;
  }
  return (
    <>
      <Select
        label={words.level}
        optional
        choices={choicesOf("level", data)}
        value={draft.educationLevel}
        error={problems.get("educationLevel")?.[locale]}
        onChange={(educationLevel) => type({ ...draft, educationLevel })}
      />
      <Select
        label={words.theme}
        optional
        choices={choicesOf("theme", data)}
        value={draft.educationTheme}
        error={problems.get("educationTheme")?.[locale]}
        onChange={(educationTheme) => type({ ...draft, educationTheme })}
      />
      <Choices
        legend={words.diplomas}
        hint={words.diplomasHint}
        error={problems.get("specificDiplomas")?.[locale]}
      >
        <Checks
          choices={choicesOf("specific", data)}
          chosen={draft.specificDiplomas}
          onChange={(specificDiplomas) => type({ ...draft, specificDiplomas })}
        />
      </Choices>
    </>
  );
}

function LoadingChoices() {
  const words = useWords(educationWords);
  return (
    <>
      <p className="visually-hidden" role="status">
        {words.loading}
      </p>
      {["4.75rem", "4.75rem", "16rem"].map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars that never change
        <Skeleton key={index} width="100%" height={height} />
      ))}
    </>
  );
}
