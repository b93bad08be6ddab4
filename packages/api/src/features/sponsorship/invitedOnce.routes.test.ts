import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { recordsOf } from "../../testing/stores/testLetterRecords.store.ts";
import { insertPerson, type TestPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { identityTasks } from "../identity/identity.jobs.ts";

const path = "/CustomerSponsorship/CreateMySponsorshipEmailOffer";
const asBabysitter = "/BabysitterSponsorship/CreateMySponsorshipEmailOffer";

let portal: TestApp;
let parent: TestPerson;
let cookie: string;
let friends = 0;
const db = () => portal.database.connection.db;
const aFriend = () => `once.${++friends}@example.org`;
const invite = (email: string, key?: string, by = cookie) =>
  portal.call("POST", path, {
    cookie: by,
    body: { SponsoredPartyEmail: email, Role: "Parent" },
    headers: { ...(key !== undefined && { "idempotency-key": key }) },
  });
const lettersOf = async () => (await recordsOf(db(), parent.personId)).length;
const offersOf = async () =>
  (await portal.call("GET", "/Sponsorship/GetMySponsorshipOffers", { cookie })).json().sponsorshipOffers
    .length;

beforeAll(async () => {
  portal = await buildTestApp({ SPONSORSHIPS_PER_DAY: "2" });
});
afterAll(() => portal.close());
beforeEach(async () => {
  parent = await insertPerson(db(), "Parent");
  cookie = await portal.signIn(parent.userName);
});

describe("an invitation that says which sending it is", () => {
  it("is one, sent again after a lost answer, and is counted once (API-OP16)", async () => {
    const [email, key] = [aFriend(), randomUUID()];
    for (const again of [key, key.toUpperCase(), key]) {
      const answer = await invite(email, again);
      expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    }
    expect([await offersOf(), await lettersOf()]).toEqual([1, 1]);
    expect((await invite(aFriend(), randomUUID())).statusCode).toBe(200);
    expect((await invite(aFriend(), randomUUID())).statusCode).toBe(429);
    expect((await invite(email, key)).statusCode).toBe(200);
  });

  it("is one of a double click: the second waits for the first (API-OP16)", async () => {
    const [email, key] = [aFriend(), randomUUID()];
    const answers = await Promise.all([invite(email, key), invite(email, key)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect([await offersOf(), await lettersOf()]).toEqual([1, 1]);
  });

  it("is refused with other content, and of another call (API-OP16)", async () => {
    const [email, key] = [aFriend(), randomUUID()];
    await invite(email, key);
    const other = await invite(aFriend(), key);
    expect([other.statusCode, other.json().code]).toEqual([409, "request.key-reused"]);
    expect(await offersOf()).toBe(1);
  });

  it("is a person’s own: the same key of somebody else is another sending (API-OP16)", async () => {
    const key = randomUUID();
    await invite(aFriend(), key);
    const sitter = await insertPerson(db(), "BabySitter");
    const theirs = await portal.call("POST", asBabysitter, {
      cookie: await portal.signIn(sitter.userName),
      body: { SponsoredPartyEmail: aFriend() },
      headers: { "idempotency-key": key },
    });
    expect(theirs.statusCode).toBe(200);
    expect((await recordsOf(db(), sitter.personId)).length).toBe(1);
  });

  it("keeps nothing of what was refused: what was mended may be sent by the same key (API-OP16)", async () => {
    const key = randomUUID();
    const taken = aFriend();
    const before = await insertPerson(db(), "Parent");
    await invite(taken, undefined, await portal.signIn(before.userName));
    expect((await invite(taken, key)).statusCode).toBe(409);
    expect((await invite(aFriend(), key)).statusCode).toBe(200);
  });

  it.each(["", "once", `${randomUUID()}0`, "{}"])(
    "is refused whose key is no UUID: %j (API-OP16)",
    async (key) => {
      const answer = await invite(aFriend(), key);
      expect([answer.statusCode, answer.json().code]).toEqual([400, "request.malformed"]);
      expect(await offersOf()).toBe(0);
    },
  );

  it("counts each time where it says none, as it is printed (SPONSOR-OP4, API-OP16)", async () => {
    const email = aFriend();
    expect((await invite(email)).statusCode).toBe(200);
    expect((await invite(email)).statusCode).toBe(409);
  });

  it("is forgotten after a day, and its answer with it (API-OP16)", async () => {
    const [email, key] = [aFriend(), randomUUID()];
    await invite(email, key);
    const sweptAfter = (hours: number) =>
      identityTasks({
        ...portal.deps,
        now: () => new Date(portal.deps.now().getTime() + hours * 3_600_000),
      })["identity.sweep"]?.({}, { id: "1" });
    await sweptAfter(23.9);
    expect((await invite(email, key)).statusCode).toBe(200);
    await sweptAfter(24.1);
    expect((await invite(email, key)).statusCode).toBe(409);
  });
});
