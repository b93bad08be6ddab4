import { addDays, dayAt } from "../../kernel/day.ts";
import {
  type Asked,
  type MoveName,
  type Mover,
  moveOf,
  type Need,
  type OfficeMove,
  officeMoves,
} from "../contract.moves.ts";
import type { StateMeaning } from "../contract.states.ts";
import { type ContractKind, stateNumber } from "../contractKind.ts";
import { asksWords, endReasonsFor } from "./endReasons.ts";

/** What of a contract decides which acts of TABLE T it can take. */
export interface MovedContract {
  readonly kind: ContractKind;
  readonly meaning: StateMeaning;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly signatureUrl: string | null;
  readonly hasDocument: boolean;
  /** True when its person is there and has an e-mail address. */
  readonly isReachable: boolean;
  /** True when letters find its person, who may be kept out for now. */
  readonly hasAddress: boolean;
  readonly askedAt: Date | null;
  readonly signBy: string | null;
  readonly reminders: number;
  readonly lastRemindedAt: Date | null;
  /** True while it is signed in the portal’s signing room, which reminds by itself (SIGN-34). */
  readonly isSignedHere: boolean;
  /** True when another of its group waits for a signature, is signed or in progress. */
  readonly isGroupActive: boolean;
}

/** What is said with an act. */
export interface SaidWithMove {
  readonly day?: string | null | undefined;
  readonly endReason?: string | null | undefined;
  /** Already as it is kept; null where none that fits was given. */
  readonly reason?: string | null | undefined;
  readonly signBy?: string | null | undefined;
  readonly state?: StateMeaning | null | undefined;
}

/** The most days ahead of an act for which one can choose a day. */
export const mostDaysAhead = 90;
export const mostReminders = 5;
const dayMs = 86_400_000;

/** Why an act cannot be done: a whole refusal, or what is wrong with a field of what was said. */
export type MoveProblem =
  | "move-impossible"
  | "not-ready"
  | "reminded-lately"
  | "reminded-enough"
  | "signed-here"
  | "deadline-passed"
  | "group-active"
  | { readonly field: "day" | "endReason" | "reason" | "signBy" | "state"; readonly code: DayProblem };
export type DayProblem = keyof typeof moveProblems;

/** What is said of a day or a reason that does not fit. */
export const moveProblems = {
  "sending-day": {
    fr: `Choisissez un jour de demain à dans ${mostDaysAhead} jours.`,
    en: `Choose a day from tomorrow to ${mostDaysAhead} days on.`,
  },
  "signing-day": {
    fr: "La signature ne peut être ni à venir, ni avant la demande.",
    en: "The signature can neither be in the future nor before it was asked for.",
  },
  "end-day": {
    fr: "La fin ne peut être ni à venir, ni avant le début.",
    en: "The end can neither be in the future nor before the start.",
  },
  "early-end": {
    fr: "C’est avant la fin prévue\u00a0: choisissez «\u00a0Rompre avant le terme\u00a0».",
    en: "This is before the planned end: choose “End early”.",
  },
  "termination-day": {
    fr: `Choisissez un jour entre le début du contrat et dans ${mostDaysAhead} jours.`,
    en: `Choose a day between the start of the contract and ${mostDaysAhead} days on.`,
  },
  "deadline-day": {
    fr: `Choisissez un jour d’aujourd’hui à dans ${mostDaysAhead} jours.`,
    en: `Choose a day from today to ${mostDaysAhead} days on.`,
  },
  "end-reason": { fr: "Choisissez une raison.", en: "Choose a reason." },
  "end-words": {
    fr: "Précisez en 5 à 200 caractères.",
    en: "Say more in 5 to 200 characters.",
  },
  "state-unfit": {
    fr: "Ce contrat ne peut pas prendre cet état.",
    en: "This contract cannot take this state.",
  },
} as const;

/** Names what is not there and must be, before a family or a babysitter can be asked to sign. */
export function missingToSign(contract: MovedContract): Need[] {
  const { hasDocument, startDate, signatureUrl, isReachable } = contract;
  const there = {
    document: hasDocument,
    "start-date": startDate !== null,
    "signature-url": Boolean(signatureUrl),
    email: isReachable,
  };
  return (Object.keys(there) as Need[]).filter((need) => !there[need]);
}

/** Names what an act waits for: all that signing takes, or, of a reminder, somebody whom it finds. */
export function missingFor(contract: MovedContract, name: MoveName): Need[] {
  return name === "remind" ? ["email"] : missingToSign(contract);
}

/** Names the acts that the state and kind of a contract allow to whoever may do them, in the order of TABLE T. */
export function movesFrom(
  contract: Pick<MovedContract, "kind" | "meaning">,
  who: readonly Mover[],
): OfficeMove[] {
  return officeMoves.filter((name) => {
    const { from, to, who: movers } = moveOf(name);
    const isOfKind = to === null || stateNumber(contract.kind, to) !== null;
    return isOfKind && from.includes(contract.meaning) && movers.some((one) => who.includes(one));
  });
}

