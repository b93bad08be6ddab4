import { addDays } from "@ribambelle/domain/kernel/day";
import type { ToDo, ToDoList } from "@ribambelle/domain/toDos/toDo";
import { toDoOrder } from "@ribambelle/domain/toDos/toDo.order";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { demonstrationAccounts, loadDemonstration } from "../../commands/demonstration/load.ts";
import { toDoSources } from "../../features.ts";
import {
  insertBabysitterContract,
  insertHouseworkContract,
  insertParentContract,
  insertPerson,
  type TestPerson,
} from "../../testing/stores/testPeople.store.ts";
import { insertPlacement, putCampaign } from "../../testing/stores/testRenewals.store.ts";
import { insertRefusedPhoto, insertSurvey } from "../../testing/stores/testToDos.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { findToDosBy } from "./toDos.store.ts";

const today = "2026-11-23";
const path = "/ToDo/GetMyToDos";
let portal: TestApp;
let clock: Date;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" }, { deps: { now: () => new Date(clock) } });
});
afterAll(() => portal.close());
beforeEach(() => {
  clock = new Date(`${today}T09:00:00Z`);
});

const db = () => portal.database.connection.db;
const get = async (person: TestPerson, headers: Record<string, string> = {}) =>
  portal.call("GET", path, { cookie: await portal.signIn(person.userName), headers });
const listOf = async (person: TestPerson, headers = {}) => (await get(person, headers)).json() as ToDoList;
const kindsOf = async (person: TestPerson) => (await listOf(person)).toDos.map(({ kind }) => kind);
const waiting = { state: 2, signature_url: "https://sign.example/1" };

describe("who may read what there is to do", () => {
  it.each([
    ["Parent", 200],
    ["BabySitter", 200],
    ["Agency", 403],
  ] as const)("%s: %s; nobody: 401 (TODO-14)", async (role, status) => {
    const answer = await get(await insertPerson(db(), role));
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([status, "no-store"]);
    expect((await portal.call("GET", path)).statusCode).toBe(401);
  });

  it("gives each person their own, and counts them by section (TODO-06, TODO-14)", async () => {
    const [parent, other] = [await insertPerson(db(), "Parent"), await insertPerson(db(), "Parent")];
    await insertParentContract(db(), parent.personId, {
      ...waiting,
      reference: "GE-1",
      start_date: "2026-12-01",
    });
    await insertHouseworkContract(db(), parent.personId, {
      ...waiting,
      reference: "MNH-1",
      start_date: "2026-11-22",
    });
    // Neither what is signed, nor what has no address, nor somebody else's.
    await insertParentContract(db(), parent.personId, { ...waiting, state: 3 });
    await insertParentContract(db(), parent.personId, { state: 2 });
    await insertParentContract(db(), other.personId, waiting);
    const { toDos, counts, total } = await listOf(parent);
    expect([counts, total]).toEqual([{ contracts: 2 }, 2]);
    expect(toDos[0]).toEqual({
      key: expect.stringMatching(/^contracts\.sign:parent:\d+$/),
      kind: "contracts.sign",
      section: "contracts",
      title: "Signer votre contrat de garde",
      text: "Le contrat GE-1, à partir du 1er décembre 2026, attend votre signature.",
      deadline: "2026-12-01",
      daysLeft: 8,
      isLate: false,
      action: "Lire et signer",
      link: "https://sign.example/1",
      isOutside: true,
      since: null,
      canWait: false,
    } satisfies ToDo);
    expect([toDos[1]?.title, toDos[1]?.deadline]).toEqual(["Signer votre contrat de ménage", null]);
    expect((await listOf(parent, { "accept-language": "en" })).toDos[0]?.title).toBe(
      "Sign your childcare contract",
    );
  });

  it("counts its days in Paris, where midnight comes before that of Greenwich (TODO-20)", async () => {
    const parent = await insertPerson(db(), "Parent");
    await insertParentContract(db(), parent.personId, { ...waiting, start_date: "2026-12-01" });
    const left = async (at: string) => {
      clock = new Date(at);
      return (await listOf(parent)).toDos[0]?.daysLeft;
    };
    expect(await left("2026-11-30T22:59:00Z")).toBe(1);
    expect(await left("2026-11-30T23:00:00Z")).toBe(0);
  });

  it("does not keep the session alive (TODO-14)", async () => {
    const parent = await insertPerson(db(), "Parent");
    const cookie = await portal.signIn(parent.userName);
    const { idleSeconds: seconds } = portal.deps.config.sessions.person;
    const later = (share: number) => {
      clock = new Date(clock.getTime() + seconds * share * 1_000);
    };
    later(0.7);
    expect((await portal.call("GET", path, { cookie })).statusCode).toBe(200);
    later(0.7);
    expect((await portal.call("GET", path, { cookie })).statusCode).toBe(401);
  });
});

