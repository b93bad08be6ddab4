import type { Found } from "@ribambelle/domain/agencyPeople/search";
import { type StaffFunction, staffFunctions } from "@ribambelle/domain/kernel/permissions/permission";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ListReads } from "../../../acting/office/listReads.ts";
import { staffCookie } from "../../../testing/signedIn.ts";
import {
  insertBabysitterContract,
  insertParentContract,
  insertPerson,
  type TestPerson,
} from "../../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../../testing/testApp.ts";
import { readFound } from "./search.views.ts";

let portal: TestApp;
let cookies: Record<StaffFunction, string>;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
  const signedIn = await Promise.all(
    staffFunctions.map(async (one) => [one, await staffCookie(portal, one)] as const),
  );
  cookies = Object.fromEntries(signedIn) as typeof cookies;
  await fillWithMany();
});
afterAll(() => portal.close());

const db = () => portal.database.connection.db;
const ask = (query: Record<string, string>, as: StaffFunction = "coordinator") =>
  portal.call("GET", `/Agency/Search?${new URLSearchParams(query)}`, { cookie: cookies[as] });
const found = async (q: string, as: StaffFunction = "coordinator", full = "false"): Promise<Found> => {
  const answer = await ask({ q, full }, as);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const namesOf = async (q: string, as: StaffFunction = "coordinator") =>
  (await found(q, as)).people.map(({ displayName }) => displayName);

interface Asked {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Gives the statements of a search on everything that there is to read. */
async function statementsOf(q: string, full = true): Promise<readonly Asked[]> {
  const asked: Asked[] = [];
  const { pool } = portal.database.connection;
  const listReads = {
    query: ((statement: Asked & { name: string }) => {
      asked.push(statement);
      return pool.query({ ...statement, values: [...statement.values] });
    }) as ListReads["query"],
  };
  await readFound({ listReads, now: () => new Date() }, ["administrator"], { q, full });
  return asked;
}

interface Step {
  readonly "Relation Name"?: string;
  readonly "Node Type": string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly Step[];
}
const stepsOf = (step: Step): readonly Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)];

/** Gives how many rows a search reads of people and of the words of their names, and by what. */
async function readingOf(q: string, full: boolean) {
  const [{ text, values } = { text: "", values: [] }] = await statementsOf(q, full);
  const { pool } = portal.database.connection;
  const { rows } = await pool.query(`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`, [...values]);
  const steps = stepsOf(rows[0]["QUERY PLAN"][0].Plan).filter((step) =>
    ["person", "person_word"].includes(step["Relation Name"] ?? ""),
  );
  const read = steps.map(
    (step) => (step["Actual Rows"] + (step["Rows Removed by Filter"] ?? 0)) * step["Actual Loops"],
  );
  return {
    read: read.reduce((sum, each) => sum + each, 0),
    by: new Set(steps.map((step) => step["Node Type"])),
  };
}
const wholeTable = /Seq Scan on (person|\w+_contract)/;

let number = 0;
async function somebody(name: string, given: Parameters<typeof insertPerson>[2] = {}): Promise<TestPerson> {
  number += 1;
  const [first_name = "", ...last] = name.split("|");
  return insertPerson(db(), "Parent", {
    agency_reference: `QX-${number}`,
    first_name,
    last_name: last.join(" "),
    ...given,
  });
}

// Rows enough that an index is worth reading, with a name that thousands share.
async function fillWithMany() {
  await sql`INSERT INTO person (agency_reference, role, user_name, email, first_name, last_name, phone_number)
    SELECT 'MANY-' || n, CASE WHEN n % 5 = 0 THEN 'BabySitter' ELSE 'Parent' END, 'many.' || n, 'many.' || n || '@example.fr',
      (ARRAY['Marie', 'Jeanne', 'Paul'])[1 + n % 3], CASE WHEN n % 2 = 0 THEN 'Martin' ELSE 'Nom' || md5(n::text) END,
      '+3363998' || lpad(n::text, 4, '0')
    FROM generate_series(1, 20000) n`.execute(db());
  await portal.database.owner.query("VACUUM ANALYZE person, person_word");
}

