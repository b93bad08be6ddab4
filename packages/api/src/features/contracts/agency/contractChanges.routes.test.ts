import { randomUUID } from "node:crypto";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertStaff } from "../../../testing/signedIn.ts";
import { listAudit } from "../../../testing/stores/testAudit.store.ts";
import { rowsOf } from "../../../testing/stores/testKept.store.ts";
import { recordsOf } from "../../../testing/stores/testLetterRecords.store.ts";
import {
  insertBabysitterContract,
  insertHouseworkContract,
  insertParentContract,
  insertPerson,
  type TestPerson,
} from "../../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../../testing/testApp.ts";

let portal: TestApp;
let ana: TestPerson & { readonly cookie: string };
let other: Record<"recruiter" | "reader", string>;
let parent: TestPerson;

beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
  const signedIn = async (functions: StaffFunction[], name: string) => {
    const person = await insertStaff(portal, functions, { first_name: name, last_name: "Aron" });
    return { ...person, cookie: await portal.signIn(person.userName) };
  };
  ana = await signedIn(["coordinator"], "Ana");
  other = {
    recruiter: (await signedIn(["recruiter"], "Rita")).cookie,
    reader: (await signedIn(["reader"], "Luc")).cookie,
  };
});
afterAll(() => portal.close());
beforeEach(async () => {
  parent = await insertPerson(db(), "Parent", { email: `${randomUUID()}@example.fr` });
});

const db = () => portal.database.connection.db;
const contractOf = async (
  table: "parent_contract" | "housework_contract" | "babysitter_contract",
  id: number,
) => (await rowsOf(db(), table)).find((row) => row.id === id);
const eventsOf = async (id: number) =>
  (await rowsOf(db(), "contract_event")).filter((event) => event.contract_id === id);
const letterKinds = async () => (await recordsOf(db(), parent.personId)).map(({ kind }) => kind);

interface How {
  readonly cookie?: string;
  readonly key?: string;
  readonly version?: number | null;
}
const post = (path: string, body: object, { cookie = ana.cookie, key = randomUUID(), version }: How = {}) =>
  portal.call("POST", path, {
    cookie,
    body,
    headers: { "idempotency-key": key, ...(version && { "if-match": `"${version}"` }) },
  });
const create = (body: object, how?: How) =>
  post("/Agency/Contracts/Create", { kind: "guard", userId: parent.personId, ...body }, how);
const update = (id: number, changes: object, more: object = {}, how: How = { version: 1 }) =>
  post("/Agency/Contracts/Update", { kind: "guard", id, changes, ...more }, how);
const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];

