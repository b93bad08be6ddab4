import * as z from "zod/mini";
import { daySchema } from "../kernel/day.ts";
import { type StateMeaning, stateMeanings } from "./contract.states.ts";

/**
 * Who moves a contract: who may edit those of its kind, who may correct what was signed, the portal on its day, or those who sign
 * it in the portal’s signing room.
 */
export type Mover = "edit" | "correct" | "job" | "signing";

/** What must be there before a family or a babysitter can be asked to sign. */
export const needs = ["document", "start-date", "signature-url", "email"] as const;
export type Need = (typeof needs)[number];

/** What an act asks to be told: why, on which day, by which reason of TABLE E, until when to sign, to which state. */
export type Asked = "reason" | "day" | "end-reason" | "sign-by" | "state";

/** What the person of a contract is told: under the bell, and by a letter. */
export type ToldOf =
  | "to-sign"
  | "signature-reminder"
  | "withdrawn"
  | "signed"
  | "expired"
  | "ended"
  | "canceled";

export interface Move {
  readonly from: readonly StateMeaning[];
  /** Null where it is said with the act. */
  readonly to: StateMeaning | null;
  readonly who: readonly Mover[];
  readonly asks: readonly Asked[];
  /** True when what signing takes must be there. */
  readonly isReadied?: true;
  readonly notice: ToldOf | null;
  readonly letter: ToldOf | null;
  /** From where alone the person is told; from everywhere without it. */
  readonly toldFrom?: readonly StateMeaning[];
}

const quiet = { notice: null, letter: null } as const;
const told = <const Of extends ToldOf>(of: Of) => ({ notice: of, letter: of });
const byStaff = ["edit"] as const;
const bySigning = { who: ["signing"], asks: [], ...quiet } as const;

/** TABLE T: all that moves a contract’s state outside of imports, by meaning, whatever the kind (AGCON-10). */
export const contractMoves = {
  schedule: { from: ["draft"], to: "sending", who: byStaff, asks: ["day"], isReadied: true, ...quiet },
  unschedule: { from: ["sending"], to: "draft", who: byStaff, asks: [], ...quiet },
  ask: {
    from: ["draft", "sending", "expired"],
    to: "waiting",
    who: ["edit", "job"],
    asks: ["sign-by"],
    isReadied: true,
    ...told("to-sign"),
  },
  remind: {
    from: ["waiting"],
    to: "waiting",
    who: byStaff,
    asks: [],
    notice: null,
    letter: "signature-reminder",
  },
  withdraw: { from: ["waiting"], to: "draft", who: byStaff, asks: ["reason"], ...told("withdrawn") },
  sign: { from: ["waiting"], to: "signed", who: byStaff, asks: ["day"], ...told("signed") },
  decline: { from: ["waiting"], to: "refused", who: byStaff, asks: ["reason"], ...quiet },
  expire: { from: ["waiting"], to: "expired", who: ["job"], asks: [], notice: "expired", letter: null },
  start: { from: ["signed"], to: "inProgress", who: ["edit", "job"], asks: [], ...quiet },
  end: {
    from: ["inProgress"],
    to: "finished",
    who: ["edit", "job"],
    asks: ["day", "end-reason"],
    ...told("ended"),
  },
  terminate: {
    from: ["inProgress"],
    to: "earlyTermination",
    who: byStaff,
    asks: ["day", "end-reason"],
    ...told("ended"),
  },
  cancel: {
    from: ["draft", "sending", "waiting", "signed"],
    to: "canceled",
    who: byStaff,
    asks: ["reason"],
    ...told("canceled"),
    toldFrom: ["waiting", "signed"],
  },
  reopen: { from: ["refused", "canceled", "expired"], to: "draft", who: byStaff, asks: [], ...quiet },
  fail: {
    from: stateMeanings.filter((meaning) => meaning !== "error"),
    to: "error",
    who: ["correct"],
    asks: ["reason"],
    ...quiet,
  },
  repair: { from: ["error"], to: null, who: ["correct"], asks: ["reason", "state"], ...quiet },
  // The signing room’s rows (AGCON-OP6, SIGN-28); its own notices and letters tell of them.
  openSigning: { from: ["draft", "sending", "expired"], to: "waiting", ...bySigning },
  completeSigning: { from: ["waiting"], to: "signed", ...bySigning },
  startSigned: { from: ["signed"], to: "inProgress", ...bySigning },
  refuseSigning: { from: ["waiting", "signed"], to: "refused", ...bySigning },
  expireSigning: { from: ["waiting", "signed"], to: "expired", ...bySigning },
  cancelSigning: { from: ["waiting", "signed"], to: "sending", ...bySigning },
  renounce: { from: ["signed", "inProgress"], to: "canceled", ...bySigning },
} as const satisfies Record<string, Move>;

export type MoveName = keyof typeof contractMoves;
export const moveNames = Object.keys(contractMoves) as [MoveName, ...MoveName[]];

/** Gives one row of TABLE T. */
export const moveOf = (name: MoveName): Move => contractMoves[name];

const isOfSigning = (name: MoveName): boolean => moveOf(name).who.every((one) => one === "signing");
export type SigningMove = keyof {
  [Name in MoveName as (typeof contractMoves)[Name]["who"] extends readonly ["signing"] ? Name : never]: Name;
};
/** What somebody of the agency, or the portal on its day, does to a contract. */
export type OfficeMove = Exclude<MoveName, SigningMove>;
export const officeMoves = moveNames.filter((name) => !isOfSigning(name)) as [OfficeMove, ...OfficeMove[]];

/** What may be done with a contract by whoever reads it. */
export const contractCanSchema = z.object({
  sign: z.boolean(),
  /** Until when its parent may withdraw from it, and where; left out where they may not (SIGN-55). */
  withdraw: z.optional(z.object({ lastDay: daySchema, link: z.string() })),
});
export type ContractCan = z.infer<typeof contractCanSchema>;

/** Gives what the family or babysitter may do with their contract: signing begins here and ends on the signing site. */
export function contractCan(
  meaning: StateMeaning,
  contract: { readonly signatureUrl: string | null },
): ContractCan {
  return { sign: moveOf("sign").from.includes(meaning) && Boolean(contract.signatureUrl) };
}
