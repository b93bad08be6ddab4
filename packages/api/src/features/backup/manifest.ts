import * as z from "zod/mini";

/** The name of the format, by which a backup is recognised. */
export const formatName = "ribambelle-backup";

/** The version of the format; it grows when an older portal could not restore what is written now. */
export const formatVersion = 1;

const text = z.string();
const columnSchema = z.object({ name: text, type: text });
const tableSchema = z.object({ schema: text, name: text, columns: z.array(columnSchema) });
const sequenceSchema = z.object({ schema: text, name: text, lastValue: text, isCalled: z.boolean() });

/** A table with the columns in the backup: all but those that the database computes. */
export type Table = z.infer<typeof tableSchema>;

/** A sequence with its value, as text because it may exceed what a number holds exactly. */
export type Sequence = z.infer<typeof sequenceSchema>;

/** The first entry of a backup: what it is, and what the entries of tables hold. */
export const manifestSchema = z.object({
  format: z.literal(formatName),
  version: z.literal(formatVersion),
  madeAt: text,
  portalVersion: text,
  migrations: z.array(text),
  jobsVersion: z.number(),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** The last entry before the seal: how many rows and files were written. */
export const summarySchema = z.object({
  rows: z.record(text, z.number()),
  files: z.number(),
  missingFiles: z.number(),
  // Older backups did not compare.
  changedFiles: z._default(z.number(), 0),
});
export type Summary = z.infer<typeof summarySchema>;

export const manifestEntry = "manifest.json";
export const summaryEntry = "summary.json";
export const filesFolder = "files/";

/** The name of a table in counts and sentences. */
export const nameOf = ({ schema, name }: Pick<Table, "schema" | "name">): string => `${schema}.${name}`;

/** The folder of the entries that hold a table's rows. */
export const folderOf = (table: Table): string => `tables/${nameOf(table)}/`;

/** Writes a value as an entry that people can read too. */
export const toJson = (value: Manifest | Summary): Buffer =>
  Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** Gives how much a backup holds. */
export function totals({ rows, files }: Summary): [tables: number, rows: number, files: number] {
  const counts = Object.values(rows);
  return [counts.length, counts.reduce((sum, count) => sum + count, 0), files];
}