describe("a new contract", () => {
  it("is a draft that the portal keeps, with what was filled in, its history and its entry in the journal (AGCON-07)", async () => {
    const reference = `GE-${randomUUID()}`;
    const answer = await create({
      reference,
      startDate: "2026-12-01",
      endDate: "",
      isSharedGuard: true,
      childrenCount: 2,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const { id } = answer.json();
    expect(await contractOf("parent_contract", id)).toMatchObject({
      parent_id: parent.personId,
      reference,
      state: 0,
      keeper: "portal",
      start_date: "2026-12-01",
      end_date: null,
      is_shared_guard: true,
      children_count: 2,
      created_by: ana.personId,
    });
    expect(await eventsOf(id)).toMatchObject([
      { act: "create", from_state: null, to_state: 0, by: ana.personId, source: "page" },
    ]);
    expect(await listAudit(db(), parent.personId)).toMatchObject([
      { action: "contracts.created", subject: reference },
    ]);
  });

  it("is of nobody whom one may not read: a recruiter finds no family by its number (AGCON-07, AGUI-30)", async () => {
    const of = { kind: "babysitter", type: 0, reference: `T-${randomUUID()}` };
    const answers = [
      await create({ ...of, userId: parent.personId }, { cookie: other.recruiter }),
      await create({ ...of, userId: 999_999 }, { cookie: other.recruiter }),
    ];
    const said = answers.map((answer) => [answer.statusCode, answer.json().code, answer.json().message]);
    expect(said[0]).toEqual([404, "request.not-found", said[1]?.[2]]);
    expect(said[0]).toEqual(said[1]);
  });

  it("is one however often it is sent, by a second click or after a lost answer (AGCON-07, AGUI-23)", async () => {
    const key = randomUUID();
    const body = { reference: `GE-${key}` };
    const [one, two] = await Promise.all([create(body, { key }), create(body, { key })]);
    expect([one.statusCode, two.json()]).toEqual([200, one.json()]);
    expect(codeOf(await create({ reference: "another" }, { key }))).toEqual([409, "agency.key-reused"]);
  });

  it("is seen by its family as a draft, and counts as no contract (AGCON-30, CONTRACT-OP14)", async () => {
    await create({ reference: "GE-seen", signatureUrl: "https://sign.example/1" });
    const cookie = await portal.signIn(parent.userName);
    const [seen] = (await portal.call("GET", "/CustomerContract/GetMyContracts", { cookie })).json();
    expect(seen).toMatchObject({
      reference: "GE-seen",
      state: 0,
      documentSignatureURL: null,
      can: { sign: false },
    });
    expect(
      (await portal.call("GET", "/Authentication/GetMyInformation", { cookie })).json().hasContracts,
    ).toBe(false);
  });

  it.each([
    [{ kind: "housework", reference: "M-1" }, 400, "request.invalid"],
    [{ kind: "guard" }, 400, "request.invalid"],
    [{ reference: "x", endDate: "2026-01-01", startDate: "2026-01-02" }, 400, "contracts.ends-before-start"],
    [{ reference: "x", signatureUrl: "http://sign.example" }, 400, "request.invalid"],
    [{ reference: "x", signatureUrl: "javascript:alert(1)" }, 400, "request.invalid"],
    [{ reference: "x", monthlyHours: 745 }, 400, "request.invalid"],
    [{ reference: "x", childrenCount: 5 }, 400, "request.invalid"],
    [{ reference: "x", startDate: "2026-02-30" }, 400, "request.invalid"],
    [{ reference: "x", userId: 999_999 }, 404, "request.not-found"],
  ])("a contract of %j is refused: %i %s (AGCON-06, AGCON-07)", async (body, status, code) => {
    expect(codeOf(await create(body))).toEqual([status, code]);
  });

  it("needs a person of its kind, who is there and not kept out, and a reference of its own (AGCON-07)", async () => {
    const sitter = await insertPerson(db(), "BabySitter");
    const wrong = await create({ reference: "w", userId: sitter.personId });
    expect([...codeOf(wrong), wrong.json().message]).toEqual([
      400,
      "contracts.wrong-person",
      "Ce contrat demande un parent.",
    ]);
    const blocked = await insertPerson(db(), "Parent", { blocked_at: new Date(), block_reason: "Test" });
    expect(codeOf(await create({ reference: "w", userId: blocked.personId }))).toEqual([
      409,
      "people.blocked",
    ]);
    const gone = await insertPerson(db(), "Parent", { deactivated_at: new Date(), email: null });
    expect(codeOf(await create({ reference: "w", userId: gone.personId }))).toEqual([409, "people.deleted"]);
    await insertParentContract(db(), parent.personId, { reference: "GE-taken" });
    expect(codeOf(await create({ reference: "GE-taken" }))).toEqual([409, "contracts.reference-taken"]);
  });

  it("is made by who may edit its kind (AGCON-07, AGUI-30)", async () => {
    const of = { reference: randomUUID() };
    expect((await create(of, { cookie: other.recruiter })).statusCode).toBe(403);
    expect((await create(of, { cookie: other.reader })).statusCode).toBe(403);
    const sitter = await insertPerson(db(), "BabySitter");
    const work = { kind: "babysitter", userId: sitter.personId, type: 0, ...of };
    expect((await create(work, { cookie: other.recruiter })).statusCode).toBe(200);
    expect((await create({ ...work, reference: "x" })).statusCode).toBe(403);
  });
});

describe("a change of a contract", () => {
  it("is kept with what was and is, for the version that was seen (AGCON-08, AGUI-21)", async () => {
    const id = await insertParentContract(db(), parent.personId, {
      reference: randomUUID(),
      state: 0,
      keeper: "portal",
      monthly_hours: 40,
    });
    const answer = await update(id, {
      monthlyHours: 60,
      isFullTime: true,
      signatureUrl: "https://sign.example/1",
    });
    expect([answer.statusCode, answer.headers.etag]).toEqual([200, '"2"']);
    expect(await eventsOf(id)).toMatchObject([
      {
        act: "change",
        changes: {
          monthlyHours: { from: 40, to: 60 },
          isFullTime: { from: false, to: true },
          signatureUrl: { from: null, to: null },
        },
      },
    ]);
    // The same again is no change.
    expect((await update(id, { monthlyHours: 60 }, {}, { version: 2 })).headers.etag).toBe('"2"');
    expect((await update(id, { monthlyHours: 70 }, {}, { version: null })).statusCode).toBe(428);
    const late = await update(id, { monthlyHours: 80 });
    expect(late.json()).toMatchObject({
      code: "agency.changed-meanwhile",
      changed: { by: { displayName: "Ana Aron" }, fields: ["isFullTime", "monthlyHours", "signatureUrl"] },
    });
  });

  it("another period or other hours take a request to sign back; anything else does not (AGCON-08)", async () => {
    const waiting = { state: 2, keeper: "portal", asked_at: new Date(), sign_by: "2030-01-01", reminders: 2 };
    const id = await insertParentContract(db(), parent.personId, { reference: randomUUID(), ...waiting });
    await update(id, { isSharedGuard: true });
    expect(await contractOf("parent_contract", id)).toMatchObject({ state: 2, reminders: 2 });
    expect(await letterKinds()).toEqual([]);
    await update(id, { endDate: "2030-06-30" }, {}, { version: 2 });
    expect(await contractOf("parent_contract", id)).toMatchObject({
      state: 0,
      end_date: "2030-06-30",
      asked_at: null,
      sign_by: null,
      reminders: 0,
    });
    expect(await letterKinds()).toEqual(["contracts.withdrawn"]);
    expect((await eventsOf(id)).map(({ act, to_state }) => [act, to_state])).toEqual([
      ["change", 2],
      ["withdraw", 0],
      ["change", 0],
    ]);
  });

  it.each([
    [3, null],
    [9, null],
    [7, null],
    [8, "2026-01-01"],
  ])("is refused once it is signed: state %i, signed on %s (AGCON-08)", async (state, signed_on) => {
    const given = { reference: randomUUID(), state, signed_on, keeper: "portal" };
    const id = await insertParentContract(db(), parent.personId, given);
    expect(codeOf(await update(id, { monthlyHours: 1 }))).toEqual([409, "contracts.signed"]);
  });

  it("the reference and the person change in drafts alone (AGCON-08)", async () => {
    const heir = await insertPerson(db(), "Parent");
    const sitter = await insertPerson(db(), "BabySitter");
    const of = { keeper: "portal" };
    const waiting = await insertParentContract(db(), parent.personId, { ...of, state: 2 });
    for (const changes of [{ reference: "x" }, { userId: heir.personId }])
      expect(codeOf(await update(waiting, changes))).toEqual([400, "request.invalid"]);
    const draft = await insertParentContract(db(), parent.personId, { ...of, state: 0 });
    expect(codeOf(await update(draft, { userId: sitter.personId }))).toEqual([400, "contracts.wrong-person"]);
    expect((await update(draft, { userId: heir.personId })).statusCode).toBe(200);
    expect(await contractOf("parent_contract", draft)).toMatchObject({ parent_id: heir.personId });
  });

  it("takes a contract of the software into the portal only where that was said (AGCON-24)", async () => {
    const id = await insertParentContract(db(), parent.personId, { state: 0 });
    expect(codeOf(await update(id, { monthlyHours: 1 }))).toEqual([409, "contracts.kept-by-software"]);
    expect(await contractOf("parent_contract", id)).toMatchObject({ keeper: "software", version: 1 });
    expect((await update(id, { monthlyHours: 1 }, { takeOver: true })).statusCode).toBe(200);
    expect(await contractOf("parent_contract", id)).toMatchObject({ keeper: "portal" });
    expect((await eventsOf(id)).map(({ act }) => act)).toEqual(["take-over", "change"]);
  });

  it("is made by who may edit its kind, and found by who may read it (AGUI-30)", async () => {
    const id = await insertParentContract(db(), parent.personId, { state: 0, keeper: "portal" });
    expect(
      (await update(id, { monthlyHours: 1 }, {}, { version: 1, cookie: other.recruiter })).statusCode,
    ).toBe(404);
    expect((await update(id, { monthlyHours: 1 }, {}, { version: 1, cookie: other.reader })).statusCode).toBe(
      403,
    );
  });

  it("housework and babysitters’ contracts have the fields of their kind (AGCON-08)", async () => {
    const house = await insertHouseworkContract(db(), parent.personId, { state: 0, keeper: "portal" });
    await update(house, { typology: 1, isSharedGuard: true }, { kind: "housework" });
    expect(await contractOf("housework_contract", house)).toMatchObject({ typology: 1 });
    const sitter = await insertPerson(db(), "BabySitter");
    const work = await insertBabysitterContract(db(), sitter.personId, { state: 0, keeper: "portal" });
    await update(
      work,
      { duration: 1, hourlyVolume: 0 },
      { kind: "babysitter" },
      { version: 1, cookie: other.recruiter },
    );
    expect(await contractOf("babysitter_contract", work)).toMatchObject({ duration: 1, hourly_volume: 0 });
  });
});
