import { randomUUID } from "node:crypto";
import { personKinds } from "@ribambelle/domain/agencyPeople/permitted";
import { staffFunctions } from "@ribambelle/domain/kernel/permissions/permission";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ActPortal, type Sent, sendAs, versionAt } from "../testing/agencyActs/actTrial.ts";
import { actingTrials } from "../testing/agencyActs/agencyTrials.ts";
import { entriesAfter, lastEntry } from "../testing/agencyActs/noting.ts";
import { provenStaff } from "../testing/signedIn.ts";
import { insertPerson } from "../testing/stores/testPeople.store.ts";
import { putCampaign } from "../testing/stores/testRenewals.store.ts";
import { insertSurvey } from "../testing/stores/testToDos.store.ts";
import { buildTestApp } from "../testing/testApp.ts";
import { canIn, declaredCans, readingAt } from "../testing/walks/said.ts";

let given: ActPortal;
let everybody: ActPortal[];
beforeAll(async () => {
  const portal = await buildTestApp({ JOBS: "elsewhere", WRITES_PER_PERSON: "100000" });
  everybody = [];
  for (const one of staffFunctions) everybody.push({ portal, boss: await provenStaff(portal, [one]) });
  given = everybody[staffFunctions.indexOf("administrator")] as ActPortal;
});
afterAll(() => given.portal.close());

const saying = actingTrials.flatMap(([path, trial]) => (trial.can ? [{ path, trial, can: trial.can }] : []));
const tried = new Set<string>();

const read = (who: ActPortal, path: string) => who.portal.call("GET", path, { cookie: who.boss.cookie });

/** Gives whether an answer says that it may be done; false where one may not read that. */
async function isSaid(who: ActPortal, path: string, name: string, sent: object): Promise<boolean> {
  tried.add(`${readingAt(path)} ${name}`);
  const answer = await read(who, path);
  expect(answer.statusCode, answer.body).toBeLessThan(500);
  return (answer.statusCode === 200 && canIn(answer.json(), name, sent)) ?? false;
}

/** Gives whether somebody is told that they may do it, and whether it then is done. */
async function saidAndDone(
  who: ActPortal,
  { path, can, trial: { notes, later } }: (typeof saying)[number],
  { body, of, shown = of }: Sent,
) {
  const said = await isSaid(who, shown ?? "", can, body);
  const version = of?.startsWith("/") ? await versionAt(given, of) : of && `"${of}"`;
  const last = await lastEntry(given.portal.database);
  const answer = await sendAs(who, path, body, { version, key: randomUUID() });
  expect(answer.statusCode, answer.body).toBeLessThan(500);
  // What is so already is answered well, and nothing is done.
  const noted = (await entriesAfter(given.portal.database, last)).filter(({ action }) =>
    notes.includes(action),
  );
  return { said, done: answer.statusCode === 200 && (later !== undefined || noted.length > 0) };
}

describe("whether something may be done", () => {
  it.each(saying.flatMap((act) => personKinds.map((kind) => ({ ...act, kind }))))(
    "is said to each function as its call then answers, and no more of what was done: $path $can, $kind (AGUI-32)",
    async ({ kind, ...act }) => {
      for (const [place, who] of everybody.entries()) {
        const sent = await act.trial.prepare({ ...given, kind });
        const { said, done } = await saidAndDone(who, act, sent);
        expect([staffFunctions[place], said]).toEqual([staffFunctions[place], done]);
        if (who !== given) continue;
        expect(said).toBe(true);
        const again = await saidAndDone(who, act, sent);
        expect(again.done && !again.said).toBe(false);
      }
    },
  );
});

const year = new Date().getFullYear();
// Where what a name under `can` lets one read is read.
const readings: Readonly<Record<string, (id: number) => string>> = {
  readContracts: (id) => `/Agency/People/${id}/Contracts`,
  readRenewals: (id) => `/Agency/Renewals/${year}/Answer/${id}`,
  readSurveys: (id) => `/Agency/Surveys?personId=${id}`,
  readProfile: (id) => `/Agency/People/${id}/Profile`,
  readToDos: (id) => `/Agency/People/${id}/ToDos`,
  readAccess: (id) => `/Agency/People/${id}/Access`,
  readHistory: (id) => `/Agency/People/${id}/History`,
  readLetters: (id) => `/Agency/Letters?personId=${id}`,
  readNotes: (id) => `/Agency/People/${id}/Notes`,
};

// What tells something else than whether a call of the agency is answered, or is held where it is tried.
const others: ReadonlySet<string> = new Set([
  // A field of the change that is tried here.
  "/Agency/Staff/:id updateEmail",
  // One signs in the room, as a party.
  "/Signature/GetAgencySignatureRequests sign",
  // Asked before a change.
  "/Agency/Contracts/:kind/:id takesOver",
  // Whose files are opened: agencyContract.routes.test.ts.
  "/Agency/Contracts/:kind/:id open",
  "/Agency/Contracts/:kind/:id replace",
  "/Agency/People/:id/Documents open",
  // As in what is read of one of them.
  "/Agency/Renewals/:year follow",
  "/Agency/Renewals/:year remind",
  // Of the babysitter.
  "/Agency/People/:id/Profile changePhoto",
  "/Agency/People/:id/Profile removePhoto",
]);

describe("whether something may be read", () => {
  it.each(personKinds)("is said to each function as its call then answers: %s (AGUI-32)", async (kind) => {
    const { db } = given.portal.database.connection;
    const { personId } = await insertPerson(db, kind);
    await putCampaign(db, kind, year);
    const version = (await read(given, `/Agency/People/${personId}`)).headers.etag;
    const posted = { version, key: randomUUID() };
    await sendAs(given, "/Agency/People/SendReset", { userId: personId }, posted);
    if (kind === "Parent") await insertSurvey(db, personId, { savedAt: new Date(), finishedAt: null });
    for (const [name, pathOf] of Object.entries(readings))
      for (const [place, who] of everybody.entries()) {
        const said = await isSaid(who, `/Agency/People/${personId}`, name, {});
        const { statusCode, body } = await read(who, pathOf(personId));
        // A list leaves out of whom one may not read.
        const isRead = statusCode === 200 && !body.includes('"items":[],"next":null,"previous":null');
        expect([name, staffFunctions[place], said]).toEqual([name, staffFunctions[place], isRead]);
      }
  });

  it("is said of what is sensitive in a survey as its call then answers (AGUI-32)", async () => {
    const { db } = given.portal.database.connection;
    const { personId } = await insertPerson(db, "Parent");
    const id = await insertSurvey(db, personId, { savedAt: new Date(), finishedAt: new Date() });
    for (const who of everybody) {
      const said = await isSaid(who, `/Agency/Surveys/${id}`, "showSensitive", {});
      expect(said).toBe((await read(who, `/Agency/Surveys/${id}/Sensitive`)).statusCode === 200);
    }
  });

  it("is tried of all of which an answer says so: whoever adds one names it in testing/agencyActs, or here (AGUI-32)", () => {
    expect(declaredCans.length).toBeGreaterThan(40);
    expect(declaredCans.filter((one) => !tried.has(one)).sort()).toEqual([...others].sort());
  });
});