describe("names", () => {
  it.each([
    ["L’Hostis", ["lhostis", "l'hostis", "L’HOSTIS", "L Hostis", "hostis", "lhos"]],
    ["Le|Goff", ["le goff", "legoff", "GOFF", "lego", "le gof"]],
    ["Kergoat", ["ker goat", "kergoat", "kerg"]],
    ["Œuvrard-Ægirsson", ["oeuvrard", "ŒUVRARD", "aegir", "oeuvrardaegirsson", "œuvrard ægirsson"]],
    ["Strauß", ["strauss", "STRAUẞ", "strauß"]],
    ["Zyłka", ["zylka", "ZYŁ"]],
  ])("people called %s are found by %j (FOLKS-02, FOLKS-03)", async (last, typed) => {
    const { personId } = await somebody(`Ambroisine|${last}`);
    for (const one of [...typed, ...typed.map((each) => `ambr ${each}`), `${typed[0]} ambroisine`])
      expect(
        (await found(one)).people.map(({ userId }) => userId),
        one,
      ).toContain(personId);
  });

  it("are one where they are typed apart, beside which all others must fit (FOLKS-02, FOLKS-03)", async () => {
    const { personId } = await somebody("Ambroisine|Quermorvan");
    const other = await somebody("Zacharie|Quermorvan");
    for (const typed of ["quer morvan ambr", "ambr quer morvan", "quermorvan ambr"]) {
      const ids = (await found(typed)).people.map(({ userId }) => userId);
      expect([typed, ids.includes(personId), ids.includes(other.personId)]).toEqual([typed, true, false]);
    }
  });

  it("must all be begun by what is typed, in any order (FOLKS-02)", async () => {
    await somebody("Apolline|Quintard");
    await somebody("Apolline|Vasseur");
    expect(await namesOf("quin apol")).toEqual(["Apolline Quintard"]);
    expect(await namesOf("apolline quinze")).toEqual([]);
    expect(await namesOf("polline")).toEqual([]);
  });

  it("come as whole words before beginnings, then by name (FOLKS-04)", async () => {
    await somebody("Zoé|Brissac");
    await somebody("Ana|Brissacois");
    await somebody("Ana|Brissac");
    expect(await namesOf("brissac")).toEqual(["Ana Brissac", "Zoé Brissac", "Ana Brissacois"]);
    expect(await namesOf("an brissac")).toEqual(["Ana Brissac", "Ana Brissacois"]);
  });

  it("leave out who was deleted and colleagues, and say of who is blocked that they are (FOLKS-04)", async () => {
    await somebody("Gone|Tremblaye", { deactivated_at: new Date() });
    await somebody("Blocked|Tremblaye", { blocked_at: new Date(), block_reason: "Pour essayer" });
    await insertPerson(db(), "Agency", { first_name: "Colleague", last_name: "Tremblaye" });
    const { people } = await found("tremblaye");
    expect(people.map(({ displayName, state }) => [displayName, state])).toEqual([
      ["Blocked Tremblaye", "blocked"],
    ]);
    for (const one of people)
      expect(await found(one.reference)).toMatchObject({ people: [{ state: "blocked" }] });
  });

  it("thousands of one name are some lines, and what says that there are more (FOLKS-04, FOLKS-05)", async () => {
    const under = await found("martin");
    expect([under.people.length, under.isPartial]).toEqual([16, true]);
    const { people, isPartial } = await found("martin", "coordinator", "true");
    expect([people.length, isPartial]).toEqual([200, true]);
    expect(people.filter(({ role }) => role === "Parent").length).toBe(100);
    const { personId } = await somebody("Wilfried|Martin");
    expect(await found("martin wilf")).toMatchObject({ people: [{ userId: personId }], isPartial: false });
  });
});

