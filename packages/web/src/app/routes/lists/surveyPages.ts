import { surveyOf } from "../../../features/surveys/index.ts";

export const surveyPage = surveyOf(async () => (await import("../../pages/withPersonId.tsx")).withPersonId);
