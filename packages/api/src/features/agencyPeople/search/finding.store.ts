/** The last character that there is: what begins with a word lies between it and it with this one. */
export const last = "U&'\\+10FFFF'";

/** The head of a statement, which finds, and what of somebody is shown as found. */
export interface Finding {
  readonly name: string;
  readonly head: string;
  readonly shown: string;
}

// Of a value that it sees PostgreSQL makes a plan for each search, which takes it up to ten times as long as the search: here one for
// all is as good.
export const kinds = "unnest((SELECT $2::text[])) AS r (role)";
export const most = "(SELECT $3::integer)";
/** What is typed as it is compared, read so that it is not seen either. */
export const typedAs = (compared: string): string => `(SELECT ${compared})`;

/** Whom a search may find: a list knows of itself whether it shows who was deleted. */
export type Among = "everybody" | "living";

/** Writes what reads one more than are given of `lines`, in the order in which they come; who was deleted takes nobody's place. */
export const first = (lines: string, order: string, among: Among) =>
  `SELECT k.* FROM (${lines}) k ${
    among === "living"
      ? "CROSS JOIN LATERAL (SELECT FROM person WHERE id = k.id AND deactivated_at IS NULL LIMIT 1) living"
      : ""
  } ORDER BY ${order} LIMIT ${most} + 1`;

/** Writes the part of a search that keeps of those who are known one more of each kind than are given, in their order. */
export const foundOf = (known: string, match: string, among: Among) => `found AS (
    SELECT r.role, f.* FROM ${kinds} CROSS JOIN LATERAL (${first(
      `SELECT id, sort_name, "isWhole", ${match} FROM ${known} WHERE role = r.role ORDER BY "isWhole" DESC, sort_name, id`,
      'k."isWhole" DESC, k.sort_name, k.id',
      among,
    )}) f
  )`;
