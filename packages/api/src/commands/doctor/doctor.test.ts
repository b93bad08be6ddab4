import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { DatabaseProblem } from "../../db/databaseProblem.ts";
import { updateGivenUp } from "../../mail/letters.store.ts";
import { addLetters } from "../../mail/letters.ts";
import { readConfig } from "../../readConfig.ts";
import { testMailServer } from "../../testing/servers/testMailServer.ts";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { testDatabase } from "../../testing/testDatabase.ts";
import { type DoctorWords, doctorTexts } from "./doctor.texts.ts";
import { doctorCommand, examine } from "./doctor.ts";
import { connectionsFinding } from "./lookAtDatabase.store.ts";

const words: DoctorWords = doctorTexts("en");
let portal: TestApp;
let folder: string;
beforeAll(async () => {
  portal = await buildTestApp({}, { alone: "its job runners are counted" });
  folder = await mkdtemp(join(tmpdir(), "ribambelle-doctor-"));
  await chmod(folder, 0o700);
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true, force: true });
});

const production = { NODE_ENV: "production", PUBLIC_URL: "https://portail.example.fr" };
const db = () => portal.database.connection.db;

/** What is found, a line each: the part, how it stands, and the sentence. */
async function found(
  settings: NodeJS.ProcessEnv = {},
  given: Partial<Parameters<typeof examine>[1]> = {},
  clock?: () => Date,
) {
  const { fileStore, database } = portal;
  const openDatabase = async () => database.connection;
  const config = readConfig({ DATA_FOLDER: folder, ...settings });
  const parts = await examine(config, { openDatabase, fileStore, ...given }, clock);
  return parts.flatMap(([part, findings]) =>
    findings.map(({ level, say }) => `${part} ${level}: ${say(words)}`),
  );
}

describe("the doctor", () => {
  it("finds a portal that is tried out well, but for what is open in it", async () => {
    const lines = await found();
    expect(lines.filter((line) => !/^\w+ fine: /.test(line))).toEqual([
      `configuration risky: ${words.notProduction}`,
      ...lines.filter((line) => line === `database risky: ${words.superuser}`),
    ]);
    expect(lines).toContain(`database fine: ${words.upToDate}`);
    expect(lines).toContain(`work fine: ${words.runners(2)}`);
  });

  it("names what a portal in production lacks", async () => {
    const lines = await found({ ...production, AGENCY_SECOND_FACTOR: "optional", TRUST_PROXY: "" });
    for (const line of [
      `configuration risky: ${words.noProxy}`,
      `configuration broken: ${words.demonstrationAgency}`,
      `configuration broken: ${words.factorOptional}`,
      `configuration risky: ${words.noMetrics}`,
      `mail broken: ${words.noMailServer}`,
      `work risky: ${words.noBackups}`,
    ])
      expect(lines).toContain(line);
    const unsafe = await found({ NODE_ENV: "production", PUBLIC_URL: "http://portail.example.fr" });
    expect(unsafe).toContain(`configuration broken: ${words.openAddress("http://portail.example.fr")}`);
  });

  it("says why the database cannot be opened, and looks at the rest all the same", async () => {
    const openDatabase = async () => {
      throw new DatabaseProblem("The database portal at 127.0.0.1:1 (DATABASE_URL) cannot be opened.");
    };
    const lines = await found({}, { openDatabase });
    expect(lines).toContain(
      "database broken: It cannot be opened: The database portal at 127.0.0.1:1 (DATABASE_URL) cannot be opened.",
    );
    expect(lines.some((line) => line.startsWith("files fine"))).toBe(true);
  });

  it("tells tables that are not there yet, and changes nothing of that", async () => {
    const empty = await testDatabase("tables");
    onTestFinished(() => empty.drop());
    const lines = await found({}, { openDatabase: async () => empty.connection });
    expect(lines).toContain(`database fine: ${words.noTables}`);
    expect(lines).toContain(`work fine: ${words.notBegun}`);
    const { rows } = await sql`SELECT to_regclass('migration') AS made`.execute(empty.connection.db);
    expect(rows).toEqual([{ made: null }]);
  });

  it("compares the clocks", async () => {
    const lines = await found({}, {}, () => new Date(Date.now() + 90_000));
    expect(lines.find((line) => line.startsWith("database broken"))).toMatch(/differ by (89|90|91) seconds/);
  });

  it.each([
    [80, "fine"],
    [81, "risky"],
  ])("warns where more than four of five connections are open: %i of 100 are %s", (used, level) => {
    const finding = connectionsFinding({ used, most: 100 });
    expect([finding.level, finding.say(words)]).toEqual([level, `Open connections: ${used} of 100.`]);
  });

  it("asks the mail server without sending anything", async () => {
    const server = await testMailServer();
    onTestFinished(() => server.down());
    const address = `127.0.0.1:${server.port}`;
    const good = await found({ SMTP_URL: `smtp://portal:secret@${address}` });
    expect(good).toContain(`mail fine: ${words.mailReady(address)}`);
    server.conducts.push({ refuse: 535, at: "sign-in" });
    const refused = await found({ SMTP_URL: `smtp://portal:secret@${address}` });
    expect(refused).toContain(`mail broken: ${words.mailAway(address, "sign-in-refused 535")}`);
    const away = await found({ SMTP_URL: "smtp://127.0.0.1:1" });
    expect(away.find((line) => line.startsWith("mail broken"))).toContain("unreachable ECONNREFUSED");
    expect([...good, ...refused, ...away].join()).not.toContain("secret");
    expect(server.received).toEqual([]);
  });

  it("counts letters that were given up, and notices who may read the data", async () => {
    const { personId } = await insertPerson(db(), "Parent");
    const now = portal.deps.now();
    const later = new Date(now.getTime() + 3_600_000);
    const order = { kind: "identity.reset", personId, locale: "fr" as const, notBefore: later };
    const [id = ""] = await addLetters(db(), [order], now);
    await updateGivenUp(db(), id, "message-refused 554", now);
    await chmod(folder, 0o755);
    const lines = await found({ BACKUP_FOLDER: folder });
    await chmod(folder, 0o700);
    expect(lines).toContain(`work risky: ${words.givenUp(1)}`);
    expect(lines).toContain(`files risky: ${words.openFolder(folder)}`);
    expect(lines).toContain(`work risky: ${words.neverBacked}`);
  });

  it("prints one page, in either language, and says by its exit code whether there is something to do", async () => {
    const printed: string[] = [];
    const deps = {
      fileStore: portal.fileStore,
      now: portal.deps.now(),
      log: portal.deps.log,
      openDatabase: async () => portal.database.connection,
      changeTables: () => Promise.reject(new Error("it changes nothing")),
      print: (line: string) => void printed.push(line.replaceAll("\u00a0", " ")),
      printError: (line: string) => void printed.push(line.replaceAll("\u00a0", " ")),
    };
    expect(await doctorCommand([], deps)).toBe(2);
    expect(printed[0]).toBe("Réglages");
    expect(printed.at(-1)).toMatch(/^À régler : \d+\. Risques : \d+\. Que faire : docs\/operations\.md\.$/);
    expect(printed.length).toBeLessThan(40);
    printed.length = 0;
    expect(await doctorCommand(["--fix"], deps)).toBe(1);
    expect(printed).toEqual(["L’option --fix n’est pas connue. Usage : npm run doctor -- [--lang fr|en]"]);
  });
});
