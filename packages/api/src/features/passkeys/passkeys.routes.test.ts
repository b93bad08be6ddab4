import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listAudit } from "../../testing/stores/testAudit.store.ts";
import { recordsOf } from "../../testing/stores/testLetterRecords.store.ts";
import { insertPerson, type TestPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, cookieOf, type TestApp, untilHeard } from "../../testing/testApp.ts";
import { type Bent, TestAuthenticator } from "../../testing/testAuthenticator.ts";
import { codeOf, enrol } from "../../testing/testSecondFactor.ts";

const me = "/Authentication/GetMyInformation";
let portal: TestApp;
let person: TestPerson;
beforeAll(async () => {
  portal = await buildTestApp({ SIGN_IN_FAILURES_PER_ADDRESS: "100000", JOBS: "elsewhere" });
});
afterAll(() => portal.close());
beforeEach(async () => {
  person = await insertPerson(db(), "Parent");
});

const db = () => portal.database.connection.db;
const call = (name: string, cookie?: string, body?: object) =>
  portal.call("POST", `/User/Passkey/${name}`, { cookie, body });
const list = async (cookie: string) => (await portal.call("GET", "/User/Passkeys", { cookie })).json();
const letters = async () => (await recordsOf(db(), person.personId)).map(({ kind }) => kind);

async function register(cookie: string, device: TestAuthenticator, bent: Bent = {}, name = "iPhone de Zoé") {
  const options = (await call("BeginRegistration", cookie)).json();
  return call("Register", cookie, { name, credential: device.make(options, bent) });
}
async function signIn(device: TestAuthenticator, bent: Bent = {}, more: object = {}, cookie?: string) {
  const options = (await call("BeginSignIn")).json();
  return call("SignIn", cookie, { credential: device.sign(options, bent), ...more });
}

describe("adding a passkey", () => {
  it("asks the device for a key that knows its person and verifies them, for the public address (PASSKEY-01, PASSKEY-02)", async () => {
    const cookie = await portal.signIn(person.userName);
    const headers = { host: "evil.example" };
    const options = (
      await portal.call("POST", "/User/Passkey/BeginRegistration", { cookie, headers })
    ).json();
    expect(options.rp).toEqual({ id: "localhost", name: portal.deps.agency.name });
    expect(options.authenticatorSelection).toEqual({
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    });
    expect(options.user.name).toBe(person.email);
    expect(Buffer.from(options.user.id, "base64url")).toHaveLength(32);
  });

  it("lists it under its name, and tells the person by letter (PASSKEY-06, PASSKEY-07)", async () => {
    const cookie = await portal.signIn(person.userName);
    const device = new TestAuthenticator();
    expect((await register(cookie, device, {}, "  iPhone\u200b de Zoé ")).statusCode).toBe(200);
    expect(await list(cookie)).toEqual([
      {
        id: device.id.toString("base64url"),
        name: "iPhone de Zoé",
        createdAt: expect.any(String),
        usedAt: null,
      },
    ]);
    expect(await letters()).toEqual(["passkeys.added"]);
    const again = await call("BeginRegistration", cookie);
    expect(again.json().excludeCredentials.map(({ id }: { id: string }) => id)).toEqual([
      device.id.toString("base64url"),
    ]);
  });

  it.each<[string, Bent]>([
    ["from another origin", { origin: "https://evil.example" }],
    ["for another host", { rpId: "evil.example" }],
    ["that did not verify its person", { isUnverified: true }],
    ["with a challenge of its own", { challenge: "AAAA" }],
    ["that answers a sign-in", { type: "webauthn.get" }],
  ])("refuses one %s (PASSKEY-02, PASSKEY-03)", async (_, bent) => {
    const cookie = await portal.signIn(person.userName);
    const refused = await register(cookie, new TestAuthenticator(), bent);
    expect([refused.statusCode, refused.json().code]).toEqual([400, "passkeys.not-made"]);
    expect(await list(cookie)).toEqual([]);
  });

  it("takes a challenge once, within five minutes, from the person it was drawn for (PASSKEY-03)", async () => {
    const cookie = await portal.signIn(person.userName);
    const stranger = await insertPerson(db(), "Parent");
    const foreign = await portal.signIn(stranger.userName);
    const draw = async () => (await call("BeginRegistration", cookie)).json();
    const statusOf = async (at: string, credential: object) =>
      (await call("Register", at, { name: "x", credential })).statusCode;
    const device = new TestAuthenticator();
    const options = await draw();
    expect(await statusOf(foreign, device.make(options))).toBe(400);
    expect(await statusOf(cookie, device.make(options))).toBe(200);
    expect(await statusOf(cookie, new TestAuthenticator().make(options))).toBe(400);
    const late = await draw();
    portal.pass(5 * 60);
    expect(await statusOf(cookie, new TestAuthenticator().make(late))).toBe(400);
  });

  it("needs a proof, and ten are the most (PASSKEY-01)", async () => {
    const cookie = await portal.signIn(person.userName);
    for (let count = 0; count < 10; count += 1)
      expect((await register(cookie, new TestAuthenticator())).statusCode).toBe(200);
    expect((await call("BeginRegistration", cookie)).json().code).toBe("passkeys.too-many-keys");
    portal.pass(15 * 60);
    expect((await call("BeginRegistration", cookie)).json().code).toBe("request.proof-needed");
  });

  it("does not take the key of somebody else over (PASSKEY-01)", async () => {
    const stranger = await insertPerson(db(), "Parent");
    const device = new TestAuthenticator();
    await register(await portal.signIn(stranger.userName), device);
    const taken = await register(await portal.signIn(person.userName), device);
    expect([taken.statusCode, taken.json().code]).toEqual([409, "passkeys.already-there"]);
  });
});

