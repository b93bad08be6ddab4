import type { Desk } from "@ribambelle/domain/desk/desk";
import { type StaffFunction, staffFunctions } from "@ribambelle/domain/kernel/permissions/permission";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ListReads } from "../../../acting/office/listReads.ts";
import { staffCookie } from "../../../testing/signedIn.ts";
import {
  insertBabysitterContract,
  insertParentContract,
  insertPerson,
} from "../../../testing/stores/testPeople.store.ts";
import { putCampaign } from "../../../testing/stores/testRenewals.store.ts";
import { insertAssignment, insertMember } from "../../../testing/stores/testTeam.store.ts";
import { insertSurvey } from "../../../testing/stores/testToDos.store.ts";
import { buildTestApp, type TestApp } from "../../../testing/testApp.ts";
import { readPeople } from "./people.views.ts";

let portal: TestApp;
let cookies: Record<StaffFunction, string>;
const now = new Date("2026-11-24T09:00:00Z");
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" }, { deps: { now: () => now } });
  const signedIn = await Promise.all(
    staffFunctions.map(async (one) => [one, await staffCookie(portal, one)] as const),
  );
  cookies = Object.fromEntries(signedIn) as typeof cookies;
  await insertMember(db(), "COM", { first_name: "Ana", last_name: "Aron" });
  await families();
  await babysitters();
});
afterAll(() => portal.close());

const db = () => portal.database.connection.db;
const ask = (query: object, as: StaffFunction = "coordinator") =>
  portal.call("GET", `/Agency/People?${new URLSearchParams({ ...query })}`, { cookie: cookies[as] });
