import { isWorkingDay } from "../agency/publicHolidays.ts";
import { instantOf } from "../kernel/dates/instants.ts";
import { addDays, dayAt } from "../kernel/day.ts";
import { requestStates, type SignerState, signerStates } from "./signature.ts";

const { numbers: states } = requestStates;
const { numbers: signs } = signerStates;

const withdrawalDays = 14;

/**
 * Gives the last day on which a consumer may withdraw from a contract at a distance: the 14th after that of its conclusion, and
 * the next working day where that is none (Code de la consommation L221-18 and -19; SIGN-58).
 */
export function withdrawalLastDay(conclusionDate: string): string {
  let day = addDays(conclusionDate, withdrawalDays);
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}

/** Gives the instant at which a day is over in Europe/Paris. */
export const endOfDay = (day: string): Date => instantOf(addDays(day, 1), "00:00");

/** What a consumer chooses between when the service begins before the withdrawal time is over (SIGN-12). */
export interface StartChoice {
  readonly earlyDate: string;
  /** The first day after the withdrawal time of a contract concluded today. */
  readonly lateDate: string;
}

/** Gives the choice of when the service begins; null where there is nothing to choose (SIGN-12, SIGN-61). */
export function startChoiceOf(
  {
    isDistanceConsumer,
    serviceStart,
  }: { readonly isDistanceConsumer: boolean; readonly serviceStart: string | null },
  today: string,
): StartChoice | null {
  const lastDay = withdrawalLastDay(today);
  if (!isDistanceConsumer || serviceStart === null || serviceStart > lastDay) return null;
  return { earlyDate: serviceStart, lateDate: addDays(lastDay, 1) };
}

/** Masks an e-mail address: the first and last letter before the @, of one or two letters the first only (SIGN-13). */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const local = [...email.slice(0, at)];
  const [first = ""] = local;
  const last = local.length > 2 ? (local.at(-1) ?? "") : "";
  return `${first}…${last}${email.slice(at)}`;
}

/** Reads a code as people type it: blanks and hyphens say nothing (SIGN-14). */
export const typedCode = (text: string): string => text.replace(/[\s\u00a0\u202f\u2009-]/g, "");

/** What of a request decides whether its time is over. */
export interface Timed {
  readonly state: number;
  readonly expiresAt: Date;
}

/** True when a request waits for signatures and its time is not over (SIGN-33). */
export const isOpenAt = ({ state, expiresAt }: Timed, now: Date): boolean =>
  state === states.Open && now.getTime() < expiresAt.getTime();

/** True for the states in which signing can begin no more, and did not end well (SIGN-35). */
export const isDeadEnd = (state: number): boolean =>
  state === states.Refused || state === states.Expired || state === states.Canceled;

/** What a signer may do in the room (SIGN-05, SIGN-24, SIGN-25). */
export function requestCan(
  request: Timed,
  mine: { readonly state: SignerState },
  now: Date,
): { read: boolean; sign: boolean; refuse: boolean } {
  const isTheirTurn = isOpenAt(request, now) && mine.state === signs.ToSign;
  return { read: true, sign: isTheirTurn, refuse: isTheirTurn };
}

const remindedAfter = [3, 7];
const remindedBeforeEnd = 2;

/** True on the days on which whose turn it is is reminded: 3 and 7 days after it became theirs, 2 before the end (SIGN-34). */
export function isReminderDay(
  { turnSince, lastDay }: { readonly turnSince: Date; readonly lastDay: string },
  today: string,
): boolean {
  const began = dayAt(turnSince);
  const after = remindedAfter.some((days) => addDays(began, days) === today);
  return today <= lastDay && (after || (addDays(lastDay, -remindedBeforeEnd) === today && today > began));
}

const dayMs = 86_400_000;

/** True when a reminder left less than 24 hours ago. */
export const isRemindedRecently = (lastRemindedAt: Date | null, now: Date): boolean =>
  lastRemindedAt !== null && now.getTime() - lastRemindedAt.getTime() < dayMs;

/** The limits of codes (SIGN-16, SIGN-17). */
export const codeLimits = {
  livesMs: 10 * 60_000,
  gapMs: 60_000,
  perHour: 5,
  perDay: 10,
  wrongPerCode: 5,
  wrongPerDay: 15,
  blockedMs: dayMs,
} as const;

/** Why no code can be sent now, and how many seconds to wait; null when one can. */
export function codeRefusal(
  sentAt: readonly Date[],
  now: Date,
): { readonly code: "codeTooSoon" | "tooManyCodes"; readonly seconds: number } | null {
  const ages = sentAt.map((at) => now.getTime() - at.getTime()).toSorted((one, other) => one - other);
  const secondsUntil = (age: number, span: number) => Math.max(1, Math.ceil((span - age) / 1_000));
  const [last] = ages;
  if (last !== undefined && last < codeLimits.gapMs)
    return { code: "codeTooSoon", seconds: secondsUntil(last, codeLimits.gapMs) };
  const limits = [
    [codeLimits.perHour, 3_600_000],
    [codeLimits.perDay, dayMs],
  ] as const;
  const waits = limits.flatMap(([most, span]) => {
    const within = ages.filter((age) => age < span);
    const oldest = within[most - 1];
    return oldest === undefined ? [] : [secondsUntil(oldest, span)];
  });
  return waits.length > 0 ? { code: "tooManyCodes", seconds: Math.max(...waits) } : null;
}
