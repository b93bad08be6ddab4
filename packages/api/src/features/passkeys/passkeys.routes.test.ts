import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listAudit } from "../../testing/stores/testAudit.store.ts";
import { recordsOf } from "../../testing/stores/testLetterRecords.store.ts";
import { insertPerson, type TestPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, cookieOf, type TestApp, untilHeard } from "../../testing/testApp.ts";
import { type Bent, TestAuthenticator } from "../../testing/testAuthenticator.ts";
import { codeOf, enrol } from "../../testing/testSecondFactor.ts";
import { passkeysTasks } from "./passkeys.jobs.ts";
import { countPasskeysOf, findPasskey, removePasskeysOf, updateUsed } from "./passkeys.store.ts";

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
const query = (text: string) => portal.database.connection.pool.query(text, [person.personId]);
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

  it("lists them the oldest first, those of one instant by their ids, and tells one’s device of one’s own alone (PASSKEY-06)", async () => {
    const cookie = await portal.signIn(person.userName);
    const stranger = await insertPerson(db(), "Parent");
    await register(await portal.signIn(stranger.userName), new TestAuthenticator());
    for (const name of ["un", "deux", "trois", "quatre"])
      await register(cookie, new TestAuthenticator(), {}, name);
    await query(
      "UPDATE passkey SET created_at = '2026-01-02T08:00Z', name = 'après' WHERE person_id = $1 AND name <> 'quatre'",
    );
    await query(
      "UPDATE passkey SET created_at = '2026-01-01T08:00Z' WHERE person_id = $1 AND name = 'quatre'",
    );
    const listed: { id: string; name: string }[] = await list(cookie);
    expect(listed.map(({ name }) => name)).toEqual(["quatre", "après", "après", "après"]);
    const ids = listed.map(({ id }) => id);
    expect(ids.slice(1)).toEqual(ids.slice(1).sort());
    const { excludeCredentials } = (await call("BeginRegistration", cookie)).json();
    expect(excludeCredentials.map(({ id }: { id: string }) => id).sort()).toEqual([...ids].sort());
  });

  it("gives devices one person: keys begun at once before there is one are two people’s, and the second is refused (PASSKEY-01)", async () => {
    const cookie = await portal.signIn(person.userName);
    const [one, other] = [new TestAuthenticator(), new TestAuthenticator()];
    const draw = async () => (await call("BeginRegistration", cookie)).json();
    const made = [one.make(await draw()), other.make(await draw())];
    const codes = [];
    for (const credential of made)
      codes.push((await call("Register", cookie, { name: "x", credential })).json().code);
    expect(codes).toEqual([undefined, "passkeys.not-made"]);
    expect(await list(cookie)).toHaveLength(1);
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

  it("keeps the language in which it was done, for letters (PASSKEY-04)", async () => {
    const options = (await call("BeginSignIn")).json();
    const headers = { "accept-language": "en" };
    const body = { credential: device.sign(options) };
    await portal.call("POST", "/User/Passkey/SignIn", { body, headers });
    expect((await query("SELECT locale FROM person WHERE id = $1")).rows).toEqual([{ locale: "en" }]);
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
    // Noted of whose key it is, and of nobody where it is nobody’s.
    const act = (await listAudit(db(), person.personId)).at(-1);
    expect([act?.action, act?.subject]).toEqual(["identity.sign-in-refused", "passkey"]);
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

  it("notes of the key that signed when and how often, of no other (PASSKEY-04)", async () => {
    const cookie = await portal.signIn(person.userName);
    const other = new TestAuthenticator();
    await register(cookie, other);
    const before = portal.deps.now().getTime();
    await signIn(other);
    const { rows } = await query(
      "SELECT id, counter, used_at FROM passkey WHERE person_id = $1 ORDER BY used_at NULLS FIRST",
    );
    expect(rows.map(({ id }) => id)).toEqual([device, other].map(({ id }) => id.toString("base64url")));
    expect([rows[0].used_at, rows[1].used_at.getTime() >= before]).toEqual([null, true]);
    expect(Number(rows[1].counter)).toBeGreaterThan(Number(rows[0].counter));
  });

  it("is one of two at the same count, or none of a key that is gone (PASSKEY-04)", async () => {
    const known = await findPasskey(db(), device.id.toString("base64url"));
    if (!known) throw new Error("the key is not there");
    const use = (key: typeof known) => updateUsed(db(), key, known.counter + 1, portal.deps.now());
    expect([await use(known), await use(known), await use({ ...known, id: "gone" })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("ends with the key: removed after a proof, and by nobody else (PASSKEY-06, PASSKEY-07)", async () => {
    const cookie = cookieOf(await signIn(device));
    await register(cookie, new TestAuthenticator(), {}, "celle qui reste");
    const id = device.id.toString("base64url");
    const stranger = await insertPerson(db(), "Parent");
    expect((await call("Remove", await portal.signIn(stranger.userName), { id })).statusCode).toBe(404);
    expect((await call("Remove", cookie, { id })).statusCode).toBe(200);
    expect((await list(cookie)).map(({ name }: { name: string }) => name)).toEqual(["celle qui reste"]);
    expect((await signIn(device)).statusCode).toBe(401);
    expect(await letters()).toContain("passkeys.removed");
  });

  it("ends with all keys of a person, and nobody else’s go (PASSKEY-06)", async () => {
    const other = await insertPerson(db(), "Parent");
    for (const { userName } of [person, other])
      await register(await portal.signIn(userName), new TestAuthenticator());
    const counts = async () =>
      Promise.all([person, other].map(({ personId }) => countPasskeysOf(db(), personId)));
    expect(await counts()).toEqual([2, 1]);
    expect(await removePasskeysOf(db(), person.personId)).toBe(2);
    expect(await counts()).toEqual([0, 1]);
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

it("forgets challenges that nobody signed within an hour, and no other (PASSKEY-03)", async () => {
  const count = async () =>
    (await portal.database.connection.pool.query("SELECT FROM passkey_challenge")).rowCount;
  const drawn = new Date("2026-03-01T08:00:00Z");
  await portal.database.connection.pool.query("DELETE FROM passkey_challenge");
  await call("BeginSignIn");
  await portal.database.connection.pool.query("UPDATE passkey_challenge SET created_at = $1", [drawn]);
  const sweep = (at: number) =>
    passkeysTasks({ ...portal.deps, now: () => new Date(drawn.getTime() + at) })["passkeys.sweep"]?.(
      {},
      { id: "1" },
    );
  await sweep(3_600_000);
  expect(await count()).toBe(1);
  await sweep(3_600_001);
  expect(await count()).toBe(0);
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
