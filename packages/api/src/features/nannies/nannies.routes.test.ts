import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Advertised, advertise } from "../../testing/nannies/testNannies.ts";
import {
  type PrivateSpace,
  privateSpace,
  type SignedInPerson,
} from "../../testing/privateSpace/privateSpace.ts";
import { provenStaff } from "../../testing/signedIn.ts";
import { recordsOf } from "../../testing/stores/testLetterRecords.store.ts";
import { lookForNew, tellOfTheWeek } from "./saved/saved.actions.ts";

let space: PrivateSpace;
let family: SignedInPerson;
let nanny: Advertised;
beforeAll(async () => {
  space = await privateSpace();
});
afterAll(() => space.close());
beforeEach(async () => {
  space.at("2026-11-23T10:00:00Z");
  family = await space.person("Parent", { zip_code: "69110", city: "Sainte-Foy-lès-Lyon" });
  nanny = await advertise(db(), {
    firstName: "Éloïse",
    lastName: "Kervadec",
    city: "Lyon",
    zipCode: "69003",
    description:
      "Je garde vos enfants avec joie. Appelez-moi au 06 39 98 12 34, ou eloise@example.fr. Madame Kervadec. ".repeat(
        3,
      ),
    week: ["lundi-16:30-19:00"],
  });
});

const db = () => space.agency.database.connection.db;
const get = (path: string, who = family) => space.get(who, `/Nanny/${path}`);
const post = (path: string, body: object = {}, who = family) => space.post(who, `/Nanny/${path}`, body);
const publish = (id: number, isPublished: boolean) =>
  sql`UPDATE profile SET advert_is_published = ${isPublished} WHERE person_id = ${id}`.execute(db());
const idOf = async () =>
  (await sql<{ id: string }>`SELECT id FROM nanny_listing WHERE person_id = ${nanny.personId}`.execute(db()))
    .rows[0]?.id ?? "";

