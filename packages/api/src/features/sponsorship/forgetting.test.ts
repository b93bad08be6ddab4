import { until } from "@ribambelle/processes/signals";
import { afterAll, beforeAll, expect, it } from "vitest";
import { personal } from "../../features.ts";
import { addJob } from "../../jobs/jobs.store.ts";
import { listJobs } from "../../testing/stores/testJobs.store.ts";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { tablesThatSay } from "../../testing/stores/testPersonal.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { forgetOldFriends } from "./sponsorship.actions.ts";
import { insertOffer, listOffers, saveJoined } from "./sponsorship.store.ts";

let portal: TestApp;
const db = () => portal.database.connection.db;
beforeAll(async () => {
  portal = await buildTestApp({ SPONSORSHIP_MONTHS: "3" });
});
afterAll(() => portal.close());

async function invitedBy(role: "Parent" | "BabySitter", email: string) {
  const sponsor = await insertPerson(db(), role);
  const cookie = await portal.signIn(sponsor.userName);
  const call = role === "Parent" ? "CustomerSponsorship" : "BabysitterSponsorship";
  const body = {
    SponsoredPartyEmail: email,
    SponsoredPartyFirstName: "Quincy",
    ...(role === "Parent" && { Role: role }),
  };
  await portal.call("POST", `/${call}/CreateMySponsorshipEmailOffer`, { cookie, body });
  const offers = async () =>
    (await portal.call("GET", "/Sponsorship/GetMySponsorshipOffers", { cookie })).json().sponsorshipOffers;
  return { cookie, offers };
}
async function night() {
  await addJob(db(), "sponsorship.forget-friends", {});
  await until(async () => (await listJobs(db())).length === 0);
}
// What the development mailbox shows is no record of the portal.
const saying = async (text: string) =>
  (await tablesThatSay(db(), personal, text)).filter((table) => !/mailbox/.test(table));
const day = 86_400;

it("friends who did not join are forgotten after SPONSORSHIP_MONTHS, and not before (SPONSOR-OP12)", async () => {
  const { offers } = await invitedBy("Parent", "late@example.org");
  portal.pass(85 * day);
  await night();
  expect(await saying("late@example.org")).toEqual(["sponsorship_offer"]);
  portal.pass(10 * day);
  await night();
  expect(await saying("late@example.org")).toEqual([]);
  portal.pass(-95 * day);
  expect(await offers()).toEqual([
    { lastName: "", firstName: "", email: "", state: 0, sentAt: null, joinedAt: null },
  ]);
});

it("friends are forgotten once so many months are over, to the instant, whose offers stand in their order (SPONSOR-OP12)", async () => {
  const { personId } = await insertPerson(db(), "Parent");
  const friend = (email: string) => ({ firstName: "Léa", lastName: "Dubois", email });
  const invited = new Date("2026-01-31T10:00:00.000Z");
  await insertOffer(db(), personId, friend("instant@example.org"), invited);
  await insertOffer(db(), personId, friend("later@example.org"), new Date(invited.getTime() + 1));
  const offers = async () =>
    (await listOffers(db(), personId)).map(({ firstName, lastName, email, sentAt }) => [
      `${firstName} ${lastName}`.trim(),
      email,
      sentAt,
    ]);
  const [later, instant] = [
    ["Léa Dubois", "later@example.org", "2026-01-31T10:00:00.001Z"],
    ["Léa Dubois", "instant@example.org", "2026-01-31T10:00:00.000Z"],
  ];
  await forgetOldFriends(db(), 2, new Date("2026-03-31T10:00:00.000Z"));
  expect(await offers()).toEqual([later, instant]);
  await forgetOldFriends(db(), 2, new Date("2026-03-31T10:00:00.001Z"));
  expect(await offers()).toEqual([later, ["", "", null]]);
});

it("a friend who joined and deletes their account leaves no name and no address with their sponsor (SPONSOR-OP12)", async () => {
  const email = "joined@example.org";
  const { offers } = await invitedBy("BabySitter", email);
  const friend = await insertPerson(db(), "Parent", { email, agency_reference: "P-JOINED" });
  await saveJoined(db(), [{ reference: "P-JOINED", code: null }], portal.deps.now());
  portal.pass(200 * day);
  await night();
  portal.pass(-200 * day);
  expect(await offers()).toMatchObject([{ email, state: 1 }]);
  const bystander = await invitedBy("Parent", "bystander@example.org");
  const cookie = await portal.signIn(friend.userName);
  const left = await portal.call("POST", "/Authentication/deleteMyAccount", { cookie });
  expect(left.statusCode).toBe(200);
  expect(await offers()).toMatchObject([{ lastName: "", firstName: "", email: "", state: 1 }]);
  expect(await bystander.offers()).toMatchObject([{ email: "bystander@example.org", state: 0 }]);
  await portal.call("POST", "/Authentication/deleteMyAccount", { cookie: bystander.cookie });
  expect(await saying("bystander@example.org")).toEqual([]);
  expect(await offers()).toMatchObject([{ state: 1 }]);
});
