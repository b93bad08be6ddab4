import type { FeedIntervention, FormerIntervention } from "@ribambelle/domain/interventions/feed/feed";
import { mostEvents } from "@ribambelle/domain/interventions/feed/feed";
import type { Period } from "@ribambelle/domain/interventions/periods";
import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";
import type { Queryable } from "../../../db/connection/sharedReadConnection.ts";
import { interventionsOf } from "../interventions.store.ts";

interface Whose {
  readonly personId: number;
  readonly role: "Parent" | "BabySitter";
}

const more = "i.id, i.uid, i.revision,";
// Two families at most share a babysitter, which is one entry.
const limit = `LIMIT ${2 * mostEvents}`;
const lastName = "nullif(trim(o.last_name), '')";

const statements = {
  Parent: {
    name: "feed-of-parent",
    text: `${interventionsOf("parent_id", "babysitter_id", { more })} ${limit}`,
  },
  BabySitter: {
    name: "feed-of-babysitter",
    text: `${interventionsOf("babysitter_id", "parent_id", { more, otherParty: lastName })} ${limit}`,
  },
};

/** Gives what a calendar shows of somebody’s interventions whose start day lies between two days, both included. */
export async function listFeed(
  reading: Queryable,
  { personId, role }: Whose,
  { from, to }: Period,
): Promise<FeedIntervention[]> {
  return (await reading.query<FeedIntervention>({ ...statements[role], values: [personId, from, to] })).rows;
}

const utc = (column: string) => `to_char(f.${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const midnight = (day: string) => `(${day})::timestamp AT TIME ZONE 'Europe/Paris'`;

const former = {
  name: "feed-of-former",
  text: `SELECT i.id, i.uid, f.revision, i.service, i.group_reference AS "groupReference", ${utc("since")} AS since,
      (f.starts_at AT TIME ZONE 'Europe/Paris')::date AS "startDate", ${utc("starts_at")} AS "startsAt",
      ${utc("ends_at")} AS "endsAt"
    FROM intervention_former f JOIN intervention i ON i.id = f.intervention_id
    WHERE f.person_id = $1 AND f.starts_at >= ${midnight("$2::date")} AND f.starts_at < ${midnight("$3::date + 1")}
    ORDER BY f.starts_at, i.id ${limit}`,
};

/** Gives what was somebody’s between those days and is somebody else’s now. */
export async function listFormer(
  reading: Queryable,
  personId: number,
  { from, to }: Period,
): Promise<FormerIntervention[]> {
  return (await reading.query<FormerIntervention>({ ...former, values: [personId, from, to] })).rows;
}

/** An intervention that changed hands: whose it was, and when it then took place. */
export interface Parting {
  readonly reference: string;
  readonly personId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Keeps whose interventions that changed hands were before; who has one again is no longer among those who had it. */
export async function savePartings(
  db: Db,
  { partings, changed }: { readonly partings: readonly Parting[]; readonly changed: readonly string[] },
  now: Date,
): Promise<void> {
  if (changed.length === 0) return;
  await sql`
    INSERT INTO intervention_former (intervention_id, person_id, since, starts_at, ends_at, revision)
    SELECT i.id, g."personId", ${now}, g."startsAt", g."endsAt", i.revision
    FROM json_to_recordset(${JSON.stringify(partings)}::json)
      AS g(reference text, "personId" integer, "startsAt" timestamptz, "endsAt" timestamptz)
    JOIN intervention i ON i.reference = g.reference
    ON CONFLICT (intervention_id, person_id) DO UPDATE SET since = excluded.since, starts_at = excluded.starts_at,
      ends_at = excluded.ends_at, revision = excluded.revision`.execute(db);
  await sql`
    DELETE FROM intervention_former f USING intervention i
    WHERE i.id = f.intervention_id AND f.person_id IN (i.parent_id, i.babysitter_id)
      AND i.reference = ANY(${changed})`.execute(db);
}
