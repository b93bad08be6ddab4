import type { Intervention } from "@ribambelle/domain/interventions/intervention";
import { type CalendarView, periodOf } from "@ribambelle/domain/interventions/periods";
import { useQuery } from "@tanstack/react-query";
import { monthQuery } from "../interventions.queries.ts";
import { usePlace } from "../place.ts";
import { namesOf } from "./WhoSelect.tsx";

/** Gives the interventions around the chosen day, in the parts that a view shows of them, and how they were asked for. */
export function useInterventions(view: CalendarView) {
  const { day, who } = usePlace();
  const { data, error, isFetching, refetch } = useQuery(monthQuery(day));
  const { from, to } = periodOf(view, day);
  const all = data?.interventions ?? [];
  const inPeriod = all.filter(({ startDate }) => startDate >= from && startDate <= to);
  const inMonth = all.filter(({ startDate }) => startDate.startsWith(day.slice(0, 7)));
  const isShown = (one: Intervention) =>
    who === null || !namesOf(inMonth).includes(who) || namesOf([one]).includes(who);
  return {
    data,
    error,
    isFetching,
    refetch,
    inPeriod,
    inMonth,
    /** Those of the whole weeks of the month. */
    shown: all.filter(isShown),
    shownInPeriod: inPeriod.filter(isShown),
  };
}
