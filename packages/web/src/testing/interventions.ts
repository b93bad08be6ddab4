import type { Intervention, Interventions } from "@ribambelle/domain/interventions/intervention";
import { getMyInterventions } from "@ribambelle/domain/interventions/intervention.api";
import { doneMinutes, endDateOf, plannedMinutes } from "@ribambelle/domain/interventions/intervention.rules";
import { interventionStates } from "@ribambelle/domain/interventions/intervention.states";
import { services } from "@ribambelle/domain/interventions/services";
import type { answerCalls } from "./answers.ts";

/** An intervention of an afternoon of school, as the server gives it. */
export function anIntervention(
  reference: string,
  startDate: string,
  given: Partial<Intervention> = {},
): Intervention {
  const { startTime, endTime, state, service } = {
    startTime: "16:30",
    endTime: "19:00",
    state: 0,
    service: 0,
    ...given,
  } as const;
  const time = { startDate, startTime, endTime };
  const done = doneMinutes({
    ...time,
    state,
    actualStartTime: null,
    actualEndTime: null,
    countedMinutes: null,
  });
  return {
    reference,
    ...time,
    endDate: endDateOf(time),
    service,
    serviceDisplayName: services.label(service, "fr"),
    state,
    stateDisplayName: interventionStates.label(state, "fr"),
    otherPartyDisplayName: "Éloïse Le Goff",
    otherFamilies: [],
    contractReference: null,
    plannedMinutes: plannedMinutes(time),
    doneMinutes: done,
    countedMinutes: done,
    replaces: null,
    replacedBy: null,
    note: null,
    place: null,
    changedAt: "2026-11-01T08:00:00.000Z",
    ...given,
  };
}

/** Answers the call as a server does that has these interventions. */
export function hasInterventions(
  network: ReturnType<typeof answerCalls>,
  interventions: readonly Intervention[],
): void {
  network.does(getMyInterventions, async ({ query }) => {
    const [from, to] = [query.get("from") ?? "", query.get("to") ?? ""];
    const answer: Interventions = {
      from,
      to,
      interventions: interventions.filter(({ startDate }) => startDate >= from && startDate <= to),
      totals: [],
    };
    return Response.json(answer);
  });
}