describe("frequent names", () => {
  it("are given whole words first, whatever stands before them in the index (FOLKS-04)", async () => {
    const { people, isPartial } = await found("martin paul", "coordinator", "true");
    expect(new Set(people.map(({ displayName }) => displayName))).toEqual(new Set(["Paul Martin"]));
    expect([people.length, isPartial]).toEqual([200, true]);
    expect((await found("paul martin", "coordinator", "true")).people).toEqual(people);
  });

  it("give under the field who is called as is typed, and on the page all, by name (FOLKS-01, FOLKS-04, FOLKS-05)", async () => {
    await somebody("Aloys Yann|Corentinet");
    for (let one = 0; one < 9; one += 1) await somebody("Yann|Corentinet");
    const { people, isPartial } = await found("yann corentinet");
    expect([people.map(({ displayName }) => displayName), isPartial]).toEqual([
      Array(8).fill("Yann Corentinet"),
      true,
    ]);
    const all = await found("yann corentinet", "coordinator", "true");
    expect([all.people.length, all.people[0]?.displayName, all.isPartial]).toEqual([
      10,
      "Aloys Yann Corentinet",
      false,
    ]);
  });

  it("are counted in a list as far as all lists count, and more than that is said (FOLKS-08, AGUI-33)", async () => {
    const listed = await portal.call("GET", "/Agency/People?role=Parent&q=marie+martin", {
      cookie: cookies.coordinator,
    });
    expect(listed.json().count).toMatchObject({ value: 1_000, isCapped: true });
  });

  it("give those who stay, however many were deleted (FOLKS-04)", async () => {
    await sql`INSERT INTO person (agency_reference, role, user_name, first_name, last_name, deactivated_at)
      SELECT 'GONE-' || n, 'Parent', 'gone.' || n, 'Abel', 'Zyverdun', now() FROM generate_series(1, 20) n`.execute(
      db(),
    );
    await somebody("Zoé|Zyverdun");
    await somebody("Zoé|Zyverdunois");
    expect(await namesOf("zyverdun")).toEqual(["Zoé Zyverdun", "Zoé Zyverdunois"]);
    expect(await found("zyverdun")).toMatchObject({ isPartial: false });
  });

  it.each([
    ["martin", false, 80],
    ["martin", true, 1_620],
    ["ma", false, 340],
    ["ma", true, 4_000],
    ["martin marie", false, 80],
    ["jeanne mar", true, 8_100],
    ["m a r t i n m a r i e", true, 4_200],
  ] as const)(
    "%j (the whole page: %j) reads %d rows at most, each by an index (FOLKS-05)",
    async (q, full, most) => {
      const { read, by } = await readingOf(q, full);
      expect(read).toBeLessThanOrEqual(most);
      for (const one of by) expect(one).toMatch(/^Index (Only )?Scan$/);
    },
  );
});

describe("numbers, addresses and references", () => {
  it("may be missing where thousands of another kind have them first, and that is said (FOLKS-04)", async () => {
    await sql`INSERT INTO person (agency_reference, role, user_name, first_name, last_name)
      SELECT 'P4-' || n, CASE n WHEN 9999 THEN 'BabySitter' ELSE 'Parent' END, 'p4.' || n, 'Abel', 'Numéroté'
      FROM (SELECT generate_series(1000, 2100) UNION SELECT 9999) those (n)`.execute(db());
    expect(await found("p4-", "recruiter")).toMatchObject({ people: [], isPartial: true });
    expect(await found("p4-99", "recruiter")).toMatchObject({
      people: [{ reference: "P4-9999" }],
      isPartial: false,
    });
  });

  it("find who has them, and say which (FOLKS-01, FOLKS-02)", async () => {
    const { personId } = await somebody("Ines|Ollivry", {
      phone_number: "+33123456789",
      email: "ines.ollivry@example.fr",
      agency_reference: "FAM-2026-77",
      city: "Lyon",
    });
    const one = { userId: personId, role: "Parent", displayName: "Ines Ollivry", reference: "FAM-2026-77" };
    const phone = { matched: "phone", matchedText: "+33123456789", city: "Lyon", state: "active" };
    // Programs put marks of direction around a number that one copies from them.
    const pasted = ["\u202d01 23 45 67\u202c", "\u200e+33 1 23 45"];
    for (const typed of ["01 23 45", "+33 1 23 45 67", "0033123456789", "33123", "(0)1-23.45", ...pasted])
      expect((await found(typed)).people, typed).toEqual([{ ...one, ...phone }]);
    // What one dials before any number is nobody’s.
    expect((await found("0033")).people).toEqual([]);
    const email = { matched: "email", matchedText: "ines.ollivry@example.fr" };
    expect((await found("INES.ollivry@")).people).toMatchObject([{ ...one, ...email }]);
    expect((await found("ines.\u200bollivry@")).people).toMatchObject([{ ...one, ...email }]);
    const reference = { matched: "reference", matchedText: "FAM-2026-77" };
    expect((await found("fam-2026-7")).people).toMatchObject([{ ...one, ...reference }]);
    expect((await found("ollivry")).people).toMatchObject([{ ...one, matched: "name" }]);
  });

  it("are those of contracts as well, with whose they are and how far (FOLKS-02, FOLKS-07)", async () => {
    const family = await somebody("Odile|Penvern");
    const babysitter = await insertPerson(db(), "BabySitter", { first_name: "Rose", last_name: "Tanguy" });
    await insertParentContract(db(), family.personId, { reference: "CTR-777", state: 2 });
    await insertBabysitterContract(db(), babysitter.personId, { reference: "CTR-778", state: 9 });
    expect((await found("ctr-77")).contracts).toMatchObject([
      {
        kind: "guard",
        reference: "CTR-777",
        displayName: "Odile Penvern",
        state: "waiting",
        userId: family.personId,
      },
      { kind: "babysitter", reference: "CTR-778", displayName: "Rose Tanguy", state: "inProgress" },
    ]);
    expect((await found("ctr-77", "recruiter")).contracts.map(({ kind }) => kind)).toEqual(["babysitter"]);
  });
});

