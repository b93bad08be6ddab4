import type { Intervention, Interventions } from "@ribambelle/domain/interventions/intervention";
import { getMyInterventions } from "@ribambelle/domain/interventions/intervention.api";
import { doneMinutes, endDateOf, plannedMinutes } from "@ribambelle/domain/interventions/intervention.rules";
import { interventionStates } from "@ribambelle/domain/interventions/intervention.states";
import { services } from "@ribambelle/domain/interventions/services";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "./answers.ts";
import { openApp } from "./openApp.tsx";
import { aParent } from "./people.ts";

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

const lucas = { otherPartyDisplayName: "Lucas Garnier" };
/** A month of one family: done, cancelled by it, of two babysitters, of a night, of nobody yet; and one of the next month. */
export const november = [
  anIntervention("V-1", "2026-11-02", { state: 1 }),
  anIntervention("V-2", "2026-11-10", { state: 2 }),
  anIntervention("V-3", "2026-11-17", { state: 1, ...lucas }),
  anIntervention("V-4", "2026-11-24"),
  anIntervention("V-5", "2026-11-24", {
    ...lucas,
    startTime: "20:00",
    endTime: "01:00",
    endDate: "2026-11-25",
  }),
  anIntervention("V-6", "2026-11-26", { otherPartyDisplayName: null, service: 1 }),
  anIntervention("V-7", "2026-12-15"),
];

/** Opens the page of interventions for somebody who has these. */
export function openInterventions(given: readonly Intervention[], search = "", user = aParent()) {
  const network = answerCalls();
  network.gives(getMyInformation, user);
  hasInterventions(network, given);
  const path = user.role === "Parent" ? "/client/interventions" : "/intervenant/interventions";
  return { network, ...openApp(path + search) };
}

/** Shows the page of this test on a phone. */
export async function onPhone() {
  onTestFinished(() => page.viewport(1280, 900));
  await page.viewport(390, 844);
}
