import { until } from "@ribambelle/processes/signals";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { personal } from "../../features.ts";
import { addLetterJobs } from "../../mail/letters.ts";
import { actionsOf } from "../../testing/agencyActs/noting.ts";
import { type TestMailServer, testMailServer } from "../../testing/servers/testMailServer.ts";
import { hurryJobs, listJobs } from "../../testing/stores/testJobs.store.ts";
import { forgetSent, recordsOf } from "../../testing/stores/testLetterRecords.store.ts";
import { insertPerson, type TestPerson } from "../../testing/stores/testPeople.store.ts";
import { tablesThatSay } from "../../testing/stores/testPersonal.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";

const origin = "https://portail.example.fr";
const headers = { origin };
const path = "/CustomerSponsorship/CreateMySponsorshipEmailOffer";
let server: TestMailServer;
let portal: TestApp;
let sponsor: TestPerson;
let cookie: string;
let friends = 0;
let email: string;
const db = () => portal.database.connection.db;

beforeAll(async () => {
  server = await testMailServer();
  portal = await buildTestApp({ SMTP_URL: `smtp://127.0.0.1:${server.port}`, PUBLIC_URL: origin });
});
afterAll(async () => {
  await portal.close();
  await server.down();
});
beforeEach(async () => {
  server.received.length = 0;
  email = `quincampoix.${++friends}@example.org`;
  sponsor = await insertPerson(db(), "Parent", { first_name: "Zoé", last_name: "Lefèvre" });
  cookie = await signIn(sponsor);
});

async function signIn({ userName }: TestPerson): Promise<string> {
  const form = { username: userName, password: "Ribambelle2026" };
  const answer = await portal.call("POST", "/Authentication/login", { form, headers });
  const found = answer.cookies.find(({ name }) => name.endsWith("session"));
  return `${found?.name}=${found?.value}`;
}
const invite = (by = cookie, to = email) =>
  portal.call("POST", path, {
    cookie: by,
    headers,
    body: { SponsoredPartyEmail: to, SponsoredPartyFirstName: "Clélia", Role: "Parent" },
  });
const offers = async () =>
  (await portal.call("GET", "/Sponsorship/GetMySponsorshipOffers", { cookie })).json().sponsorshipOffers;
const toFriend = () => server.received.filter(({ envelope }) => envelope.rcptTo[0]?.address === email);
const quiet = () => until(async () => (await listJobs(db())).length === 0);
async function invited() {
  expect((await invite()).statusCode).toBe(200);
  await until(() => toFriend().length > 0);
  await quiet();
  const letter = toFriend()[0];
  return { letter, link: /<([^>]+)>/.exec(letter?.headers["list-unsubscribe"] ?? "")?.[1] ?? "" };
}
const leave = () => portal.call("POST", "/Authentication/deleteMyAccount", { cookie, headers: { origin } });
const oneClick = (link: string, payload = "List-Unsubscribe=One-Click", more: Record<string, string> = {}) =>
  portal.app.inject({
    method: "POST",
    url: link.replace(origin, ""),
    headers: { "content-type": "application/x-www-form-urlencoded", ...more },
    payload,
  });

describe("the letter to a friend", () => {
  it("goes to their address alone, with the sign-up link and both headers of RFC 8058 (SPONSOR-OP2, SPONSOR-OP6, SPONSOR-OP10)", async () => {
    const { letter, link } = await invited();
    expect(letter?.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    expect(link).toMatch(
      /^https:\/\/portail\.example\.fr\/ne-plus-etre-contacte\?cle=\d+\.[\w-]{43}\.[\w-]{43}&lang=fr$/,
    );
    const { directLinkCode } = (
      await portal.call("GET", "/Sponsorship/GetMySponsorshipOffers", { cookie })
    ).json();
    expect(letter?.body).toContain(`${origin}/inscription/compte?codeParrainage=${directLinkCode}`);
    expect(letter?.body).toContain("Zoé Lefèvre vous recommande");
    expect(server.received).toHaveLength(1);
  });

  it("a letter that goes again after a crash is the same", async () => {
    const { letter } = await invited();
    const [{ id = "" } = {}] = await recordsOf(db(), sponsor.personId);
    await forgetSent(db(), id);
    await addLetterJobs(db(), [{ id, at: portal.deps.now() }], portal.deps.now());
    await until(() => toFriend().length === 2);
    expect(toFriend()[1]?.body).toBe(letter?.body);
    await quiet();
  });

  it("does not go when its sponsor leaves first, and nothing of either stays (SPONSOR-OP12)", async () => {
    await server.down();
    await invite();
    expect((await leave()).statusCode).toBe(200);
    await server.up();
    // The last letter to the sponsor would wait for a minute.
    await until(async () => {
      await hurryJobs(db());
      return (await listJobs(db())).length === 0;
    });
    expect(await recordsOf(db(), sponsor.personId)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: "sponsorship.invitation", state: "withdrawn" }),
      ]),
    );
    expect(await tablesThatSay(db(), personal, email)).toEqual([]);
    expect(toFriend()).toEqual([]);
  });
});

