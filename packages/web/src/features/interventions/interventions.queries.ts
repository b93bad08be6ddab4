import { getMyInterventions } from "@ribambelle/domain/interventions/intervention.api";
import { weeksOfMonth } from "@ribambelle/domain/interventions/periods";
import { addDays } from "@ribambelle/domain/kernel/day";
import type { QueryClient } from "@tanstack/react-query";
import { queryOf } from "../../client/queryOf.ts";

/** The most days before or after today that one look holds. */
const farthest = 398;

const between = (from: string, to: string) => queryOf(getMyInterventions, { from, to });

/** The interventions of the whole weeks that hold a day's month: enough for each view of it (VISITS-21). */
export function monthQuery(day: string) {
  const days = weeksOfMonth(day).flat();
  return between(days[0] ?? day, days.at(-1) ?? day);
}

/** What is under way and what comes, a year ahead: since yesterday, for a night that is not over. */
export const aheadQuery = (today: string) => between(addDays(today, -1), addDays(today, farthest));

/** The year before: asked only where nothing comes, to tell whether there ever was anything. */
export const pastQuery = (today: string) => between(addDays(today, -farthest), today);

/** Begins to fetch all that a page around a day shows. */
export async function fetchAround(queries: QueryClient, day: string, today: string): Promise<void> {
  const [month, ahead] = await Promise.all([
    queries.fetchQuery({ ...monthQuery(day), staleTime: Number.POSITIVE_INFINITY }),
    queries.fetchQuery({ ...aheadQuery(today), staleTime: Number.POSITIVE_INFINITY }),
  ]);
  if (month.interventions.length + ahead.interventions.length === 0)
    await queries.prefetchQuery(pastQuery(today));
}
