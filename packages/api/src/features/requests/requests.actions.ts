import { mayWith } from "@ribambelle/domain/agencyPeople/permitted";
import { dayAt, isDay } from "@ribambelle/domain/kernel/day";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { peopleRefusals } from "@ribambelle/domain/people/people.refusals";
import { dueOn, type InterestKind, isInterest, requestCan } from "@ribambelle/domain/requests/request";
import { requestActs } from "@ribambelle/domain/requests/request.acts";
import { requestNotices } from "@ribambelle/domain/requests/request.notices";
import { requestRefusals } from "@ribambelle/domain/requests/request.refusals";
import type * as api from "@ribambelle/domain/requests/requests.agency.api";
import { requestProblems } from "@ribambelle/domain/requests/requests.texts";
import type * as z from "zod/mini";
import { type Change, reasonOf } from "../../acting/office/change.ts";
import { refuseUnassignable } from "../../acting/office/refuseUnassignable.ts";
import { doOnce, type Once } from "../../acting/once/once.ts";
import { Refused } from "../../acting/refused.ts";
import type { Db } from "../../db/connection/connect.ts";
import { audit, type By, byCommand, refusalOfFormer } from "../audit/index.ts";
import { notify } from "../notifications/index.ts";
import * as store from "./requests.store.ts";

interface Asked {
  readonly by: By;
  readonly functions: readonly StaffFunction[];
  readonly now: Date;
}
/** A change of a request, by whom it may be changed. */
export interface RequestChange extends Change {
  readonly functions: readonly StaffFunction[];
}

/** Where people follow what they asked on a page. */
const answersOf = {
  "profile-interest": "/accueil",
  "offer-interest": "/intervenant/searchjobs/candidatures",
} as const satisfies Record<InterestKind, string>;

const changing = ["people.request-owned", "people.request-closed"];

/** Records what somebody asked of the agency, once however often it is sent; its term follows (FOLKS-37, TABLE Q). */
export async function createRequest(
  db: Db,
  { userId, kind, askedAt, way, note }: z.infer<typeof api.newRequestSchema>,
  { by, functions, now, once }: Asked & { readonly once: Once },
): Promise<{ requestId: number }> {
  const today = dayAt(now);
  const instant = isDay(askedAt) ? null : new Date(askedAt);
  const day = instant ? dayAt(instant) : askedAt;
  if (day > today || (instant && instant > now)) {
    const message = requestProblems["asked-in-future"].fr;
    throw new Refused(commonRefusals.invalid, {
      issues: [{ path: "askedAt", code: "asked-in-future", message }],
    });
  }
  return db.transaction().execute((transaction) =>
    doOnce(transaction, once, now, async () => {
      const person = await store.holdAsker(transaction, userId);
      if (!person || !mayWith(functions, person.role, "read")) throw new Refused(commonRefusals.notFound);
      if (!mayWith(functions, person.role, "requests")) throw new Refused(commonRefusals.forbidden);
      if (person.isDeleted) throw new Refused(peopleRefusals.deleted);
      const requestId = await store.insertRequest(transaction, {
        personId: userId,
        kind,
        way,
        askedAt: instant ?? (day === today ? now : new Date(`${day}T11:00:00Z`)),
        dueOn: dueOn(kind, day),
        note: note || null,
      });
      if (requestId === null) throw new Refused(requestRefusals.requestOpen);
      const what = { personId: userId, subject: String(requestId), changes: null };
      await audit(transaction, by, requestActs.requestRecorded(what));
      return { requestId };
    }),
  );
}

/** Says which colleague takes care of a request, or nobody; gives the version that is made. */
export async function ownRequest(
  db: Db,
  { requestId, ownerId }: { readonly requestId: number; readonly ownerId: number | null },
  change: RequestChange,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const request = await heldRequest(transaction, requestId, "own", change);
    if (request.ownerId === ownerId) return request.version;
    await refuseUnassignable(transaction, ownerId, (functions) =>
      mayWith(functions, request.role, "requests"),
    );
    await store.saveOwner(transaction, requestId, ownerId);
    const changes = { owner: { from: request.ownerId, to: ownerId } };
    const what = { personId: request.personId, subject: String(requestId), changes };
    await audit(transaction, change.by, requestActs.requestOwned(what));
    return request.version + 1;
  });
}

/** Says what became of a request, and why; gives the version that is made. */
export async function closeRequest(
  db: Db,
  { requestId, outcome }: { readonly requestId: number; readonly outcome: "done" | "refused" },
  change: RequestChange & { readonly reason: string },
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const request = await heldRequest(transaction, requestId, "close", change);
    const reason = reasonOf(change.reason);
    await settle(transaction, request, { outcome, reason, by: change.by, now: change.now });
    return request.version + 1;
  });
}

/** Answers what somebody asked on a page, for a command; false where it is no longer open (OFFER-11). */
export async function answerRequest(
  db: Db,
  {
    requestId,
    outcome,
    reason,
    now,
  }: {
    readonly requestId: number;
    readonly outcome: "done" | "refused";
    readonly reason: string;
    readonly now: Date;
  },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const request = await store.holdRequest(transaction, requestId);
    if (request?.state !== "open") return false;
    await settle(transaction, request, { outcome, reason, by: byCommand, now });
    return true;
  });
}

/** Closes what somebody takes back themselves, within the transaction; false where the agency was faster. */
export async function closeOwnRequest(transaction: Db, requestId: number, now: Date): Promise<boolean> {
  const request = await store.holdRequest(transaction, requestId);
  if (request?.state !== "open") return false;
  await store.saveOutcome(transaction, requestId, { state: "done", reason: "Retirée", by: null, now });
  return true;
}

interface Settled {
  readonly outcome: "done" | "refused";
  readonly reason: string;
  readonly by: By;
  readonly now: Date;
}

async function settle(
  transaction: Db,
  request: store.KeptRequest,
  { outcome, reason, by, now }: Settled,
): Promise<void> {
  await store.saveOutcome(transaction, request.id, { state: outcome, reason, by: by.actorId, now });
  const changes = { state: { from: request.state, to: outcome } };
  const what = { personId: request.personId, subject: String(request.id), reason, changes };
  await audit(transaction, by, requestActs.requestClosed(what));
  // What was asked on a page is answered there; of all else the agency speaks to the person itself.
  if (!isInterest(request.kind)) return;
  const told = { kind: request.kind, outcome, reason };
  await notify(transaction, request.personId, requestNotices.answered(told, answersOf[request.kind]));
}

async function heldRequest(
  transaction: Db,
  requestId: number,
  act: "own" | "close",
  { functions, versionCheck }: RequestChange,
): Promise<store.KeptRequest> {
  const request = await store.holdRequest(transaction, requestId);
  if (!request || !mayWith(functions, request.role, "read")) throw new Refused(commonRefusals.notFound);
  if (!requestCan({ ...request, state: "open" }, functions)[act]) throw new Refused(commonRefusals.forbidden);
  if (request.state !== "open") throw new Refused(requestRefusals.requestClosed);
  if (!versionCheck(request.version))
    throw await refusalOfFormer(transaction, request.personId, changing, [String(requestId)]);
  return request;
}