describe("what there is to do", () => {
  it("is for a babysitter the contract, the refused photo with its reason, and the profile (TODO-05, TODO-06, TODO-09)", async () => {
    const babysitter = await insertPerson(db(), "BabySitter");
    await insertBabysitterContract(db(), babysitter.personId, waiting);
    await insertRefusedPhoto(
      db(),
      babysitter.personId,
      "Le visage est trop sombre.",
      clock,
      "Your face is too dark.",
    );
    const { toDos, counts } = await listOf(babysitter);
    expect(toDos.map(({ kind, action }) => [kind, action])).toEqual([
      ["contracts.sign", "Lire et signer"],
      ["photos.choose", "Choisir une autre photo"],
      ["profile.complete", "Compléter mon profil"],
    ]);
    expect(counts).toEqual({ contracts: 1, profile: 2 });
    expect(toDos[1]?.text).toBe("L’agence a refusé la vôtre\u00a0: Le visage est trop sombre.");
    const inEnglish = await listOf(babysitter, { "accept-language": "en" });
    expect(inEnglish.toDos[1]?.text).toBe("The agency has rejected yours: Your face is too dark.");
    expect(toDos[2]?.text).toBe("Il est à commencer. Prochaine étape\u00a0: rédigez votre annonce.");
  });

  it("is for a family the survey that it has begun, until it is ended (TODO-10, TODO-11)", async () => {
    const parent = await insertPerson(db(), "Parent");
    await insertSurvey(db(), parent.personId, {
      savedAt: new Date("2026-11-20T23:30:00Z"),
      finishedAt: null,
    });
    const [survey] = (await listOf(parent)).toDos;
    expect([survey?.kind, survey?.link, survey?.text]).toEqual([
      "surveys.finish",
      "/client/questionnaire-client/questionnaire",
      "Vos réponses du 21 novembre 2026 sont gardées\u00a0: il reste à les compléter.",
    ]);
    const other = await insertPerson(db(), "Parent");
    await insertSurvey(db(), other.personId, { savedAt: clock, finishedAt: clock });
    expect(await kindsOf(other)).toEqual([]);
  });

  describe("about the new school year", () => {
    const linked = { audience: "with-contract", opens_on: "2026-11-01", closes_on: "2026-11-30" };
    // What the page of the renewal says of the person and what the list says must be the same.
    const isAsked = async (person: TestPerson, on = today) => {
      clock = new Date(`${on}T09:00:00Z`);
      const cookie = await portal.signIn(person.userName);
      const { state, answer } = (await portal.call("GET", "/Renewal/GetMyRenewal", { cookie })).json();
      const kinds = await kindsOf(person);
      expect(kinds.includes("renewals.answer")).toBe(state === "open" && answer === null);
      return kinds.includes("renewals.answer");
    };

    it.each([
      ["signed", { state: 3 }, true],
      ["in progress until today", { state: 9, end_date: today }, true],
      ["in progress until yesterday", { state: 9, end_date: "2026-11-22" }, false],
      ["finished on the opening day", { state: 7, end_date: "2026-11-01" }, true],
      ["finished the day before", { state: 7, end_date: "2026-10-31" }, false],
      ["canceled", { state: 8 }, false],
    ])("asks those whom a contract links that is %s: %s (TODO-10)", async (_, contract, expected) => {
      await putCampaign(db(), "Parent", 2026, linked);
      await putCampaign(db(), "BabySitter", 2026, linked);
      const [parent, babysitter] = [
        await insertPerson(db(), "Parent"),
        await insertPerson(db(), "BabySitter"),
      ];
      await insertPlacement(db(), parent.personId, [babysitter.personId], contract);
      expect([await isAsked(parent), await isAsked(babysitter)]).toEqual([expected, expected]);
    });

    it("asks nobody who is linked to people alone who have left (TODO-10)", async () => {
      await putCampaign(db(), "Parent", 2026, linked);
      const parent = await insertPerson(db(), "Parent");
      const gone = await insertPerson(db(), "BabySitter", { deactivated_at: clock });
      await insertPlacement(db(), parent.personId, [gone.personId], { state: 9 });
      expect(await isAsked(parent)).toBe(false);
      const babysitter = await insertPerson(db(), "BabySitter");
      await insertPlacement(db(), parent.personId, [babysitter.personId], { state: 9 });
      expect(await isAsked(parent)).toBe(true);
    });

    it.each([
      ["2026-10-31", false],
      ["2026-11-01", true],
      ["2026-11-30", true],
      ["2026-12-01", false],
    ])("asks on %s: %s, until the last day (TODO-10)", async (on, expected) => {
      await putCampaign(db(), "Parent", 2026, { ...linked, audience: "everyone" });
      const parent = await insertPerson(db(), "Parent");
      expect(await isAsked(parent, on)).toBe(expected);
      if (expected) expect((await listOf(parent)).toDos[0]?.deadline).toBe("2026-11-30");
    });

    it("asks nobody who has answered, at once (TODO-10, TODO-11)", async () => {
      await putCampaign(db(), "Parent", 2026);
      const parent = await insertPerson(db(), "Parent");
      const cookie = await portal.signIn(parent.userName);
      expect(await isAsked(parent)).toBe(true);
      const body = { needRenewContract: 0, dontRenewReason: 6 };
      const sent = await portal.call("POST", "/customerrenewal/sendbacktoschoolreminder", { cookie, body });
      expect(sent.statusCode).toBe(200);
      expect(await isAsked(parent)).toBe(false);
    });
  });
});

