import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listAudit } from "../../../testing/stores/testAudit.store.ts";
import { insertPerson, type TestPerson, testPassword } from "../../../testing/stores/testPeople.store.ts";
import { buildTestApp, cookieOf, type TestApp, testOrigin } from "../../../testing/testApp.ts";

const login = "/Authentication/login";
const wrong = "Votre email ou votre mot de passe est erroné.";
let portal: TestApp;
let parent: TestPerson;

beforeAll(async () => {
  portal = await buildTestApp({ SIGN_IN_FAILURES_PER_ACCOUNT: "3", SIGN_IN_FAILURES_PER_ADDRESS: "1000" });
  parent = await insertPerson(portal.database.connection.db, "Parent", {
    user_name: "claire.martin",
    email: "claire@example.fr",
  });
});
afterAll(() => portal.close());

const signIn = (username: string, password: string, more: Record<string, string> = {}) =>
  portal.call("POST", login, { form: { username, password, ...more } });

describe("signing in, in place", () => {
  it.each([["claire.martin"], ["CLAIRE.Martin"], ["  claire@example.fr "], ["Claire@Example.FR"]])(
    "accepts the user name or the address in any case: %j (AUTH-32, API-05)",
    async (username) => {
      const answer = await signIn(username, testPassword);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ redirectUrl: "/popup-redirect?redirect=%2F" });
      const cookie = answer.cookies[0];
      expect(cookie).toMatchObject({ name: "session", httpOnly: true, sameSite: "Lax", path: "/" });
    },
  );

  it("ignores the timestamp query and reads field names in any case (AUTH-13)", async () => {
    const answer = await portal.call("POST", `${login.toUpperCase()}?timestamp=1&timestamp=2&x=%00`, {
      form: { UserName: "claire.martin", PASSWORD: testPassword, RedirectURL: "/client/contrats?tab=menage" },
    });
    expect(answer.json()).toEqual({
      redirectUrl: `/popup-redirect?redirect=${encodeURIComponent("/client/contrats?tab=menage")}`,
    });
  });

  it.each([
    ["https://evil.example/x"],
    ["//evil.example"],
    ["https:evil.example"],
    ["javascript:alert(1)"],
    ["/\\evil.example"],
    [`${testOrigin}//evil.example`],
  ])("replaces a redirect target that is not ours by /: %s", async (redirectUrl) => {
    const answer = await signIn("claire.martin", testPassword, { redirectUrl });
    expect(answer.json()).toEqual({ redirectUrl: "/popup-redirect?redirect=%2F" });
  });

  it("says the same of an unknown account and of a wrong password (ERR-12)", async () => {
    const unknown = await signIn("nobody@example.fr", "Whatever1");
    const mistyped = await signIn("claire.martin", "Whatever1");
    for (const answer of [unknown, mistyped]) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({
        message: wrong,
        code: "identity.wrong-credentials",
        requestId: answer.headers["x-request-id"],
      });
      expect(answer.cookies).toEqual([]);
    }
  });

  it("does not let in who has not chosen a password yet", async () => {
    await insertPerson(portal.database.connection.db, "Parent", {
      user_name: "imported",
      password_hash: null,
    });
    expect((await signIn("imported", "")).statusCode).toBe(400);
    expect((await signIn("imported", testPassword)).statusCode).toBe(401);
  });

  it("names each missing field (AUTH-09, AUTH-10, ERR-01)", async () => {
    const answer = await portal.call("POST", login, { form: { username: "  " } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toEqual([
      { path: "username", code: "required", message: "Ce champ est obligatoire" },
      { path: "password", code: "required", message: "Ce champ est obligatoire" },
    ]);
  });

  it("locks an account after too many failures, known or not, and keeps the right password out too", async () => {
    await insertPerson(portal.database.connection.db, "Parent", { user_name: "locked.person" });
    for (const name of ["locked.person", "locked.nobody"]) {
      const statuses = [];
      for (let attempt = 0; attempt < 4; attempt += 1)
        statuses.push((await signIn(name, "Wrong-1234")).statusCode);
      expect(statuses).toEqual([401, 401, 401, 429]);
    }
    const right = await signIn("locked.person", testPassword);
    expect(right.statusCode).toBe(429);
    expect(Number(right.headers["retry-after"])).toBeGreaterThan(0);
    expect(right.json().code).toBe("request.too-many");
  });

  it("forgets the failures once the person has signed in", async () => {
    await insertPerson(portal.database.connection.db, "Parent", { user_name: "clumsy.person" });
    for (let round = 0; round < 3; round += 1) {
      expect((await signIn("clumsy.person", "Wrong-1234")).statusCode).toBe(401);
      expect((await signIn("clumsy.person", "Wrong-1234")).statusCode).toBe(401);
      expect((await signIn("clumsy.person", testPassword)).statusCode).toBe(200);
    }
  });

  it("limits the failures of one address, whatever the account, in two processes that share a database", async () => {
    const settings = { SIGN_IN_FAILURES_PER_ADDRESS: "3" };
    const [one, other] = await Promise.all([
      buildTestApp(settings, { database: portal.database }),
      buildTestApp(settings, { database: portal.database }),
    ]);
    const statuses = [];
    for (const [index, app] of [one, other, one, other].entries()) {
      const form = { username: `guess.${index}`, password: "Wrong-1234" };
      statuses.push((await app.call("POST", login, { form, address: "203.0.113.9" })).statusCode);
    }
    await Promise.all([one.close(), other.close()]);
    expect(statuses).toEqual([401, 401, 401, 429]);
  });

  it("notes who signed in, from where, and who was refused", async () => {
    await signIn("claire.martin", testPassword);
    await signIn("claire.martin", "Wrong-1234");
    const entries = await listAudit(portal.database.connection.db, parent.personId);
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: "identity.signed-in",
        actorId: parent.personId,
        address: "127.0.0.1",
      }),
    );
    expect(entries).toContainEqual(
      expect.objectContaining({ action: "identity.sign-in-refused", actorId: null }),
    );
  });

  it("writes neither name, address nor password in the log", async () => {
    await signIn("claire.martin", testPassword);
    await signIn("claire@example.fr", "Wrong-1234");
    expect(portal.logged()).toContain('"route":"/api/v1/Authentication/login"');
    expect(portal.logged()).not.toMatch(/claire|example\.fr|Ribambelle2026|Wrong-1234/);
  });
});

