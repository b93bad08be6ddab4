import { agencyStateText } from "@ribambelle/domain/contracts/agency/agency.texts";
import type { AgencyContract } from "@ribambelle/domain/contracts/agency/agencyContract";
import { endReasonText } from "@ribambelle/domain/contracts/agency/endReasons";
import { type Asked, moveOf, type OfficeMove } from "@ribambelle/domain/contracts/contract.moves";
import type { StateMeaning } from "@ribambelle/domain/contracts/contract.states";
import { type ContractKind, stateNumber } from "@ribambelle/domain/contracts/contractKind";
import { plainDay } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { changeReason } from "@ribambelle/domain/kernel/office/change";

const decidedBy = [
  "state",
  "endDate",
  "endReason",
  "endWords",
  "scheduledFor",
  "signBy",
  "signedOn",
] as const;

/** What acts of TABLE T decide about a contract. */
export type Decided = Pick<AgencyContract, (typeof decidedBy)[number]>;

/** What somebody chose in the dialog of an act. */
export interface Chosen {
  readonly day: string | null;
  readonly signBy: string | null;
  /** The code of a reason of TABLE E. */
  readonly endReason: string | null;
  /** In words of their own: empty where there are none. */
  readonly reason: string;
  /** The state that is chosen, where the act does not say it. */
  readonly state: StateMeaning | null;
}

/** Gives what has been decided about a contract, apart from what else is known of it. */
export const decidedOf = (contract: AgencyContract): Decided =>
  Object.fromEntries(decidedBy.map((name) => [name, contract[name]])) as unknown as Decided;

const dayDecided: Partial<Record<OfficeMove, "endDate" | "scheduledFor" | "signedOn">> = {
  end: "endDate",
  terminate: "endDate",
  schedule: "scheduledFor",
  sign: "signedOn",
};

/** Gives what an act would have decided, as far as the page knows it. */
export function wouldDecide(kind: ContractKind, act: OfficeMove, now: Decided, chosen: Chosen): Decided {
  const { to, asks } = moveOf(act);
  const meaning = to ?? chosen.state;
  const dayOf = dayDecided[act];
  return {
    ...now,
    state: (meaning && stateNumber(kind, meaning)) ?? now.state,
    ...(dayOf && { [dayOf]: chosen.day }),
    ...(asks.includes("end-reason") && {
      endReason: chosen.endReason,
      endWords: changeReason(chosen.reason),
    }),
    ...(asks.includes("sign-by") && { signBy: chosen.signBy }),
  };
}

/** Gives what of a contract an act and what it asks decide, in the order of its dialog. */
export const decidedHere = (act: OfficeMove): readonly (keyof Decided)[] => {
  const asks = (one: Asked) => moveOf(act).asks.includes(one);
  const dayOf = dayDecided[act];
  return [
    "state",
    ...(dayOf ? [dayOf] : []),
    ...(asks("sign-by") ? (["signBy"] as const) : []),
    ...(asks("end-reason") ? (["endReason"] as const) : []),
  ];
};

/** Writes one of them as people read it; nothing where there is none. */
export function decidedText(
  kind: ContractKind,
  name: keyof Decided,
  { [name]: value, endWords }: Decided,
  locale: Locale,
): string {
  if (value === null) return "";
  if (typeof value === "number") return agencyStateText(kind, value)[locale];
  if (name !== "endReason") return plainDay(value, locale);
  return `${endReasonText(kind, value)[locale]}${endWords ? ` (${endWords})` : ""}`;
}
