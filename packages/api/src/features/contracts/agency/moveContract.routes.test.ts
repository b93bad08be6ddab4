import { randomUUID } from "node:crypto";
import type { StateMeaning } from "@ribambelle/domain/contracts/contract.states";
import { stateNumber } from "@ribambelle/domain/contracts/contractKind";
import { addDays, dayAt } from "@ribambelle/domain/kernel/day";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contractMoved, underContract } from "../../../features.ts";
import { insertStaff, provenStaff } from "../../../testing/signedIn.ts";
import { insertDocument } from "../../../testing/stores/testDocuments.store.ts";
import { rowsOf } from "../../../testing/stores/testKept.store.ts";
import { recordsOf } from "../../../testing/stores/testLetterRecords.store.ts";
import {
  insertBabysitterContract,
  insertHouseworkContract,
  insertParentContract,
  insertPerson,
  type TestPerson,
} from "../../../testing/stores/testPeople.store.ts";
import { insertReading } from "../../../testing/stores/testReadings.store.ts";
import { buildTestApp, type TestApp } from "../../../testing/testApp.ts";
import { doWhatIsDue } from "./contracts.jobs.ts";
import { contractLetters } from "./letters/contracts.letters.ts";

let portal: TestApp;
let ana: TestPerson & { readonly cookie: string };
let boss: { readonly cookie: string };
let parent: TestPerson;
let document: string;

beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
  const person = await insertStaff(portal, ["coordinator"], { first_name: "Ana", last_name: "Aron" });
  ana = { ...person, cookie: await portal.signIn(person.userName) };
  boss = await provenStaff(portal, ["administrator"]);
});
afterAll(() => portal.close());
beforeEach(async () => {
  parent = await insertPerson(db(), "Parent", { first_name: "Zoé", email: `${randomUUID()}@example.fr` });
  document = (await insertDocument({ db: db(), fileStore: portal.fileStore }, parent.personId)).id;
});

const db = () => portal.database.connection.db;
const today = () => dayAt(portal.deps.now());
const inDays = (count: number) => addDays(today(), count);
const kept = async (id: number) => (await rowsOf(db(), "parent_contract")).find((row) => row.id === id);
const eventsOf = async (id: number) =>
  (await rowsOf(db(), "contract_event")).filter((event) => event.contract_id === id);
const letters = async (whose = parent) => (await recordsOf(db(), whose.personId)).map(({ kind }) => kind);
const notices = async (whose = parent): Promise<string[]> => {
  const cookie = await portal.signIn(whose.userName);
  const { notifications } = (await portal.call("GET", "/Notification/GetMyNotifications", { cookie })).json();
  return notifications.map(({ title }: { title: string }) => title);
};

const ready = () => ({
  reference: `GE-${randomUUID().slice(0, 8)}`,
  state: 0,
  keeper: "portal",
  start_date: inDays(10),
  signature_url: "https://sign.example/1",
  document_id: document,
});
const contract = (given: object = {}) =>
  insertParentContract(db(), parent.personId, { ...ready(), ...given });
const waiting = (given: object = {}) =>
  contract({ state: 2, asked_at: portal.deps.now(), sign_by: inDays(30), ...given });
const move = async (id: number, act: string, said: object = {}, as = ana.cookie, kind = "guard") => {
  const path = `/Agency/Contracts/${kind}/${id}`;
  const { headers } = await portal.call("GET", path, { cookie: as });
  return portal.call("POST", "/Agency/Contracts/Move", {
    cookie: as,
    body: { kind, id, act, ...said },
    headers: { "if-match": String(headers.etag) },
  });
};
const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];