describe("what may be put off", () => {
  const putOff = async (person: TestPerson, key: string) =>
    portal.call("POST", "/ToDo/PutOff", { cookie: await portal.signIn(person.userName), body: { key } });

  it("is the profile and the refused photo, for 7 days, kept on the server (TODO-24)", async () => {
    const babysitter = await insertPerson(db(), "BabySitter");
    const other = await insertPerson(db(), "BabySitter");
    await insertBabysitterContract(db(), babysitter.personId, waiting);
    await insertRefusedPhoto(db(), babysitter.personId, "Le visage est trop sombre.", clock);
    const { toDos } = await listOf(babysitter);
    expect(toDos.map(({ kind, canWait }) => [kind, canWait])).toEqual([
      ["contracts.sign", false],
      ["photos.choose", true],
      ["profile.complete", true],
    ]);
    const [sign, photo, profile] = toDos.map(({ key }) => key);
    const answer = await putOff(babysitter, String(photo));
    expect([answer.statusCode, answer.json()]).toEqual([200, { until: "2026-11-30" }]);
    const { toDos: left, counts, total } = await listOf(babysitter);
    expect([left.map(({ key }) => key), counts, total]).toEqual([
      [sign, profile],
      { contracts: 1, profile: 1 },
      2,
    ]);
    // Twice is once, and somebody else's stays.
    expect((await putOff(babysitter, String(photo))).json()).toEqual({ until: "2026-11-30" });
    expect((await putOff(babysitter, String(profile))).statusCode).toBe(200);
    expect(await kindsOf(babysitter)).toEqual(["contracts.sign"]);
    expect(await kindsOf(other)).toEqual(["profile.complete"]);
    clock = new Date("2026-11-29T22:59:00Z");
    expect(await kindsOf(babysitter)).toEqual(["contracts.sign"]);
    clock = new Date("2026-11-29T23:00:00Z");
    expect(await kindsOf(babysitter)).toEqual(["contracts.sign", "photos.choose", "profile.complete"]);
    await putOff(babysitter, String(profile));
    expect(await kindsOf(babysitter)).toEqual(["contracts.sign", "photos.choose"]);
    // What is over is forgotten.
    const { rows } = await sql<{ key: string }>`SELECT key FROM to_do_put_off
      WHERE person_id = ${babysitter.personId}`.execute(db());
    expect(rows).toEqual([{ key: profile }]);
  });

  it("is nothing else: not what presses, not what is not there, nobody else’s (TODO-24, SPACE-05)", async () => {
    const babysitter = await insertPerson(db(), "BabySitter");
    const other = await insertPerson(db(), "BabySitter");
    await insertBabysitterContract(db(), babysitter.personId, waiting);
    await insertRefusedPhoto(db(), other.personId, "Le visage est trop sombre.", clock);
    const [sign] = (await listOf(babysitter)).toDos;
    const [photo] = (await listOf(other)).toDos;
    const refused = await Promise.all(
      [sign?.key, photo?.key, "photos.choose:x", "", "x".repeat(201)].map((key) =>
        putOff(babysitter, String(key)),
      ),
    );
    expect(refused.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [409, "toDos.cannot-wait"],
      [404, "request.not-found"],
      [404, "request.not-found"],
      [404, "request.not-found"],
      [400, "request.invalid"],
    ]);
    const agent = await insertPerson(db(), "Agency");
    expect((await putOff(agent, "profile.complete:profile")).statusCode).toBe(403);
    const nobody = { body: { key: "profile.complete:profile" } };
    expect((await portal.call("POST", "/ToDo/PutOff", nobody)).statusCode).toBe(401);
  });
});

