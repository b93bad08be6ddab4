import type { Line } from "@ribambelle/domain/imports/problem";
import { loginName } from "@ribambelle/domain/kernel/characters/loginName";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Role } from "@ribambelle/domain/kernel/role";
import type { ImportedPerson } from "@ribambelle/domain/people/people.file";
import { type RawBuilder, sql } from "kysely";
import { assigned, names, rowsInJson, those, typed, values } from "../../db/columns.ts";
import type { Db } from "../../db/connection/connect.ts";
import { givenPersonColumns, type PeopleTables } from "./people.columns.ts";

const tables = (db: Db) => db.withTables<PeopleTables>();

export interface KnownPerson {
  readonly reference: string;
  readonly personId: number;
  readonly role: Role;
  readonly isDeactivated: boolean;
  readonly hasPassword: boolean;
}

/** Gives the people with these references, deactivated ones included. */
export async function listPeopleByReference(db: Db, references: readonly string[]): Promise<KnownPerson[]> {
  return tables(db)
    .selectFrom("person")
    .select((eb) => [
      "agency_reference as reference",
      "id as personId",
      "role",
      eb("deactivated_at", "is not", null).$castTo<boolean>().as("isDeactivated"),
      eb("password_hash", "is not", null).$castTo<boolean>().as("hasPassword"),
    ])
    .where("agency_reference", "=", sql<string>`ANY(${references})`)
    .execute();
}

/** Gives the people whom these references name, each once, deactivated ones included. */
export async function peopleNamed(
  db: Db,
  references: readonly string[],
): Promise<ReadonlyMap<string, KnownPerson>> {
  const found = await listPeopleByReference(db, [...new Set(references)]);
  return new Map(found.map((person) => [person.reference, person]));
}

/** Gives the active people among these that were there before an instant, each with the language of their letters. */
export async function listPeopleFromBefore(
  db: Db,
  ids: readonly number[],
  instant: Date,
): Promise<Map<number, Locale>> {
  const found = await tables(db)
    .selectFrom("person")
    .select(["id", "locale"])
    .where("id", "=", sql<number>`ANY(${ids})`)
    .where("created_at", "<", instant)
    .where("deactivated_at", "is", null)
    .execute();
  return new Map(found.map(({ id, locale }) => [id, locale]));
}

export interface NameHolder {
  readonly reference: string;
  readonly email: string | null;
  readonly userName: string;
}

/** Gives who has one of these e-mails or user names. */
export async function listNameHolders(
  db: Db,
  emails: readonly string[],
  userNames: readonly string[],
): Promise<NameHolder[]> {
  const holder = sql`SELECT agency_reference AS reference, email, user_name AS "userName" FROM person`;
  // One index after the other: for either of a thousand names at once the database would read all people (IMPORTS-22).
  const { rows } = await sql<NameHolder>`
    ${holder} WHERE email = ANY(${emails})
    UNION ALL ${holder} WHERE user_name = ANY(${userNames})`.execute(db);
  return rows;
}

