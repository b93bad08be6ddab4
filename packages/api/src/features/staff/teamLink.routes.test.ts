import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertStaff, provenStaff } from "../../testing/signedIn.ts";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { linkCards } from "../team/index.ts";

let portal: TestApp;
let boss: Awaited<ReturnType<typeof provenStaff>>;
let member: Awaited<ReturnType<typeof insertStaff>>;
let count = 0;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
  boss = await provenStaff(portal, ["administrator"]);
});
afterAll(() => portal.close());
beforeEach(async () => {
  count += 1;
  member = await insertStaff(portal, ["reader"], { agency_reference: `AGE-${count}` });
});

const db = () => portal.database.connection.db;
async function insertCard(reference: string, roles: readonly string[] = []): Promise<number> {
  const { rows } = await sql<{ id: number }>`INSERT INTO team_member (agency_reference, last_name, first_name,
      is_sales_representative, is_hr_contact, is_referent)
    VALUES (${reference}, 'Aubry', ${reference}, ${roles.includes("sales")}, ${roles.includes("hr")}, ${roles.includes("referent")})
    RETURNING id`.execute(db());
  return rows[0]?.id ?? 0;
}
const post = (call: string, body: object, version = '"1"') =>
  portal.call("POST", `/Agency/Staff/${call}`, {
    cookie: boss.cookie,
    body,
    headers: { "if-match": version },
  });
const link = (memberId: number | null, version?: string, userId = member.personId) =>
  post("LinkMember", { userId, memberId }, version);
const kept = async (userId = member.personId) =>
  (await portal.call("GET", `/Agency/Staff/${userId}`, { cookie: boss.cookie })).json();
const personOf = async (id: number) =>
  (
    await sql<{
      personId: number | null;
    }>`SELECT person_id AS "personId" FROM team_member WHERE id = ${id}`.execute(db())
  ).rows[0]?.personId;

describe("whom families call, and whose account that is", () => {
  it("is said on the page of a colleague, taken back, and audited (STAFF-43, STAFF-44)", async () => {
    const card = await insertCard(`E-${count}`, ["sales"]);
    expect((await kept()).member).toBeNull();
    const answer = await link(card);
    expect([answer.statusCode, answer.json(), answer.headers.etag]).toEqual([200, {}, '"2"']);
    expect((await kept()).member).toEqual({
      memberId: card,
      reference: `E-${count}`,
      displayName: `E-${count} Aubry`,
      isEnabled: true,
    });
    expect((await link(card, '"2"')).headers.etag).toBe('"2"');
    expect((await link(null, '"2"')).headers.etag).toBe('"3"');
    expect((await kept()).member).toBeNull();
    const { rows } = await sql<object>`SELECT e.actor_id AS "actorId", d.changes FROM audit_entry e
      JOIN audit_detail d ON d.entry_id = e.id WHERE e.person_id = ${member.personId} AND e.action = 'staff.member-linked'
      ORDER BY e.id`.execute(db());
    expect(rows).toEqual([
      { actorId: boss.personId, changes: { member: { from: null, to: `E-${count}` } } },
      { actorId: boss.personId, changes: { member: { from: `E-${count}`, to: null } } },
    ]);
  });

  it("is refused where the card is another account’s, or nobody’s card (STAFF-44)", async () => {
    const card = await insertCard(`E-${count}`);
    const other = await insertStaff(portal, ["reader"]);
    await link(card, '"1"', other.personId);
    const taken = await link(card);
    expect([taken.statusCode, taken.json().code]).toEqual([409, "staff.member-linked"]);
    expect(await personOf(card)).toBe(other.personId);
    expect((await link(999_999)).statusCode).toBe(404);
    expect((await link(null, '"7"')).json().code).toBe("agency.changed-meanwhile");
  });

  it("is told by name to any colleague, and nothing else of them (STAFF-44)", async () => {
    const card = await insertCard(`E-${count}`, ["sales", "referent"]);
    await link(card);
    const cookie = await portal.signIn(member.userName);
    const names = (await portal.call("GET", "/Agency/Team/Names", { cookie })).json();
    expect(names.find(({ memberId }: { memberId: number }) => memberId === card)).toEqual({
      memberId: card,
      displayName: `E-${count} Aubry`,
      roles: ["salesRepresentative", "referent"],
      userId: member.personId,
      isEnabled: true,
    });
  });

  it("follows from the same reference in an import; a link that was made stays, and no family is linked (STAFF-43)", async () => {
    const same = await insertCard(member.reference);
    const parent = await insertPerson(db(), "Parent", { agency_reference: `PAR-${count}` });
    const family = await insertCard(`PAR-${count}`);
    const mine = await insertCard(`E-${count}`);
    await link(mine);
    await linkCards(db(), [member.reference, `PAR-${count}`]);
    expect([await personOf(same), await personOf(family), await personOf(mine)]).toEqual([
      null,
      null,
      member.personId,
    ]);
    expect(parent.personId).toBeGreaterThan(0);
    await link(null, '"2"');
    await linkCards(db(), [member.reference]);
    expect(await personOf(same)).toBe(member.personId);
  });

  it("is nobody who has left, whatever their reference (STAFF-43)", async () => {
    const card = await insertCard(member.reference);
    await sql`UPDATE person SET deactivated_at = now() WHERE id = ${member.personId}`.execute(db());
    await linkCards(db(), [member.reference]);
    expect(await personOf(card)).toBeNull();
  });
});

describe("the end of somebody whom families call", () => {
  it("takes the link away and hands families to the colleague’s card, in the roles that it has (STAFF-14, STAFF-43)", async () => {
    const own = await insertCard(`OLD-${count}`, ["sales", "referent"]);
    const next = await insertCard(`NEW-${count}`, ["sales"]);
    const heir = await insertStaff(portal, ["coordinator"]);
    await link(own);
    await link(next, '"1"', heir.personId);
    const [both, one] = [await insertPerson(db(), "Parent"), await insertPerson(db(), "BabySitter")];
    await sql`INSERT INTO contact_assignment (person_id, sales_representative, referent, referent_end_day) VALUES
      (${both.personId}, ${`OLD-${count}`}, ${`OLD-${count}`}, '2027-01-01'), (${one.personId}, NULL, ${`OLD-${count}`}, NULL)`.execute(
      db(),
    );
    const body = { userId: member.personId, reason: "Fin de contrat", handOverTo: heir.personId };
    expect((await post("End", body, '"2"')).json()).toEqual({ handedOver: 1 });
    expect(await personOf(own)).toBeNull();
    const { rows } =
      await sql<object>`SELECT person_id AS "personId", sales_representative AS sales, referent,
      referent_end_day AS "endDay" FROM contact_assignment WHERE person_id = ANY(${[both.personId, one.personId]})`.execute(
        db(),
      );
    expect(rows).toEqual([{ personId: both.personId, sales: `NEW-${count}`, referent: null, endDay: null }]);
  });

  it("leaves the card where families find it, or switches it off, as is asked (STAFF-43)", async () => {
    for (const isCardKept of [true, false]) {
      count += 1;
      const card = await insertCard(`CARD-${count}`, ["sales"]);
      const leaver = await insertStaff(portal, ["coordinator"]);
      await link(card, '"1"', leaver.personId);
      const body = { userId: leaver.personId, reason: "Fin de contrat", isCardKept };
      expect((await post("End", body, '"2"')).statusCode).toBe(200);
      const { rows } =
        await sql<object>`SELECT is_enabled, person_id FROM team_member WHERE id = ${card}`.execute(db());
      expect(rows).toEqual([{ is_enabled: isCardKept, person_id: null }]);
    }
  });
});