describe("signing in by the real form, without script", () => {
  const post = (form: Record<string, string>, headers: Record<string, string> = {}) =>
    portal.call("POST", login, { form, headers: { accept: "text/html,*/*;q=0.8", ...headers } });

  it("leads to the popup page with the target (AUTH-03, AUTH-13)", async () => {
    const answer = await post({
      username: "claire.martin",
      password: testPassword,
      redirectUrl: "/client/contrats",
    });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe("/popup-redirect?redirect=%2Fclient%2Fcontrats");
    expect(cookieOf(answer)).toMatch(/^session=[\w-]{43}$/);
  });

  it("leads to the error page that keeps the target (ERR-12, ROUTE-48)", async () => {
    const answer = await post({
      username: "claire.martin",
      password: "Wrong-1234",
      redirectUrl: "/client/contrats",
    });
    expect(answer.statusCode).toBe(303);
    const location = new URL(String(answer.headers.location), testOrigin);
    expect(location.pathname).toBe("/erreur");
    expect(location.searchParams.get("message")).toBe(wrong);
    expect(location.searchParams.get("redirectUrl")).toBe("/client/contrats");
  });

  it.each([
    ["fr", "Trop de tentatives. Merci de réessayer dans quelques minutes."],
    ["en", "Too many attempts. Please try again in a few minutes."],
  ])("says in the page's language (%s) that there were too many attempts", async (language, sentence) => {
    const form = { username: `too.many.${language}`, password: "Wrong-1234" };
    for (let attempt = 0; attempt < 3; attempt += 1) await post(form);
    const answer = await post(form, { "accept-language": language });
    const location = new URL(String(answer.headers.location), testOrigin);
    expect([answer.statusCode, location.searchParams.get("message")]).toEqual([303, sentence]);
  });

  it("says that the sign-in itself failed when the request cannot be trusted (ERR-12, ROUTE-47)", async () => {
    const answer = await post(
      { username: "claire.martin", password: testPassword },
      { origin: "https://evil.example" },
    );
    expect(answer.statusCode).toBe(303);
    const message = new URL(String(answer.headers.location), testOrigin).searchParams.get("message");
    expect(message).toBe("Echec lors de la connexion.");
    expect(answer.cookies).toEqual([]);
  });
});
