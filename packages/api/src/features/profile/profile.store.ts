import type { ReasonWords } from "@ribambelle/domain/moderation/toldReason";
import type { Profile } from "@ribambelle/domain/profile/profile";
import { currentSituations } from "@ribambelle/domain/profile/values/situations";
import { type RawBuilder, sql } from "kysely";
import { jsonOf, selected } from "../../db/columns.ts";
import type { Db } from "../../db/connection/connect.ts";
import type { Narrowed } from "../../db/tables.ts";
import { type OwnContact, ownContact } from "../people/index.ts";
import { type OwnPhoto, ownPhoto, publicPhoto } from "../photos/index.ts";
import { availabilityColumns, experienceColumns, profileColumns } from "./profile.columns.ts";

type Situation = (typeof currentSituations)["rows"][number]["value"];
const tables = (db: Db) => db.withTables<Narrowed<"profile", { current_situation: Situation }>>();

type Field = keyof typeof profileColumns;
const fields = Object.entries(profileColumns) as [Field, (typeof profileColumns)[Field]][];

/** A babysitter's answers, without the two lists. */
export type ProfileAnswers = Pick<Profile, Field>;

/** The answers of somebody who has no row. */
const noAnswers: ProfileAnswers = {
  advertTitle: null,
  advertDescription: null,
  isPublished: false,
  searchFrequency: 0,
  isAvailableForHousework: null,
  hasIroningOption: null,
  professionalSituation: 0,
  educationLevel: null,
  educationTheme: null,
  specificDiplomas: [],
  hasDrivingLicence: null,
  canConveyChildren: null,
  spokenLanguages: [],
};

type Lists = Pick<Profile, "availabilities" | "experiences">;

/** A person's stored profile; it has version 0 until its first change. */
export interface KeptProfile {
  readonly version: number;
  readonly answers: ProfileAnswers & Lists;
  readonly contact: OwnContact;
  readonly photo: OwnPhoto | null;
  /** The id of the photo that families see. */
  readonly publicPhotoId: string | null;
  /** What the agency asks to be corrected of the advert, until that is published again. */
  readonly advertToCorrect: ReasonWords | null;
}

/** The row of a statement that gives a kept profile. */
export type KeptProfileRow = ProfileAnswers &
  Lists &
  Omit<KeptProfile, "version" | "answers"> & { version: number | null };

/** What gives a kept profile in a statement whose person is `me.id`, and their profile `p`. */
const keptColumns = sql`p.version, ${ownContact(sql.ref("me.id"))} AS contact,
      ${ownPhoto(sql.ref("me.id"))} AS photo, ${publicPhoto(sql.ref("me.id"))} AS "publicPhotoId",
      (SELECT json_build_object('fr', r.reason_fr, 'en', r.reason_en) FROM advert_review r
        WHERE r.person_id = me.id AND r.state = 'to-correct') AS "advertToCorrect",
      ${sql.raw(selected(profileColumns, "p"))},
      coalesce((SELECT json_agg(${jsonOf(availabilityColumns, "a")} ORDER BY (a.day + 6) % 7, a.start_time)
        FROM availability a WHERE a.person_id = me.id), '[]') AS availabilities,
      coalesce((SELECT json_agg(${jsonOf(experienceColumns, "e")} ORDER BY e.place)
        FROM experience e WHERE e.person_id = me.id), '[]') AS experiences`;

/** Gives kept profiles as JSON, for a statement of another store: of the person `personId` gives, or null. */
export const keptProfileOf = (
  personId: RawBuilder<number>,
): RawBuilder<KeptProfileRow> => sql<KeptProfileRow>`(
    SELECT row_to_json(kept) FROM (SELECT ${keptColumns}
      FROM (SELECT ${personId} AS id) me JOIN profile p ON p.person_id = me.id) kept)`;

/** Gives a person's profile in one statement: availabilities Monday first, experiences in their order. */
export async function getProfile(db: Db, personId: number): Promise<KeptProfile> {
  const { rows } = await sql<KeptProfileRow>`
    SELECT ${keptColumns}
    FROM (SELECT ${personId}::integer AS id) me LEFT JOIN profile p ON p.person_id = me.id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("a statement without FROM gives one row");
  return keptProfile(row);
}

/** Reads a kept profile from the row of such a statement. */
export function keptProfile(row: KeptProfileRow): KeptProfile {
  const { version, contact, photo, publicPhotoId, advertToCorrect, availabilities, experiences, ...answers } =
    row;
  return {
    version: version ?? 0,
    contact,
    photo,
    publicPhotoId,
    advertToCorrect,
    answers: { ...(version === null ? noAnswers : answers), availabilities, experiences },
  };
}

/** Gives a person's situation with the agency; unknown until the agency has set it. */
export async function getSituation(db: Db, personId: number): Promise<Situation> {
  const found = await tables(db)
    .selectFrom("profile")
    .select("current_situation as situation")
    .where("person_id", "=", personId)
    .executeTakeFirst();
  return found?.situation ?? currentSituations.numbers.Unknown;
}

/** Stores where a babysitter stands with the agency, which alone says it. */
export async function saveSituation(db: Db, personId: number, situation: Situation): Promise<void> {
  await tables(db)
    .insertInto("profile")
    .values({ person_id: personId, current_situation: situation })
    .onConflict((same) => same.column("person_id").doUpdateSet({ current_situation: situation }))
    .execute();
}

export type LockedProfile = ProfileAnswers & { readonly version: number };

/**
 * Locks a person's profile row until the transaction ends, creating it when it is missing; gives its answers.
 */
export async function lockProfile(transaction: Db, personId: number): Promise<LockedProfile> {
  const held = await lockKeptProfile(transaction, personId);
  if (held) return held;
  // Waits for another first change that is under way.
  await tables(transaction)
    .insertInto("profile")
    .values({ person_id: personId })
    .onConflict((conflict) => conflict.column("person_id").doNothing())
    .execute();
  const made = await lockKeptProfile(transaction, personId);
  if (!made) throw new Error("a profile was removed while it was held");
  return made;
}

async function lockKeptProfile(transaction: Db, personId: number): Promise<LockedProfile | null> {
  const { rows } = await sql<LockedProfile>`
    SELECT p.version, ${sql.raw(selected(profileColumns, "p"))}
    FROM profile p WHERE p.person_id = ${personId} FOR NO KEY UPDATE`.execute(transaction);
  return rows[0] ?? null;
}

/** Saves a person's new answers, and gives the new version of their profile. */
export async function updateProfile(
  transaction: Db,
  personId: number,
  answers: Partial<ProfileAnswers>,
  now: Date,
): Promise<number> {
  const given = fields
    .filter(([field]) => answers[field] !== undefined)
    .map(([field, [name]]) => sql`${sql.ref(name)} = ${answers[field]}, `);
  const { rows } = await sql<{ version: number }>`
    UPDATE profile SET ${sql.join(given, sql``)} version = version + 1, updated_at = ${now}
    WHERE person_id = ${personId} RETURNING version`.execute(transaction);
  return rows[0]?.version ?? 0;
}
