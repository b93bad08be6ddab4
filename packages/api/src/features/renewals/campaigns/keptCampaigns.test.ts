import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertPerson } from "../../../testing/stores/testPeople.store.ts";
import { insertAssignment, insertMember } from "../../../testing/stores/testTeam.store.ts";
import { type TestDatabase, testDatabase } from "../../../testing/testDatabase.ts";
import { seasonOf } from "../agency/season.views.ts";
import {
  findAnswer,
  insertAnswer,
  listAnswers,
  listAnswersOf,
  listAnswersOfYear,
  listReferences,
  removeOldAnswers,
} from "../answers/answers.store.ts";
import { saveDraft } from "../answers/drafts.store.ts";
import {
  findLeaving,
  findMember,
  insertToTell,
  listAgencyContacts,
  takeToTell,
} from "../letters/agencyContacts.store.ts";
import {
  findCampaign,
  type KeptCampaign,
  listCampaigns,
  lockCampaign,
  removeCampaign,
  saveCampaign,
} from "./campaigns.store.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(() =>
  database.owner.query("TRUNCATE person, person_word, renewal_campaign, renewal_answer, team_member CASCADE"),
);

const db = () => database.connection.db;
const put = async (role: "Parent" | "BabySitter", given: object = {}) =>
  (await insertPerson(db(), role, given)).personId;
const at = (minute: number) => new Date(Date.UTC(2026, 4, 20, 8, minute));
const answer = (personId: number, year: number, role: "Parent" | "BabySitter" = "Parent", minute = 0) =>
  insertAnswer(
    db(),
    { role, answer: { renews: year } as never },
    {
      ...{ personId, year, version: 1, locale: "en" as const, answeredAt: at(minute) },
    },
  );
const campaign = (
  year: number,
  role: "Parent" | "BabySitter" = "Parent",
  given: object = {},
): KeptCampaign => ({
  ...{ year, role, audience: "everyone" as const, opensOn: `${year}-05-01`, closesOn: `${year}-06-30` },
  ...{ introductionFr: "Bonjour", introductionEn: null, ...given },
});

describe("a campaign", () => {
  it("is kept for one year and role, and says whether anything of it has changed (RENEWBS-OP14)", async () => {
    const others = [campaign(2025), campaign(2026, "BabySitter")];
    for (const one of others) await saveCampaign(db(), one);
    expect(await saveCampaign(db(), campaign(2026))).toBe("created");
    expect(await saveCampaign(db(), campaign(2026))).toBe("unchanged");
    for (const given of [
      { audience: "with-contract" },
      { opensOn: "2026-05-02" },
      { closesOn: "2026-07-01" },
      { introductionFr: null },
      { introductionEn: "Hello" },
    ]) {
      await saveCampaign(db(), campaign(2026));
      expect([given, await saveCampaign(db(), campaign(2026, "Parent", given))]).toEqual([given, "updated"]);
      const found = await findCampaign(db(), 2026, "Parent");
      expect(found).toEqual(campaign(2026, "Parent", given));
    }
    expect([await findCampaign(db(), 2025, "Parent"), await lockCampaign(db(), 2026, "BabySitter")]).toEqual(
      others,
    );
    expect(await findCampaign(db(), 2025, "BabySitter")).toBeNull();
    const { rows } = await sql<object>`SELECT version FROM renewal_campaign ORDER BY version`.execute(db());
    expect(rows).toEqual([{ version: 1 }, { version: 1 }, { version: 10 }]);
  });

  it("stays as it is while something is done about one of those whom it asks", async () => {
    await saveCampaign(db(), campaign(2026));
    const changed = () =>
      sql`SELECT FROM renewal_campaign WHERE year = 2026 FOR UPDATE NOWAIT`.execute(db()).then(
        () => "changed",
        () => "waits",
      );
    const asked = { year: 2026, now: new Date("2026-06-01T10:00:00Z") };
    await db()
      .transaction()
      .execute(async (transaction) => {
        await seasonOf(transaction, "Parent", asked);
        expect(await changed()).toBe("changed");
        await seasonOf(transaction, "Parent", { ...asked, lock: true });
        expect(await changed()).toBe("waits");
      });
  });

  it("stands among the others with the latest year first, and how many answered it", async () => {
    for (const one of [campaign(2025), campaign(2026, "BabySitter"), campaign(2026)])
      await saveCampaign(db(), one);
    for (const person of [await put("Parent"), await put("Parent")]) await answer(person, 2026);
    await answer(await put("BabySitter"), 2026, "BabySitter");
    const listed = (await listCampaigns(db())).map(({ year, role, answers }) => [year, role, answers]);
    expect(listed).toEqual([
      [2026, "Parent", 2],
      [2026, "BabySitter", 1],
      [2025, "Parent", 0],
    ]);
  });

  it("goes with the forms that were begun for it, and with no others, unless somebody has answered", async () => {
    const [parent, sitter] = [await put("Parent"), await put("BabySitter")];
    for (const one of [campaign(2025), campaign(2026, "BabySitter"), campaign(2026)])
      await saveCampaign(db(), one);
    for (const [personId, year] of [
      [parent, 2026],
      [parent, 2025],
      [sitter, 2026],
    ] as const)
      await saveDraft(db(), { personId, year, version: 1, savedAt: at(0), form: {} as never });
    await answer(parent, 2025);
    expect(await removeCampaign(db(), 2025, "Parent")).toBe("answered");
    expect(await removeCampaign(db(), 2025, "BabySitter")).toBe("unknown");
    expect(await removeCampaign(db(), 2026, "Parent")).toBe("removed");
    const left = (await listCampaigns(db())).map(({ year, role }) => `${year} ${role}`);
    expect(left).toEqual(["2026 BabySitter", "2025 Parent"]);
    const { rows } =
      await sql<object>`SELECT person_id AS person, year FROM renewal_draft ORDER BY year`.execute(db());
    expect(rows).toEqual([
      { person: parent, year: 2025 },
      { person: sitter, year: 2026 },
    ]);
  });
});