describe("one profile", () => {
  it("is what families see of it, and where (NANNY-02, NANNY-10)", async () => {
    const answer = await get(nanny.id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      id: nanny.id,
      displayName: "Éloïse K.",
      firstName: "Éloïse",
      city: "Lyon",
      isApproximate: false,
      can: { interest: true },
      answerDays: 2,
      keptAt: null,
      interestAt: null,
    });
    expect(answer.json().metres).toBeGreaterThan(2_000);
    expect(answer.json().metres).toBeLessThan(6_000);
  });

  it.each([
    ["both", "Lyon", "Lyon", false],
    ["the family’s alone", "Lyon", "Nulle-Part", true],
    ["the babysitter’s alone", "Nulle-Part", "Lyon", true],
    ["neither", "Nulle-Part", "Nulle-Part", true],
  ])(
    "tells how far it is about, where of the two places it knows %s (NANNY-10)",
    async (_, home, place, isApproximate) => {
      const who = await space.person("Parent", { zip_code: "69003", city: home });
      const { id } = await advertise(db(), { zipCode: "69003", city: place });
      const listed = (await get("Search?radius=20", who)).json();
      const card = listed.items.find((one: { id: string }) => one.id === id);
      expect([(await get(id, who)).json().isApproximate, card.isApproximate]).toEqual([
        isApproximate,
        isApproximate,
      ]);
    },
  );

  it("holds no contact and no last name, here, in the list and in a refusal (NANNY-02, PROF-21)", async () => {
    const answers = [
      await get(nanny.id),
      await get("Search?radius=10"),
      await get(`${nanny.id}/Photo/256.webp`),
      await get(randomUUID()),
    ];
    expect(answers[1]?.body).toContain("Éloïse K.");
    for (const { body, headers } of answers)
      expect(body + JSON.stringify(headers)).not.toMatch(/kervadec|06.?39.?98|@example/i);
  });

  it("is another one once it is withdrawn and published again, and its old address leads nowhere (NANNY-10, NANNY-17)", async () => {
    await publish(nanny.personId, false);
    for (const path of [nanny.id, `${nanny.id}/Photo/256.webp`])
      expect((await get(path)).statusCode).toBe(404);
    for (const act of ["Interest", "Keep"]) expect((await post(`${nanny.id}/${act}`)).statusCode).toBe(404);
    expect((await get("Search?radius=10")).body).not.toContain(nanny.id);
    await publish(nanny.personId, true);
    expect((await get(nanny.id)).statusCode).toBe(404);
    const id = await idOf();
    expect(id).not.toBe(nanny.id);
    expect((await get(id)).statusCode).toBe(200);
  });

  it.each([
    ["a deleted account", sql`deactivated_at = now()`],
    ["a blocked account", sql`blocked_at = now(), block_reason = 'À revoir'`],
    ["no city", sql`city = ' '`],
  ])("is not there with %s (NANNY-02)", async (_, change) => {
    await sql`UPDATE person SET ${change} WHERE id = ${nanny.personId}`.execute(db());
    expect((await get(nanny.id)).statusCode).toBe(404);
    expect((await get("Search?radius=10")).body).not.toContain(nanny.id);
  });

  it.each(["not-an-id", randomUUID(), "00000000-0000-0000-0000-000000000000", "../Search", "1", "1' OR 1=1"])(
    "a guessed id leads nowhere: %s (NANNY-18)",
    async (id) => {
      expect((await get(encodeURIComponent(id))).statusCode).toBe(404);
    },
  );

  it("is for families alone: a babysitter and the agency are refused, a stranger must sign in (NANNY-18)", async () => {
    const babysitter = await space.person("BabySitter");
    const staff = await provenStaff(space.portal, ["administrator"]);
    for (const path of ["Search", nanny.id, `${nanny.id}/Photo/256.webp`, "Searches", "Interests"]) {
      expect((await get(path, babysitter)).statusCode).toBe(403);
      expect((await space.portal.call("GET", `/Nanny/${path}`, { cookie: staff.cookie })).statusCode).toBe(
        403,
      );
      expect((await space.portal.call("GET", `/Nanny/${path}`, {})).statusCode).toBe(401);
    }
    for (const act of [`${nanny.id}/Interest`, `${nanny.id}/Keep`, `${nanny.id}/Unkeep`, "UnkeepGone"])
      expect((await post(act, {}, babysitter)).statusCode).toBe(403);
  });
});

