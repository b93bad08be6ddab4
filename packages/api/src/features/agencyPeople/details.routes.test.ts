import { identityActs } from "@ribambelle/domain/identity/identity.acts";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { photoNotices } from "@ribambelle/domain/photos/photo.notices";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { insertStaff } from "../../testing/signedIn.ts";
import { insertPerson, type TestPerson } from "../../testing/stores/testPeople.store.ts";
import { insertRefusedPhoto } from "../../testing/stores/testToDos.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { experienceBody, thirtyWords } from "../../testing/testProfile.ts";
import { auditOfThen, byCommand } from "../audit/index.ts";
import { notify } from "../notifications/index.ts";

let portal: TestApp;
const cookies = new Map<StaffFunction, string>();
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
  for (const one of ["administrator", "coordinator", "recruiter", "reader"] as const)
    cookies.set(one, await portal.signIn((await insertStaff(portal, [one])).userName));
});
afterAll(() => portal.close());

const db = () => portal.database.connection.db;
const get = ({ personId }: TestPerson, part: string, as: StaffFunction = "coordinator") =>
  portal.call("GET", `/Agency/People/${personId}/${part}`, { cookie: cookies.get(as) ?? "" });

it("tells how somebody signs in, and no address of theirs (FOLKS-20, FOLKS-22)", async () => {
  const person = await insertPerson(db(), "Parent");
  const invitedAt = new Date(Date.now() - 3 * 86_400_000);
  const earlier = new Date(Date.now() - 9 * 86_400_000);
  await sql`INSERT INTO invitation (person_id, round, created_at) VALUES (${person.personId}, 1, ${invitedAt})`.execute(
    db(),
  );
  await portal.signIn(person.userName);
  for (const _ of [1, 2])
    await portal.call("POST", "/Authentication/login", {
      form: { username: person.userName, password: "wrong" },
    });
  // A moment before the thirty days, and a moment within.
  const refused = { by: byCommand, act: identityActs.signInRefused({ personId: person.personId }) };
  const thirtyDaysAgo = portal.deps.now().getTime() - 30 * 86_400_000;
  await auditOfThen(
    db(),
    [-60_000, 3_600_000].map((after) => ({ ...refused, at: new Date(thirtyDaysAgo + after) })),
  );
  await sql`INSERT INTO opt_in_change (person_id, name, was_taken, is_taken, source, words, locale, changed_at)
    VALUES (${person.personId}, 'agencyInformationSms', NULL, false, 'import', 'Importé', 'fr', ${earlier}),
      (${person.personId}, 'agencyInformationSms', false, true, 'settings', 'Recevoir des SMS', 'fr', ${invitedAt})`.execute(
    db(),
  );
  await sql`INSERT INTO blocked_address (person_id, email, source, blocked_at)
    VALUES (${person.personId}, ${person.email}, 'refusal', ${invitedAt})`.execute(db());
  const answer = await get(person, "Access");
  const at = invitedAt.toISOString();
  expect(answer.json()).toMatchObject({
    accountState: "active",
    invitations: [
      {
        at,
        round: 1,
        expiresAt: new Date(
          invitedAt.getTime() + portal.deps.config.invitationDays * 86_400_000,
        ).toISOString(),
        usedAt: null,
      },
    ],
    failedSignIns30Days: 3,
    sessions: [{ startedAt: expect.any(String), lastActivityAt: expect.any(String) }],
    secondFactorSince: null,
    archives: [],
    isInBlockList: true,
    blockedListSince: at,
    blockedListSource: "refusal",
  });
  expect(Date.parse(answer.json().lastSignInAt)).toBeGreaterThan(invitedAt.getTime());
  const chosen = answer.json().optIns.find(({ name }: { name: string }) => name === "agencyInformationSms");
  expect(chosen).toMatchObject({
    value: true,
    since: at,
    way: "settings",
    changes: [
      { at, from: false, to: true, way: "settings", words: "Recevoir des SMS" },
      { at: earlier.toISOString(), to: false, way: "import" },
    ],
  });
  expect(answer.body).not.toContain("127.0.0.1");
});

it("tells when a first password was chosen by an invitation (FOLKS-20)", async () => {
  const person = await insertPerson(db(), "BabySitter");
  await sql`INSERT INTO invitation (person_id, round, created_at)
    VALUES (${person.personId}, 1, '2026-11-01T08:00Z'), (${person.personId}, 2, '2026-11-05T08:00Z')`.execute(
    db(),
  );
  await sql`INSERT INTO audit_entry (at, action, person_id)
    VALUES ('2026-11-06T08:00Z', 'identity.password-reset', ${person.personId}),
      ('2026-11-20T08:00Z', 'identity.password-reset', ${person.personId})`.execute(db());
  const { invitations } = (await get(person, "Access")).json();
  expect(
    invitations.map(({ round, usedAt }: { round: number; usedAt: string | null }) => [round, usedAt]),
  ).toEqual([
    [2, "2026-11-06T08:00:00.000Z"],
    [1, null],
  ]);
});

