import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";
import { rowsOf } from "../../personal/rowsOf.store.ts";
import { isPersonal, type PersonalData, type PersonalTable } from "../../personal.ts";

interface FoundTable {
  readonly table: string;
  readonly columns: readonly string[];
  /** The tables that its foreign keys lead to. */
  readonly references: readonly string[];
}

/** Gives every table of the database, those of the jobs too. */
async function tablesOf(db: Db): Promise<FoundTable[]> {
  const { rows } = await sql<FoundTable>`
    SELECT t.name AS "table",
      ARRAY(SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped)
        AS columns,
      ARRAY(SELECT coalesce(nullif(rn.nspname, 'public') || '.', '') || r.relname FROM pg_constraint f
        JOIN pg_class r ON r.oid = f.confrelid JOIN pg_namespace rn ON rn.oid = r.relnamespace
        WHERE f.conrelid = t.oid AND f.contype = 'f') AS "references"
    FROM (SELECT c.oid, coalesce(nullif(n.nspname, 'public') || '.', '') || c.relname AS name
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind IN ('r', 'p') AND n.nspname IN ('public', 'graphile_worker')) t
    ORDER BY t.name`.execute(db);
  return rows;
}

const personWords = /person|actor|parent|babysitter|e?mail|phone|address|recipient|file_key/;

/** Gives what is wrong with the declarations of personal data, as sentences: they say what the database has, all of it, once. */
export async function personalProblems(db: Db, personal: PersonalData): Promise<string[]> {
  const found = await tablesOf(db);
  const leading = new Set(["person"]);
  for (let before = 0; before < leading.size; ) {
    before = leading.size;
    for (const { table, references } of found)
      if (references.some((one) => leading.has(one))) leading.add(table);
  }
  const unknown = personal
    .filter(({ table }) => !found.some((one) => one.table === table))
    .map(({ table }) => `${table} does not exist`);
  return [...unknown, ...found.flatMap((table) => problemsOf(table, leading.has(table.table), personal))];
}

interface CheckedColumn {
  readonly table: string;
  readonly column: string;
  readonly check: string;
}

/** Gives the codes that columns take and that a person would read as they are kept: no words were declared for them. */
export async function codesWithoutWords(db: Db, personal: PersonalData): Promise<string[]> {
  const { rows } = await sql<CheckedColumn>`
    SELECT c.conrelid::regclass::text AS "table", a.attname AS "column", pg_get_constraintdef(c.oid) AS "check"
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'c' AND cardinality(c.conkey) = 1 ORDER BY 1, 2`.execute(db);
  return rows.flatMap(({ table, column, check }) => {
    const said = personal.filter(isPersonal).find((one) => one.table === table)?.exported[column];
    const known = new Set(said?.values?.map(({ value }) => String(value)));
    const [, listed] = / = ANY \(+ARRAY\[([^\]]*)\]/.exec(check) ?? [];
    if (!said || listed === undefined) return [];
    const codes = listed.split(", ").map((code) => code.replace(/::.*$/, "").replace(/^'(.*)'$/, "$1"));
    return codes.filter((code) => !known.has(code)).map((code) => `${table}.${column}: ${code}`);
  });
}

function problemsOf({ table, columns }: FoundTable, leads: boolean, personal: PersonalData): string[] {
  const [declared, ...others] = personal.filter((one) => one.table === table);
  if (!declared) return [`${table} is declared by nobody`];
  if (others.length > 0) return [`${table} is declared more than once`];
  if (isPersonal(declared)) return columnProblems(declared, columns);
  const telling = columns.filter((column) => personWords.test(column));
  if (leads) return [`${table} leads to a person`];
  return telling.map((column) => `${table}.${column} may lead to a person`);
}

function columnProblems(declared: PersonalTable, columns: readonly string[]): string[] {
  const { table, title, exported, internal, file, lead, whenDeleted } = declared;
  const told = [...Object.keys(exported), ...internal];
  const used = [
    ...("by" in lead ? [] : [lead.column]),
    ...(file ? [file] : []),
    ...Object.keys((whenDeleted.rows === "kept" && whenDeleted.blanked) || {}),
  ];
  return [
    ...(Object.keys(exported).length > 0 && !title ? [`${table} has no title`] : []),
    ...columns
      .filter((column) => !told.includes(column))
      .map((column) => `${table}.${column} is not declared`),
    ...told
      .filter((name, index) => told.indexOf(name) < index)
      .map((name) => `${table}.${name} is declared twice`),
    ...[...told, ...used]
      .filter((name) => !columns.includes(name))
      .map((name) => `${table}.${name} does not exist`),
  ];
}

/** What is kept about a person in one declared table. */
export interface PersonalRows {
  readonly declared: PersonalTable;
  /** The values of the column that leads to the person. */
  readonly leads: readonly (string | number)[];
  readonly files: readonly string[];
  /** The columns that will be blanked, as they stand. */
  readonly blanked: readonly Readonly<Record<string, unknown>>[];
}

/** Gives what is kept about a person in each declared table that a key leads from. */
export async function personalRowsOf(
  db: Db,
  personal: PersonalData,
  personId: number,
): Promise<PersonalRows[]> {
  const tables = personal.filter(isPersonal);
  const found: PersonalRows[] = [];
  for (const declared of tables) {
    const { lead, file, table, whenDeleted } = declared;
    if ("by" in lead) continue;
    const { rows } = await sql<Record<string, unknown>>`
      SELECT * FROM ${sql.table(table)} WHERE ${rowsOf(tables, declared, [personId])}`.execute(db);
    const names = Object.keys((whenDeleted.rows === "kept" && whenDeleted.blanked) || {});
    found.push({
      declared,
      leads: rows.map((row) => row[lead.column] as string | number),
      files: file ? rows.map((row) => String(row[file])) : [],
      blanked: rows.map((row) => Object.fromEntries(names.map((name) => [name, row[name]]))),
    });
  }
  return found;
}

/** Counts the rows of a declared table that still lead where they led. */
export async function countLeft(db: Db, { declared: { table, lead }, leads }: PersonalRows): Promise<number> {
  if ("by" in lead) return 0;
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM ${sql.table(table)} WHERE ${sql.ref(lead.column)} = ANY(${leads})`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Gives the tables in which a text stands, in whatever column, those left aside that no key leads from. */
export async function tablesThatSay(db: Db, personal: PersonalData, text: string): Promise<string[]> {
  const aside = personal.filter((one) => isPersonal(one) && "by" in one.lead).map(({ table }) => table);
  const saying: string[] = [];
  for (const { table } of await tablesOf(db)) {
    if (aside.includes(table)) continue;
    const { rows } = await sql<{ says: boolean }>`
      SELECT EXISTS (SELECT FROM ${sql.table(table)} t WHERE strpos(t::text, ${text}) > 0) AS says`.execute(
      db,
    );
    if (rows[0]?.says) saying.push(table);
  }
  return saying;
}