describe("asking for a signature", () => {
  it("keeps since when and until when, tells the person under the bell and by a letter (AGCON-10, AGCON-12)", async () => {
    const id = await contract();
    const answer = await move(id, "ask");
    expect([answer.statusCode, answer.json()]).toEqual([200, { state: 2 }]);
    expect(await kept(id)).toMatchObject({ state: 2, sign_by: inDays(30), reminders: 0 });
    expect((await kept(id))?.asked_at).toEqual((await kept(id))?.updated_at);
    expect([await letters(), await notices()]).toEqual([["contracts.to-sign"], ["Un contrat à signer"]]);
    expect(await eventsOf(id)).toMatchObject([
      { act: "ask", from_state: 0, to_state: 2, changes: { signBy: { from: null, to: inDays(30) } } },
    ]);
  });

  it("names what is missing (AGCON-12)", async () => {
    const id = await contract({ document_id: null, start_date: null, signature_url: null });
    const answer = await move(id, "ask");
    expect(answer.json()).toMatchObject({
      code: "contracts.not-ready",
      message: "Il manque\u00a0: le document du contrat, la date de début, le lien de signature.",
      missing: ["document", "start-date", "signature-url"],
    });
    expect(await letters()).toEqual([]);
  });

  it("makes a babysitter a recipient of what those under contract are to read (AGCON-10, READING-14)", async () => {
    const sitter = await insertPerson(db(), "BabySitter", { email: `${randomUUID()}@example.fr` });
    const readingId = await insertReading(db(), parent.personId);
    await portal.database.owner.query("UPDATE reading SET audience = 1 WHERE id = $1", [readingId]);
    const work = {
      state: 0,
      keeper: "portal",
      start_date: inDays(3),
      signature_url: "https://sign.example/2",
    };
    const paper = (await insertDocument({ db: db(), fileStore: portal.fileStore }, sitter.personId)).id;
    const id = await insertBabysitterContract(db(), sitter.personId, {
      ...work,
      contract_document_id: paper,
    });
    await move(id, "ask", {}, boss.cookie, "babysitter");
    const recipients = await portal.database.owner.query(
      "SELECT 1 FROM reading_recipient WHERE person_id = $1 AND reading_id = $2",
      [sitter.personId, readingId],
    );
    expect(recipients.rowCount).toBe(1);
  });

  it("is reminded of once in 24 hours, which leaves the contract to the software; taking it back does not (AGCON-10, AGCON-12, AGCON-24)", async () => {
    const id = await waiting({ keeper: "software", sign_by: null });
    expect((await move(id, "remind")).statusCode).toBe(200);
    expect(await kept(id)).toMatchObject({ keeper: "software", reminders: 1, state: 2 });
    const again = await move(id, "remind");
    expect([...codeOf(again), again.json().message]).toEqual([
      409,
      "contracts.reminded-lately",
      "La dernière relance date de moins de 24 heures.",
    ]);
    expect(codeOf(await move(id, "withdraw", { reason: "À revoir" }))).toEqual([
      409,
      "contracts.kept-by-software",
    ]);
    await move(id, "withdraw", { reason: "À revoir", takeOver: true });
    expect(await kept(id)).toMatchObject({ keeper: "portal", state: 0, reminders: 0, asked_at: null });
    expect(await letters()).toEqual(["contracts.signature-reminder", "contracts.withdrawn"]);
    expect((await eventsOf(id)).map(({ act, reason }) => [act, reason])).toEqual([
      ["remind", null],
      ["take-over", null],
      ["withdraw", "À revoir"],
    ]);
  });

  it("reminded five times, one calls (AGCON-12)", async () => {
    const id = await waiting({ reminders: 5 });
    expect(codeOf(await move(id, "remind"))).toEqual([409, "contracts.reminded-enough"]);
  });
});

