import { randomUUID } from "node:crypto";
import { addDays, dayAt } from "@ribambelle/domain/kernel/day";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { insertStaff, provenStaff } from "../../../testing/signedIn.ts";
import { rowsOf } from "../../../testing/stores/testKept.store.ts";
import { recordsOf } from "../../../testing/stores/testLetterRecords.store.ts";
import {
  insertParentContract,
  insertPerson,
  type TestPerson,
} from "../../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../../testing/testApp.ts";

let portal: TestApp;
let cookies: Record<"coordinator" | "recruiter" | "administrator", string>;
let boss: { readonly cookie: string };
let parent: TestPerson;

beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
  const cookieOf = async (one: keyof typeof cookies) =>
    portal.signIn((await insertStaff(portal, [one])).userName);
  cookies = {
    coordinator: await cookieOf("coordinator"),
    recruiter: await cookieOf("recruiter"),
    administrator: await cookieOf("administrator"),
  };
  boss = await provenStaff(portal, ["administrator"]);
});
afterAll(() => portal.close());
beforeEach(async () => {
  parent = await insertPerson(db(), "Parent", { email: `${randomUUID()}@example.fr` });
});

const db = () => portal.database.connection.db;
const today = () => dayAt(portal.deps.now());
const contract = (given: object) =>
  insertParentContract(db(), parent.personId, {
    reference: `GE-${randomUUID()}`,
    keeper: "portal",
    ...given,
  });
const post = async (call: "Move" | "Update", id: number, said: object, cookie = cookies.coordinator) => {
  const { headers } = await portal.call("GET", `/Agency/Contracts/guard/${id}`, { cookie: boss.cookie });
  return portal.call("POST", `/Agency/Contracts/${call}`, {
    cookie,
    body: { kind: "guard", id, ...said },
    headers: { "if-match": String(headers.etag) },
  });
};
const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];

it("whoever may not correct is told so, and not asked to prove who they are (AGCON-12, AGUI-30)", async () => {
  const id = await contract({ state: 0 });
  const fail = { act: "fail", reason: "Doublon" };
  const answers = await Promise.all(
    (["coordinator", "recruiter", "administrator"] as const).map((one) =>
      post("Move", id, fail, cookies[one]),
    ),
  );
  expect(answers.map(codeOf)).toEqual([
    [403, "request.forbidden"],
    [404, "request.not-found"],
    [403, "request.proof-needed"],
  ]);
});

it("the journal has why a state was changed (AUDITS-01, AUDITS-04)", async () => {
  const id = await contract({ state: 2, asked_at: portal.deps.now() });
  await post("Move", id, { act: "withdraw", reason: "Heures à revoir" });
  const journal = await portal.call("GET", `/Agency/Audit?personId=${parent.personId}&kind=acts`, {
    cookie: boss.cookie,
  });
  expect(journal.json().items).toMatchObject([
    { action: "contracts.state-changed", reason: "Heures à revoir" },
  ]);
});

it("an end without another day is that of the contract, where it has come (AGCON-10, AGCON-12)", async () => {
  const said = { act: "end", endReason: "planned" };
  const ended = await contract({ state: 9, start_date: "2025-09-01", end_date: addDays(today(), -1) });
  expect((await post("Move", ended, said)).json()).toEqual({ state: 7 });
  for (const [end_date, code] of [
    [null, "end-day"],
    [addDays(today(), 1), "early-end"],
  ]) {
    const id = await contract({ state: 9, start_date: "2025-09-01", end_date });
    expect((await post("Move", id, said)).json()).toMatchObject({ issues: [{ path: "day", code }] });
  }
});

it("nobody is reminded who has no address, and it does not count (AGCON-12, AGCON-15)", async () => {
  parent = await insertPerson(db(), "Parent", { email: null });
  const id = await contract({ state: 2, asked_at: portal.deps.now() });
  const answer = await post("Move", id, { act: "remind" });
  expect([...codeOf(answer), answer.json().missing]).toEqual([409, "contracts.not-ready", ["email"]]);
  expect((await rowsOf(db(), "parent_contract")).find((row) => row.id === id)?.reminders).toBe(0);
  expect(await recordsOf(db(), parent.personId)).toEqual([]);
});

it("names a field that cannot be changed so as the call names it (AGCON-08, AGUI-27)", async () => {
  const { personId } = await insertPerson(db(), "BabySitter");
  await contract({ reference: "GE-elsewhere", state: 9 });
  const id = await contract({ state: 0 });
  const pathOf = async (changes: object) => {
    const answer = await post("Update", id, { changes });
    return [...codeOf(answer), answer.json().issues?.[0].path];
  };
  expect(await pathOf({ reference: "GE-elsewhere" })).toEqual([
    409,
    "contracts.reference-taken",
    "changes.reference",
  ]);
  expect(await pathOf({ startDate: "2027-01-02", endDate: "2027-01-01" })).toEqual([
    400,
    "contracts.ends-before-start",
    "changes.endDate",
  ]);
  expect(await pathOf({ userId: personId })).toEqual([400, "contracts.wrong-person", "changes.userId"]);
  expect(await pathOf({ signatureUrl: "https://[sign.example" })).toEqual([
    400,
    "request.invalid",
    "changes.signatureUrl",
  ]);
});