describe("what a family says of a profile", () => {
  it("reaches the agency as a request and a letter, and nobody else (NANNY-11, NANNY-12)", async () => {
    const staff = await provenStaff(space.portal, ["coordinator"]);
    const body = { wish: "Pour deux enfants\u202e, le soir.", moments: ["lundi-16:30-18:30"] };
    const answer = await post(`${nanny.id}/Interest`, body);
    expect(answer.json()).toEqual({ interestAt: "2026-11-23T10:00:00.000Z" });
    const agency = await space.portal.call("GET", `/Agency/Requests?personId=${family.personId}`, {
      cookie: staff.cookie,
    });
    const [request] = agency.json().items;
    expect(request).toMatchObject({
      kind: "profile-interest",
      way: "portal",
      dueOn: "2026-11-25",
      about: { userId: nanny.personId, displayName: "Éloïse Kervadec" },
      person: { userId: family.personId },
      can: { own: true, close: true },
    });
    expect(request.note.replaceAll("\u00a0", " ")).toBe(
      "lundi de 16 h 30 à 18 h 30\n« Pour deux enfants, le soir. »",
    );
    const letters = await recordsOf(db(), family.personId);
    expect(letters.map(({ kind }) => kind)).toEqual(["nannies.interest"]);
    expect(await recordsOf(db(), nanny.personId)).toEqual([]);
    const { rows } = await sql`SELECT FROM notification WHERE person_id = ${nanny.personId}`.execute(db());
    expect(rows).toHaveLength(0);
  });

  it.each([
    ["", ""],
    ["?", "« ? »"],
  ])("is written down as it was typed, however short: %j (NANNY-11)", async (wish, note) => {
    await post(`${nanny.id}/Interest`, { wish, moments: [] });
    const { rows } = await sql<{ note: string | null }>`SELECT note FROM person_request
      WHERE person_id = ${family.personId}`.execute(db());
    expect(rows.map((row) => (row.note ?? "").replaceAll("\u00a0", " "))).toEqual([note]);
  });

  it("is said once, until thirty days have passed and the agency has answered (NANNY-11)", async () => {
    const say = () => post(`${nanny.id}/Interest`);
    expect((await say()).statusCode).toBe(200);
    expect((await say()).json().code).toBe("nannies.already-asked");
    expect((await get(nanny.id)).json()).toMatchObject({
      interestAt: "2026-11-23T10:00:00.000Z",
      can: { interest: false },
    });
    space.at("2026-12-22T23:00:00Z");
    const unanswered = await space.portal.signIn(family.userName);
    const read = await space.portal.call("GET", `/Nanny/${nanny.id}`, { cookie: unanswered });
    expect(read.json().can).toEqual({ interest: false });
    await sql`UPDATE person_request SET state = 'done', closed_at = now() WHERE person_id = ${family.personId}`.execute(
      db(),
    );
    space.at("2026-12-22T22:59:00Z");
    const again = await space.portal.signIn(family.userName);
    const sayAgain = () =>
      space.portal.call("POST", `/Nanny/${nanny.id}/Interest`, { cookie: again, body: {} });
    expect((await sayAgain()).statusCode).toBe(409);
    space.at("2026-12-22T23:00:00Z");
    expect((await sayAgain()).statusCode).toBe(200);
  });

  it("is said once however often it is sent at the same time (NANNY-11)", async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => post(`${nanny.id}/Interest`)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  });

  it("stands on its home page with its state, which the agency’s answer changes and the bell tells (NANNY-11)", async () => {
    const staff = await provenStaff(space.portal, ["coordinator"]);
    await post(`${nanny.id}/Interest`);
    expect((await get("Interests")).json()).toEqual([
      {
        id: nanny.id,
        displayName: "Éloïse K.",
        saidAt: "2026-11-23T10:00:00.000Z",
        state: "open",
        closedAt: null,
      },
    ]);
    const listed = await space.portal.call("GET", `/Agency/Requests?personId=${family.personId}`, {
      cookie: staff.cookie,
    });
    const [{ id: requestId, version }] = listed.json().items;
    const closed = await space.portal.call("POST", "/Agency/Requests/Close", {
      cookie: staff.cookie,
      body: { requestId, outcome: "done", reason: "Rendez-vous pris pour mardi" },
      headers: { "if-match": `"${version}"` },
    });
    expect(closed.statusCode).toBe(200);
    expect((await get("Interests")).json()).toMatchObject([{ state: "done" }]);
    const bell = await space.get(family, "/Notification/GetMyNotifications");
    expect(bell.body).toContain("Rendez-vous pris pour mardi");
    // Once requests of that time are no longer kept.
    await sql`DELETE FROM person_request WHERE id = ${requestId}`.execute(db());
    expect((await get("Interests")).json()).toMatchObject([{ state: "done", closedAt: null }]);
  });

  it("stands there the newest first, in one order where all were said at one instant (NANNY-11)", async () => {
    const former = await advertise(db(), { firstName: "Ana", lastName: "Abel", zipCode: "69003" });
    const last = await advertise(db(), { firstName: "Eva", lastName: "Blin", zipCode: "69003" });
    await post(`${former.id}/Interest`);
    space.at("2026-11-23T10:05:00Z");
    for (const { id } of [last, nanny]) await post(`${id}/Interest`);
    const listed = (await get("Interests")).json();
    expect(listed.map(({ id }: { id: string }) => id)).toEqual([nanny.id, last.id, former.id]);
  });

  it("refuses a wish that is too long, and moments that are none (NANNY-11)", async () => {
    expect((await post(`${nanny.id}/Interest`, { wish: "a".repeat(501) })).statusCode).toBe(400);
    expect((await post(`${nanny.id}/Interest`, { moments: ["lundi-18:30-16:30"] })).statusCode).toBe(400);
    expect((await post(`${nanny.id}/Interest`, { wish: "a".repeat(500) })).statusCode).toBe(200);
  });

  it("keeps a profile aside for one family, and says when it is no longer published (NANNY-13)", async () => {
    await post(`${nanny.id}/Keep`);
    await post(`${nanny.id}/Keep`);
    const kept = (await get("Search?kept=true")).json();
    expect(kept.items.map(({ id }: { id: string }) => id)).toEqual([nanny.id]);
    expect(kept).toMatchObject({ goneCount: 0, items: [{ keptAt: "2026-11-23T10:00:00.000Z" }] });
    const other = await space.person("Parent", { city: "Lyon", zip_code: "69003" });
    expect((await get("Search?kept=true", other)).json().items).toEqual([]);
    await publish(nanny.personId, false);
    expect((await get("Search?kept=true")).json()).toMatchObject({ items: [], goneCount: 1 });
    await publish(nanny.personId, true);
    await post(`${await idOf()}/Unkeep`);
    expect((await get("Search?kept=true")).json()).toMatchObject({ items: [], goneCount: 0 });
  });

  it("lets go of those that are no longer published, and of nothing else (NANNY-13)", async () => {
    const other = await space.person("Parent", { city: "Lyon", zip_code: "69003" });
    const there = await advertise(db(), { zipCode: "69003", city: "Lyon" });
    for (const who of [family, other]) for (const { id } of [nanny, there]) await post(`${id}/Keep`, {}, who);
    await publish(nanny.personId, false);
    expect((await post("UnkeepGone")).statusCode).toBe(200);
    expect((await get("Search?kept=true")).json()).toMatchObject({ items: [{ id: there.id }], goneCount: 0 });
    expect((await get("Search?kept=true", other)).json()).toMatchObject({ goneCount: 1 });
    expect((await post("UnkeepGone")).statusCode).toBe(200);
    // Back in the list, but no longer kept.
    await publish(nanny.personId, true);
    expect((await get("Search?kept=true")).json().items).toHaveLength(1);
  });

  it("answers the same for any id that is no longer to be kept, so that none can be guessed (NANNY-13, NANNY-18)", async () => {
    await post(`${nanny.id}/Keep`);
    const kept = await post(`${nanny.id}/Unkeep`);
    const again = await post(`${nanny.id}/Unkeep`);
    const guessed = await post(`${randomUUID()}/Unkeep`);
    await publish(nanny.personId, false);
    const gone = await post(`${nanny.id}/Unkeep`);
    for (const answer of [kept, again, guessed, gone])
      expect([answer.statusCode, answer.body]).toEqual([200, kept.body]);
    expect((await post("not-an-id/Unkeep")).statusCode).toBe(404);
  });
});

