import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rowsOf } from "../../../testing/stores/testKept.store.ts";
import { insertPerson } from "../../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../../testing/testApp.ts";
import { campaignCommand } from "./campaign.ts";

let portal: TestApp;
let printed: string[];
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await db()
    .deleteFrom("renewal_campaign" as never)
    .execute();
});

const db = () => portal.database.connection.db;
const run = async (...args: string[]) => {
  printed = [];
  const print = (line: string) => void printed.push(line.replaceAll("\u00a0", " "));
  const { connection } = portal.database;
  const deps = { connection, fileStore: portal.fileStore, now: portal.deps.now(), print, printError: print };
  return campaignCommand(args, deps);
};
const set = (...more: string[]) => run("set", "2026", "parent", ...more);
const days = ["--open", "01/05/2026", "--close", "2026-09-30"];

describe("npm run campaign", () => {
  it("sets, changes, lists and removes the campaign of a year and role, and notes it", async () => {
    expect(await set(...days, "--audience", "sous-contrat", "--text", "Bonjour")).toBe(0);
    expect(await set(...days, "--audience", "with-contract", "--text", "Bonjour")).toBe(0);
    expect(printed).toEqual(["La campagne était déjà ainsi."]);
    await run("set", "2026", "intervenante", ...days);
    expect(await set("--open=01/05/2026", "--close=01/10/2026")).toBe(0);
    expect(printed).toEqual(["La campagne est modifiée."]);
    await run("list");
    expect(printed).toEqual([
      "2026  parents  du 01/05/2026 au 01/10/2026  tous  réponses : 0",
      "2026  intervenants  du 01/05/2026 au 30/09/2026  tous  réponses : 0",
    ]);
    expect(await run("remove", "2026", "parent")).toBe(0);
    expect(await run("remove", "2026", "parent")).toBe(2);
    expect(await rowsOf(db(), "renewal_campaign")).toMatchObject([{ role: "BabySitter" }]);
    const acts = (await rowsOf(db(), "audit_entry")).map(({ action }) => action);
    expect(acts).toEqual([
      "renewals.campaign-created",
      "renewals.campaign-created",
      "renewals.campaign-updated",
      "renewals.campaign-removed",
    ]);
  });

  it("keeps a campaign that somebody has answered", async () => {
    const { personId } = await insertPerson(db(), "Parent");
    await set(...days);
    await sql`INSERT INTO renewal_answer (person_id, role, year, answer, version, locale, answered_at)
      VALUES (${personId}, 'Parent', 2026, '{}', 1, 'fr', now())`.execute(db());
    expect(await run("remove", "2026", "parent")).toBe(2);
    expect(printed[0]).toContain("a déjà des réponses");
    // An answer of a family is none to the campaign of babysitters.
    await run("set", "2026", "intervenante", ...days);
    expect(await run("remove", "2026", "intervenante")).toBe(0);
    expect(await rowsOf(db(), "renewal_campaign")).toMatchObject([{ role: "Parent" }]);
  });

  it.each([
    [["set", "26", "parent", ...days], "L’année doit être une année à quatre chiffres."],
    [["set", "2026", "agence", ...days], "Le rôle doit être « parent » ou « intervenant »."],
    [["set", "2027", "parent", ...days], "--open doit donner"],
    [["set", "2026", "parent", "--open", "01/05/2026"], "--close doit donner"],
    [
      ["set", "2026", "parent", "--open", "2026-10-01", "--close", "2026-09-30"],
      "La fermeture précède l’ouverture.",
    ],
    [["set", "2026", "parent", ...days, "--audience", "x"], "--audience doit être"],
    [["set", "2026", "parent", ...days, "--text-en", "Hello"], "--text et --text-en"],
    [["set", "2026", "parent", "--opens", "x"], "L’option --opens n’est pas connue."],
    [["show"], "L’option show n’est pas connue."],
    [[], "Usage : npm run campaign"],
  ])("ends with 1 and one sentence when it cannot run: %j", async (args, sentence) => {
    expect(await run(...args)).toBe(1);
    expect(printed).toHaveLength(1);
    expect(printed[0]).toContain(sentence);
    expect(await rowsOf(db(), "renewal_campaign")).toEqual([]);
  });

  it("says how it is used", async () => {
    expect([await run("--help", "--lang", "en"), printed[0]?.slice(0, 32)]).toEqual([
      0,
      "Usage: npm run campaign -- list ",
    ]);
  });
});
