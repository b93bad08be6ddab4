import type pg from "pg";

/** What the role of a running portal may do with most tables. */
const usual = ["DELETE", "INSERT", "SELECT", "UPDATE"];

/** With these it may do less: what notes itself must not be rewritten (docs/decisions/0057). */
const fewer: Readonly<Record<string, readonly string[]>> = {
  "public.audit_entry": ["DELETE", "INSERT", "SELECT"],
  "public.audit_detail": ["DELETE", "INSERT", "SELECT"],
  "public.migration": ["SELECT"],
  "graphile_worker.migrations": ["SELECT"],
};
/** The one column of the audit that is written again: how many times. */
const counted = { table: "public.audit_entry", column: "times" };

// One process at a time; the number is our own.
const lock = 310_057;

// What the present role owns in both schemas, but for what an extension made.
const ours = `SELECT c.oid, c.relkind, c.relrowsecurity, c.relacl, n.nspname || '.' || c.relname AS plain, format('%I.%I', n.nspname, c.relname) AS name
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname IN ('public', 'graphile_worker') AND c.relkind IN ('r', 'p', 'v', 'S')
    AND c.relowner = to_regrole(quote_ident(current_user))
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`;

// Each statement that is missing, for the role $1; $2 are the tables with fewer rights, as JSON.
const missing = `WITH ours AS (${ours}), wanted AS (
    SELECT ours.*, CASE WHEN relkind = 'S' THEN 'SELECT, USAGE'
      ELSE coalesce($2::json ->> plain, '${usual.join(", ")}') END AS rights FROM ours
  ), given AS (
    SELECT ours.oid, string_agg(privilege_type, ', ' ORDER BY privilege_type) AS rights
    FROM ours, aclexplode(relacl) WHERE grantee = to_regrole(quote_ident($1)) GROUP BY ours.oid
  ), counted AS (
    SELECT ours.oid, name, NOT EXISTS (SELECT FROM aclexplode(attacl) WHERE grantee = to_regrole(quote_ident($1))) AS lacks
    FROM ours JOIN pg_attribute ON attrelid = ours.oid AND attname = $4 WHERE plain = $3
  )
  SELECT format('REVOKE ALL ON %1$s FROM %2$I; GRANT %3$s ON %1$s TO %2$I', CASE relkind WHEN 'S' THEN 'SEQUENCE ' ELSE '' END || name,
    $1, wanted.rights) AS statement
  FROM wanted LEFT JOIN given USING (oid) WHERE wanted.rights IS DISTINCT FROM given.rights
  UNION ALL SELECT format('GRANT UPDATE (%I) ON %s TO %I', $4::text, name, $1) FROM counted
  WHERE lacks OR oid IN (SELECT wanted.oid FROM wanted LEFT JOIN given USING (oid) WHERE wanted.rights IS DISTINCT FROM given.rights)
  UNION ALL SELECT format('DROP POLICY IF EXISTS the_portal_works ON %1$s; CREATE POLICY the_portal_works ON %1$s TO %2$I USING (true) WITH CHECK (true)', name, $1)
  FROM ours WHERE relrowsecurity AND NOT EXISTS (
    SELECT FROM pg_policy p WHERE p.polrelid = ours.oid AND to_regrole(quote_ident($1)) = ANY (p.polroles))
  UNION ALL SELECT format('GRANT USAGE ON SCHEMA %I TO %I', nspname, $1) FROM pg_namespace
  WHERE nspname IN ('public', 'graphile_worker') AND NOT has_schema_privilege($1, oid, 'USAGE')
  UNION ALL SELECT format('ALTER DEFAULT PRIVILEGES GRANT ${usual.join(", ")} ON TABLES TO %1$I; ALTER DEFAULT PRIVILEGES GRANT SELECT, USAGE ON SEQUENCES TO %1$I', $1)
  WHERE NOT EXISTS (SELECT FROM pg_default_acl, aclexplode(defaclacl) WHERE defaclnamespace = 0 AND defaclobjtype = 'r'
    AND defaclrole = to_regrole(quote_ident(current_user)) AND grantee = to_regrole(quote_ident($1)))`;

/**
 * Gives a role what a running portal needs of the tables of the present role, and takes from it what it does not need; does
 * nothing when all is so. Several processes may call it at once.
 */
export async function giveRights(client: pg.ClientBase, role: string): Promise<void> {
  if ((await listMissing(client, role)).length === 0) return;
  await client.query("BEGIN");
  try {
    await client.query("SELECT pg_advisory_xact_lock($1)", [lock]);
    await grantMissing(client, role);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}

/** The same in a transaction of the caller's, who lets nobody else in. */
export async function grantMissing(client: pg.ClientBase, role: string): Promise<void> {
  for (const statement of await listMissing(client, role)) await client.query(statement);
}

async function listMissing(client: pg.ClientBase, role: string): Promise<string[]> {
  const tables = Object.fromEntries(
    Object.entries(fewer).map(([table, rights]) => [table, rights.join(", ")]),
  );
  const { rows } = await client.query<{ statement: string }>(missing, [
    role,
    JSON.stringify(tables),
    counted.table,
    counted.column,
  ]);
  return rows.map(({ statement }) => statement);
}