async function list(query: object, as: StaffFunction = "coordinator") {
  const answer = await ask({ role: "Parent", ...query }, as);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const namesOf = async (query: object, as: StaffFunction = "coordinator"): Promise<string[]> =>
  (await list(query, as)).items.map(({ displayName }: { displayName: string }) => displayName);

const at = (day: string) => new Date(`${day}T10:00:00.123Z`);
const named = (first_name: string, last_name: string) => ({ first_name, last_name });

async function families() {
  const add = (name: string, last: string, given = {}) =>
    insertPerson(db(), "Parent", { ...named(name, last), ...given });
  const anna = await add("Anna", "Écuyer", {
    created_at: at("2026-01-31"),
    last_seen_at: at("2026-11-20"),
    zip_code: "44000",
    city: "Nantes",
    phone_number: "+33240000001",
    agency_reference: "FAM-1",
  });
  await insertAssignment(db(), anna.personId, { sales_representative: "COM", account_manager: "COM" });
  await insertParentContract(db(), anna.personId, { state: 9 });
  await insertParentContract(db(), anna.personId, { state: 7 });
  const bob = await add("Bob", "Le Goff", {
    password_hash: null,
    created_at: at("2026-02-01"),
    zip_code: "44300",
    last_seen_at: at("2026-11-19"),
  });
  await insertParentContract(db(), bob.personId, { state: 2 });
  await insertSurvey(db(), bob.personId, { savedAt: now, finishedAt: null });
  await putCampaign(db(), "Parent", 2026);
  await sql`INSERT INTO renewal_answer (person_id, role, year, answer, version, locale, answered_at)
    VALUES (${bob.personId}, 'Parent', 2026, '{"need": 1}', 1, 'fr', ${now})`.execute(db());
  await invited(
    (await add("Cleo", "d’Arc", { password_hash: null, email: "cleo@example.fr" })).personId,
    null,
  );
  await invited(
    (await add("Dora", "Zola", { password_hash: null })).personId,
    new Date(now.getTime() + 1_000),
  );
  await add("Eve", "Noël", { blocked_at: now, block_reason: "Pour essayer", email: null });
  await add("", "", { deactivated_at: now, email: null, agency_reference: "GONE" });
  await sql`INSERT INTO blocked_address (person_id, email, source, blocked_at)
    SELECT id, email, 'command', now() FROM person WHERE email = 'cleo@example.fr'`.execute(db());
}

async function invited(personId: number, until: Date | null) {
  await sql`INSERT INTO invitation (person_id, round, created_at) VALUES (${personId}, 1, ${now})`.execute(
    db(),
  );
  if (until)
    await sql`INSERT INTO password_reset (key_hash, person_id, expires_at)
      VALUES (${Buffer.from(String(personId))}, ${personId}, ${until})`.execute(db());
}

async function babysitters() {
  const ida = await insertPerson(db(), "BabySitter", { ...named("Ida", "Abel"), has_been_interviewed: true });
  await sql`INSERT INTO profile (person_id, advert_title, advert_description, advert_is_published, current_situation,
      spoken_languages, specific_diplomas, has_driving_licence)
    VALUES (${ida.personId}, 'A', 'B', true, 1, '{1,4}', '{1241}', true)`.execute(db());
  await sql`INSERT INTO photo (id, person_id, state, created_at, decided_at)
    VALUES ('photo-of-ida-000000000', ${ida.personId}, 1, ${now}, ${now})`.execute(db());
  await insertAssignment(db(), ida.personId, { hr_contact: "COM" });
  await insertBabysitterContract(db(), ida.personId, { state: 9 });
  await insertPerson(db(), "BabySitter", named("Jo", "Abel"));
}

const [anna, bob, cleo, dora, eve] = ["Anna Écuyer", "Bob Le Goff", "Cleo d’Arc", "Dora Zola", "Eve Noël"];

describe("a list of people", () => {
  it("says of each who they are, how far their account is and who looks after them (FOLKS-08, FOLKS-11)", async () => {
    const { items, count, next, previous } = await list({});
    expect([count, next, previous]).toEqual([{ value: 5, isCapped: false }, null, null]);
    expect(items[1]).toEqual({
      userId: expect.any(Number),
      role: "Parent",
      reference: "FAM-1",
      displayName: anna,
      city: "Nantes",
      accountState: "active",
      salesRep: { memberId: expect.any(Number), displayName: "Ana Aron" },
      manager: { memberId: expect.any(Number), displayName: "Ana Aron" },
      hrContact: null,
      referent: null,
      activeContracts: 1,
      completionRate: null,
      advertState: null,
      interviewed: null,
      avatarUrl: null,
      private: {
        eMail: expect.stringContaining("@example.fr"),
        phoneNumber: "+33240000001",
        zipCode: "44000",
        lastActivityAt: "2026-11-20T10:00:00.123Z",
        invitedAt: null,
        birthDate: null,
        locale: "fr",
      },
    });
  });

  it("says of babysitters their photo, advert and interview (FOLKS-09, FOLKS-11)", async () => {
    const { items } = await list({ role: "BabySitter" }, "recruiter");
    expect(items).toMatchObject([
      {
        displayName: "Ida Abel",
        advertState: "published",
        interviewed: true,
        avatarUrl: expect.stringContaining("photo-of-ida"),
        hrContact: { displayName: "Ana Aron" },
        activeContracts: 1,
      },
      {
        displayName: "Jo Abel",
        completionRate: 0,
        advertState: "private",
        interviewed: false,
        avatarUrl: null,
        activeContracts: 0,
      },
    ]);
  });

  it.each([
    [{}, [cleo, anna, bob, eve, dora]],
    [{ sort: "-name" }, [dora, eve, bob, anna, cleo]],
    [{ sort: "created", createdTo: "2026-06-01" }, [anna, bob]],
    [{ sort: "-activity" }, [anna, bob, eve, dora, cleo]],
    [{ sort: "activity", hasActiveContract: "true" }, [bob, anna]],
    [{ accountState: "active" }, [anna]],
    [{ accountState: "never-invited" }, [bob]],
    [{ accountState: "invitation-expired" }, [cleo]],
    [{ accountState: "invited" }, [dora]],
    [{ accountState: "invited,never-invited" }, [bob, dora]],
    [{ accountState: "blocked" }, [eve]],
    [{ accountState: "deleted" }, [""]],
    [{ accountState: "deleted,active" }, ["", anna]],
    [{ salesRepId: "none" }, [cleo, bob, eve, dora]],
    [{ salesRepId: "999" }, []],
    [{ hasActiveContract: "true" }, [anna, bob]],
    [{ hasActiveContract: "false" }, [cleo, eve, dora]],
    [{ waitsForSignature: "true" }, [bob]],
    [{ email: "missing" }, [eve]],
    [{ email: "refused" }, [cleo]],
    [{ zipPrefix: "44" }, [anna, bob]],
    [{ zipPrefix: "443" }, [bob]],
    [{ createdFrom: "2026-02-01", createdTo: "2026-02-01" }, [bob]],
    [{ createdTo: "2026-01-31" }, [anna]],
    [{ survey: "unfinished" }, [bob]],
    [{ renewal: "answered" }, [bob]],
    [{ renewal: "silent" }, [anna]],
    [{ renewal: "none" }, [cleo, eve, dora]],
    [{ q: "le goff" }, [bob]],
    [{ q: "fam-1" }, [anna]],
    [{ q: "02 40 00" }, [anna]],
    [{ q: "zzz" }, []],
    [{ q: "an", hasActiveContract: "true" }, [anna]],
  ])("lists families narrowed and sorted by %j: %j (FOLKS-08, AGUI-10)", async (query, names) => {
    expect(await namesOf(query)).toEqual(names);
  });

  it("narrowed to a sales representative is theirs (FOLKS-08)", async () => {
    const { salesRep } = (await list({ q: "fam-1" })).items[0];
    expect(await namesOf({ salesRepId: String(salesRep.memberId) })).toEqual([anna]);
  });

  it.each([
    [{ advertState: "published" }, ["Ida Abel"]],
    [{ advertState: "private" }, ["Jo Abel"]],
    [{ advertState: "to-correct" }, []],
    [{ photoState: "1" }, ["Ida Abel"]],
    [{ photoState: "none" }, ["Jo Abel"]],
    [{ photoState: "0" }, []],
    [{ interviewed: "false" }, ["Jo Abel"]],
    [{ currentSituation: "1" }, ["Ida Abel"]],
    [{ currentSituation: "3" }, ["Jo Abel"]],
    [{ languages: "4,2" }, ["Ida Abel"]],
    [{ diplomas: "1242" }, []],
    [{ diplomas: "1241" }, ["Ida Abel"]],
    [{ drivingLicence: "true" }, ["Ida Abel"]],
    [{ drivingLicence: "false" }, ["Jo Abel"]],
    [{ hrContactId: "none" }, ["Jo Abel"]],
    [{ renewal: "none" }, ["Ida Abel", "Jo Abel"]],
    [{ hasActiveContract: "true" }, ["Ida Abel"]],
  ])("lists babysitters narrowed by %j: %j (FOLKS-09)", async (query, names) => {
    expect(await namesOf({ role: "BabySitter", ...query }, "recruiter")).toEqual(names);
  });
});

describe("who reads a list", () => {
  it.each([
    ["Parent", "recruiter", 403],
    ["Parent", "reader", 200],
    ["BabySitter", "recruiter", 200],
    ["Agency", "administrator", 400],
    ["", "administrator", 400],
  ] as const)("%s as %s is answered %i (FOLKS-11, AGUI-30)", async (role, as, status) => {
    expect((await ask({ role }, as)).statusCode).toBe(status);
  });

  it("a reader sees nothing private, and learns nothing of it by narrowing or sorting (AGUI-31, FOLKS-11)", async () => {
    const { items } = await list({}, "reader");
    expect(items.map((one: { private: unknown }) => one.private)).toEqual([null, null, null, null, null]);
    for (const query of [
      { email: "missing" },
      { zipPrefix: "44" },
      { sort: "activity" },
      { sort: "-activity" },
    ])
      expect((await ask({ role: "Parent", ...query }, "reader")).statusCode).toBe(403);
    expect(await namesOf({ q: "02 40 00" }, "reader")).toEqual([]);
    expect(await namesOf({ q: "écuyer" }, "reader")).toEqual([anna]);
  });

  it.each([
    { sort: "age" },
    { limit: "7" },
    { accountState: "king" },
    { salesRepId: "x" },
    { zipPrefix: "44%" },
    { createdFrom: "2026-02-30" },
    { q: "x" },
    { q: "\u200b\u202e" },
    { languages: "99999" },
  ])("%j is bad input, never a failure (AGUI-27)", async (query) => {
    const answer = await ask({ role: "Parent", ...query });
    expect([answer.statusCode, answer.json().issues?.length]).toEqual([400, 1]);
  });

  it("a cursor of another order or of nothing is refused (AGUI-27)", async () => {
    const many = await list({ limit: "25" });
    expect(many.next).toBeNull();
    for (const after of ["x", Buffer.from('["created","2026-01-01",1]').toString("base64url")])
      expect((await ask({ role: "Parent", after })).json().code).toBe("agency.cursor-unusable");
  });
});

describe("thousands of people", () => {
  beforeAll(async () => {
    await sql`INSERT INTO person (agency_reference, role, user_name, first_name, last_name, password_hash, created_at, last_seen_at, zip_code)
      SELECT 'L-' || n, 'Parent', 'l.' || n, 'A', 'Same' || n % 7, 'x', timestamptz '2026-03-01' + n % 11 * interval '1 day',
        CASE WHEN n % 3 > 0 THEN timestamptz '2026-04-01' + n % 13 * interval '1 day' END, lpad((n % 95000)::text, 5, '0')
      FROM generate_series(1, 20000) n`.execute(db());
    await portal.database.owner.query("VACUUM ANALYZE person, person_word");
    // Its visibility alone: here nearly nobody has a contract.
    await portal.database.owner.query("VACUUM contract_standing");
  });

  it.each(["name", "-name", "created", "-created", "activity", "-activity"])(
    "sorted by %s, none stands twice and none is left out, forth and back (AGUI-12)",
    async (sort) => {
      const query = { sort, limit: "100", zipPrefix: "000" };
      const seen: number[][] = [];
      let page = await list(query);
      for (;;) {
        seen.push(page.items.map(({ userId }: { userId: number }) => userId));
        if (page.next === null) break;
        page = await list({ ...query, after: page.next });
      }
      const all = seen.flat();
      expect([all.length, new Set(all).size]).toEqual([99, 99]);
      const half = await list({ ...query, limit: "25" });
      const second = await list({ ...query, limit: "25", after: half.next });
      const back = await list({ ...query, limit: "25", before: second.previous });
      expect(back.items).toEqual(half.items);
    },
  );

  it("are counted up to a thousand (AGUI-11)", async () => {
    const count = { value: 1_000, isCapped: true };
    expect(await list({})).toMatchObject({ count, hiddenCount: 1 });
    // Who asks for accounts by their state is hidden nobody.
    for (const [query, hiddenCount] of [
      [{ accountState: "blocked" }, 0],
      [{ q: "Écuyer" }, 1],
    ] as const) {
      const narrowed = await list(query);
      expect(narrowed.count).toEqual({ value: 1, isCapped: false, outOf: count });
      expect(narrowed.hiddenCount).toBe(hiddenCount);
    }
    const deleted = await list({ accountState: "deleted" });
    expect(deleted).toMatchObject({ count: { value: 1, isCapped: false }, hiddenCount: 0 });
    expect(deleted.count.outOf).toBeUndefined();
  });

  const plans = [
    ["name", "person_by_name"],
    ["-created", "person_by_creation"],
    ["activity", "person_by_last_visit"],
    ["-activity", "person_by_last_visit"],
  ] as const;
  it.each(plans)(
    "their page by %s is read by %s, in two statements with the session’s (FOLKS-10, AGUI-33)",
    async (sort, index) => {
      const [plan, ...others] = await planOf({ sort });
      expect(others).toEqual([]);
      expect(plan).toContain(index);
      expect(plan).not.toMatch(/Sort Key: p(_\d)?\.(sort_name|created_at|last_seen_at)/);
    },
  );

  it.each([
    [{ accountState: ["blocked"] }, "person_blocked"],
    [{ accountState: ["never-invited"] }, "person_without_password"],
    [{ accountState: ["deleted"] }, "person_deleted"],
    [{ email: "missing" }, "person_without_email"],
    [{ zipPrefix: "00012" }, "person_by_zip_code"],
  ] as const)("those that %j keeps, who are few, are found by %s (FOLKS-10)", async (query, index) => {
    expect((await planOf(query)).join()).toContain(index);
  });

  it.each([
    [{ waitsForSignature: true }, "contract_standing_by_waiting"],
    [{ hasActiveContract: true }, "contract_standing_by_active"],
    [{ hasActiveContract: false }, "contract_standing_by_active"],
  ] as const)(
    "those that %j keeps are read and counted by %s, nobody being looked up by their contracts (FOLKS-10)",
    async (query, index) => {
      const [plan = "", ...others] = await planOf(query);
      expect(others).toEqual([]);
      expect(plan.split(index).length).toBeGreaterThan(2);
      expect(plan).not.toMatch(/Seq Scan on (contract_standing|person p)/);
      expect(plan).not.toMatch(/contract_(of_person_in_state|waiting)/);
    },
  );

  it.each(["Parent", "BabySitter"])(
    "all of them (%s) are counted by an index, whoever was there first (AGUI-33)",
    async (role) => {
      const [plan = ""] = await planOf({ role });
      expect(plan).toContain("Index Only Scan using contract_standing_by_active");
      expect(plan).not.toMatch(/Seq Scan on (contract_standing|person)/);
    },
  );

  it("those who are called as is typed are counted without a person being read (FOLKS-10)", async () => {
    const those = await thoseFound({ q: "durand" });
    expect(those).toContain("person_deleted");
    expect(those).not.toMatch(/person_pkey|Seq Scan on person/);
  });

  it("those who are called so and whom a filter by contracts keeps are told by its index alone (FOLKS-10)", async () => {
    const those = await thoseFound({ q: "durand", waitsForSignature: true });
    expect(those).toContain("Index Only Scan using contract_standing_by_waiting");
    expect(those).not.toMatch(/person_pkey|contract_standing_pkey|Seq Scan on (person|contract_standing)/);
  });

  async function thoseFound(query: object): Promise<string> {
    const [plan = "", ...others] = await planOf(query);
    expect(others).toEqual([]);
    return plan.slice(plan.indexOf("CTE those"), plan.indexOf("CTE shown"));
  }

  async function planOf(query: object): Promise<string[]> {
    const plans: string[] = [];
    const { pool } = portal.database.connection;
    const listReads = {
      query: async ({ text, values }: Parameters<ListReads["query"]>[0]) => {
        const { rows } = await pool.query(`EXPLAIN ${text}`, [...values]);
        plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
        return { rows: [] };
      },
    };
    await readPeople({ listReads, now: () => now }, ["administrator"], { role: "Parent", ...query });
    return plans;
  }
});

it("a tile a kind counts the invitations whose link does not work any more, as its list has them (DESK-03)", async () => {
  const tilesFor = async (as: StaffFunction) => {
    const { tiles } = (await portal.call("GET", "/Agency/Desk", { cookie: cookies[as] })).json() as Desk;
    return tiles.filter(({ code }) => code.startsWith("invitations-"));
  };
  expect(await tilesFor("coordinator")).toMatchObject([
    {
      title: "Invitations sans suite\u00a0: parents",
      count: 1,
      oldestAt: now.toISOString(),
      overdueCount: 0,
    },
    { title: "Invitations sans suite\u00a0: intervenants", count: 0 },
  ]);
  expect(await namesOf({ accountState: "invitation-expired" })).toEqual(["Cleo d’Arc"]);
  expect((await tilesFor("recruiter")).map(({ code }) => code)).toEqual(["invitations-babysitters"]);
  expect(await tilesFor("reader")).toEqual([]);

  const cleo = sql`(SELECT id FROM person WHERE email = 'cleo@example.fr')`;
  const open = async () => {
    const { rows } = await sql<{ round: number }>`
      SELECT round FROM invitation WHERE person_id = ${cleo} AND is_open`.execute(db());
    return rows.map(({ round }) => round);
  };
  expect(await open()).toEqual([1]);
  await sql`INSERT INTO invitation (person_id, round, created_at) SELECT ${cleo}, 2, ${now}::timestamptz`.execute(
    db(),
  );
  expect(await open()).toEqual([2]);
  expect((await tilesFor("coordinator"))[0]).toMatchObject({ count: 1 });
  await sql`UPDATE person SET password_hash = 'chosen' WHERE id = ${cleo}`.execute(db());
  expect(await open()).toEqual([]);
  expect((await tilesFor("coordinator"))[0]).toMatchObject({ count: 0 });
});

it("tells of babysitters how complete their profile is, as they read it themselves, and whose advert is to be corrected (FOLKS-09, FOLKS-11)", async () => {
  const of = async (name: string) =>
    (await list({ role: "BabySitter", q: name }, "recruiter")).items.find(
      ({ displayName }: { displayName: string }) => displayName === name,
    );
  for (const name of ["Ida Abel", "Jo Abel"]) {
    const { userId, completionRate } = await of(name);
    const profile = await portal.call("GET", `/Agency/People/${userId}/Profile`, {
      cookie: cookies.recruiter,
    });
    expect([name, completionRate]).toEqual([name, profile.json().completion.rate]);
  }
  expect((await of("Ida Abel")).completionRate).toBeGreaterThan(0);
  const ida = (await of("Ida Abel")).userId;
  await sql`INSERT INTO advert_review (person_id, words_sha256, state, reason_fr, waiting_since, reviewed_at)
    VALUES (${ida}, 'x', 'to-correct', 'Trop court', ${now}, ${now})`.execute(db());
  await sql`UPDATE profile SET advert_is_published = false WHERE person_id = ${ida}`.execute(db());
  expect((await of("Ida Abel")).advertState).toBe("to-correct");
  const narrowed = async (advertState: string) => namesOf({ role: "BabySitter", advertState }, "recruiter");
  expect(await narrowed("to-correct")).toEqual(["Ida Abel"]);
  expect(await narrowed("private")).not.toContain("Ida Abel");
});