describe("the statement", () => {
  it("gives at most 50, the first ones in the rule's order (TODO-04, TODO-13)", async () => {
    const parent = await insertPerson(db(), "Parent");
    await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const start_date = index % 4 === 0 ? null : addDays(today, (index * 7) % 23);
        await insertParentContract(db(), parent.personId, { ...waiting, start_date });
        await insertHouseworkContract(db(), parent.personId, { ...waiting, start_date });
      }),
    );
    const find = findToDosBy(toDoSources);
    const pool = portal.database.connection.pool;
    const found = await find(
      { query: (read) => pool.query({ ...read, values: [...read.values] }) },
      parent.personId,
      today,
    );
    expect(found).toHaveLength(50);
    const ordered = found.map((one) => ({ ...one, since: one.since?.toISOString() ?? null }));
    expect(toDoOrder(ordered, today).map(({ key }) => key)).toEqual(found.map(({ key }) => key));
    expect(found.at(-1)?.deadline).not.toBeNull();
    expect((await listOf(parent)).total).toBe(50);
  });

  it("holds the query of every feature, each of which stands alone too, on an empty database and on the demonstration (TODO-13)", async () => {
    const whole = await buildTestApp({ JOBS: "elsewhere" });
    const { connection } = whole.database;
    const idOf = async (userName: string) =>
      (await connection.pool.query("SELECT id FROM person WHERE user_name = $1", [userName])).rows[0]?.id ??
      0;
    const find = async (sources: typeof toDoSources, personId: number) => {
      const reading = {
        query: (read: { text: string; values: readonly unknown[] }) =>
          connection.pool.query(read.text, [...read.values]),
      };
      return findToDosBy(sources)(reading as never, personId, today);
    };
    const alone = async (personId: number) =>
      (await Promise.all(toDoSources.map((source) => find([source], personId)))).flat().map(({ key }) => key);
    expect([await alone(0), await find(toDoSources, 0)]).toEqual([[], []]);
    await loadDemonstration({
      config: portal.deps.config,
      connection,
      fileStore: whole.fileStore,
      folder: portal.deps.config.dataFolder,
      now: new Date(`${today}T09:00:00Z`),
      log: () => {},
    });
    for (const { userName } of demonstrationAccounts) {
      const id = await idOf(userName);
      const together = (await find(toDoSources, id)).map(({ key }) => key);
      expect(together.toSorted()).toEqual((await alone(id)).toSorted());
    }
    await whole.close();
  });
});

it("orders the kinds as the specification does, and counts each where its page is (TODO-05, TODO-12)", () => {
  const places = new Map(toDoSources.map(({ kind: { kind, section } }, index) => [kind, [index, section]]));
  const told = ["contracts.sign", "invoices.pay", "renewals.answer", "surveys.finish", "photos.choose"];
  const sections = ["contracts", "invoices", "renewal", "survey", "profile"];
  const found = told.map((kind) => places.get(kind) ?? []);
  expect(found.map(([, section]) => section)).toEqual(sections);
  expect(found.map(([index]) => index)).toEqual(
    found.map(([index]) => index).toSorted((a, b) => Number(a) - Number(b)),
  );
  expect(places.get("profile.complete")).toEqual([toDoSources.length - 1, "profile"]);
});