describe("signing in by a passkey", () => {
  let device: TestAuthenticator;
  beforeEach(async () => {
    device = new TestAuthenticator();
    await register(await portal.signIn(person.userName), device);
  });

  it("opens a full session, also for who has a second factor, and leads to the wanted page (PASSKEY-04, PASSKEY-05)", async () => {
    await enrol(portal, person);
    const answer = await signIn(device, {}, { redirectUrl: "/client/contrats" });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { redirectUrl: "/popup-redirect?redirect=%2Fclient%2Fcontrats" },
    ]);
    const cookie = cookieOf(answer);
    const known = (await portal.call("GET", me, { cookie })).json();
    expect([known.userId, known.secondFactor]).toEqual([person.personId, undefined]);
    expect((await list(cookie))[0].usedAt).toEqual(expect.any(String));
    const act = (await listAudit(db(), person.personId)).at(-1);
    expect([act?.action, act?.subject]).toEqual(["identity.signed-in", "passkey"]);
  });

  it("ends the session that the browser had (PASSKEY-04)", async () => {
    const before = await portal.signIn(person.userName);
    await signIn(device, {}, {}, before);
    await untilHeard(async () => (await portal.call("GET", me, { cookie: before })).statusCode === 401);
  });

  it("leads nowhere else than here (PASSKEY-04)", async () => {
    const answer = await signIn(device, {}, { redirectUrl: "https://evil.example/" });
    expect(answer.json().redirectUrl).toBe("/popup-redirect?redirect=%2F");
  });

  it.each<[string, Bent]>([
    ["from another origin", { origin: "https://evil.example" }],
    ["for another host", { rpId: "evil.example" }],
    ["that did not verify its person", { isUnverified: true }],
    ["to a challenge of its own", { challenge: "AAAA" }],
    ["that was made to add a key", { type: "webauthn.create" }],
    ["without its person", { userHandle: null }],
    ["for another person", { userHandle: Buffer.from("somebody else") }],
    ["that counts back, as a copy does", { counter: 1 }],
  ])("refuses an answer %s as it refuses an unknown key (PASSKEY-02, PASSKEY-04)", async (_, bent) => {
    await signIn(device);
    const said = ({ statusCode, body }: { statusCode: number; body: string }) => [
      statusCode,
      { ...JSON.parse(body), requestId: "" },
    ];
    const unknown = await signIn(new TestAuthenticator(), { userHandle: Buffer.from("somebody") });
    expect(said(await signIn(device, bent))).toEqual(said(unknown));
    expect([unknown.statusCode, unknown.json().code]).toEqual([401, "passkeys.unusable"]);
    expect(unknown.headers["set-cookie"]).toBeUndefined();
  });

  it("takes a challenge once, within five minutes (PASSKEY-03)", async () => {
    const options = (await call("BeginSignIn")).json();
    const credential = device.sign(options);
    const both = await Promise.all([
      call("SignIn", undefined, { credential }),
      call("SignIn", undefined, { credential }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const late = (await call("BeginSignIn")).json();
    portal.pass(5 * 60);
    expect((await call("SignIn", undefined, { credential: device.sign(late) })).statusCode).toBe(401);
  });

  it("ends with the key: removed after a proof, and by nobody else (PASSKEY-06, PASSKEY-07)", async () => {
    const cookie = cookieOf(await signIn(device));
    const id = device.id.toString("base64url");
    const stranger = await insertPerson(db(), "Parent");
    expect((await call("Remove", await portal.signIn(stranger.userName), { id })).statusCode).toBe(404);
    expect((await call("Remove", cookie, { id })).statusCode).toBe(200);
    expect(await list(cookie)).toEqual([]);
    expect((await signIn(device)).statusCode).toBe(401);
    expect(await letters()).toContain("passkeys.removed");
  });

  it("ends with the account (PASSKEY-04)", async () => {
    await portal.database.connection.pool.query("UPDATE person SET deactivated_at = now() WHERE id = $1", [
      person.personId,
    ]);
    expect((await signIn(device)).statusCode).toBe(401);
  });

  it("is proof enough for fifteen minutes, then a code is asked for (PASSKEY-05, FACTOR-13)", async () => {
    const { key } = await enrol(portal, person);
    const cookie = cookieOf(await signIn(device));
    expect((await call("BeginRegistration", cookie)).statusCode).toBe(200);
    portal.pass(15 * 60);
    expect((await call("BeginRegistration", cookie)).json().code).toBe("request.proof-needed");
    const body = { code: await codeOf(portal, key) };
    await portal.call("POST", "/User/SecondFactor/Prove", { cookie, body });
    expect((await call("BeginRegistration", cookie)).statusCode).toBe(200);
  });
});

it("asks an address to wait after many challenges or wrong answers (PASSKEY-08)", async () => {
  const strict = await buildTestApp(
    { SIGN_IN_FAILURES_PER_ADDRESS: "3", JOBS: "elsewhere" },
    { database: portal.database },
  );
  const begin = () => strict.call("POST", "/User/Passkey/BeginSignIn", { address: "192.0.2.7" });
  const statuses = [await begin(), await begin(), await begin(), await begin()].map(
    (each) => each.statusCode,
  );
  expect(statuses).toEqual([200, 200, 200, 429]);
  const elsewhere = await strict.call("POST", "/User/Passkey/BeginSignIn", { address: "192.0.2.8" });
  expect(elsewhere.statusCode).toBe(200);
  await strict.close();
});
