import type { Education } from "@ribambelle/domain/profile/education";
import { useLocale, useWords } from "../../../client/locale.tsx";
import type { Problems } from "../../../ui/fields/formProblems.ts";
import { Failure } from "../../../ui/messages/Failure.tsx";
import { Skeleton } from "../../../ui/messages/Skeleton.tsx";
import { useDiplomas } from "./diplomaChoices.ts";
import { EducationChoices } from "./EducationChoices.tsx";
import { educationChoiceWords } from "./educationChoices.texts.ts";

interface Props {
  draft: Education;
  type: (draft: Education) => void;
  problems: Problems;
}

/** The fields of the education, once their choices are there; opening them asks again for choices that did not come (PROF-67, PROF-70). */
export function EducationFields({ draft, type, problems }: Props) {
  const locale = useLocale();
  const words = useWords(educationChoiceWords);
  const { data, isError, error, isFetching, refetch } = useDiplomas(locale);
  if (!data) {
    if (!isError) return <LoadingChoices />;
    const retry = () => void refetch();
    return <Failure error={error} sentence={words.notLoaded} retrying={isFetching} onRetry={retry} />;
  }
  return <EducationChoices draft={draft} choices={data} type={type} problems={problems} />;
}

function LoadingChoices() {
  const words = useWords(educationChoiceWords);
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
