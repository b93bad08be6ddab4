import { until } from "@ribambelle/processes/signals";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listJobs } from "../../testing/stores/testJobs.store.ts";
import { recordsOf } from "../../testing/stores/testLetterRecords.store.ts";
import { lettersTo } from "../../testing/stores/testLetters.store.ts";
import { insertPerson, type TestPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";

const asParent = "/CustomerSponsorship/CreateMySponsorshipEmailOffer";
const asBabysitter = "/BabysitterSponsorship/CreateMySponsorshipEmailOffer";
const list = "/Sponsorship/GetMySponsorshipOffers";
const already = "Cette personne a déjà été invitée.";

let portal: TestApp;
let parent: TestPerson;
let cookie: string;
let friends = 0;
const db = () => portal.database.connection.db;
const lettersOf = async (personId: number) => (await recordsOf(db(), personId)).length;
const aFriend = () => `friend.${++friends}@example.org`;
const invitation = (email: string, more: object = {}) => ({
  SponsoredPartyFirstName: "Léa",
  SponsoredPartyLastName: "Dubois",
  SponsoredPartyEmail: email,
  Role: "Parent",
  ...more,
});
const invite = (email: string, more: object = {}, by = cookie) =>
  portal.call("POST", asParent, { cookie: by, body: invitation(email, more) });

beforeAll(async () => {
  portal = await buildTestApp({ SPONSORSHIPS_PER_DAY: "6" });
});
afterAll(() => portal.close());
beforeEach(async () => {
  parent = await insertPerson(db(), "Parent");
  cookie = await portal.signIn(parent.userName);
});

describe("an invitation", () => {
  it("an invitation of a parent is listed as sent, and its letter is ordered (SPONSOR-08, SPONSOR-15, API-30, DATA-15)", async () => {
    const email = aFriend();
    const answer = await invite(` ${email.toUpperCase()} `, { SponsoredPartyFirstName: " Léa " });
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    const { sponsorshipOffers, ...codes } = (await portal.call("GET", list, { cookie })).json();
    expect(sponsorshipOffers).toEqual([
      { lastName: "Dubois", firstName: "Léa", email, state: 0, sentAt: expect.any(String), joinedAt: null },
    ]);
    expect(codes).toEqual({
      facebookCode: expect.stringMatching(/^[a-z]{12}$/),
      twitterCode: expect.stringMatching(/^[a-z]{12}$/),
      directLinkCode: expect.stringMatching(/^[a-z]{12}$/),
    });
    expect(await lettersOf(parent.personId)).toBe(1);
  });

  it("an invitation of a babysitter needs no name and no role (SPONSOR-06, SPONSOR-07, SPONSOR-10, API-31)", async () => {
    const sitter = await insertPerson(db(), "BabySitter");
    const own = await portal.signIn(sitter.userName);
    const body = { SponsoredPartyEmail: aFriend() };
    expect((await portal.call("POST", asBabysitter, { cookie: own, body })).statusCode).toBe(200);
    expect((await portal.call("POST", asParent, { cookie: own, body })).statusCode).toBe(403);
    const offers = (await portal.call("GET", list, { cookie: own })).json().sponsorshipOffers;
    expect(offers).toMatchObject([{ lastName: "", firstName: "", state: 0 }]);
  });

  it.each([
    ["without an address", "", {}, "SponsoredPartyEmail", "Ce champ est obligatoire"],
    ["to no address", "lea@", {}, "SponsoredPartyEmail", "Le format de l'email n'est pas valide"],
    [
      "with a line break in a name",
      "lea@example.org",
      { SponsoredPartyFirstName: "Léa\r\nBcc: x" },
      "SponsoredPartyFirstName",
      "Écrivez ce nom sur une seule ligne.",
    ],
    [
      "with a link in a name",
      "lea@example.org",
      { SponsoredPartyLastName: "www.evil.example" },
      "SponsoredPartyLastName",
      "Un nom s’écrit avec des lettres, des espaces, des apostrophes et des traits d’union.",
    ],
    ["in another role", "lea@example.org", { Role: "BabySitter" }, "Role", expect.any(String)],
  ])(
    "%s is refused, and nothing is sent (SPONSOR-04, SPONSOR-05, SPONSOR-09, API-32)",
    async (_, email, more, path, message) => {
      const answer = await invite(email, more);
      expect([answer.statusCode, answer.json().issues]).toEqual([
        400,
        [expect.objectContaining({ path, message })],
      ]);
      const { sponsorshipOffers } = (await portal.call("GET", list, { cookie })).json();
      expect([await lettersOf(parent.personId), sponsorshipOffers]).toEqual([0, []]);
    },
  );

  it("an invitation to one’s own address is refused, however it is written (SPONSOR-OP4)", async () => {
    const userName = aFriend();
    const nameAlone = await insertPerson(db(), "Parent", { user_name: userName, email: null });
    for (const [own, by] of [
      [parent.email.toUpperCase(), cookie],
      [userName, await portal.signIn(nameAlone.userName)],
    ] as const) {
      const answer = await invite(own, {}, by);
      expect([answer.statusCode, answer.json().issues[0].code]).toEqual([400, "own-address"]);
    }
    expect(await lettersOf(parent.personId)).toBe(0);
  });

  it("an invitation to an address that anybody invited is refused in any case of letters (SPONSOR-OP4)", async () => {
    const email = aFriend();
    await invite(email);
    const other = await insertPerson(db(), "Parent");
    for (const by of [cookie, await portal.signIn(other.userName)]) {
      const answer = await invite(email.toUpperCase(), {}, by);
      expect([answer.statusCode, answer.json().message]).toEqual([409, already]);
    }
    expect(await lettersOf(other.personId)).toBe(0);
  });

  it("an invitation to the address of an account is answered as a stranger’s, whatever is asked, and nothing is sent (SPONSOR-OP8)", async () => {
    const known = await insertPerson(db(), "Parent");
    const asked = async (email: string) => {
      const first = await invite(email);
      const again = await invite(email.replace("@", "+2@"));
      const { sponsorshipOffers } = (await portal.call("GET", list, { cookie })).json();
      const { state, sentAt } = sponsorshipOffers.find((offer: { email: string }) => offer.email === email);
      return [first.statusCode, first.json(), again.statusCode, again.json().message, state, typeof sentAt];
    };
    const stranger = aFriend();
    expect(await asked(known.email)).toEqual([200, {}, 409, already, 0, "string"]);
    expect(await asked(stranger)).toEqual([200, {}, 409, already, 0, "string"]);
    const other = await insertPerson(db(), "Parent");
    expect((await invite(other.email.replace("@", "+tag@"))).statusCode).toBe(200);
    await until(async () => (await listJobs(db())).length === 0);
    const named = await insertPerson(db(), "Parent", { user_name: aFriend(), email: null });
    expect((await invite(named.userName)).statusCode).toBe(200);
    await until(async () => (await listJobs(db())).length === 0);
    for (const { email } of [known, other, { email: named.userName }])
      expect(await lettersTo(db(), email)).toEqual([]);
    expect(await lettersTo(db(), other.email.replace("@", "+tag@"))).toEqual([]);
    expect(await lettersTo(db(), stranger)).toHaveLength(1);
  });

  it.each(["+a", "+b+c", "+"])(
    "an invitation to a mailbox that was invited is refused under another spelling: %s (SPONSOR-OP4)",
    async (tag) => {
      const email = aFriend();
      await invite(email.replace("@", "+first@"));
      expect((await invite(email.replace("@", `${tag}@`))).statusCode).toBe(409);
      expect((await invite(email)).statusCode).toBe(409);
      expect((await invite(parent.email.replace("@", `${tag}@`))).json().issues[0].code).toBe("own-address");
    },
  );

  it("an invitation of two sponsors to one address at the same instant succeeds once (SPONSOR-OP4)", async () => {
    const email = aFriend();
    const others = await Promise.all(
      [1, 2, 3].map(async () => portal.signIn((await insertPerson(db(), "Parent")).userName)),
    );
    const answers = await Promise.all([cookie, ...others].map((by) => invite(email, {}, by)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  });

  it("is one of so many a day: the others are told when to come back, and nothing is sent (SPONSOR-OP9)", async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => invite(aFriend())));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(34);
    expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(3_600);
    // Not the sentence of the other limits, which names some minutes.
    expect(refused[0]?.json()).toMatchObject({
      code: "sponsorship.too-many-today",
      message:
        "Vous avez déjà invité beaucoup de proches aujourd’hui. Vous pourrez en inviter d’autres demain.",
    });
    expect(await lettersOf(parent.personId)).toBe(6);
  });

  it("is for parents and babysitters who are signed in (SPONSOR-10)", async () => {
    const agent = await insertPerson(db(), "Agency");
    const own = await portal.signIn(agent.userName);
    const statuses = [
      await portal.call("GET", list, { cookie: own }),
      await portal.call("GET", list),
      await portal.call("POST", asParent, { body: invitation(aFriend()) }),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([403, 401, 401]);
  });
});

it("the codes of a person stay the same, three different ones, and nobody else’s (SPONSOR-12, SPONSOR-13, SPONSOR-14, SPONSOR-16)", async () => {
  const other = await insertPerson(db(), "BabySitter");
  const theirs = await portal.signIn(other.userName);
  const both = [cookie, cookie, cookie, theirs].map((by) => portal.call("GET", list, { cookie: by }));
  const codes = (await Promise.all(both)).map((answer) => {
    const { facebookCode, twitterCode, directLinkCode } = answer.json();
    return [facebookCode, twitterCode, directLinkCode];
  });
  expect(codes[1]).toEqual(codes[0]);
  expect(codes[2]).toEqual(codes[0]);
  expect(new Set([...(codes[0] ?? []), ...(codes[3] ?? [])]).size).toBe(6);
});
