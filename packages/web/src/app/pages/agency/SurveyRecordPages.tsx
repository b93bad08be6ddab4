import type { loadSurveyRecords } from "../../../features/surveys/index.ts";
import { useMe } from "../../session/useMe.ts";

/** Joins the page of one survey with who reads it. */
export const surveyRecordPageOf =
  ({ SurveyRecordPage }: Awaited<ReturnType<typeof loadSurveyRecords>>) =>
  () => <SurveyRecordPage personId={useMe().userId} />;
