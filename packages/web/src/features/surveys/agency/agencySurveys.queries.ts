import { getSensitive, getSurvey, getSurveys } from "@ribambelle/domain/agencySurveys/surveys.agency.api";
import { surveysList } from "@ribambelle/domain/agencySurveys/surveys.filters";
import type { StateOf } from "@ribambelle/domain/kernel/lists/listOf";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call, callVersioned } from "../../../client/call/call.ts";
import { currentLocale } from "../../../client/locale.tsx";
import { queryOf, wholeKeyOf } from "../../../client/queryOf.ts";

/** One page of the surveys of families, as the address says; the page before stays until it has come (AGUI-14). */
export function surveysQuery(state: StateOf<typeof surveysList>) {
  const asked = surveysList.askedIn(state);
  return queryOptions({
    queryKey: wholeKeyOf(getSurveys, asked),
    queryFn: () => call(getSurveys, undefined, asked),
    placeholderData: keepPreviousData,
  });
}

/** The same, of an address that nobody has read yet. */
export const surveysQueryAt = (address: object) => surveysQuery(surveysList.stateIn({ ...address }));

/** One survey to read, with the version of its follow-up. */
export const surveyRecordQuery = (id: string, locale = currentLocale()) => {
  const params = { id };
  const queryFn = () => callVersioned(getSurvey, { params });
  return { ...queryOptions({ queryKey: wholeKeyOf(getSurvey, params, locale), queryFn }), queryFn };
};

/** What is sensitive of a survey, once somebody asks. */
export const sensitiveQuery = (id: string, locale = currentLocale()) => queryOf(getSensitive, { id }, locale);
