import type { OptIn } from "@ribambelle/domain/optIns/optInNames";
import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";
import { factorSince } from "../secondFactor/index.ts";

/** What is kept of how somebody signs in. */
export interface KeptAccess {
  readonly invitations: readonly {
    at: string;
    round: number;
    sentAt: string | null;
    usedAt: string | null;
  }[];
  readonly lastSignInAt: string | null;
  readonly failedSignIns: number;
  readonly secondFactorSince: Date | null;
  readonly archives: readonly { at: string }[];
  readonly changes: readonly {
    name: OptIn;
    at: string;
    from: boolean | null;
    to: boolean;
    way: string;
    words: string;
  }[];
  readonly blockedListSince: Date | null;
  readonly blockedListSource: "command" | "refusal" | null;
}

const instant = (expression: string) =>
  sql.raw(`to_char(${expression} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** Gives what is kept of how somebody signs in; failures are counted from an instant on. */
export async function findAccess(db: Db, personId: number, failuresSince: Date): Promise<KeptAccess> {
  const entries = (action: string) =>
    sql`FROM audit_entry e WHERE e.person_id = p.id AND e.action = ${action}`;
  const { rows } = await sql<KeptAccess>`SELECT
      coalesce((SELECT json_agg(json_build_object('at', ${instant("i.created_at")}, 'round', i.round,
          'sentAt', ${instant("l.sent_at")},
          'usedAt', (SELECT ${instant("min(e.at)")} ${entries("identity.password-reset")} AND e.at >= i.created_at
            AND NOT EXISTS (SELECT FROM invitation n WHERE n.person_id = p.id AND n.round > i.round AND n.created_at <= e.at)
            AND NOT EXISTS (SELECT ${entries("identity.password-reset")} AND e.at < i.created_at)))
          ORDER BY i.round DESC)
        FROM invitation i LEFT JOIN letter l ON l.id = i.letter_id WHERE i.person_id = p.id), '[]') AS invitations,
      (SELECT ${instant("max(e.at)")} ${entries("identity.signed-in")}) AS "lastSignInAt",
      (SELECT count(*) ${entries("identity.sign-in-refused")} AND e.at > ${failuresSince}) AS "failedSignIns",
      ${sql.raw(factorSince("p.id"))} AS "secondFactorSince",
      coalesce((SELECT json_agg(json_build_object('at', ${instant("e.at")}) ORDER BY e.id DESC)
        ${entries("my-data.downloaded")}), '[]') AS archives,
      coalesce((SELECT json_agg(json_build_object('name', c.name, 'at', ${instant("c.changed_at")}, 'from', c.was_taken,
          'to', c.is_taken, 'way', c.source, 'words', c.words) ORDER BY c.id DESC)
        FROM opt_in_change c WHERE c.person_id = p.id), '[]') AS changes,
      r.blocked_at AS "blockedListSince", r.source AS "blockedListSource"
    FROM person p LEFT JOIN blocked_address r ON r.person_id = p.id AND r.email = p.email
    WHERE p.id = ${personId}`.execute(db);
  const [found] = rows;
  if (!found) throw new Error("nobody is there");
  return found;
}

/** A photo as it is kept: what waits or was refused, or what families see. */
export interface KeptPhotoState {
  readonly state: number;
  readonly reason: string | null;
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
}

/** Gives what is kept of a person's photos, that which is not validated first. */
export async function listPhotoStates(db: Db, personId: number): Promise<KeptPhotoState[]> {
  const { rows } =
    await sql<KeptPhotoState>`SELECT state, rejection_reason AS reason, created_at AS "createdAt",
      decided_at AS "decidedAt"
    FROM photo WHERE person_id = ${personId} ORDER BY (state = 1), created_at DESC`.execute(db);
  return rows;
}

/** Gives when photos of a person were answered, the newest first. */
export async function listPhotoDecisions(db: Db, personId: number): Promise<{ at: Date; state: number }[]> {
  const { rows } = await sql<{ at: Date; state: number }>`
    SELECT at, CASE action WHEN 'photos.validated' THEN 1 ELSE 2 END AS state FROM audit_entry
    WHERE person_id = ${personId} AND action IN ('photos.validated', 'photos.rejected') ORDER BY id DESC LIMIT 20`.execute(
    db,
  );
  return rows;
}