describe("a friend who refuses", () => {
  it("does so by one POST from anywhere; names and address are erased, the row stays as it was sent (SPONSOR-OP10, SPONSOR-OP11)", async () => {
    const { link } = await invited();
    const foreign = { origin: "https://mail.example", "sec-fetch-site": "cross-site" };
    const answer = await oneClick(link, undefined, foreign);
    expect([answer.statusCode, answer.body]).toEqual([200, "OK\n"]);
    expect(await tablesThatSay(db(), personal, email)).toEqual([]);
    expect(await offers()).toEqual([
      { lastName: "", firstName: "", email: "", state: 0, sentAt: null, joinedAt: null },
    ]);
    expect((await oneClick(link)).statusCode).toBe(200);
    const refused = (await actionsOf(portal.database)).filter((action) => action.endsWith("refused"));
    expect(refused).toEqual(["sponsorship.invitations-refused"]);
  });

  it("is never invited again, by any sponsor, who reads what everybody reads (SPONSOR-OP8, SPONSOR-OP11)", async () => {
    const { link } = await invited();
    await oneClick(link);
    const other = await insertPerson(db(), "Parent");
    for (const by of [cookie, await signIn(other)]) {
      const answer = await invite(by, email.toUpperCase());
      expect([answer.statusCode, answer.json().message]).toEqual([409, "Cette personne a déjà été invitée."]);
      expect((await invite(by, email.replace("@", "+again@"))).statusCode).toBe(409);
    }
    await quiet();
    expect(toFriend()).toHaveLength(1);
  });

  it("may do so long after, when nothing is left of the invitation or of its sponsor (SPONSOR-OP11, SPONSOR-OP12)", async () => {
    const { link } = await invited();
    expect((await leave()).statusCode).toBe(200);
    for (let time = 0; time < 2; time += 1) expect((await oneClick(link)).statusCode).toBe(200);
    const other = await insertPerson(db(), "Parent");
    expect((await invite(await signIn(other), email)).statusCode).toBe(409);
    // Nobody can make such a link for an address of their choice.
    const [offerId, hash] = (new URL(link).searchParams.get("cle") ?? "").split(".");
    for (const forged of [`${offerId}.${hash}.${"A".repeat(43)}`, `9${offerId}.${hash}.${hash}`])
      expect((await oneClick(`${origin}/ne-plus-etre-contacte?cle=${forged}`)).statusCode).toBe(404);
  });

  it("is not invited again by who invites at the same instant (SPONSOR-OP8, SPONSOR-OP11)", async () => {
    const { link } = await invited();
    const other = await signIn(await insertPerson(db(), "Parent"));
    const [refused, ...invitations] = await Promise.all([
      oneClick(link),
      ...Array.from({ length: 4 }, () => invite(other, email)),
    ]);
    expect(refused.statusCode).toBe(200);
    expect(invitations.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409]);
    await quiet();
    expect(toFriend()).toHaveLength(1);
  });

  it("gets no letter that still waited (SPONSOR-OP11)", async () => {
    const { link } = await invited();
    const [{ id = "" } = {}] = await recordsOf(db(), sponsor.personId);
    await forgetSent(db(), id);
    await oneClick(link);
    await addLetterJobs(db(), [{ id, at: portal.deps.now() }], portal.deps.now());
    await quiet();
    expect(toFriend()).toHaveLength(1);
    expect(await recordsOf(db(), sponsor.personId)).toMatchObject([{ state: "withdrawn" }]);
  });

  it("a friend who refuses by the page’s own form is led to a page; opening the link changes nothing (SPONSOR-OP10)", async () => {
    const { link } = await invited();
    await portal.app.inject({ url: link.replace(origin, "") });
    expect((await offers())[0].email).toBe(email);
    const pressed = "List-Unsubscribe=One-Click&page=oui";
    const done = await oneClick(link, pressed);
    expect([done.statusCode, done.headers.location]).toEqual([303, "/ne-plus-etre-contacte/fait"]);
    const unknown = await oneClick(`${origin}/ne-plus-etre-contacte?cle=x`, pressed);
    expect(unknown.headers.location).toBe("/ne-plus-etre-contacte/lien-inconnu");
  });

  it.each([
    ["a wrong key", "List-Unsubscribe=One-Click", "application/x-www-form-urlencoded", "?cle=wrong", 404],
    ["no key", "List-Unsubscribe=One-Click", "application/x-www-form-urlencoded", "", 404],
    ["another body", "x=1", "application/x-www-form-urlencoded", null, 400],
    ["no form", '{"List-Unsubscribe":"One-Click"}', "application/json", null, 415],
    [
      "the other kind of form",
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
      "multipart/form-data; boundary=b",
      null,
      200,
    ],
  ])("a friend who refuses by %s is answered so", async (_, payload, type, query, status) => {
    const { link } = await invited();
    const to = query === null ? link : `${origin}/ne-plus-etre-contacte${query}`;
    expect((await oneClick(to, payload, { "content-type": type })).statusCode).toBe(status);
    expect((await offers())[0].email).toBe(status === 200 ? "" : email);
  });
});
