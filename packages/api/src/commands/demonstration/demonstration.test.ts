import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { personal } from "../../features.ts";
import { isPersonal } from "../../personal.ts";
import { checkDemonstration } from "../../production.ts";
import { readConfig } from "../../readConfig.ts";
import { actionsOf } from "../../testing/agencyActs/noting.ts";
import { rowsOf } from "../../testing/stores/testKept.store.ts";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { demonstrationCommand } from "./demonstration.ts";
import { loadDemonstration } from "./load.ts";

let portal: TestApp;
let folder: string;
let printed: string[];
const db = () => portal.database.connection.db;
beforeAll(async () => {
  portal = await buildTestApp();
  folder = await mkdtemp(join(tmpdir(), "ribambelle-demonstration-"));
  const { connection } = portal.database;
  const { config, now } = portal.deps;
  const { fileStore } = portal;
  await loadDemonstration({ config, connection, fileStore, folder, now: now(), log: () => {} });
  await insertPerson(db(), "Parent", { agency_reference: "CLI-0001" });
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true, force: true });
});

const run = (...args: string[]) => {
  printed = [];
  const print = (line: string) => void printed.push(line.replaceAll("\u00a0", " "));
  const { database, fileStore, deps } = portal;
  return demonstrationCommand(args, {
    connection: database.connection,
    fileStore,
    now: deps.now(),
    print,
    printError: print,
  });
};
const checkIn = (settings: NodeJS.ProcessEnv) => checkDemonstration(readConfig(settings), db());
const production = { NODE_ENV: "production", PUBLIC_URL: "https://portail.example.fr" };

it("keeps the portal from serving in production, unless the demonstration is what it is for", async () => {
  await expect(checkIn(production)).rejects.toThrow("npm run demonstration -- remove");
  await checkIn({});
  await checkIn({ ...production, DEMONSTRATION: "yes" });
});

it("notes that it was loaded, and each file that was imported (AUDITS-04)", async () => {
  const noted = new Set(await actionsOf(portal.database));
  expect([...noted].filter((action) => /^(imports|demonstration)\./.test(action)).sort()).toEqual([
    "demonstration.loaded",
    "imports.babysitter-contracts-imported",
    "imports.documents-imported",
    "imports.housework-contracts-imported",
    "imports.interventions-imported",
    "imports.invoice-lines-imported",
    "imports.invoices-imported",
    "imports.offers-imported",
    "imports.parent-contracts-imported",
    "imports.payment-shares-imported",
    "imports.payments-imported",
    "imports.payslips-imported",
    "imports.people-imported",
    "imports.reading-recipients-imported",
    "imports.readings-imported",
    "imports.signatures-imported",
    "imports.tax-certificates-imported",
    "imports.team-imported",
  ]);
});

it("is asked for by its word", async () => {
  expect(await run()).toBe(1);
  expect(printed).toEqual(["Usage : npm run demonstration -- remove [--lang fr|en]"]);
  for (const args of [["delete"], ["remove", "all"], ["remove", "--force"], ["remove", "--lang", "de"]])
    expect(await run(...args)).toBe(1);
  expect((await rowsOf(db(), "person")).length).toBeGreaterThan(50);
});

it("lets each case of linked people be tried, in a campaign that is open (RENEWBS-02, RENEWP-02)", async () => {
  const read = async (userName: string, call: string) =>
    (await portal.call("GET", call, { cookie: await portal.signIn(userName) })).json();
  const families = async (userName: string) =>
    (await read(userName, "/BabysitterRenewal/LinkedFamilies")).result.map(
      (family: { customerDisplayName: string }) => family.customerDisplayName,
    );
  // Two contracts of one family and a shared guard with another; nobody; an ended contract alone.
  expect(await families("intervenante")).toEqual(["Raphaël Cohen", "Camille Martin-Lefèvre"]);
  expect(await families("intervenant.nouveau")).toEqual([]);
  expect(await families("intervenante.recue")).toEqual([]);
  const { linkedEmployees, alreadyRenewed } = await read(
    "parent",
    "/customerrenewal/GetCustomerRenewalCompleteLinkedEmployees",
  );
  expect([linkedEmployees.length, alreadyRenewed]).toEqual([2, false]);
  expect(await read("parent", "/Renewal/GetMyRenewal")).toMatchObject({ state: "open", answer: null });
  const answered = await sql`SELECT FROM renewal_answer`.execute(db());
  expect(answered.rows).toHaveLength(12);
});