/** True when somebody is known by a reference that does not begin so. */
export async function hasPeopleOutside(db: Db, prefix: string): Promise<boolean> {
  const found = await tables(db)
    .selectFrom("person")
    .select("id")
    .where(sql<boolean>`NOT starts_with(agency_reference, ${prefix})`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Locks and gives the ids of the people whose reference begins so, deactivated ones included. */
export async function listPeopleUnder(transaction: Db, prefix: string): Promise<number[]> {
  const found = await tables(transaction)
    .selectFrom("person")
    .select("id")
    .where(sql<boolean>`starts_with(agency_reference, ${prefix})`)
    .orderBy("id")
    .forUpdate()
    .execute();
  return found.map(({ id }) => id);
}

// An import sets the popup only for a new person: afterwards the person's own choice stands.
const onlyAtFirst: ReadonlySet<string> = new Set(["displaysConnectionPopup"]);

export interface SavedPerson {
  readonly line: number;
  readonly done: "created" | "updated" | "unchanged";
  readonly personId: number | null;
  readonly roleBefore: Role | null;
  readonly role: Role;
  readonly changedEmail: boolean;
}

/**
 * Creates the people who are new and corrects those who differ, in one statement; `present` names what the file says. Since
 * when somebody is known here is the database's to say: an import asks who was before it began.
 * Throws the database's own error for a broken promise.
 */
export async function savePeople(
  db: Db,
  lines: readonly Line<ImportedPerson>[],
  present: ReadonlySet<string>,
  now: Date,
): Promise<SavedPerson[]> {
  const rows = lines.map(({ line, row }) => ({ ...row, line, ownName: loginName(row.reference) }));
  const all = givenPersonColumns;
  const fields = ["line", "reference", "userName", "ownName", ...Object.keys(all)];
  const said = those(all, (field) => present.has(field) && !onlyAtFirst.has(field));
  const email = present.has("email") ? sql`i.email` : sql`old.email`;
  const { rows: saved } = await sql<SavedPerson>`
    WITH incoming AS (
      SELECT * FROM json_to_recordset(${rowsInJson(rows, fields)}::json) AS i(line integer, reference text,
        "userName" text, "ownName" text, ${typed(all)})
    ), known AS (
      SELECT i.*, old.id, old.role AS "roleBefore", old.email AS "emailBefore",
        CASE WHEN i."userName" IS NOT NULL THEN i."userName"
          WHEN old.user_name NOT LIKE '%@%' OR old.user_name = ${email} THEN old.user_name
          ELSE coalesce(${email}, i."ownName") END AS "nextName"
      FROM incoming i JOIN person old ON old.agency_reference = i.reference
    ), changed AS (
      UPDATE person p SET ${assigned(said, "k")},
        user_name = k."nextName", updated_at = ${now}
      FROM known k
      WHERE p.id = k.id AND p.deactivated_at IS NULL
        AND (p.user_name, ${names(said, "p")}) IS DISTINCT FROM (k."nextName", ${values(said, "k")})
      RETURNING k.line, p.id, k."emailBefore" IS DISTINCT FROM p.email AS "changedEmail"
    ), created AS (
      INSERT INTO person (agency_reference, user_name, ${names(all)})
      SELECT i.reference, coalesce(i."userName", i."ownName"), ${values(all, "i")}
      FROM incoming i WHERE NOT EXISTS (SELECT FROM known k WHERE k.line = i.line)
    )
    SELECT i.line, i.role, k.id AS "personId", k."roleBefore", coalesce(c."changedEmail", false) AS "changedEmail",
      CASE WHEN k.id IS NULL THEN 'created' WHEN c.id IS NULL THEN 'unchanged' ELSE 'updated' END AS done
    FROM incoming i LEFT JOIN known k USING (line) LEFT JOIN changed c USING (line)`.execute(db);
  return saved;
}

/** Gives a first password to people who have none and are active; a password that exists is never touched. */
export async function saveFirstPassword(db: Db, reference: string, passwordHash: string): Promise<void> {
  await tables(db)
    .updateTable("person")
    .set({ password_hash: passwordHash })
    .where("agency_reference", "=", reference)
    .where("password_hash", "is", null)
    .where("deactivated_at", "is", null)
    .execute();
}

/** A person as papers name them. */
export interface PersonOnPaper {
  readonly personId: number;
  readonly reference: string;
  readonly role: Role;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  /** The employee number, else the agency's reference. */
  readonly number: string;
}

/** Gives people as papers name them, by their ids. */
export async function listNamesOnPapers(db: Db, ids: readonly number[]): Promise<Map<number, PersonOnPaper>> {
  const found = await namesOnPapers(db, sql`p.id = ANY(${ids})`);
  return new Map(found.map((person) => [person.personId, person]));
}

/** Gives people as papers name them, by the agency's references. */
export async function listPapersByReference(
  db: Db,
  references: readonly string[],
): Promise<Map<string, PersonOnPaper>> {
  const found = await namesOnPapers(db, sql`p.agency_reference = ANY(${references})`);
  return new Map(found.map((person) => [person.reference, person]));
}

async function namesOnPapers(db: Db, condition: RawBuilder<unknown>): Promise<PersonOnPaper[]> {
  const { rows } = await sql<PersonOnPaper>`
    SELECT p.id AS "personId", p.agency_reference AS reference, p.role,
      trim(concat_ws(' ', p.first_name, p.last_name)) AS name,
      concat_ws(', ', nullif(p.address, ''), nullif(p.address_complement, ''),
        nullif(trim(concat_ws(' ', p.zip_code, p.city)), '')) AS address, coalesce(p.city, '') AS city,
      coalesce(p.employee_number, p.agency_reference) AS number
    FROM person p WHERE ${condition}`.execute(db);
  return rows;
}
