import { getMyInterventions, mostDays } from "@ribambelle/domain/interventions/intervention.api";
import { interventionRefusals } from "@ribambelle/domain/interventions/intervention.refusals";
import { monthTotals } from "@ribambelle/domain/interventions/intervention.rules";
import { interventionStates } from "@ribambelle/domain/interventions/intervention.states";
import { interventionViews } from "@ribambelle/domain/interventions/intervention.views";
import { services } from "@ribambelle/domain/interventions/services";
import { addDays, dayAt } from "@ribambelle/domain/kernel/day";
import { Refused } from "../../acting/refused.ts";
import { knownRows } from "../../db/knownRows.ts";
import type { Deps } from "../../deps.ts";
import { type Router, serve } from "../../http/serve.ts";
import { listInterventions } from "./interventions.store.ts";

export function interventionsRoutes(router: Router, { connection, now, log }: Deps): void {
  const lane = connection.sharedReads;
  serve(router, getMyInterventions, async ({ actor: { personId, role }, params: { from, to }, locale }) => {
    if (to >= addDays(from, mostDays)) throw new Refused(interventionRefusals.periodTooLong);
    if (role === "Agency") throw new Error("the agency has no interventions of its own");
    const all = await listInterventions(lane, { personId, role }, { from, to });
    const kept = knownRows("intervention", all, { state: interventionStates, service: services }, log);
    const interventions = interventionViews(kept, { role, locale, today: dayAt(now()) });
    return { from, to, interventions, totals: monthTotals(interventions) };
  });
}
