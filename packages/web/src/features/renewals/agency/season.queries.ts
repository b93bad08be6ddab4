import type { PersonKind } from "@ribambelle/domain/agencyPeople/permitted";
import { viewOf } from "@ribambelle/domain/agencyRenewals/followUp";
import {
  getRenewalAnswer,
  getRenewalSummary,
  getRenewals,
} from "@ribambelle/domain/agencyRenewals/renewals.agency.api";
import { renewalsList, viewWords } from "@ribambelle/domain/agencyRenewals/renewals.filters";
import type { StateOf } from "@ribambelle/domain/kernel/lists/listOf";
import { renewalYear } from "@ribambelle/domain/renewals/renewal";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call, callVersioned } from "../../../client/call/call.ts";
import { currentLocale } from "../../../client/locale.tsx";
import { queryOf, wholeKeyOf } from "../../../client/queryOf.ts";
import { today } from "../../../client/today.ts";

export type SeasonState = StateOf<typeof renewalsList>;

/** Gives the year that an address names; without one, that whose back to school it is. */
export const yearAt = (annee: string | undefined): number =>
  annee === undefined ? renewalYear(today()) : Number(annee);

/** Gives whom an address lists, of those that may be read. */
export const roleAt = ({ vue }: SeasonState, roles: readonly PersonKind[]): PersonKind =>
  roles.find((role) => viewWords[role] === vue) ?? roles[0] ?? "BabySitter";

/** One page of those whom the season of a year asks, as the address says; the page before stays until it has come (AGUI-14). */
export function seasonQuery(year: number, role: PersonKind, state: SeasonState) {
  const asked = { ...renewalsList.askedIn(state), year: String(year), view: viewOf[role] };
  return queryOptions({
    queryKey: wholeKeyOf(getRenewals, asked),
    queryFn: () => call(getRenewals, undefined, asked),
    placeholderData: keepPreviousData,
  });
}

/** The same, of an address that nobody has read yet. */
export function seasonQueryAt(year: number, address: object, roles: readonly PersonKind[]) {
  const state = renewalsList.stateIn({ ...address });
  return seasonQuery(year, roleAt(state, roles), state);
}

/** How far the season of a year is. */
export const summaryQuery = (year: number) => queryOf(getRenewalSummary, { year: String(year) });

/** One person's answer to read, with the version of its follow-up. */
export const answerQuery = (year: number, userId: string, locale = currentLocale()) => {
  const params = { year: String(year), userId };
  const queryFn = () => callVersioned(getRenewalAnswer, { params });
  return { ...queryOptions({ queryKey: wholeKeyOf(getRenewalAnswer, params, locale), queryFn }), queryFn };
};
