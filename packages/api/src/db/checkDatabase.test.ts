import { randomBytes } from "node:crypto";
import { rowsOf, urlOf } from "@ribambelle/processes/postgres";
import { sample } from "@ribambelle/processes/rounds";
import type pg from "pg";
import { pino } from "pino";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { prepareDatabase } from "../portal.ts";
import { readConfig } from "../readConfig.ts";
import { startProblem } from "../startProblem.ts";
import { openDatabase } from "./openDatabase.ts";

/** An empty database of its own on the run's server, and a role that owns it and is no superuser. */
async function ownDatabase(options = "ENCODING 'UTF8'"): Promise<{ url: string; asAdmin: pg.ClientConfig }> {
  const { admin } = inject("testServer");
  const name = `ribambelle_check_${randomBytes(6).toString("hex")}`;
  await rowsOf(admin, `CREATE ROLE ${name} LOGIN PASSWORD 'secret'`);
  await rowsOf(admin, `CREATE DATABASE ${name} OWNER ${name} TEMPLATE template0 ${options}`);
  onTestFinished(async () => {
    await rowsOf(admin, `DROP DATABASE ${name} WITH (FORCE)`);
    await rowsOf(admin, `DROP ROLE ${name}`);
  });
  const own = new URL(urlOf(admin));
  own.username = name;
  own.password = "secret";
  own.pathname = `/${name}`;
  const asAdmin = new URL(urlOf(admin));
  asAdmin.pathname = `/${name}`;
  return { url: own.href, asAdmin: { connectionString: asAdmin.href } };
}

/** The sentence with which a portal ends that is started on this database, or null when it would serve. */
async function endOf(url: string, settings: NodeJS.ProcessEnv = {}): Promise<string | null> {
  const config = readConfig({ DATABASE_URL: url, ...settings });
  try {
    const database = await openDatabase(config, { onError: () => {}, say: () => {} });
    await prepareDatabase(database, pino({ level: "silent" })).finally(database.close);
    return null;
  } catch (error) {
    return startProblem(error);
  }
}

describe("a portal starts", () => {
  it("on an empty database in UTF-8 that its role owns, again and again", async () => {
    const { url } = await ownDatabase();
    expect([await endOf(url), await endOf(url)]).toEqual([null, null]);
  });
});

describe("a portal ends with one sentence", () => {
  it("on a database that is not in UTF-8", async () => {
    const { url } = await ownDatabase("ENCODING 'SQL_ASCII' LC_COLLATE 'C' LC_CTYPE 'C'");
    expect(await endOf(url)).toMatch(/^The database \w+ is in SQL_ASCII, .*make one in UTF-8.*\.$/);
  });

  it("on tables of a newer version, which it leaves as they are", async () => {
    const { url, asAdmin } = await ownDatabase();
    await endOf(url);
    await rowsOf(asAdmin, "INSERT INTO migration (name, run_on) VALUES ('9999_next_year', now())");
    expect(await endOf(url)).toMatch(
      /^The tables are those of a newer version of the portal \(9999_next_year\): .*\.$/,
    );
  });

  it.each(
    sample([
      [
        "the first row",
        "name LIKE '0001_%'",
        /^The table migration has no row 0001_\w+, although 00\d\d_\w+ ran: .*\.$/,
      ],
      [
        "a row between",
        "name LIKE '0012_%'",
        /^The table migration has no row 0012_\w+, although 00\d\d_\w+ ran: .*\.$/,
      ],
      [
        "the end",
        "name > '0088'",
        /^What comes after the migration 00\d\d_\w+ cannot be made \(.* already exists.*\), .*\.$/,
      ],
    ] as const),
  )(
    "where %s of those that say which migrations ran is missing, and changes nothing",
    async (_, row, sentence) => {
      const { url } = await ownDatabase();
      await endOf(url);
      await rowsOf(url, `DELETE FROM migration WHERE ${row}`);
      const kept = () => rowsOf(url, "SELECT name FROM migration ORDER BY name");
      const before = await kept();
      expect(await endOf(url)).toMatch(sentence);
      expect(await kept()).toEqual(before);
    },
  );

  it.each([
    ["a table person", "CREATE TABLE person (id integer)"],
    ["a table migration", "CREATE TABLE migration (version text)"],
    [
      "a function of the same name",
      "CREATE FUNCTION announce_ended_session() RETURNS integer LANGUAGE sql AS 'SELECT 1'",
    ],
  ])("on a database that holds %s of somebody else", async (_, statement) => {
    const { url } = await ownDatabase();
    await rowsOf(url, statement);
    expect(await endOf(url)).toMatch(
      /^This database holds tables that are not the portal’s .* give it a database of its own\.$/,
    );
    expect(await rowsOf(url, "SELECT to_regclass('session') AS session")).toEqual([{ session: null }]);
  });

  it.each(
    sample([
      [
        "that is not graphile-worker’s",
        "CREATE SCHEMA graphile_worker; CREATE TABLE graphile_worker.migrations (x text)",
      ],
      [
        "of a newer graphile-worker",
        "CREATE SCHEMA graphile_worker; CREATE TABLE graphile_worker.migrations (id int PRIMARY KEY, ts timestamptz NOT NULL DEFAULT now(), breaking boolean NOT NULL DEFAULT false); INSERT INTO graphile_worker.migrations VALUES (999999, now(), true)",
      ],
    ] as const),
  )("on a schema of jobs %s", async (_, statement) => {
    const { url } = await ownDatabase();
    await rowsOf(url, statement);
    expect(await endOf(url)).toMatch(
      /^The job tables of this database \(schema graphile_worker\) are not those .*\.$/,
    );
  });

  it("where its role may make no tables", async () => {
    const { url, asAdmin } = await ownDatabase();
    await rowsOf(
      asAdmin,
      "ALTER SCHEMA public OWNER TO CURRENT_USER; REVOKE CREATE ON SCHEMA public FROM PUBLIC",
    );
    await rowsOf(asAdmin, `ALTER DATABASE ${new URL(url).username} OWNER TO CURRENT_USER`);
    expect(await endOf(url)).toMatch(
      /^The portal’s role may not make its tables .*owner of the database.*\.$/,
    );
  });

  it.each([
    ["its role", (name: string) => `ALTER ROLE ${name} CONNECTION LIMIT 19`],
    ["its database", (name: string) => `ALTER DATABASE ${name} CONNECTION LIMIT 19`],
  ])("where %s is allowed fewer connections than it opens", async (_, limit) => {
    const { url, asAdmin } = await ownDatabase();
    await rowsOf(asAdmin, limit(new URL(url).username));
    expect(await endOf(url)).toMatch(/^PostgreSQL allows 19 connections here, .*up to 20: .*\.$/);
    expect(await endOf(url, { DATABASE_CONNECTIONS: "9" })).toBeNull();
  });

  it("a portal ends with one sentence when no connection is left at all", async () => {
    const { url, asAdmin } = await ownDatabase();
    await rowsOf(asAdmin, `ALTER ROLE ${new URL(url).username} CONNECTION LIMIT 0`);
    expect(await endOf(url)).toMatch(/^PostgreSQL has no connection left for the portal \(53300\): .*\.$/);
  });
});
