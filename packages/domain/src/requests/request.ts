import * as z from "zod/mini";
import { isWorkingDay } from "../agency/publicHolidays.ts";
import { mayWith, type PersonKind, personKinds } from "../agencyPeople/permitted.ts";
import { whoSchema } from "../audit/entry.ts";
import { addDays } from "../kernel/day.ts";
import { isPermitted, type StaffFunction } from "../kernel/permissions/permission.ts";
import { type RequestState, requestStates } from "./requestState.ts";

/** What a person may ask of the agency, told to it by any way (TABLE Q). */
export const toldKinds = ["unsubscription", "erasure", "access", "rectification"] as const;
/** What they ask on the portal: about a profile, or about an offer (NANNY-11, OFFER-07). */
export const interestKinds = ["profile-interest", "offer-interest"] as const;
export type InterestKind = (typeof interestKinds)[number];
/** True for what somebody asked on a page of theirs. */
export const isInterest = (kind: string): kind is InterestKind => interestKinds.some((one) => one === kind);
export const requestKinds = [...toldKinds, ...interestKinds] as const;
export type RequestKind = (typeof requestKinds)[number];

/** By which way it came: the answer of a renewal, told to somebody of the agency, or asked on a page. */
export const requestWays = ["renewal", "phone", "letter", "email", "desk", "portal"] as const;
export type RequestWay = (typeof requestWays)[number];
/** Those by which somebody of the agency hears of it. */
export const toldWays = ["phone", "letter", "email", "desk"] as const satisfies readonly RequestWay[];

const daysToUnsubscribe = 10;

/** Gives the day that is so many working days after another (NANNY-11). */
export function workingDaysAfter(day: string, count: number): string {
  let [left, at] = [count, day];
  while (left > 0) {
    at = addDays(at, 1);
    if (isWorkingDay(at)) left--;
  }
  return at;
}

/**
 * The day until which a request is to be dealt with: ten days for leaving the agency (RENEWBS-OP16), a month for the rights of
 * the GDPR (article 12), which ends on the last day of a month that has no such day (Regulation 1182/71, article 3).
 */
export function dueOn(kind: (typeof toldKinds)[number], askedOn: string): string {
  if (kind === "unsubscription") return addDays(askedOn, daysToUnsubscribe);
  const [year = 0, month = 0, day = 0] = askedOn.split("-").map(Number);
  const lastOfNext = new Date(Date.UTC(year, month + 1, 0));
  const due = new Date(Date.UTC(year, month, Math.min(day, lastOfNext.getUTCDate())));
  return due.toISOString().slice(0, 10);
}

/** True for the requests of which only those with `people.rights` say what became of them. */
export const needsRights = (kind: RequestKind): boolean => kind === "erasure" || kind === "access";

/** What whoever looks may do about a request (AGUI-32). */
export function requestCan(
  {
    kind,
    state,
    role,
  }: { readonly kind: RequestKind; readonly state: RequestState; readonly role: PersonKind },
  functions: readonly StaffFunction[],
) {
  const may = state === "open" && mayWith(functions, role, "requests");
  return { own: may, close: may && (!needsRights(kind) || isPermitted(functions, "people.rights")) };
}

/** A request as the agency reads it (FOLKS-37). */
export const requestSchema = z.object({
  id: z.int(),
  person: whoSchema,
  /** Whom it is about: the babysitter of a profile. */
  about: z.nullable(whoSchema),
  role: z.enum(personKinds),
  kind: z.enum(requestKinds),
  way: z.enum(requestWays),
  /** ISO 8601. */
  askedAt: z.string(),
  dueOn: z.string(),
  isOverdue: z.boolean(),
  /** What was noted of it. */
  note: z.nullable(z.string()),
  owner: z.nullable(whoSchema),
  state: z.enum(requestStates),
  outcomeReason: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  closedBy: z.nullable(whoSchema),
  version: z.int(),
  can: z.object({ own: z.boolean(), close: z.boolean() }),
});
export type PersonRequest = z.infer<typeof requestSchema>;
