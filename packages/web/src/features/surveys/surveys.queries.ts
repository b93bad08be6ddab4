import type { Locale } from "@ribambelle/domain/kernel/locale";
import { getSurveyConfiguration } from "@ribambelle/domain/surveys/survey.api";
import { queryOptions } from "@tanstack/react-query";
import { queryOf } from "../../client/queryOf.ts";

/** The questions of a survey in one language, and what the person has answered (SURVEY-01). */
export const surveyQuery = (type: 1 | 2, locale: Locale) =>
  queryOptions({
    ...queryOf(getSurveyConfiguration, { id: type === 1 ? "1" : "2" }, locale),
    // What is typed stands over it: another reading of the same answers would change nothing that is seen.
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });
