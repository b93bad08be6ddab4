import { mostNote, type ReadSurvey, surveyFollowUpTexts } from "@ribambelle/domain/agencySurveys/followUp";
import { followSurvey } from "@ribambelle/domain/agencySurveys/surveys.agency.api";
import { isPermitted } from "@ribambelle/domain/kernel/permissions/permission";
import { useLocale } from "../../../client/locale.tsx";
import { FollowUpForm } from "../../../ui/office/followUp/FollowUpForm.tsx";
import { surveyRecordQuery } from "./agencySurveys.queries.ts";

const followedOf = ({ followUp, note }: ReadSurvey) => ({
  state: followUp?.state ?? ("to-do" as const),
  ownerId: followUp?.owner?.userId ?? null,
  note: note ?? "",
});

/** How far the agency is with a survey, who takes care of it, and a note (AGSUR-06). */
export function SurveyFollowUp({ survey, personId }: { survey: ReadSurvey; personId: number }) {
  return (
    <FollowUpForm
      states={surveyFollowUpTexts}
      mostNote={mostNote}
      mayOwn={(functions) => isPermitted(functions, "surveys.follow")}
      query={surveyRecordQuery(String(survey.id), useLocale())}
      draftKey={`${personId}:survey:${survey.id}`}
      whole={survey}
      followedOf={followedOf}
      endpoint={followSurvey}
      of={{ id: survey.id }}
    />
  );
}
