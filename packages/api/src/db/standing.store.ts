import { sql } from "kysely";
import type { Db } from "./connection/connect.ts";

/**
 * What the portal's role is to its tables: `apart` from their owner, `member` of the owner, whose role it may take, or `owner`;
 * null while there are no tables.
 */
export type Standing = "apart" | "member" | "owner";

/** Looks whether the portal's role could change or remove its tables, the audit among them. */
export async function readStanding(db: Db): Promise<Standing | null> {
  const { rows } = await sql<{ owns: boolean | null; takes: boolean | null }>`
    SELECT bool_or(c.relowner = r.oid) AS owns, bool_or(pg_has_role(r.oid, c.relowner, 'MEMBER')) AS takes
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace, pg_roles r
    WHERE r.rolname = current_user AND n.nspname IN ('public', 'graphile_worker') AND c.relkind IN ('r', 'p')`.execute(
    db,
  );
  const { owns, takes } = rows[0] ?? {};
  if (typeof owns !== "boolean") return null;
  return owns ? "owner" : takes ? "member" : "apart";
}