/** Says why a contract cannot take an act on this day, whatever were said with it; null when it can. */
export function moveObstacle(contract: MovedContract, name: MoveName, now: Date): MoveProblem | null {
  const today = dayAt(now);
  const { from, isReadied } = moveOf(name);
  const { kind, startDate, endDate } = contract;
  if (!from.includes(contract.meaning)) return "move-impossible";
  if (isReadied && missingToSign(contract).length > 0) return "not-ready";
  if (name === "remind") return reminderObstacle(contract, now);
  if (name === "start" && (startDate === null || startDate > today)) return "move-impossible";
  if (name === "cancel" && contract.meaning === "signed" && startDate !== null && startDate <= today)
    return "move-impossible";
  // No day that has come is its planned end: it is terminated.
  if (name === "end" && kind === "guard" && endDate !== null && endDate > today)
    return { field: "day", code: "early-end" };
  if (name === "reopen" && contract.isGroupActive) return "group-active";
  return null;
}

function reminderObstacle(
  { signBy, reminders, lastRemindedAt, isSignedHere, hasAddress }: MovedContract,
  now: Date,
): MoveProblem | null {
  if (isSignedHere) return "signed-here";
  // One that nobody is sent would count among those that were.
  if (!hasAddress) return "not-ready";
  if (signBy !== null && dayAt(now) > signBy) return "deadline-passed";
  if (reminders >= mostReminders) return "reminded-enough";
  return lastRemindedAt && now.getTime() - lastRemindedAt.getTime() < dayMs ? "reminded-lately" : null;
}

/** Says why an act cannot be done with what is said with it; null when it can (TABLE T). */
export function moveProblem(
  contract: MovedContract,
  name: MoveName,
  said: SaidWithMove,
  now: Date,
): MoveProblem | null {
  const obstacle = moveObstacle(contract, name, now);
  if (obstacle) return obstacle;
  for (const asked of moveOf(name).asks) {
    const problem = saidProblem(asked, contract, name, said, now);
    if (problem) return problem;
  }
  return null;
}

function saidProblem(
  asked: Asked,
  contract: MovedContract,
  name: MoveName,
  said: SaidWithMove,
  now: Date,
): MoveProblem | null {
  if (asked === "day") return dayProblem(contract, name, said.day ?? null, dayAt(now));
  if (asked === "reason") return said.reason ? null : { field: "reason", code: "end-words" };
  if (asked === "sign-by") return deadlineProblem(said.signBy ?? null, dayAt(now));
  if (asked === "state") return repairProblem(contract, said.state ?? null, dayAt(now));
  const { endReason } = said;
  if (!endReasonsFor(contract.kind, name).some(([reason]) => reason === endReason))
    return { field: "endReason", code: "end-reason" };
  return endReason && asksWords(endReason) && !said.reason ? { field: "reason", code: "end-words" } : null;
}

function dayProblem(
  { kind, startDate, endDate, askedAt }: MovedContract,
  name: MoveName,
  day: string | null,
  today: string,
): MoveProblem | null {
  const wrong = (code: DayProblem) => ({ field: "day", code }) as const;
  const last = addDays(today, mostDaysAhead);
  const isBeforeStart = day !== null && startDate !== null && day < startDate;
  if (name === "schedule") return day && day > today && day <= last ? null : wrong("sending-day");
  if (name === "sign")
    return day && day <= today && !(askedAt && day < dayAt(askedAt)) ? null : wrong("signing-day");
  if (name === "terminate") return day && !isBeforeStart && day <= last ? null : wrong("termination-day");
  if (!day || day > today || isBeforeStart) return wrong("end-day");
  return kind === "guard" && endDate !== null && day < endDate ? wrong("early-end") : null;
}

// The deadline that is not said is that of the setting.
function deadlineProblem(signBy: string | null, today: string): MoveProblem | null {
  const fits = signBy === null || (signBy >= today && signBy <= addDays(today, mostDaysAhead));
  return fits ? null : { field: "signBy", code: "deadline-day" };
}

// A contract that is repaired satisfies what its new state asks of any.
function repairProblem(
  contract: MovedContract,
  state: StateMeaning | null,
  today: string,
): MoveProblem | null {
  const { kind, startDate, endDate } = contract;
  const hasStarted = startDate !== null && startDate <= today;
  const hasEnded = endDate !== null && endDate <= today;
  if (state === "waiting" && missingToSign(contract).length > 0) return "not-ready";
  const isUnfit =
    state === null ||
    state === "error" ||
    // One that is to be sent has a day for it, which a draft is given.
    state === "sending" ||
    stateNumber(kind, state) === null ||
    (state === "inProgress" && !hasStarted) ||
    ((state === "finished" || state === "earlyTermination") && !hasEnded);
  return isUnfit ? { field: "state", code: "state-unfit" } : null;
}

/** Gives the state to which an act leads on this day: an end before the term that is to come leaves it where it is. */
export function stateAfter(
  { meaning }: Pick<MovedContract, "meaning">,
  name: MoveName,
  { day, state }: SaidWithMove,
  today: string,
): StateMeaning {
  if (name === "terminate" && day && day > today) return meaning;
  return moveOf(name).to ?? state ?? meaning;
}