describe("a search that is kept", () => {
  const searches = async () => (await get("Searches")).json();

  it("is kept in one spelling, three at most, and removed by its family alone (NANNY-14)", async () => {
    const kept = await post("Searches", {
      filters: "?langue=anglais&langue=francais&apres=x&rayon=20&inconnu=1",
    });
    expect(kept.json()).toMatchObject([{ filters: "langue=anglais%2Cfrancais&rayon=20" }]);
    await post("Searches", { filters: "rayon=20&langue=anglais,francais" });
    expect(await searches()).toHaveLength(1);
    await post("Searches", { filters: "rayon=5" });
    await post("Searches", { filters: "rayon=10" });
    expect((await post("Searches", { filters: "rayon=commune" })).json().code).toBe(
      "nannies.too-many-searches",
    );
    const [{ id }] = await searches();
    const other = await space.person("Parent");
    await post("Searches", { removedId: id }, other);
    expect(await searches()).toHaveLength(3);
    await post("Searches", { removedId: id });
    expect(await searches()).toHaveLength(2);
    for (const removedId of [2 ** 31, Number.MAX_SAFE_INTEGER, -1, 1.5])
      expect((await post("Searches", { removedId })).statusCode).toBe(400);
  });

  it("tells under the bell what is new and fits, once, and by one letter a week (NANNY-14)", async () => {
    await post("Searches", { filters: "rayon=20&langue=anglais" });
    const found = async () => (await space.get(family, "/Notification/GetMyNotifications")).body;
    const letters = async () => (await recordsOf(db(), family.personId)).map(({ kind }) => kind);
    await lookForNew(db(), new Date("2026-11-23T10:05:00Z"));
    expect(await found()).not.toContain("profil");
    await advertise(db(), { languages: [106, 1], confirmedOn: "2026-11-24" });
    await advertise(db(), { languages: [106], confirmedOn: "2026-11-24" });
    await advertise(db(), { languages: [1], confirmedOn: "2026-11-24", zipCode: "44000", city: "Nantes" });
    const later = new Date("2026-11-24T10:05:00Z");
    await Promise.all([lookForNew(db(), later), lookForNew(db(), later)]);
    await lookForNew(db(), new Date("2026-11-24T10:10:00Z"));
    expect((await found()).match(/1 nouveau profil pour vous/g)).toHaveLength(1);
    expect(await letters()).toEqual([]);
    await tellOfTheWeek(db(), new Date("2026-11-30T07:00:00Z"));
    await tellOfTheWeek(db(), new Date("2026-11-30T07:30:00Z"));
    expect(await letters()).toEqual(["nannies.found"]);
  });
});

