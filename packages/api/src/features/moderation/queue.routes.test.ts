import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishAdvert } from "../../testing/moderation/testModeration.ts";
import { insertStaff } from "../../testing/signedIn.ts";
import { runSql } from "../../testing/stores/testModeration.store.ts";
import { insertPerson, type TestPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { sendPhoto } from "../../testing/testPhotos.ts";

let portal: TestApp;
let recruiter: TestPerson & { cookie: string };
let other: TestPerson & { cookie: string };
let coordinator: string;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
  const signed = async (one: "recruiter" | "coordinator", names: object = {}) => {
    const person = await insertStaff(portal, [one], names);
    return { ...person, cookie: await portal.signIn(person.userName) };
  };
  recruiter = await signed("recruiter", { first_name: "Rita", last_name: "Roux" });
  other = await signed("recruiter", { first_name: "Zoé", last_name: "Zola" });
  coordinator = (await signed("coordinator")).cookie;
});
afterAll(() => portal.close());

const db = () => portal.database.connection.db;
const next = async (query: string, cookie = recruiter.cookie) =>
  (await portal.call("GET", `/Agency/Moderation/Next?${query}`, { cookie })).json();
const claim = (subjectId: string, kind = "photo", cookie = recruiter.cookie) =>
  portal.call("POST", "/Agency/Moderation/Claim", { cookie, body: { kind, subjectId } });
const babysitter = (given: object = {}) => insertPerson(db(), "BabySitter", given);
/** Makes it so that nothing waits but what a test sends. */
const nothingWaits = async () => {
  await runSql(db(), "DELETE FROM photo; DELETE FROM advert_review; DELETE FROM moderation_claim");
};

describe("the queue of photos", () => {
  it("gives the oldest first, each with its person and the photo it would replace (MODER-01, MODER-02, MODER-13)", async () => {
    await nothingWaits();
    const ana = await babysitter({
      first_name: "Ana",
      last_name: "Aron",
      city: "Lyon",
      birth_date: "1998-04-12",
    });
    const first = await sendPhoto(portal.deps, ana.personId);
    portal.pass(1);
    const second = await sendPhoto(portal.deps, (await babysitter()).personId);
    const found = await next("queue=photos");
    expect(found).toMatchObject({ left: 2, isCapped: false, next: second });
    const { item } = found;
    expect(item).toMatchObject({
      subjectId: first,
      kind: "photo",
      userId: ana.personId,
      displayName: "Ana A.",
      city: "Lyon",
      isClaimedBy: null,
      photo: { url: `/api/v1/BabysitterProfile/Avatar/${first}/512.webp`, current: null },
      advert: null,
      earlier: [],
      can: { decide: true },
    });
    expect(item.age).toBeGreaterThan(20);
    expect(item.photo.sources).toContain("512w");
    expect(await next(`queue=photos&after=${first}`)).toMatchObject({
      item: { subjectId: second },
      next: null,
    });
    expect(await next(`queue=photos&after=${second}`)).toMatchObject({ item: null, left: 2 });
    // A photo that was replaced or removed while it was looked at: nothing that waits is passed over.
    expect(await next(`queue=photos&after=${"x".repeat(22)}`)).toMatchObject({ item: { subjectId: first } });
    expect(await next(`queue=photos&skip=${first}`)).toMatchObject({ item: { subjectId: second } });
    expect(await next(`queue=photos&subjectId=${second}`)).toMatchObject({ item: { subjectId: second } });
    expect((await next("queue=photos", coordinator)).item.can).toEqual({ decide: false });
  });

  it("holds nothing of who is blocked or deleted (MODER-01, DESK-03)", async () => {
    await nothingWaits();
    const blocked = await babysitter();
    const gone = await babysitter();
    for (const { personId } of [blocked, gone]) {
      await sendPhoto(portal.deps, personId);
      await publishAdvert(portal, personId);
    }
    await runSql(
      db(),
      `UPDATE person SET blocked_at = now(), block_reason = 'Motif' WHERE id = ${blocked.personId};
       UPDATE person SET deactivated_at = now() WHERE id = ${gone.personId}`,
    );
    for (const queue of ["photos", "adverts"])
      expect(await next(`queue=${queue}`)).toEqual({ item: null, left: 0, isCapped: false, next: null });
    const { tiles } = (await portal.call("GET", "/Agency/Desk", { cookie: recruiter.cookie })).json();
    const counted = tiles.filter(({ code }: { code: string }) => code === "photos" || code === "adverts");
    expect(counted.map(({ count }: { count: number }) => count)).toEqual([0, 0]);
  });

  it("passes over what somebody else looks at, for a minute, and says who where it is opened (MODER-12)", async () => {
    await nothingWaits();
    const first = await sendPhoto(portal.deps, (await babysitter()).personId);
    portal.pass(1);
    const second = await sendPhoto(portal.deps, (await babysitter()).personId);
    const claimed = (await claim(first)).json();
    expect(claimed.isClaimedBy).toBeNull();
    expect(Date.parse(claimed.until) - portal.deps.now().getTime()).toBeGreaterThan(50_000);
    const rita = { userId: recruiter.personId, displayName: "Rita Roux" };
    expect((await next("queue=photos", other.cookie)).item.subjectId).toBe(second);
    expect((await next("queue=photos")).item.subjectId).toBe(first);
    expect((await next(`queue=photos&subjectId=${first}`, other.cookie)).item.isClaimedBy).toEqual(rita);
    expect((await claim(first, "photo", other.cookie)).json().isClaimedBy).toEqual(rita);
    portal.pass(50);
    expect((await claim(first)).json().isClaimedBy).toBeNull();
    portal.pass(50);
    expect((await claim(first, "photo", other.cookie)).json().isClaimedBy).toEqual(rita);
    portal.pass(11);
    expect((await claim(first, "photo", other.cookie)).json().isClaimedBy).toBeNull();
    expect((await claim(first)).json().isClaimedBy).toEqual({
      userId: other.personId,
      displayName: "Zoé Zola",
    });
    expect((await claim(first, "photo", coordinator)).statusCode).toBe(403);
  });

  it.each([
    "queue=photos&subjectId=none",
    "queue=photos&subjectId=1",
    "queue=adverts&subjectId=999999999",
    "queue=adverts&subjectId=99999999999999",
    "queue=adverts&subjectId=none",
  ])("finds nothing where there is nothing: %s (MODER-13)", async (query) => {
    const answer = await portal.call("GET", `/Agency/Moderation/Next?${query}`, { cookie: recruiter.cookie });
    expect(answer.statusCode).toBe(404);
  });

  it.each([
    "",
    "queue=letters",
    "queue=photos&subjectId=%00",
    "queue=photos&after=é",
    `queue=photos&skip=${"x".repeat(23)}`,
  ])("takes no other question: %s (MODER-13)", async (query) => {
    const answer = await portal.call("GET", `/Agency/Moderation/Next?${query}`, { cookie: recruiter.cookie });
    expect(answer.statusCode).toBe(400);
  });

  it("takes no claim of what is not there (MODER-12)", async () => {
    for (const [subjectId, kind, status] of [
      ["none", "photo", 404],
      ["1", "advert", 404],
      ["é", "photo", 400],
      ["1", "letter", 400],
    ] as const)
      expect((await claim(subjectId, kind)).statusCode).toBe(status);
  });
});

