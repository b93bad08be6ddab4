import { identityActs } from "@ribambelle/domain/identity/identity.acts";
import type { Db } from "../../../db/connection/connect.ts";
import { addLetters, findLastDeparture, newLetterId } from "../../../mail/letters.ts";
import { audit, byCommand } from "../../audit/index.ts";
import { invitationKind } from "../links/linkKinds.ts";
import { type Audience, type Invitee, insertInvitations, listInvitees } from "./invitations.store.ts";

// People per transaction: after a kill, the unfinished transaction's people are invited next time, the others
// not again.
const peopleAtOnce = 200;

interface Departures {
  /** The most people to invite now. */
  readonly most: number;
  /** How many letters may leave in a minute. */
  readonly perMinute: number;
  readonly now: Date;
}

/**
 * Invites an audience to choose a first password, everybody once. The letters leave one after the other, behind those that
 * still wait, whoever runs the jobs. Gives how many were invited, and when the last letter leaves.
 */
export async function invitePeople(
  db: Db,
  audience: Audience,
  { most, perMinute, now }: Departures,
): Promise<{ invited: number; lastDeparture: Date | null }> {
  const step = 60_000 / perMinute;
  const before = await findLastDeparture(db, invitationKind);
  let departure = Math.max(now.getTime(), before ? before.getTime() + step : 0);
  let invited = 0;
  let after = 0;
  for (;;) {
    const page = { now, after, limit: Math.min(peopleAtOnce, most - invited) };
    const invitees = page.limit > 0 ? await listInvitees(db, audience, page) : [];
    const last = invitees.at(-1);
    if (!last) break;
    after = last.personId;
    const added = await inviteAll(db, invitees, { now, departure, step });
    invited += added;
    departure += added * step;
  }
  return { invited, lastDeparture: invited > 0 ? new Date(departure - step) : null };
}

async function inviteAll(
  db: Db,
  invitees: readonly Invitee[],
  { now, departure, step }: { now: Date; departure: number; step: number },
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const planned = invitees.map((invitee) => ({ ...invitee, letterId: newLetterId() }));
    const kept = await insertInvitations(transaction, planned, now);
    const invited = planned.filter(({ letterId }) => kept.has(letterId));
    const orders = invited.map(({ letterId: id, personId, locale }, index) => ({
      id,
      kind: invitationKind,
      personId,
      locale,
      notBefore: new Date(departure + index * step),
    }));
    await addLetters(transaction, orders, now);
    const acts = invited.map(({ personId }) => identityActs.invited({ personId }));
    await audit(transaction, byCommand, ...acts);
    return invited.length;
  });
}