it("shows each case of contacts to one of its accounts (CONTACT-OP3, CONTACT-OP4, CONTACT-OP5)", async () => {
  const read = async (userName: string, call: string) =>
    (await portal.call("GET", call, { cookie: await portal.signIn(userName) })).json();
  const parents = "/AdministrativeContacts/GetMyAdministrativeContacts";
  const [both, nobody] = [await read("parent", parents), await read("parent.sans.contrat", parents)];
  expect([both.salesRepDisplayName, both.managerDisplayName]).toEqual(["Nathalie Aubry", "Yann Kerbrat"]);
  expect(Object.values(nobody).every((value) => value === null)).toBe(true);
  const told = async (userName: string) => {
    const base = "/EmployeeContactsReferent/GetEmployeeContacts";
    const [{ contactReferent }, { contactARH }] = [
      await read(userName, `${base}Referent`),
      await read(userName, `${base}ARH`),
    ];
    return [contactReferent?.salarie ?? null, contactARH.isEnabled];
  };
  expect(await told("intervenante")).toEqual([[{ endDate: null }], true]);
  expect(await told("intervenant.nouveau")).toEqual([null, false]);
  expect(await told("intervenante.recue")).toEqual([null, true]);
});

it("has one family that has begun its first survey and one that has finished it, and both surveys to be answered (SURVEY-02, SURVEY-OP3)", async () => {
  const told = async (userName: string, type: number) => {
    const call = `/LeadSurvey/Configuration/${type}`;
    return (await portal.call("GET", call, { cookie: await portal.signIn(userName) })).json();
  };
  expect(await told("parent", 1)).toMatchObject({ LeadNeedSurveyID: expect.any(Number), IsFinished: false });
  expect(await told("parent.sans.contrat", 1)).toMatchObject({ LeadNeedSurveyID: null, IsFinished: true });
  expect(await told("parent", 2)).toMatchObject({ LeadNeedSurveyID: null, IsFinished: false });
  const { rows } = await portal.database.connection.pool.query("SELECT kind FROM letter");
  expect(rows.filter(({ kind }) => String(kind).startsWith("surveys."))).toEqual([]);
});

it("removes the people of the demonstration and all that is theirs, and nobody else", async () => {
  const visitor = await portal.signIn("intervenante");
  expect(await run("remove")).toBe(0);
  expect(printed[0]).toMatch(/^La démonstration est retirée : \d+ personnes/);
  expect((await actionsOf(portal.database)).at(-1)).toBe("demonstration.removed");
  expect((await rowsOf(db(), "person")).map((person) => person.agency_reference)).toEqual(["CLI-0001"]);
  for (const declared of personal.filter(isPersonal)) {
    if ("by" in declared.lead || ["person", "audit_entry", "reading_proof"].includes(declared.table))
      continue;
    // What the database keeps of the name of who stays stays with them, and of an import how many lines of a file it made.
    const isKept = ["person_word", "contract_standing", "audit_detail"].includes(declared.table);
    const others = isKept ? " WHERE person_id <> (SELECT id FROM person)" : "";
    const { rows } = await portal.database.connection.pool.query(`SELECT FROM ${declared.table}${others}`);
    expect([declared.table, rows.length]).toEqual([declared.table, 0]);
  }
  expect(await rowsOf(db(), "team_member")).toEqual([]);
  expect((await portal.database.connection.pool.query("SELECT FROM survey_configuration")).rows).toEqual([]);
  const answer = await portal.call("GET", "/Authentication/GetMyInformation", { cookie: visitor });
  expect(answer.statusCode).toBe(401);
  await checkIn(production);
  expect(await run("remove", "--lang", "en")).toBe(0);
  expect(printed).toEqual(["The demonstration is not in this database: there is nothing to remove."]);
});

it("leaves no file of theirs in the store", async () => {
  const loose = (await rowsOf(db(), "loose_file")).map((row) => row.file_key).sort();
  const stored: string[] = [];
  for await (const key of portal.fileStore.keys()) stored.push(key);
  expect(stored.length).toBeGreaterThan(0);
  expect(loose).toEqual(stored.sort());
});