describe("a family that looks at very many profiles", () => {
  it("is refused the 301st of an hour and no other family is, and may go on in the next (NANNY-16)", async () => {
    const town = { zipCode: "33000", city: "Bordeaux" };
    for (let number = 0; number < 301; number++) await advertise(db(), town);
    const home = { zip_code: "33000", city: "Bordeaux" };
    const script = await space.person("Parent", home);
    let after = "";
    let seen = 0;
    for (let page = 0; page < 12; page++) {
      const answer = (await get(`Search?limit=24${after}`, script)).json();
      seen += answer.items.length;
      after = `&after=${answer.next}`;
    }
    const [last] = (await get("Search?limit=24", script)).json().items;
    expect(seen).toBe(288);
    // What was shown already is shown again.
    expect((await get(last.id, script)).statusCode).toBe(200);
    // What is refused as a whole counts for nothing.
    expect((await get(`Search?limit=24${after}`, script)).statusCode).toBe(429);
    expect((await get(last.id, script)).statusCode).toBe(200);
    const twelve = (await get(`Search?limit=12${after}`, script)).json();
    expect(twelve.items).toHaveLength(12);
    const refused = await get(`Search?limit=1&after=${twelve.next}`, script);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().code).toBe("nannies.too-many-shown");
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(3_600);
    // Nor is it shown alone, by an address that somebody else was given.
    const reached = await get(`Search?limit=1&after=${twelve.next}`, await space.person("Parent", home));
    const unseen = `${reached.json().items[0].id}`;
    expect((await get(unseen, script)).json().code).toBe("nannies.too-many-shown");
    expect((await get("Search?commune=33000 Bordeaux&limit=1&radius=commune")).statusCode).toBe(200);
    space.at("2026-11-23T11:00:00Z");
    expect((await get(unseen, script)).statusCode).toBe(200);
    expect((await get(`Search?limit=1&after=${twelve.next}`, script)).statusCode).toBe(200);
  });
});
