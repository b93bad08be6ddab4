import type { Decision, Reason, SubjectKind } from "@ribambelle/domain/moderation/moderation";
import { mostEarlier } from "@ribambelle/domain/moderation/moderation";
import { CompiledQuery, sql } from "kysely";
import type { Subject } from "../../acting/moderating/subject.ts";
import type { Db } from "../../db/connection/connect.ts";

/** Gives the rows of a statement. */
export async function rowsOf<Row>(db: Db, text: string, values: readonly unknown[]): Promise<Row[]> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
  return rows as Row[];
}

/** Who looks at a queue, and when. */
export interface Viewer {
  readonly viewerId: number;
  readonly now: Date;
}

/** Whoever is named. */
export interface KeptWho {
  readonly userId: number;
  readonly displayName: string;
}

/** Somebody as they are named, for a statement about people. */
export const who = (person: string) =>
  `json_build_object('userId', ${person}.id, 'displayName', trim(${person}.first_name || ' ' || ${person}.last_name))`;

/** The claim of somebody else, as long as it lasts, for a statement whose `$1` is the viewer and `$2` the instant. */
export const claimOf = (kind: SubjectKind, subjectId: string) =>
  `FROM moderation_claim c JOIN person v ON v.id = c.by
    WHERE c.kind = '${kind}' AND c.subject_id = ${subjectId} AND c.by <> $1 AND c.until > $2`;

/** Gives the ids of the first two things of a queue that nobody else looks at; behind another thing where one is named and still there. */
export async function listFirst(
  db: Db,
  { kind, queue, one }: Subject,
  { viewerId, now }: Viewer,
  { after, skip }: { readonly after: string | null; readonly skip: readonly string[] },
): Promise<string[]> {
  const rows = await rowsOf<{ subjectId: string }>(
    db,
    `SELECT w.subject_id AS "subjectId" FROM (${queue}) w
    WHERE w.subject_id <> ALL ($3::text[]) AND NOT EXISTS (SELECT ${claimOf(kind, "w.subject_id")})
      ${after === null ? "" : `AND coalesce((w.is_later, w.since, w.person_id) > (SELECT o.is_later, o.since, o.person_id FROM (${one.replaceAll("$1", "$4")}) o), true)`}
    ORDER BY w.is_later, w.since, w.person_id LIMIT 2`,
    [viewerId, now, skip, ...(after === null ? [] : [after])],
  );
  return rows.map(({ subjectId }) => subjectId);
}

/** Counts a queue, up to one more than so many. */
export async function countQueue(db: Db, { queue }: Subject, most: number): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    `SELECT count(*)::int AS count FROM (SELECT FROM (${queue}) w LIMIT ${most + 1}) these`,
    [],
  );
  return row?.count ?? 0;
}

/** One thing with its person, as they are kept. */
export interface KeptThing {
  readonly subjectId: string;
  readonly personId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string | null;
  readonly city: string | null;
  readonly since: Date;
  readonly seen: string;
  /** True while it waits for an answer: nothing is decided about it, and its person is there. */
  readonly waits: boolean;
  readonly claimedBy: KeptWho | null;
  /** What it was answered, if it was. */
  readonly answer: Decision | null;
}

/** Gives one thing, whether it waits or not; null where there is none. */
export async function findThing(
  db: Db,
  { kind, one }: Subject,
  { viewerId, now }: Viewer,
  subjectId: string,
): Promise<KeptThing | null> {
  const [row] = await rowsOf<KeptThing>(
    db,
    `SELECT o.subject_id AS "subjectId", p.id AS "personId", p.first_name AS "firstName", p.last_name AS "lastName",
      p.birth_date AS "birthDate", p.city, o.since, o.seen, o.answer,
      o.waits AND p.blocked_at IS NULL AND NOT EXISTS (SELECT FROM moderation_decision d
        WHERE d.kind = '${kind}' AND d.subject_id = o.subject_id AND d.state = 'pending') AS waits,
      (SELECT ${who("v")} ${claimOf(kind, "o.subject_id")}) AS "claimedBy"
    FROM (${one.replaceAll("$1", "$3")}) o JOIN person p ON p.id = o.person_id
    WHERE p.deactivated_at IS NULL`,
    [viewerId, now, subjectId],
  );
  return row ?? null;
}

/** A decision on somebody that was taken before. */
export interface EarlierDecision {
  readonly kind: SubjectKind;
  readonly at: Date;
  readonly decision: Decision;
  readonly chosen: readonly { readonly textFr: string; readonly textEn: string }[];
  readonly textFr: string | null;
  readonly textEn: string | null;
}

/** The ready-made reasons of a decision, in their order, for a statement about decisions. */
export const chosenReasons = `coalesce((SELECT json_agg(json_build_object('textFr', m.text_fr, 'textEn', m.text_en) ORDER BY m.place, m.id)
  FROM moderation_reason m WHERE m.id = ANY (d.reason_ids)), '[]')`;

/** Gives the last decisions on a person that have effect or will have, the newest first. */
export async function listEarlier(db: Db, personId: number): Promise<EarlierDecision[]> {
  const { rows } = await sql<EarlierDecision>`
    SELECT d.kind, d.at, d.decision, ${sql.raw(chosenReasons)} AS chosen, d.text_fr AS "textFr", d.text_en AS "textEn"
    FROM moderation_decision d WHERE d.person_id = ${personId} AND d.state IN ('pending', 'applied')
    ORDER BY d.id DESC LIMIT ${mostEarlier}`.execute(db);
  return rows;
}

/** Gives the ready-made reasons that are offered, in their order. */
export async function listReasons(db: Db): Promise<Reason[]> {
  const { rows } = await sql<Reason>`
    SELECT id, kind, place, text_fr AS "textFr", text_en AS "textEn", archived_at IS NOT NULL AS "isArchived", version
    FROM moderation_reason ORDER BY kind DESC, place, id`.execute(db);
  return rows;
}
