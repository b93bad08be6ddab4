import { getMyInterventions } from "@ribambelle/domain/interventions/intervention.api";
import { interventionSentence } from "@ribambelle/domain/interventions/intervention.texts";
import { nextIntervention } from "@ribambelle/domain/interventions/intervention.views";
import { addDays } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { call } from "../../client/call/call.ts";
import { today } from "../../client/today.ts";

const daysAhead = 60;

/** Asks for what comes next, or is under way, and gives how to say it; null when nothing is planned (VISITS-01). */
export async function readNextIntervention(
  role: "Parent" | "BabySitter",
): Promise<((locale: Locale) => string) | null> {
  const day = today();
  const period = { from: addDays(day, -1), to: addDays(day, daysAhead) };
  const { interventions } = await call(getMyInterventions, undefined, period);
  const now = new Date();
  if (!nextIntervention(interventions, now)) return null;
  return (locale) => interventionSentence(interventions, { role, now, today: day, locale });
}
