import { apiBase } from "@ribambelle/domain/kernel/endpoint";
import { until } from "@ribambelle/processes/signals";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listAudit } from "../../testing/stores/testAudit.store.ts";
import { recordsOf } from "../../testing/stores/testLetterRecords.store.ts";
import { lettersTo } from "../../testing/stores/testLetters.store.ts";
import { insertPerson, type TestPerson, testPassword } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp, testOrigin } from "../../testing/testApp.ts";

const login = "/Authentication/login";
const change = "/Authentication/updateMyPassword";
const remove = "/Authentication/deleteMyAccount";
const prove = "/User/SecondFactor/Prove";
const newPassword = "Nouveau-Secret-7";
const firefox = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0";
let portal: TestApp;
let person: TestPerson;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  person = await insertPerson(db(), "Parent", { first_name: "Zoé" });
});

const db = () => portal.database.connection.db;
const letters = async () =>
  (await lettersTo(db(), person.email)).map(({ subject, plain }) => ({ subject, plain }));
async function letter(subject: string) {
  await until(async () => (await letters()).some((one) => one.subject === subject));
  return (await letters()).find((one) => one.subject === subject)?.plain.replaceAll("\u00a0", " ") ?? "";
}
const actions = async () => (await listAudit(db(), person.personId)).map(({ action }) => action);

/** Signs in from a browser that carries these cookies; gives all that it carries then. */
async function signInFrom(cookies = "", headers: Record<string, string> = {}): Promise<string> {
  const form = { username: person.userName, password: testPassword };
  const answer = await portal.call("POST", login, { form, cookie: cookies, headers });
  expect(answer.statusCode).toBe(200);
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

describe("a letter tells", () => {
  it("a letter tells of a changed password, how to sign in, and what to do when it was somebody else", async () => {
    const cookie = await portal.signIn(person.userName);
    const body = { currentPassword: testPassword, newPassword };
    expect((await portal.call("POST", change, { cookie, body })).statusCode).toBe(200);
    const text = await letter("Votre mot de passe a été modifié");
    expect(text).toMatch(/a été modifié le (?:1er|\d+) \p{L}+ \d{4} à \d+\sh(?:\s\d\d)?\./u);
    expect(text).toContain(`${testOrigin}/login`);
    expect(text).toContain("prévenez l’agence : 01 99 00 12 34, contact@example.fr.");
    expect(text).not.toMatch(/resetKey|undefined|null/);
  });

  it("a letter tells of a sign-in from a device that was not known, and of no other", async () => {
    const first = await signInFrom("", { "user-agent": firefox });
    await signInFrom(first, { "user-agent": firefox });
    expect((await recordsOf(db(), person.personId)).map(({ kind }) => kind)).toEqual([]);
    await signInFrom("", { "user-agent": firefox, "accept-language": "en" });
    const text = await letter("Sign-in from a new device");
    expect(text).toMatch(
      /signed in to your personal space on .+ at \d\d:\d\d, from a device we did not recognise: Firefox on Android\./,
    );
  });

  it.each([
    ["<script>alert(1)</script>", "."],
    ["x".repeat(10_000), "."],
  ])("nothing that a device makes up of itself: %j", async (agent) => {
    await signInFrom();
    await signInFrom("", { "user-agent": agent });
    expect(await letter("Connexion depuis un nouvel appareil")).toContain(
      "depuis un appareil que nous ne connaissions pas.",
    );
  });

  it("a letter tells of a deleted account, to the address that it had, which is then forgotten", async () => {
    const cookie = await portal.signIn(person.userName);
    expect((await portal.call("POST", remove, { cookie })).statusCode).toBe(200);
    const text = await letter("Votre compte est supprimé");
    expect(text).toContain("Bonjour,\n");
    expect(text).toContain("aussi longtemps que la loi le demande");
    await until(async () =>
      (await recordsOf(db(), person.personId)).every(({ state }) => state !== "waiting"),
    );
    const { rows } = await sql`SELECT FROM letter WHERE last_address IS NOT NULL`.execute(db());
    expect(rows).toEqual([]);
  });
});

describe("deleting an account", () => {
  it.each([
    ["no body and no type", { headers: {} }],
    ["the type of a body that is not there", { headers: { "content-type": "application/json" } }],
    ["an empty object", { headers: { "content-type": "application/json" }, payload: "{}" }],
    [
      "the password of former versions, even a wrong one",
      { headers: { "content-type": "application/json" }, payload: '{"currentPassword":"Faux-Secret-1"}' },
    ],
  ])("takes %s, of who has just signed in (API-12, FACTOR-13)", async (_, { headers, ...sent }) => {
    const cookie = await portal.signIn(person.userName);
    const url = apiBase + remove;
    const answer = await portal.app.inject({ method: "POST", url, headers: { ...headers, cookie }, ...sent });
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    expect(await actions()).toContain("identity.account-deleted");
  });

  it("is refused in a session that was left open, until its person proves who they are (API-12, FACTOR-13)", async () => {
    const cookie = await portal.signIn(person.userName);
    portal.pass(15 * 60);
    const refused = await portal.call("POST", remove, { cookie });
    const wrong = { code: null, password: "Faux-Secret-1" };
    const guessed = await portal.call("POST", prove, { cookie, body: wrong });
    expect([refused.statusCode, refused.json().code, guessed.statusCode]).toEqual([
      403,
      "request.proof-needed",
      400,
    ]);
    expect(await actions()).not.toContain("identity.account-deleted");
    const right = { code: null, password: testPassword };
    expect((await portal.call("POST", prove, { cookie, body: right })).statusCode).toBe(200);
    expect((await portal.call("POST", remove, { cookie })).statusCode).toBe(200);
    portal.pass(-15 * 60);
  });
});

describe("what fails is noted under the name of whose account it is", () => {
  it("a change of password with a wrong one", async () => {
    const cookie = await portal.signIn(person.userName);
    const body = { currentPassword: "Faux-Secret-1", newPassword };
    await portal.call("POST", change, { cookie, body });
    const noted = (await listAudit(db(), person.personId)).slice(1);
    expect(noted).toMatchObject([
      { action: "identity.password-change-refused", actorId: person.personId, address: "127.0.0.1" },
    ]);
  });

  it("a reset by a link that is too old, or with a password that is refused", async () => {
    await portal.call("POST", "/Authentication/requestResetMyPassword", { body: { email: person.email } });
    const resetKey = /resetKey=([\w-]+)/.exec(await letter("Choisissez votre mot de passe"))?.[1];
    const reset = (password: string) =>
      portal.call("POST", "/Authentication/resetMyPassword", { body: { password, resetKey } });
    expect((await reset(`A1-${person.email.split("@")[0]}`)).statusCode).toBe(400);
    portal.pass(25 * 3_600);
    expect((await reset(newPassword)).statusCode).toBe(400);
    portal.pass(-25 * 3_600);
    expect(await actions()).toEqual([
      "identity.reset-requested",
      "identity.password-reset-refused",
      "identity.password-reset-refused",
    ]);
  });
});