describe("the queue of adverts", () => {
  it("gives those that hold a contact before all, with where it stands (MODER-01, MODER-02, MODER-13)", async () => {
    await nothingWaits();
    const plain = await babysitter();
    const telling = await babysitter({ last_name: "Le Goff" });
    await publishAdvert(portal, plain.personId);
    portal.pass(1);
    await publishAdvert(portal, telling.personId, {
      title: "Appelez Le Goff vite",
      description: "06 39 98 12 34",
    });
    const { item, left, next: following } = await next("queue=adverts");
    expect([item.subjectId, item.kind, left, following]).toEqual([
      String(telling.personId),
      "advert",
      2,
      String(plain.personId),
    ]);
    const { title, description, contacts, completionRate } = item.advert;
    const text = `${title}\n${description}`;
    expect(contacts.map(([start, length]: [number, number]) => text.slice(start, start + length))).toEqual([
      "Le Goff",
      "06 39 98 12 34",
    ]);
    expect([item.photo, completionRate > 0]).toEqual([null, true]);
    expect((await next(`queue=adverts&after=${telling.personId}`)).item.subjectId).toBe(
      String(plain.personId),
    );
  });

  it("has an advert from when it is published until it is withdrawn, since its first change (MODER-01)", async () => {
    await nothingWaits();
    const { personId } = await babysitter();
    await publishAdvert(portal, personId);
    const first = (await next("queue=adverts")).item;
    portal.pass(5);
    await publishAdvert(portal, personId, { title: "Un autre titre ici" });
    const changed = (await next("queue=adverts")).item;
    expect(changed.waitingSince).toBe(first.waitingSince);
    expect(changed.seen).not.toBe(first.seen);
    await publishAdvert(portal, personId, { isPublished: false });
    expect(await next("queue=adverts")).toMatchObject({ item: null, left: 0 });
    await publishAdvert(portal, personId);
    expect((await next("queue=adverts")).item.waitingSince).not.toBe(first.waitingSince);
  });
});

describe("the ready-made reasons", () => {
  it("are those of the table, in both languages and in order (MODER-07, MODER-13)", async () => {
    const answer = await portal.call("GET", "/Agency/Moderation/Reasons", { cookie: coordinator });
    const reasons: { kind: string; place: number; textFr: string; textEn: string }[] = answer.json();
    expect(reasons.map(({ kind, place }) => `${kind} ${place}`)).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7].map((place) => `photo ${place}`),
      ...[1, 2, 3, 4, 5, 6].map((place) => `advert ${place}`),
    ]);
    expect(reasons[0]).toMatchObject({
      textFr: "On ne voit pas bien votre visage.",
      textEn: "Your face cannot be seen well.",
      isArchived: false,
      version: 1,
    });
    expect(reasons.at(-1)?.textFr).toBe("Le texte est difficile à comprendre\u00a0: merci de le relire.");
  });
});