it("gives a babysitter’s profile as they see it and as families do, addresses to who may read them (FOLKS-18, FOLKS-22)", async () => {
  const person = await insertPerson(db(), "BabySitter", {
    phone_number: "+33639981234",
    address: "4 rue des Lilas",
    birth_date: "1990-01-01",
  });
  await insertRefusedPhoto(db(), person.personId, "floue", new Date("2026-11-20T08:00Z"));
  const own = await portal.call("GET", "/BabysitterProfile/GetMyBabysitterProfile", {
    cookie: await portal.signIn(person.userName),
  });
  const answer = await get(person, "Profile", "recruiter");
  expect([answer.json().profile, answer.headers.etag]).toEqual([own.json(), own.headers.etag]);
  expect(answer.json()).toMatchObject({
    public: { displayName: expect.stringMatching(/^Camille D/) },
    completion: {
      rate: own.json().profileCompletionRate,
      missing: expect.arrayContaining(["photo", "advert"]),
    },
    photo: { state: 2, reason: "floue", decidedAt: "2026-11-20T08:00:00.000Z", earlier: [] },
  });
  // Of two, the one that the agency has not validated, though it came first.
  await sql`INSERT INTO photo (id, person_id, state, created_at, decided_at)
    VALUES ('validatedvalidatedvali', ${person.personId}, 1, '2026-11-21', '2026-11-21')`.execute(db());
  expect((await get(person, "Profile", "recruiter")).json().photo).toMatchObject({
    state: 2,
    reason: "floue",
  });
  const read = await get(person, "Profile", "reader");
  expect(read.json().profile).toMatchObject({ phoneNumber: null, address: null, birthDate: null });
  expect(read.body).not.toMatch(/639981234|Lilas|1990-01-01/);
});

it("gives a reader no contact that was typed into a profile, and no word of a refusal (AGUI-31, FOLKS-22)", async () => {
  const person = await insertPerson(db(), "BabySitter");
  const cookie = await portal.signIn(person.userName);
  const save = (call: string, body: object) =>
    portal.call("POST", `/BabysitterProfile/${call}`, { cookie, body });
  const typed = `Appelez-moi au 06 39 98 12 34 ou camille@example.fr. ${thirtyWords}`;
  await save("UpdateMyAdvert", { AdvertTitle: "Nounou près de chez vous", AdvertDescription: typed });
  await save("SaveExperiences", { Experiences: [experienceBody({ description: typed })] });
  await insertRefusedPhoto(db(), person.personId, "floue", new Date("2026-11-20T08:00Z"));
  const contacts = /06 39 98 12 34|camille@example/;
  expect((await get(person, "Profile", "recruiter")).body).toMatch(contacts);
  const read = await get(person, "Profile", "reader");
  expect(read.body).not.toMatch(contacts);
  expect(read.body).not.toContain("floue");
  const { profile, public: seen, photo } = read.json();
  expect([profile.advertDescription, profile.experiences[0].description]).toEqual([
    seen.advertDescription,
    seen.experiences[0].description,
  ]);
  expect(photo).toMatchObject({ state: 2, reason: null, earlier: [] });
});

it("tells of the last twenty answers to photos of a babysitter, the newest first (FOLKS-18)", async () => {
  const [person, other] = [await insertPerson(db(), "BabySitter"), await insertPerson(db(), "BabySitter")];
  await sql`INSERT INTO audit_entry (action, person_id, at)
    SELECT CASE n % 3 WHEN 0 THEN 'photos.validated' WHEN 1 THEN 'photos.rejected' ELSE 'photos.uploaded' END,
      CASE WHEN n = 34 THEN ${other.personId}::integer ELSE ${person.personId} END, '2026-01-01T08:00Z'::timestamptz + n * interval '1 day'
    FROM generate_series(1, 34) n ORDER BY n`.execute(db());
  const { earlier } = (await get(person, "Profile", "recruiter")).json().photo;
  expect(earlier).toHaveLength(20);
  expect(earlier.slice(0, 2)).toEqual([
    { at: "2026-02-03T08:00:00.000Z", state: 1 },
    { at: "2026-02-01T08:00:00.000Z", state: 2 },
  ]);
  expect(earlier.at(-1)).toEqual({ at: "2026-01-05T08:00:00.000Z", state: 2 });
});

it("gives what is under the bell in the person’s language, and marks nothing as read (AGUI-27, FOLKS-22)", async () => {
  const person = await insertPerson(db(), "BabySitter", { locale: "en" });
  for (let count = 0; count < 25; count += 1) await notify(db(), person.personId, photoNotices.validated({}));
  const first = (await get(person, "Notifications")).json();
  expect([first.items.length, first.items[0].isRead]).toEqual([20, false]);
  expect(first.items[0].title).toMatch(/photo/i);
  const second = (await get(person, `Notifications?after=${first.next}`)).json();
  expect([second.items.length, second.next]).toEqual([5, null]);
  for (const after of ["x", "0", "-1", "1e3", "0x10", "+7", "1.0", "9".repeat(16)])
    expect((await get(person, `Notifications?after=${after}`)).json().code, after).toBe(
      "agency.cursor-unusable",
    );
  expect((await get(person, "Notifications")).json().items[0].isRead).toBe(false);
});

it.each([
  ["Access", "reader", 403],
  ["Access", "recruiter", 404],
  ["Notifications", "reader", 403],
  ["Profile", "administrator", 404],
] as const)(
  "refuses what is not a parent’s or not for who asks: %s to a %s, %s (AGUI-30, FOLKS-22)",
  async (part, as, status) => {
    expect((await get(await insertPerson(db(), "Parent"), part, as)).statusCode).toBe(status);
  },
);
