import { until } from "@ribambelle/processes/signals";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listAudit } from "../../../testing/stores/testAudit.store.ts";
import { lettersTo } from "../../../testing/stores/testLetters.store.ts";
import { insertPerson, type TestPerson, testPassword } from "../../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp, testOrigin } from "../../../testing/testApp.ts";

const me = "/Authentication/GetMyInformation";
const request = "/Authentication/requestResetMyPassword";
const reset = "/Authentication/resetMyPassword";
const change = "/Authentication/updateMyPassword";
const newPassword = "Nouveau-Secret-7";
let portal: TestApp;
let person: TestPerson;

beforeAll(async () => {
  portal = await buildTestApp({ RESETS_PER_ADDRESS: "100000", RESETS_BY_STRANGERS: "100000" });
});
afterAll(() => portal.close());
beforeEach(async () => {
  person = await insertPerson(portal.database.connection.db, "BabySitter", { first_name: "Zoé <b>" });
});

const db = () => portal.database.connection.db;
const statusOf = async (cookie: string) => (await portal.call("GET", me, { cookie })).statusCode;
const canSignIn = (password: string) =>
  portal.signIn(person.userName, password).then(
    () => true,
    () => false,
  );

async function askForKey(email = person.email, headers: Record<string, string> = {}): Promise<string> {
  const before = (await lettersTo(db(), email)).length;
  expect((await portal.call("POST", request, { body: { email }, headers })).json()).toEqual({});
  await until(async () => (await lettersTo(db(), email)).length > before);
  const letter = (await lettersTo(db(), email)).at(-1);
  return /resetKey=([\w-]+)/.exec(letter?.plain ?? "")?.[1] ?? "";
}

const resetWith = (resetKey: string, password = newPassword, headers = {}) =>
  portal.call("POST", reset, { body: { password, resetKey }, headers });

