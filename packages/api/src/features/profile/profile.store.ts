import type { Profile } from "@ribambelle/domain/profile/profile";
import { currentSituations } from "@ribambelle/domain/profile/profile.values";
import { type Selectable, sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { type OwnContact, ownContact } from "../identity/index.ts";
import { type OwnPhoto, ownPhoto, publicPhoto } from "../photos/index.ts";
import type { ProfileTable, ProfileTables } from "./profile.table.ts";

const tables = (db: Db) => db.withTables<ProfileTables>();

// What a babysitter says in one row, by name, and the column that keeps it.
const columns = {
  advertTitle: "advert_title",
  advertDescription: "advert_description",
  isPublished: "advert_is_published",
  searchFrequency: "search_frequency",
  isAvailableForHousework: "is_available_for_housework",
  hasIroningOption: "has_ironing_option",
  professionalSituation: "professional_situation",
  educationLevel: "education_level",
  educationTheme: "education_theme",
  specificDiplomas: "specific_diplomas",
  hasDrivingLicence: "has_driving_licence",
  canConveyChildren: "can_convey_children",
  spokenLanguages: "spoken_languages",
} as const satisfies Partial<Record<keyof Profile, keyof ProfileTable>>;

type Field = keyof typeof columns;
const fields = Object.entries(columns) as [Field, (typeof columns)[Field]][];

/** What a babysitter says of themselves, without the two lists. */
export type Said = Pick<Profile, Field>;

/** What somebody without a row has said. */
const nothingSaid: Said = {
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

/** A person's profile as it is kept; version 0 is that of somebody who has said nothing yet. */
export interface KeptProfile {
  readonly version: number;
  readonly said: Said & Lists;
  readonly contact: OwnContact;
  readonly photo: OwnPhoto | null;
  /** The id of the photo that families see. */
  readonly publicPhotoId: string | null;
}

type Row = Said & Lists & Omit<KeptProfile, "version" | "said"> & { version: number | null };

const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Gives a person's profile in one statement: availabilities Monday first, experiences in their order. */
export async function getProfile(db: Db, personId: number): Promise<KeptProfile> {
  const { rows } = await sql<Row>`
    SELECT p.version, ${ownContact(sql.ref("me.id"))} AS contact,
      ${ownPhoto(sql.ref("me.id"))} AS photo, ${publicPhoto(sql.ref("me.id"))} AS "publicPhotoId",
      ${sql.join(fields.map(([field, column]) => sql`${sql.ref(`p.${column}`)} AS ${sql.ref(field)}`))},
      coalesce((SELECT json_agg(json_build_object('id', a.id, 'day', a.day,
          'startTime', to_char(a.start_time, 'HH24:MI'), 'endTime', to_char(a.end_time, 'HH24:MI'))
          ORDER BY (a.day + 6) % 7, a.start_time)
        FROM availability a WHERE a.person_id = me.id), '[]') AS availabilities,
      coalesce((SELECT json_agg(json_build_object('id', e.id, 'babysitterId', e.person_id,
          'category', e.category, 'childAge', e.child_age, 'duration', e.duration, 'guardType', e.guard_type,
          'childrenCount', e.children_count, 'description', e.description,
          'createdAt', ${instant("e.created_at")}, 'modifiedAt', ${instant("e.modified_at")}) ORDER BY e.place)
        FROM experience e WHERE e.person_id = me.id), '[]') AS experiences
    FROM (SELECT ${personId}::integer AS id) me LEFT JOIN profile p ON p.person_id = me.id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("a statement without FROM gives one row");
  const { version, contact, photo, publicPhotoId, availabilities, experiences, ...said } = row;
  return {
    version: version ?? 0,
    contact,
    photo,
    publicPhotoId,
    said: { ...(version === null ? nothingSaid : said), availabilities, experiences },
  };
}

/** Gives where a person stands with the agency; unknown until the agency has said it. */
export async function getSituation(
  db: Db,
  personId: number,
): Promise<Selectable<ProfileTable>["current_situation"]> {
  const found = await tables(db)
    .selectFrom("profile")
    .select("current_situation as situation")
    .where("person_id", "=", personId)
    .executeTakeFirst();
  return found?.situation ?? currentSituations.numbers.Unknown;
}

export type HeldProfile = Said & { readonly version: number };

/** Gives what a person has said, in a row that nobody else changes until the transaction ends; makes it when it is missing. */
export async function holdProfile(transaction: Db, personId: number): Promise<HeldProfile> {
  await tables(transaction)
    .insertInto("profile")
    .values({ person_id: personId })
    .onConflict((conflict) => conflict.column("person_id").doNothing())
    .execute();
  const { rows } = await sql<HeldProfile>`
    SELECT version, ${sql.join(fields.map(([field, column]) => sql`${sql.ref(column)} AS ${sql.ref(field)}`))}
    FROM profile WHERE person_id = ${personId} FOR NO KEY UPDATE`.execute(transaction);
  const [held] = rows;
  if (!held) throw new Error("a profile was removed while it was held");
  return held;
}

/** Saves what a person now says, and gives the new version of their profile. */
export async function updateProfile(
  transaction: Db,
  personId: number,
  said: Partial<Said>,
  now: Date,
): Promise<number> {
  const given = fields
    .filter(([field]) => said[field] !== undefined)
    .map(([field, column]) => sql`${sql.ref(column)} = ${said[field]}, `);
  const { rows } = await sql<{ version: number }>`
    UPDATE profile SET ${sql.join(given, sql``)} version = version + 1, updated_at = ${now}
    WHERE person_id = ${personId} RETURNING version`.execute(transaction);
  return rows[0]?.version ?? 0;
}