describe("who searches", () => {
  it("finds no kind of people that their functions do not let them read (FOLKS-02, AGUI-31)", async () => {
    await somebody("Basile|Keravel", {
      agency_reference: "KER-1",
      phone_number: "+33211111111",
      email: "kera@example.fr",
    });
    for (const typed of ["keravel", "ker-1", "02 11 11", "kera@"]) {
      expect((await found(typed, "recruiter")).people, typed).toEqual([]);
      expect((await found(typed, "administrator")).people.length, typed).toBe(1);
    }
  });

  it("finds nobody by an address or a number without what is private (FOLKS-02)", async () => {
    const given = { agency_reference: "0299-5", phone_number: "+33299999999", email: "guyot@example.fr" };
    await somebody("Basile|Guyotte", given);
    for (const typed of ["guyot@", "0299 99", "+33 2 99 99"]) {
      const answer = await ask({ q: typed }, "reader");
      expect(answer.json(), typed).toEqual({ people: [], contracts: [], isPartial: false });
    }
    // A reference of digits is no number.
    expect((await found("0299", "reader")).people).toMatchObject([
      { matched: "reference", matchedText: "0299-5" },
    ]);
    expect((await ask({ q: "guyotte" }, "reader")).body).not.toContain("299999999");
  });
});

describe("whatever is typed", () => {
  it.each(["", "x", " é ", "\t", "\u200b\u202e"])("%j is too short (FOLKS-05, FOLKS-07)", async (q) => {
    const answer = await ask({ q });
    expect([answer.statusCode, answer.json().code]).toEqual([400, "people.search-too-short"]);
  });

  it("nothing at all is too short, and a whole page too long (FOLKS-07)", async () => {
    expect((await ask({})).json()).toMatchObject({ code: "people.search-too-short" });
    expect((await ask({ q: "a".repeat(101) })).json()).toMatchObject({ issues: [{ path: "q" }] });
    expect((await ask({ q: "ab", full: "oui" })).statusCode).toBe(400);
    expect((await ask({ q: "a\0b" })).statusCode).toBe(400);
  });

  const typed = [
    "%%",
    "__",
    "''",
    "a'",
    "\\\\",
    "(((",
    "[[",
    "a b c d e f g h",
    "a".repeat(100),
    "@@",
    "%@%",
    "0000",
    "0033",
    "+33 0",
    "1'",
    "9%",
    "ab\u{10FFFF}",
    "\u{10FFFF}\u{10FFFF}",
    "ma",
    "m a r t i n m a r i e",
    "..",
    "𝔐𝔞𝔯𝔱𝔦𝔫",
    "\u202eab",
  ];
  it.each(typed)("%j is answered, and no statement reads a whole table (FOLKS-05)", async (q) => {
    await found(q, "administrator", "true");
    const asked = await statementsOf(q);
    // People and contracts, beside the session’s (AGUI-33).
    expect([1, 2]).toContain(asked.length);
    for (const { text, values } of asked) {
      const { rows } = await portal.database.connection.pool.query(`EXPLAIN ${text}`, [...values]);
      expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).not.toMatch(wholeTable);
    }
  });

  it.each(["martin marie", "0639 98", "many.12@"])(
    "a plan that is kept for all that may be typed as %s reads no whole table either (FOLKS-05)",
    async (q) => {
      const client = await portal.database.connection.pool.connect();
      try {
        await client.query("SET plan_cache_mode = force_generic_plan");
        for (const { text, values } of await statementsOf(q)) {
          await client.query(`PREPARE kept AS ${text}`);
          const literals = values.map((value) => client.escapeLiteral(literalOf(value))).join(", ");
          const { rows } = await client.query(`EXPLAIN EXECUTE kept (${literals})`);
          await client.query("DEALLOCATE kept");
          const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
          expect(plan).not.toMatch(wholeTable);
          // All that begin so, before any is left out.
          expect(plan).not.toMatch(/Bitmap Index Scan on person_by_(phone|email|reference)/);
        }
      } finally {
        client.release(true);
      }
    },
  );
});

const literalOf = (value: unknown): string =>
  Array.isArray(value) ? `{${value.join(",")}}` : value instanceof Date ? value.toISOString() : String(value);