describe("what follows the signature", () => {
  it("is signed, started and ended, each told as the table says (AGCON-10, AGCON-17)", async () => {
    const id = await waiting({ start_date: today() });
    await move(id, "sign", { day: today() });
    expect(await kept(id)).toMatchObject({ state: 3, signed_on: today() });
    await move(id, "start");
    expect(codeOf(await move(id, "end", { day: today() }))).toEqual([400, "request.invalid"]);
    const other = await move(id, "end", { day: today(), endReason: "other", reason: "Non." });
    expect(codeOf(other)).toEqual([400, "agency.reason-unfit"]);
    await move(id, "end", { day: today(), endReason: "other", reason: "Part à l’étranger" });
    expect(await kept(id)).toMatchObject({
      state: 7,
      end_date: today(),
      end_reason: "other",
      end_words: "Part à l’étranger",
    });
    expect(await letters()).toEqual(["contracts.signed", "contracts.ended"]);
    const [ended, signed] = await notices();
    expect(ended).toMatch(/^Votre contrat GE-\w+ se termine le (?:1er|\d+) /);
    expect(signed).toMatch(/^Votre contrat GE-\w+ est signé$/);
  });

  it("an end before the term that is to come is told now, and comes on its day, once (AGCON-10, AGCON-11)", async () => {
    const id = await contract({ state: 9, start_date: inDays(-30), end_date: inDays(60) });
    expect(codeOf(await move(id, "end", { day: today(), endReason: "moving" }))).toEqual([
      400,
      "request.invalid",
    ]);
    expect((await move(id, "terminate", { day: inDays(5), endReason: "moving" })).json()).toEqual({
      state: 9,
    });
    expect(await kept(id)).toMatchObject({ state: 9, end_date: inDays(5), terminates_on: inDays(5) });
    await run();
    expect(await kept(id)).toMatchObject({ state: 9 });
    const then = new Date(portal.deps.now().getTime() + 6 * 86_400_000);
    await Promise.all([run(then), run(then)]);
    expect(await kept(id)).toMatchObject({ state: 4, end_reason: "moving", terminates_on: null });
    expect((await eventsOf(id)).map(({ act, source }) => [act, source])).toEqual([
      ["terminate", "page"],
      ["terminate", "job"],
    ]);
    expect(await letters()).toEqual(["contracts.ended"]);
  });

  it.each([
    [{ state: 0 }, []],
    [{ state: 2 }, ["contracts.canceled"]],
    [{ state: 3 }, ["contracts.canceled"]],
  ])("cancelled from %j, its person is written %j (AGCON-10)", async (given, written) => {
    const id = await contract(given);
    expect((await move(id, "cancel", { reason: "Projet abandonné" })).json()).toEqual({ state: 8 });
    expect(await letters()).toEqual(written);
  });

  it("a refusal is kept, and a draft made again only while its group has none in force (AGCON-10)", async () => {
    const base = `B-${randomUUID()}`;
    const id = await waiting({ base_reference: base });
    await move(id, "decline", { reason: "Trouve les horaires trop tôt" });
    const next = await waiting({ base_reference: base });
    expect(codeOf(await move(id, "reopen"))).toEqual([409, "contracts.group-active"]);
    await move(next, "withdraw", { reason: "À revoir" });
    expect((await move(id, "reopen")).json()).toEqual({ state: 0 });
  });

  it("what the table does not hold is refused in words (AGCON-10, AGCON-12)", async () => {
    const id = await contract();
    const answer = await move(id, "sign", { day: today() });
    expect([...codeOf(answer), answer.json().message]).toEqual([
      409,
      "contracts.move-impossible",
      "Ce contrat ne peut pas passer de “Brouillon” à “Signé”.",
    ]);
    const house = await insertHouseworkContract(db(), parent.personId, { state: 4, keeper: "portal" });
    expect(codeOf(await move(house, "terminate", { day: today() }, ana.cookie, "housework"))).toEqual([
      409,
      "contracts.move-impossible",
    ]);
  });

  it("an error is reported and repaired by who corrects, who proves it (AGCON-11, AGCON-12)", async () => {
    const id = await contract({ state: 9, start_date: inDays(-3) });
    expect((await move(id, "fail", { reason: "Doublon" })).statusCode).toBe(403);
    await move(id, "fail", { reason: "Doublon" }, boss.cookie);
    expect(
      (await move(id, "repair", { reason: "C’était le bon", state: "inProgress" }, boss.cookie)).json(),
    ).toEqual({ state: 9 });
    const unproven = await portal.signIn((await insertStaff(portal, ["administrator"])).userName);
    expect(codeOf(await move(id, "fail", { reason: "Doublon" }, unproven))).toEqual([
      403,
      "request.proof-needed",
    ]);
  });
});

