import pg from "pg";
import { grantMissing } from "./rights.ts";

/** The database of the embedded server that is the portal's. */
export const databaseName = "ribambelle";

/** The role that owns it and its tables. Nobody can sign in as it: migrations take it. */
export const ownerRole = "portal_owner";

/** The role of the running portal, which owns nothing. */
export const runningRole = "portal";

const attributes = "NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS";
// One process at a time; the number is our own.
const lock = 310_031;
const noSuchDatabase = "3D000";

interface Found {
  readonly ownerIsOrdinary: boolean | null;
  readonly isOrdinary: boolean | null;
  readonly lacksPassword: boolean | null;
  readonly isOwner: boolean;
}

const ordinary = (role: string, login: "rolcanlogin" | "NOT rolcanlogin") =>
  `(SELECT ${login} AND NOT (rolsuper OR rolcreatedb OR rolcreaterole OR rolreplication OR rolbypassrls)
    FROM pg_roles WHERE rolname = ${role})`;

const roleAndDatabase = `SELECT
  ${ordinary("$1", "NOT rolcanlogin")} AS "ownerIsOrdinary",
  ${ordinary("$2", "rolcanlogin")} AS "isOrdinary",
  (SELECT rolpassword IS NULL FROM pg_authid WHERE rolname = $2) AS "lacksPassword",
  (SELECT datdba = to_regrole($1) FROM pg_database WHERE datname = current_database()) IS TRUE AS "isOwner"`;

// The sequence of a column follows its table; what an extension made is not the portal's.
const othersThings = `WITH others AS (
    SELECT 'SCHEMA' AS kind, format('%I', nspname) AS name, oid, 'pg_namespace'::regclass AS class, nspowner AS owner, oid AS schema
    FROM pg_namespace
    UNION ALL SELECT 'TABLE', oid::regclass::text, oid, 'pg_class'::regclass, relowner, relnamespace FROM pg_class c
    WHERE relkind IN ('r', 'p', 'v', 'm', 'f') OR relkind = 'S' AND NOT EXISTS (
      SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype IN ('a', 'i'))
    UNION ALL SELECT 'ROUTINE', oid::regprocedure::text, oid, 'pg_proc'::regclass, proowner, pronamespace FROM pg_proc
    UNION ALL SELECT 'TYPE', oid::regtype::text, oid, 'pg_type'::regclass, typowner, typnamespace FROM pg_type t
    WHERE typtype IN ('d', 'e', 'r') OR EXISTS (SELECT FROM pg_class c WHERE c.oid = t.typrelid AND c.relkind = 'c')
  )
  SELECT format('ALTER %s %s OWNER TO %I', kind, name, $1::text) AS statement FROM others
  JOIN pg_namespace n ON n.oid = others.schema
  WHERE n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'
    AND owner IS DISTINCT FROM to_regrole($1) AND owner <> 'pg_database_owner'::regrole
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = class AND d.objid = others.oid AND d.deptype = 'e')`;

/**
 * Makes the portal's database in the embedded server, the ordinary role that owns it and the one of the running portal, or hands
 * over to them what a version before left with others; quick when all is so already. `asSuperuser` connects to a database of the
 * server.
 */
export async function prepareOwner(asSuperuser: (database: string) => pg.ClientConfig): Promise<void> {
  try {
    await over(asSuperuser(databaseName), handOver);
  } catch (error) {
    if ((error as { code?: string }).code !== noSuchDatabase) throw error;
    await over(asSuperuser("postgres"), makeDatabase);
  }
}

async function over(config: pg.ClientConfig, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(config);
  // When the server ends meanwhile, the statement rejects.
  client.on("error", () => {});
  await client.connect();
  await work(client).finally(() => client.end());
}

async function makeDatabase(client: pg.Client): Promise<void> {
  await client.query("SELECT pg_advisory_lock($1)", [lock]);
  await makeOrdinary(client, await look(client));
  const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = $1", [databaseName]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${databaseName} OWNER ${ownerRole}`);
}

async function handOver(client: pg.Client): Promise<void> {
  // Every name is then written with its schema.
  await client.query("SET search_path = pg_catalog");
  if (isDone(client, await look(client)) && (await listOthers(client)).length === 0) return;
  await client.query("BEGIN");
  await client.query("SELECT pg_advisory_xact_lock($1)", [lock]);
  const found = await look(client);
  await makeOrdinary(client, found);
  if (!found.isOwner) await client.query(`ALTER DATABASE ${databaseName} OWNER TO ${ownerRole}`);
  for (const statement of await listOthers(client)) await client.query(statement);
  // In the same transaction: a portal that runs meanwhile must not find itself without rights.
  await client.query(`SET LOCAL ROLE ${ownerRole}`);
  await grantMissing(client, runningRole);
  await client.query("COMMIT");
}

const isDone = (client: pg.Client, { ownerIsOrdinary, isOrdinary, isOwner, lacksPassword }: Found) =>
  ownerIsOrdinary === true && isOrdinary === true && isOwner && !(client.password && lacksPassword);

async function look(client: pg.Client): Promise<Found> {
  const { rows } = await client.query<Found>(roleAndDatabase, [ownerRole, runningRole]);
  return rows[0] as Found;
}

// Over 127.0.0.1 it shows the password that is kept beside the data; a socket asks for none.
async function makeOrdinary(client: pg.Client, found: Found): Promise<void> {
  const { ownerIsOrdinary, isOrdinary, lacksPassword } = found;
  const make = async (role: string, login: "LOGIN" | "NOLOGIN", is: boolean | null) => {
    if (is !== true)
      await client.query(`${is === null ? "CREATE" : "ALTER"} ROLE ${role} ${login} ${attributes}`);
  };
  await make(ownerRole, "NOLOGIN", ownerIsOrdinary);
  await make(runningRole, "LOGIN", isOrdinary);
  if (client.password && lacksPassword !== false)
    await client.query(`ALTER ROLE ${runningRole} PASSWORD ${client.escapeLiteral(String(client.password))}`);
}

async function listOthers(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(othersThings, [ownerRole]);
  return rows.map(({ statement }) => statement);
}
