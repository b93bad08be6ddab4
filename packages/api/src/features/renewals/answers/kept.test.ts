import { mostLinked } from "@ribambelle/domain/renewals/choice";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertPerson } from "../../../testing/stores/testPeople.store.ts";
import { insertPlacement, putCampaign } from "../../../testing/stores/testRenewals.store.ts";
import { insertAssignment, insertMember } from "../../../testing/stores/testTeam.store.ts";
import { type TestDatabase, testDatabase } from "../../../testing/testDatabase.ts";
import { listLinkedEmployees, listLinkedFamilies } from "../linked/linked.store.ts";
import { findDraft, removeDraft, removeOldDrafts, saveDraft } from "./drafts.store.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.owner.query("TRUNCATE person, person_word, renewal_campaign, team_member CASCADE"));

const db = () => database.connection.db;
const put = async (role: "Parent" | "BabySitter", given: object = {}) =>
  (await insertPerson(db(), role, given)).personId;
const named = (first_name: string, last_name: string) => ({ first_name, last_name });

describe("a form that was begun", () => {
  const begin = (personId: number, year: number, version = 1, savedAt = new Date("2026-05-01T08:00:00Z")) =>
    saveDraft(db(), { personId, year, version, savedAt, form: { role: "Parent", need: null } as never });
  /** The years of the forms of everybody, by person. */
  const left = async () => {
    const { rows } = await sql<{ person: number; year: number }>`
      SELECT person_id AS person, year FROM renewal_draft ORDER BY person_id, year`.execute(db());
    return rows.map(({ person, year }) => `${person} ${year}`);
  };

  it("stands for one person and year, in place of the one before, and goes alone", async () => {
    const [own, other] = [await put("Parent"), await put("Parent")];
    for (const person of [own, other]) for (const year of [2025, 2026]) await begin(person, year);
    const later = new Date("2026-05-02T08:00:00Z");
    await begin(own, 2026, 2, later);
    const versions = async () =>
      Promise.all(
        [own, other].flatMap((person) =>
          [2025, 2026].map(async (year) => (await findDraft(db(), person, year))?.version ?? null),
        ),
      );
    expect(await versions()).toEqual([1, 2, 1, 1]);
    expect((await findDraft(db(), own, 2026))?.savedAt).toEqual(later);
    await removeDraft(db(), own, 2026);
    expect(await versions()).toEqual([1, null, 1, 1]);
  });

  it.each([
    ["closed the day before", { closes_on: "2026-09-29" }, "2026-09-28", false],
    ["closes that day", { closes_on: "2026-09-30" }, "2026-09-28", true],
    ["is no more", null, "2026-09-28", false],
    ["is no more, touched the day before", null, "2026-09-29", false],
    ["is no more, touched that day", null, "2026-09-30", true],
    ["closed, touched that day", { closes_on: "2026-09-01" }, "2026-09-30", true],
  ])("whose campaign %s stays or goes: %s %s %s (RENEWBS-OP17)", async (_, campaign, saved, stays) => {
    const own = await put("Parent");
    await begin(own, 2026, 1, new Date(`${saved}T12:00:00Z`));
    if (campaign) await putCampaign(db(), "Parent", 2026, campaign);
    // Neither another year nor another role keeps it.
    await putCampaign(db(), "Parent", 2027);
    await putCampaign(db(), "BabySitter", 2026);
    await removeOldDrafts(db(), "2026-09-30");
    expect(await left()).toEqual(stays ? [`${own} 2026`] : []);
  });
});

describe("who is linked", () => {
  const days = { today: "2026-06-01", opensOn: "2026-05-15" };

  it("families of a babysitter stand by name, each once, with who sells to them; who left does not (RENEWBS-08, RENEWBS-43)", async () => {
    const [own, other] = [await put("BabySitter"), await put("BabySitter")];
    const zola = await put("Parent", named("Ana", "Zola"));
    const bea = await put("Parent", named("Béa", "Abel"));
    const short = await put("Parent", named("", "Zy"));
    const ana = await put("Parent", named("Ana", "Abel"));
    const twin = await put("Parent", named("Ana", "Abel"));
    const gone = await put("Parent", { deactivated_at: new Date() });
    const theirs = await put("Parent");
    for (const family of [short, zola, twin, bea, ana, ana, gone])
      await insertPlacement(db(), family, [own, other]);
    await insertPlacement(db(), theirs, [other]);
    await insertPlacement(db(), await put("Parent"), [own], { end_date: "2026-05-31" });
    await insertMember(db(), "S-1", named("Sara", "Sol"));
    await insertMember(db(), "S-2", { is_enabled: false });
    await insertMember(db(), "S-3", { is_sales_representative: false });
    for (const [family, who] of [
      [zola, "S-1"],
      [bea, "S-2"],
      [ana, "S-3"],
      [theirs, "S-1"],
    ] as const)
      await insertAssignment(db(), family, { sales_representative: who, account_manager: "S-1" });
    const nobody = { salesRepId: null, salesRepName: null };
    expect(await listLinkedFamilies(db(), own, days)).toEqual([
      { id: ana, name: "Ana Abel", ...nobody },
      { id: twin, name: "Ana Abel", ...nobody },
      { id: bea, name: "Béa Abel", ...nobody },
      { id: zola, name: "Ana Zola", salesRepId: expect.any(Number), salesRepName: "Sara Sol" },
      { id: short, name: "Zy", ...nobody },
    ]);
  });

  it("babysitters of a family stand by name, each once; who left does not (RENEWP-10, RENEWP-18)", async () => {
    const [own, other] = [await put("Parent"), await put("Parent")];
    const zola = await put("BabySitter", named("Ana", "Zola"));
    const bea = await put("BabySitter", named("Béa", "Abel"));
    const short = await put("BabySitter", named("", "Zy"));
    const ana = await put("BabySitter", named("Ana", "Abel"));
    const twin = await put("BabySitter", named("Ana", "Abel"));
    const gone = await put("BabySitter", { deactivated_at: new Date() });
    await insertPlacement(db(), own, [short, zola, twin, bea, ana, gone]);
    await insertPlacement(db(), own, [ana]);
    await insertPlacement(db(), other, [await put("BabySitter")]);
    await insertPlacement(db(), own, [await put("BabySitter")], { state: 3, end_date: "2026-05-31" });
    expect(await listLinkedEmployees(db(), own, days)).toEqual([
      { id: ana, name: "Ana Abel" },
      { id: twin, name: "Ana Abel" },
      { id: bea, name: "Béa Abel" },
      { id: zola, name: "Ana Zola" },
      { id: short, name: "Zy" },
    ]);
  });

  it("so many people at most are asked about, the first by name (RENEWP-10)", async () => {
    const own = await put("Parent");
    const all = await Promise.all(
      Array.from({ length: mostLinked + 1 }, (_, index) =>
        put("BabySitter", { last_name: `N${1_000 + index}` }),
      ),
    );
    await insertPlacement(db(), own, all);
    expect((await listLinkedEmployees(db(), own, days)).map(({ id }) => id)).toEqual(
      all.slice(0, mostLinked),
    );
  });
});