const written = (id: number, kind: string, at: number, personId = parent.personId) =>
  db()
    .transaction()
    .execute((transaction) =>
      (
        contractLetters(portal.deps).kinds[kind] as {
          write: (db: unknown, letter: object) => Promise<{ letter: { text: string } } | null>;
        }
      ).write(transaction, { personId, locale: "fr", payload: { kind: "guard", contractId: id, at } }),
    );

describe("two acts at once", () => {
  it("do one thing: the other is told that it came second (AGCON-14)", async () => {
    const id = await waiting();
    const { headers } = await portal.call("GET", `/Agency/Contracts/guard/${id}`, { cookie: ana.cookie });
    const send = (act: string, said: object) =>
      portal.call("POST", "/Agency/Contracts/Move", {
        cookie: ana.cookie,
        body: { kind: "guard", id, act, ...said },
        headers: { "if-match": String(headers.etag) },
      });
    const answers = await Promise.all([
      send("sign", { day: today() }),
      send("decline", { reason: "Non merci" }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe(
      "agency.changed-meanwhile",
    );
    expect(await eventsOf(id)).toHaveLength(1);
  });

  it("a letter that waits is not written once it is untrue: taken back, asked for again, another’s (AGCON-14)", async () => {
    const id = await contract();
    const write = (kind: string, at: number, personId = parent.personId) => written(id, kind, at, personId);
    await move(id, "ask");
    const asked = portal.deps.now().getTime();
    const letter = await write("contracts.to-sign", asked);
    expect(letter?.letter.text).toContain("est prêt");
    expect(letter?.letter.text).toContain("/client/contrats");
    expect(letter?.letter.text).not.toContain("sign.example");
    await move(id, "withdraw", { reason: "Heures à revoir" });
    expect(await write("contracts.to-sign", asked)).toBeNull();
    expect((await write("contracts.withdrawn", asked))?.letter.text).not.toContain("Heures à revoir");
    portal.pass(60);
    await move(id, "ask");
    expect(await write("contracts.withdrawn", asked)).toBeNull();
    expect(await write("contracts.to-sign", asked)).toBeNull();
    expect(await write("contracts.signature-reminder", portal.deps.now().getTime())).not.toBeNull();
    expect(await write("contracts.to-sign", portal.deps.now().getTime(), ana.personId)).toBeNull();
  });

  const meanings = [
    "draft",
    "waiting",
    "signed",
    "inProgress",
    "earlyTermination",
    "finished",
    "canceled",
  ] as const;
  it.each<[string, readonly StateMeaning[]]>([
    ["contracts.to-sign", ["waiting"]],
    ["contracts.signature-reminder", ["waiting"]],
    ["contracts.withdrawn", ["draft"]],
    ["contracts.signed", ["signed", "inProgress", "earlyTermination", "finished"]],
    ["contracts.canceled", ["canceled"]],
    ["contracts.ended", ["inProgress", "earlyTermination", "finished"]],
  ])(
    "the letter %s is written in the states in which it is true, and in no other (AGCON-14)",
    async (kind, isTrueIn) => {
      const asked = { asked_at: portal.deps.now(), end_date: inDays(20), end_reason: "planned" };
      const said = await Promise.all(
        meanings.map(async (meaning) => {
          const id = await contract({ ...asked, state: stateNumber("guard", meaning) });
          return (await written(id, kind, portal.deps.now().getTime())) ? [meaning] : [];
        }),
      );
      expect(said.flat()).toEqual(isTrueIn);
    },
  );

  it("the letter of an end names the day of it, that of a request the last day to sign (AGCON-10)", async () => {
    const days = { end_date: "2027-08-31", end_reason: "planned", sign_by: "2027-01-09" };
    const now = portal.deps.now();
    const said = async (kind: string, state: number) =>
      (await written(await contract({ ...days, asked_at: now, state }), kind, now.getTime()))?.letter.text;
    expect(await said("contracts.ended", 7)).toContain("31 août 2027");
    expect(await said("contracts.to-sign", 2)).toContain("9 janvier 2027");
  });
});

const run = (at = portal.deps.now()) =>
  doWhatIsDue({ ...portal.deps, underContract, contractMoved, now: () => at });
// In Paris.
const clock = (day: string, time: string) => new Date(`${day}T${time}:00+01:00`);

describe("what the portal does by itself", () => {
  it("starts on the start day at five, ends and closes the day after, whatever the number of processes (AGCON-11, AGCON-32)", async () => {
    const signed = await contract({
      state: 3,
      start_date: "2027-01-10",
      updated_at: clock("2026-12-01", "10:00"),
    });
    const ending = await contract({ state: 9, start_date: "2026-01-01", end_date: "2027-01-09" });
    const unsigned = await waiting({ sign_by: "2027-01-09" });
    const imported = await contract({ state: 3, start_date: "2027-01-10", keeper: "software" });
    const states = async () =>
      Promise.all([signed, ending, unsigned, imported].map(async (id) => (await kept(id))?.state));
    await run(clock("2027-01-10", "04:59"));
    expect(await states()).toEqual([3, 9, 2, 3]);
    const five = clock("2027-01-10", "05:00");
    await Promise.all([run(five), run(five)]);
    expect(await states()).toEqual([9, 7, 5, 3]);
    expect(await eventsOf(signed)).toMatchObject([{ act: "start", source: "job", by: null, at: five }]);
    expect(await kept(ending)).toMatchObject({ end_reason: "planned" });
    expect(await eventsOf(unsigned)).toHaveLength(1);
    expect(await letters()).toEqual(["contracts.ended"]);
  });

  it("writes nothing under the bell of an account that was deleted (AGCON-11)", async () => {
    const id = await contract({ state: 9, start_date: "2026-01-01", end_date: "2027-01-09" });
    await portal.database.owner.query("UPDATE person SET deactivated_at = now() WHERE id = $1", [
      parent.personId,
    ]);
    await run(clock("2027-01-10", "05:00"));
    expect(await kept(id)).toMatchObject({ state: 7 });
    const { rows } = await portal.database.owner.query("SELECT FROM notification WHERE person_id = $1", [
      parent.personId,
    ]);
    expect(rows).toEqual([]);
  });

  it("makes up for days on which it was stopped, dated with their own (AGCON-11)", async () => {
    const id = await contract({
      state: 3,
      start_date: "2027-02-01",
      updated_at: clock("2026-12-01", "10:00"),
    });
    await run(clock("2027-02-03", "01:00"));
    expect(await eventsOf(id)).toMatchObject([{ act: "start", at: clock("2027-02-01", "05:00") }]);
  });

  it("asks for the signature on the scheduled day at seven; what lacks something is a draft again, and who scheduled it is told (AGCON-10, AGCON-11)", async () => {
    const day = inDays(1);
    const [whole, lacking] = [await contract(), await contract()];
    for (const id of [whole, lacking])
      expect((await move(id, "schedule", { day })).json()).toEqual({ state: 1 });
    await portal.database.owner.query("UPDATE parent_contract SET signature_url = NULL WHERE id = $1", [
      lacking,
    ]);
    const states = async () => [(await kept(whole))?.state, (await kept(lacking))?.state];
    await run(clock(day, "05:30"));
    expect(await states()).toEqual([1, 1]);
    await run(clock(day, "08:00"));
    expect(await states()).toEqual([2, 0]);
    expect(await letters()).toEqual(["contracts.to-sign"]);
    expect(await notices(ana)).toEqual([
      expect.stringMatching(/^La demande de signature du contrat GE-\w+ n’est pas partie$/),
    ]);
  });
});
