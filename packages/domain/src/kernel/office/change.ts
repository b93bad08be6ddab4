import * as z from "zod/mini";
import { oneLine } from "../characters/oneLine.ts";
import type { Changed, Refusal } from "../refusal.ts";
import { timeAt, timeText } from "../time.ts";
import { agencyRefusals } from "./agency.refusals.ts";

/** Gives the reason of a change as it is kept: one line of 5 to 200 characters; null for any other (AGUI-24). */
export const changeReason = (given: string): string | null => oneLine(given, 5, 200);

/** The reason of a change as it is sent: one that is left out is refused as one that is too short. */
export const reasonField = z._default(z.string(), "");

/** The same, as a form checks it before it is sent. */
export const typedReason = z
  .string()
  .check(z.refine((given) => changeReason(given) !== null, agencyRefusals.reasonUnfit.code));

/** Says who has changed what a change was made for, and when; a command has no name. */
export function changedMeanwhile({ at, by }: Changed): Refusal {
  const time = timeAt(new Date(at));
  const name = by?.displayName;
  return {
    ...agencyRefusals.changedMeanwhile,
    fr: `${name ?? "Une commande"} a modifié cette fiche à ${timeText(time, "fr")}.`,
    en: `${name ?? "A command"} changed this record at ${timeText(time, "en")}.`,
  };
}