describe("asking for a reset link", () => {
  it("sends one letter, in the language of the page, whose link leads to the reset page, its key out of the reach of logs (AUTH-15, API-10, AUTH-OP6)", async () => {
    const key = await askForKey();
    const [letter] = await lettersTo(db(), person.email);
    expect(letter?.subject).toBe("Choisissez votre mot de passe");
    expect(letter?.plain).toContain("Bonjour Zoé <b>,");
    expect(letter?.html).toContain("Bonjour Zoé &lt;b&gt;,");
    expect(letter?.plain).toContain(`${testOrigin}/reinitialisation-mot-de-passe#resetKey=${key}`);
    expect(letter?.html).toContain(`href="${testOrigin}/reinitialisation-mot-de-passe#resetKey=${key}"`);
    expect(key).toMatch(/^[\w-]{43}$/);
  });

  it("writes the letter in English for an English page", async () => {
    await askForKey(person.email, { "accept-language": "en-GB,en;q=0.9" });
    const [letter] = await lettersTo(db(), person.email);
    expect(letter?.subject).toBe("Choose your password");
    expect(letter?.html).toContain('<html lang="en">');
    expect(letter?.plain).toContain("The Ribambelle team");
  });

  it("reads the address in any case", async () => {
    expect(
      (await portal.call("POST", request, { body: { EMAIL: ` ${person.email.toUpperCase()} ` } })).json(),
    ).toEqual({});
    await until(async () => (await lettersTo(db(), person.email)).length === 1);
  });

  it("answers the same and adds the same job when the address is not known (AUTH-16)", async () => {
    const known = await portal.call("POST", request, { body: { email: person.email } });
    const unknown = await portal.call("POST", request, { body: { email: "nobody.here@example.fr" } });
    expect([unknown.statusCode, unknown.json()]).toEqual([known.statusCode, known.json()]);
    await until(async () => (await lettersTo(db(), person.email)).length === 1);
    expect(await lettersTo(db(), "nobody.here@example.fr")).toEqual([]);
  });

  it.each([
    [{}, "required", "Ce champ est obligatoire"],
    [{ email: "" }, "required", "Ce champ est obligatoire"],
    [{ email: null }, "required", "Ce champ est obligatoire"],
    [{ email: "claire" }, "email-format", "Le format de l'email n'est pas valide"],
    [{ email: "a@b" }, "email-format", "Le format de l'email n'est pas valide"],
    [{ email: 12 }, "invalid", "Cette valeur n’est pas valide."],
    [{ email: "a\0@example.fr" }, "invalid", "Cette valeur n’est pas valide."],
  ])("refuses %j with %s (AUTH-11, AUTH-12, ERR-04)", async (body, code, message) => {
    const answer = await portal.call("POST", request, { body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toEqual([{ path: "email", code, message }]);
  });
});

describe("choosing a new password by the link", () => {
  it("sets it, ends every session and says so in the audit (AUTH-18, AUTH-31, API-11)", async () => {
    const cookie = await portal.signIn(person.userName);
    const answer = await resetWith(await askForKey());
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    await until(async () => (await statusOf(cookie)) === 401);
    expect([await canSignIn(testPassword), await canSignIn(newPassword)]).toEqual([false, true]);
    const actions = (await listAudit(db(), person.personId)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(["identity.reset-requested", "identity.password-reset"]));
  });

  it("gives its first password to an imported person", async () => {
    person = await insertPerson(db(), "Parent", { password_hash: null });
    expect((await resetWith(await askForKey())).statusCode).toBe(200);
    expect(await canSignIn(newPassword)).toBe(true);
  });

  it("works once, whichever of two clicks comes first", async () => {
    const key = await askForKey();
    const answers = await Promise.all([resetWith(key), resetWith(key)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const again = await resetWith(key);
    expect(again.json()).toMatchObject({ code: "identity.reset-key-unusable" });
  });

  it("uses up the other links of the person too", async () => {
    const [first, second] = [await askForKey(), await askForKey()];
    expect((await resetWith(second)).statusCode).toBe(200);
    expect((await resetWith(first)).statusCode).toBe(400);
  });

  it("is not used up by reading the page's address, nor by a refused password (AUTH-OP6)", async () => {
    const key = await askForKey();
    await portal.app.inject({ method: "GET", url: `/reinitialisation-mot-de-passe?resetKey=${key}` });
    expect((await resetWith(key, "short")).statusCode).toBe(400);
    const containing = `${person.email.split("@")[0]}-A1`;
    const refused = await resetWith(key, containing);
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      "Votre nouveau mot de passe ne doit pas contenir votre email",
    ]);
    expect((await resetWith(key)).statusCode).toBe(200);
  });

  it.each([
    [24 * 3_600 - 60, 200],
    [24 * 3_600 + 60, 400],
  ])("after %i seconds answers %i", async (seconds, status) => {
    const later = await buildTestApp({ RESETS_PER_ADDRESS: "1000" }, { database: portal.database });
    const key = await askForKey();
    later.pass(seconds);
    const answer = await later.call("POST", reset, { body: { password: newPassword, resetKey: key } });
    await later.close();
    expect(answer.statusCode).toBe(status);
  });

  it("says nothing of the password in use to who comes with an expired link", async () => {
    const later = await buildTestApp({ RESETS_PER_ADDRESS: "1000" }, { database: portal.database });
    const key = await askForKey();
    later.pass(24 * 3_600 + 60);
    const [inUse, another] = await Promise.all(
      [testPassword, newPassword].map((password) =>
        later.call("POST", reset, { body: { password, resetKey: key } }),
      ),
    );
    await later.close();
    expect(inUse?.json().code).toBe(another?.json().code);
  });

  it.each([
    ["PASSWORD1", ["password-lowercase"]],
    ["password1", ["password-uppercase"]],
    ["Password", ["password-digit"]],
    ["Passwo1", ["password-length"]],
    [`Aa1${"x".repeat(62)}`, ["password-length"]],
    ["", ["required"]],
    ["é", ["password-uppercase", "password-digit", "password-length"]],
  ])(
    "refuses %j, naming every rule that it breaks (AUTH-19, AUTH-20, AUTH-21, AUTH-22)",
    async (password, codes) => {
      const answer = await resetWith("any", password);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().issues.map(({ code }: { code: string }) => code)).toEqual(codes);
    },
  );

  it.each([["Passwo12"], [`Aa1${"x".repeat(61)}`], ["Épée-2026"], ["密码Ab345678"]])(
    "takes %j, both ends of the length included (AUTH-22)",
    async (password) => {
      expect((await resetWith(await askForKey(), password)).statusCode).toBe(200);
      expect(await canSignIn(password)).toBe(true);
    },
  );

  it("keeps only the hash of a key", async () => {
    const key = await askForKey();
    const { rows } = await portal.database.connection.pool.query(
      "SELECT r::text FROM password_reset r UNION ALL SELECT j::text FROM graphile_worker._private_jobs j UNION ALL SELECT a::text FROM audit_entry a",
    );
    expect(JSON.stringify(rows)).not.toContain(key);
    expect(portal.logged()).not.toContain(key);
  });

  it("lets in again who was locked out by somebody else's attempts", async () => {
    for (let attempt = 0; attempt < 12; attempt += 1) await canSignIn("Wrong-1234");
    expect(await canSignIn(testPassword)).toBe(false);
    await resetWith(await askForKey());
    expect(await canSignIn(newPassword)).toBe(true);
  });
});

describe("changing one's password", () => {
  it("ends every session, its own included (AUTH-31, API-09)", async () => {
    const [one, other] = [await portal.signIn(person.userName), await portal.signIn(person.userName)];
    const body = { currentPassword: testPassword, newPassword };
    const answer = await portal.call("POST", change, { cookie: one, body });
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    await until(async () => (await statusOf(one)) === 401 && (await statusOf(other)) === 401);
    expect(await canSignIn(newPassword)).toBe(true);
  });

  it("answers 400, never 401, when the current password is wrong", async () => {
    const cookie = await portal.signIn(person.userName);
    const body = { currentPassword: "Wrong-1234", newPassword };
    const answer = await portal.call("POST", change, { cookie, body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: "identity.wrong-current-password",
      issues: [{ path: "currentPassword" }],
    });
    expect(await statusOf(cookie)).toBe(200);
  });

  it("refuses a password that contains the part of the address before the @ (ERR-06)", async () => {
    const cookie = await portal.signIn(person.userName);
    const newOne = `X1-${person.email.split("@")[0]?.toUpperCase()}-a`;
    const body = { CurrentPassword: testPassword, NEWPASSWORD: newOne };
    const answer = await portal.call("POST", change, { cookie, body });
    expect([answer.statusCode, answer.json().code]).toEqual([400, "identity.password-contains-email"]);
  });

  it("needs a session, and stops guessing after ten attempts", async () => {
    const body = { currentPassword: "Wrong-1234", newPassword };
    expect((await portal.call("POST", change, { body })).statusCode).toBe(401);
    const cookie = await portal.signIn(person.userName);
    const statuses = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      statuses.push((await portal.call("POST", change, { cookie, body })).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });
});

describe("deleting one's account", () => {
  it("takes away the person, keeps the contracts, ends the sessions (AUTH-37, API-12)", async () => {
    const cookie = await portal.signIn(person.userName);
    const answer = await portal.call("POST", "/Authentication/deleteMyAccount", { cookie });
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    await until(async () => (await statusOf(cookie)) === 401);
    expect(await canSignIn(testPassword)).toBe(false);
    const { rows } = await portal.database.connection.pool.query(
      "SELECT p::text FROM person p WHERE id = $1",
      [person.personId],
    );
    expect(JSON.stringify(rows)).not.toMatch(/Zoé|Durand|example\.fr|argon2/);
  });

  it("leaves an account that answers as one that never was", async () => {
    const cookie = await portal.signIn(person.userName);
    await portal.call("POST", "/Authentication/deleteMyAccount", { cookie });
    const answers = [];
    for (const username of [person.userName, person.email ?? "", "personne@example.fr"]) {
      const signIn = await portal.call("POST", "/Authentication/login", {
        form: { username, password: testPassword },
      });
      const reset = await portal.call("POST", "/Authentication/requestResetMyPassword", {
        body: { email: person.email },
      });
      const { requestId: _, ...body } = signIn.json();
      answers.push([signIn.statusCode, body, reset.statusCode, reset.json()]);
    }
    expect(answers[0]).toEqual(answers[2]);
    expect(answers[1]).toEqual(answers[2]);
    expect(answers[2]).toMatchObject([401, { code: "identity.wrong-credentials" }, 200, {}]);
  });

  it("is not for agency users, nor for strangers", async () => {
    const user = await insertPerson(db(), "Agency");
    const cookie = await portal.signIn(user.userName);
    expect((await portal.call("POST", "/Authentication/deleteMyAccount", { cookie })).statusCode).toBe(403);
    expect((await portal.call("POST", "/Authentication/deleteMyAccount")).statusCode).toBe(401);
  });
});

it("does not show the connection popup again once it was disabled (API-08, POPUP-06)", async () => {
  const shown = await insertPerson(db(), "BabySitter", { displays_connection_popup: true });
  const cookie = await portal.signIn(shown.userName);
  const flag = async () => (await portal.call("GET", me, { cookie })).json().isDisplayedConnectionPopup;
  expect(await flag()).toBe(true);
  expect(
    (await portal.call("POST", "/Authentication/DisableDisplayedConnectionPopup", { cookie })).json(),
  ).toEqual({});
  expect(await flag()).toBe(false);
});