describe("answers", () => {
  it("are found by their person and year, by their ids as they came, and page by page of a year", async () => {
    const [ana, zoe] = [
      await put("Parent", { first_name: "Ana", last_name: "Abel", agency_reference: "A-1" }),
      await put("Parent"),
    ];
    const sitter = await put("BabySitter");
    const former = await answer(ana, 2025, "Parent", 9);
    const ids = [
      await answer(ana, 2026, "Parent", 3),
      await answer(zoe, 2026, "Parent", 1),
      await answer(sitter, 2026, "BabySitter", 1),
    ];
    const [first = 0, second = 0, third = 0] = ids;
    expect(await findAnswer(db(), ana, 2026)).toEqual({
      ...{
        id: first,
        personId: ana,
        year: 2026,
        role: "Parent",
        answer: { renews: 2026 },
        locale: "en",
        version: 1,
      },
      ...{ answeredAt: at(3), reference: "A-1", name: "Ana Abel" },
    });
    expect(await findAnswer(db(), zoe, 2025)).toBeNull();
    expect((await listAnswersOf(db(), ana)).map(({ id }) => id)).toEqual([first, former]);
    const sorted = (await listAnswers(db(), [former, ...ids])).map(({ id }) => id);
    expect(sorted).toEqual([second, third, first, former]);
    const page = async (role: "Parent" | null, after: number, limit = 9) =>
      (await listAnswersOfYear(db(), 2026, role, after, limit)).map(({ id }) => id);
    expect([await page(null, 0), await page("Parent", 0), await page(null, first, 1)]).toEqual([
      ids,
      [first, second],
      [second],
    ]);
    expect(await listReferences(db(), [ana])).toEqual(new Map([[ana, "A-1"]]));
    await removeOldAnswers(db(), 2026);
    expect((await listAnswersOf(db(), ana)).map(({ id }) => id)).toEqual([first]);
  });

  it("are told to who sells to a family or hires a babysitter, where they are there and have an address (AGREN-09)", async () => {
    await insertMember(db(), "S-1");
    await insertMember(db(), "S-2", { is_enabled: false });
    await insertMember(db(), "S-3", { email: null });
    await insertMember(db(), "S-4", { is_sales_representative: false, is_hr_contact: false });
    const memberId = async (reference: string) =>
      (
        await sql<{ id: number }>`SELECT id FROM team_member WHERE agency_reference = ${reference}`.execute(
          db(),
        )
      ).rows[0]?.id ?? 0;
    const told: unknown[] = [];
    for (const role of ["Parent", "BabySitter"] as const)
      for (const reference of ["S-1", "S-2", "S-3", "S-4", null]) {
        const person = await put(role);
        const [own, other] =
          role === "Parent"
            ? (["sales_representative", "hr_contact"] as const)
            : (["hr_contact", "sales_representative"] as const);
        if (reference) await insertAssignment(db(), person, { [own]: reference, [other]: null });
        else await insertAssignment(db(), person, { [own]: null, [other]: "S-1" });
        const id = await answer(person, 2026, role);
        const [found, ...others] = await listAgencyContacts(db(), [id]);
        expect([found?.answerId, found?.personId, others]).toEqual([id, person, []]);
        told.push(found?.memberId);
      }
    const first = await memberId("S-1");
    expect(told).toEqual([first, null, null, null, null, first, null, null, null, null]);
    const greeted: unknown[] = [];
    for (const reference of ["S-1", "S-2", "S-3"])
      greeted.push(await findMember(db(), await memberId(reference)));
    expect(greeted).toEqual([{ email: "s-1@example.fr", firstName: "Nathalie" }, null, null]);
  });

  it("wait for the letter of the day once; who has left asks for nothing any more", async () => {
    const [own, gone] = [
      await put("Parent", { first_name: "Ana", last_name: "Abel", agency_reference: "A-1" }),
      await put("Parent", { deactivated_at: at(0) }),
    ];
    const ids = [await answer(own, 2026), await answer(gone, 2026)];
    for (const id of ids) await insertToTell(db(), id);
    expect([(await takeToTell(db())).sort(), await takeToTell(db())]).toEqual([ids.sort(), []]);
    expect([await findLeaving(db(), own), await findLeaving(db(), gone)]).toEqual([
      { name: "Ana Abel", reference: "A-1" },
      null,
    ]);
  });
});
