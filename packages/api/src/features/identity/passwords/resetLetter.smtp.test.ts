import { until } from "@ribambelle/processes/signals";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addJob } from "../../../jobs/jobs.store.ts";
import { addLetterJobs } from "../../../mail/letters.ts";
import {
  type Received,
  type TestMailServer,
  testMailServer,
} from "../../../testing/servers/testMailServer.ts";
import { listAudit } from "../../../testing/stores/testAudit.store.ts";
import { listJobs } from "../../../testing/stores/testJobs.store.ts";
import { change, countResets } from "../../../testing/stores/testKept.store.ts";
import { forgetSent, recordsOf } from "../../../testing/stores/testLetterRecords.store.ts";
import { insertPerson, type TestPerson } from "../../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../../testing/testApp.ts";

let server: TestMailServer;
let portal: TestApp;
let person: TestPerson;
const origin = "https://portail.example.fr";

beforeAll(async () => {
  server = await testMailServer();
  portal = await buildTestApp({
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    PUBLIC_URL: origin,
    RESETS_PER_ADDRESS: "1000",
  });
});
afterAll(async () => {
  await portal.close();
  await server.down();
});
beforeEach(async () => {
  person = await insertPerson(db(), "Parent", { first_name: "Zoé" });
});
afterEach(async () => {
  server.received.length = 0;
  await portal.database.connection.pool.query(
    "DELETE FROM password_reset; DELETE FROM letter; DELETE FROM graphile_worker._private_jobs",
  );
});

const db = () => portal.database.connection.db;
const post = (path: string, body: object) => portal.call("POST", path, { body, headers: { origin } });
// Of a new password another letter tells.
const resetLetters = () => server.received.filter((letter) => keyOf(letter) !== "");
const arrived = async (count = 1) =>
  until(
    async () =>
      resetLetters().length === count &&
      (await recordsOf(db(), person.personId)).every(({ state }) => state === "sent"),
  );
const ask = async () => {
  const count = resetLetters().length + 1;
  const answer = await post("/Authentication/requestResetMyPassword", { email: person.email });
  expect(answer.statusCode).toBe(200);
  await arrived(count);
};
/** Forgets that the person's letter was sent, as a crash before the note of it would; gives its id. */
const forget = async () => {
  await until(async () => (await listJobs(db())).length === 0);
  const { id = "" } = (await recordsOf(db(), person.personId))[0] ?? {};
  // A job for later: the minute's routine, which takes up letters that have none, would send it before its time.
  const later = new Date(portal.deps.now().getTime() + 3_600_000);
  await addLetterJobs(db(), [{ id, at: later }], portal.deps.now());
  await forgetSent(db(), id);
  return id;
};
const keyOf = (letter: Received | undefined) => /resetKey=([\w-]{43})/.exec(letter?.body ?? "")?.[1] ?? "";
const resetWith = async (resetKey: string, password = "Nouveau-Secret-7") =>
  (await post("/Authentication/resetMyPassword", { password, resetKey })).statusCode;

describe("the reset letter", () => {
  it("carries the link in both forms, and the link works", async () => {
    await ask();
    const [letter] = resetLetters();
    const link = `${origin}/reinitialisation-mot-de-passe#resetKey=${keyOf(letter)}`;
    expect(letter?.body.split(link)).toHaveLength(5);
    expect(await resetWith(keyOf(letter))).toBe(200);
  });

  it("a reset letter that goes twice after a crash leaves one key, which works from either copy", async () => {
    await ask();
    const id = await forget();
    await addLetterJobs(db(), [{ id, at: portal.deps.now() }], portal.deps.now());
    await arrived(2);
    expect(resetLetters().map(keyOf)).toEqual([keyOf(resetLetters()[0]), keyOf(resetLetters()[0])]);
    expect(await countResets(db())).toBe(1);
    expect(await resetWith(keyOf(resetLetters()[1]))).toBe(200);
  });

  it("does not go again once its link was used: the key stays dead", async () => {
    await ask();
    const id = await forget();
    expect(await resetWith(keyOf(resetLetters()[0]))).toBe(200);
    await addLetterJobs(db(), [{ id, at: portal.deps.now() }], portal.deps.now());
    await until(async () => (await listJobs(db())).length === 0);
    expect(await recordsOf(db(), person.personId)).toMatchObject([
      { kind: "identity.reset", state: "withdrawn", attempts: 1 },
      { kind: "identity.password-changed", state: "sent" },
    ]);
    expect([resetLetters().length, await countResets(db())]).toEqual([1, 0]);
    expect(await resetWith(keyOf(resetLetters()[0]))).toBe(400);
  });

  it("a reset letter that goes again to another address carries another key: the former address gives no way in", async () => {
    await ask();
    const id = await forget();
    // As an import changes an address: the links that went to the former one are forgotten.
    await change(db(), "person", { email: `new.${person.email}` }, person.personId);
    await portal.database.connection.pool.query("DELETE FROM password_reset");
    await addLetterJobs(db(), [{ id, at: portal.deps.now() }], portal.deps.now());
    await arrived(2);
    const [former, next] = resetLetters();
    expect(next?.envelope.rcptTo[0]?.address).toBe(`new.${person.email}`);
    expect(await resetWith(keyOf(former))).toBe(400);
    expect(await resetWith(keyOf(next))).toBe(200);
  });

  it("is not sent to who left before it could go", async () => {
    await ask();
    const id = await forget();
    await change(db(), "person", { deactivated_at: new Date() }, person.personId);
    await addLetterJobs(db(), [{ id, at: portal.deps.now() }], portal.deps.now());
    await until(async () => (await listJobs(db())).length === 0);
    expect(resetLetters()).toHaveLength(1);
    expect(await recordsOf(db(), person.personId)).toMatchObject([{ state: "withdrawn" }]);
  });

  it("makes nobody wait: the page is answered while the mail server is not even there", async () => {
    await server.down();
    const answer = await post("/Authentication/requestResetMyPassword", { email: person.email });
    expect(answer.statusCode).toBe(200);
    await until(async () => (await recordsOf(db(), person.personId))[0]?.lastRefusal != null);
    await server.up();
  });

  it("is noted once, however often its request is read", async () => {
    await ask();
    const { id = "" } = (await recordsOf(db(), person.personId))[0] ?? {};
    const request = { letterId: id, email: person.email, locale: "fr", address: null, requestId: null };
    await addJob(db(), "identity.reset-requested", request);
    await until(async () => (await listJobs(db())).length === 0);
    expect(resetLetters()).toHaveLength(1);
    expect(await listAudit(db(), person.personId)).toHaveLength(1);
  });
});
