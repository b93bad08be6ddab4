import { getMyInterventions } from "@ribambelle/domain/interventions/intervention.api";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertPerson, type TestPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";

let portal: TestApp;
let [parent, neighbour, babysitter, colleague] = [] as unknown as [
  TestPerson,
  TestPerson,
  TestPerson,
  TestPerson,
];
const db = () => portal.database.connection.db;

beforeAll(async () => {
  portal = await buildTestApp();
  const home = { address: "1 rue des Lilas", zip_code: "44000", city: "Nantes" };
  parent = await insertPerson(db(), "Parent", { ...home, first_name: "Camille", last_name: "Martin" });
  neighbour = await insertPerson(db(), "Parent", { first_name: "Zoé", last_name: "Lefèvre" });
  babysitter = await insertPerson(db(), "BabySitter", {
    first_name: "Éloïse",
    last_name: "Le Goff",
    address: "9 rue Haute",
  });
  colleague = await insertPerson(db(), "BabySitter", { first_name: "Lucas", last_name: "Garnier" });
});
afterAll(() => portal.close());

interface Given {
  readonly reference: string;
  readonly family?: TestPerson;
  readonly who?: TestPerson | null;
  readonly day: string;
  readonly state?: number;
  readonly replaces?: string;
  readonly group?: string;
  readonly note?: string;
}

async function insert({
  reference,
  family = parent,
  who = babysitter,
  day,
  state = 0,
  replaces,
  group,
  note,
}: Given) {
  await sql`INSERT INTO intervention (reference, parent_id, babysitter_id, service, start_date, start_time, end_time, starts_at,
      ends_at, state, replaces_reference, group_reference, note, changed_at)
    VALUES (${reference}, ${family.personId}, ${who?.personId ?? null}, 0, ${day}, '16:30', '19:00', ${`${day}T15:30:00Z`},
      ${`${day}T18:00:00Z`}, ${state}, ${replaces ?? null}, ${group ?? null}, ${note ?? null}, '2026-11-01T08:00:00Z')`.execute(
    db(),
  );
}

const ask = async (person: TestPerson | null, query: string, headers: Record<string, string> = {}) =>
  portal.call("GET", `${getMyInterventions.path}?${query}`, {
    cookie: person ? await portal.signIn(person.userName) : undefined,
    headers,
  });
const read = async (person: TestPerson, from: string, to: string) =>
  (await ask(person, `from=${from}&to=${to}`)).json();

describe("the interventions of a period", () => {
  it("have exactly the shape that the specification gives (VISITS-20)", async () => {
    await insert({ reference: "A-1", day: "2020-03-10", state: 1, note: "Clé au voisin" });
    expect(await read(parent, "2020-03-01", "2020-03-31")).toEqual({
      from: "2020-03-01",
      to: "2020-03-31",
      interventions: [
        {
          reference: "A-1",
          startDate: "2020-03-10",
          startTime: "16:30",
          endDate: "2020-03-10",
          endTime: "19:00",
          service: 0,
          serviceDisplayName: "Garde d’enfants",
          state: 1,
          stateDisplayName: "Effectuée",
          otherPartyDisplayName: "Éloïse Le Goff",
          otherFamilies: [],
          contractReference: null,
          plannedMinutes: 150,
          doneMinutes: 150,
          countedMinutes: 150,
          replaces: null,
          replacedBy: null,
          note: "Clé au voisin",
          place: null,
          changedAt: "2026-11-01T08:00:00.000Z",
        },
      ],
      totals: [{ month: "2020-03", plannedMinutes: 150, doneMinutes: 150, countedMinutes: 150 }],
    });
    const { interventions } = (
      await ask(parent, "from=2020-03-10&to=2020-03-10", { "accept-language": "en" })
    ).json();
    expect(interventions[0]).toMatchObject({ serviceDisplayName: "Childcare", stateDisplayName: "Done" });
  });

  it("are one's own, and end at the days that are asked for (VISITS-20, SPACE-05)", async () => {
    await insert({ reference: "B-1", day: "2020-05-01" });
    await insert({ reference: "B-2", day: "2020-05-31" });
    await insert({ reference: "B-3", day: "2020-06-01" });
    await insert({ reference: "B-4", day: "2020-05-15", family: neighbour, who: colleague });
    const references = async (person: TestPerson) =>
      (await read(person, "2020-05-01", "2020-05-31")).interventions.map(
        (one: { reference: string }) => one.reference,
      );
    expect(await references(parent)).toEqual(["B-1", "B-2"]);
    expect(await references(babysitter)).toEqual(["B-1", "B-2"]);
    expect(await references(neighbour)).toEqual(["B-4"]);
  });

  it.each([
    ["from=2026-01-01&to=2027-02-04", 200, undefined],
    ["from=2026-01-01&to=2027-02-05", 400, "interventions.period-too-long"],
    ["from=2026-01-02&to=2026-01-01", 400, "request.invalid"],
    ["from=2026-02-30&to=2026-03-01", 400, "request.invalid"],
    ["from=2026-01-01", 400, "request.invalid"],
    ["", 400, "request.invalid"],
  ])("asked for by %s answer %i %s (VISITS-20)", async (query, status, code) => {
    const answer = await ask(parent, query);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    if (code === "request.invalid")
      for (const issue of answer.json().issues) expect(["required", "invalid-day"]).toContain(issue.code);
  });

  it("are for families and babysitters only (SPACE-04, SPACE-05)", async () => {
    const query = "from=2026-01-01&to=2026-01-31";
    const agency = await insertPerson(db(), "Agency");
    expect((await ask(null, query)).statusCode).toBe(401);
    expect((await ask(agency, query)).statusCode).toBe(403);
  });
});

describe("what a babysitter sees", () => {
  it("is the street for what is near, never that of a colleague’s or a cancelled one; a family sees no address (VISITS-12)", async () => {
    const today = portal.deps.now().toISOString().slice(0, 10);
    const day = (count: number) =>
      new Date(Date.parse(today) + count * 86_400_000).toISOString().slice(0, 10);
    await insert({ reference: "C-1", day: day(3) });
    await insert({ reference: "C-2", day: day(4), state: 2 });
    await insert({ reference: "C-3", day: day(40) });
    const seen = (await read(babysitter, day(0), day(60))).interventions;
    const place = { address: null, addressComplement: null, zipCode: "44000", city: "Nantes" };
    expect(seen.map((one: { place: object }) => one.place)).toEqual([
      { ...place, address: "1 rue des Lilas" },
      place,
      place,
    ]);
    const answer = await ask(parent, `from=${day(0)}&to=${day(60)}`);
    expect(answer.body).not.toContain("rue");
  });

  it("is one entry of shared care, counted once, while each family sees its own line (VISITS-17)", async () => {
    await insert({ reference: "D-1", day: "2021-02-03", state: 1, group: "G-1" });
    await insert({ reference: "D-2", day: "2021-02-03", state: 1, group: "G-1", family: neighbour });
    const seen = await read(babysitter, "2021-02-01", "2021-02-28");
    expect(seen.interventions).toMatchObject([
      { otherPartyDisplayName: "Camille Martin", otherFamilies: ["Zoé Lefèvre"] },
    ]);
    expect(seen.totals).toMatchObject([{ month: "2021-02", doneMinutes: 150 }]);
    const own = await ask(neighbour, "from=2021-02-01&to=2021-02-28");
    expect(own.json().totals).toMatchObject([{ doneMinutes: 150 }]);
    expect(own.body).not.toContain("Martin");
  });

  it("says who replaces whom to the family alone (VISITS-10, VISITS-27)", async () => {
    await insert({ reference: "E-1", day: "2021-04-06" });
    // A second one for the same: the first by its reference is named.
    await insert({ reference: "E-2-2", day: "2021-04-06", who: null, replaces: "E-1" });
    await insert({ reference: "E-2", day: "2021-04-06", who: colleague, replaces: "E-1" });
    const [replaced, substitute] = (await read(parent, "2021-04-01", "2021-04-30")).interventions;
    expect([replaced.state, replaced.replacedBy]).toEqual([
      5,
      { reference: "E-2", otherPartyDisplayName: "Lucas Garnier" },
    ]);
    expect(substitute.replaces).toEqual({ reference: "E-1", otherPartyDisplayName: "Éloïse Le Goff" });
    for (const [person, name] of [
      [babysitter, "Garnier"],
      [colleague, "Le Goff"],
    ] as const)
      expect((await ask(person, "from=2021-04-01&to=2021-04-30")).body).not.toContain(name);
  });

  it("names no substitute of another family, whatever its file says (VISITS-10)", async () => {
    await insert({ reference: "E-3", day: "2021-05-06" });
    await insert({ reference: "E-4", day: "2021-05-06", family: neighbour, who: colleague, replaces: "E-3" });
    const seen = async (person: TestPerson) => (await read(person, "2021-05-01", "2021-05-31")).interventions;
    expect(await seen(parent)).toMatchObject([{ reference: "E-3", replacedBy: null }]);
    expect(await seen(neighbour)).toMatchObject([{ reference: "E-4", replaces: null }]);
    expect(await seen(babysitter)).toMatchObject([{ reference: "E-3", replacedBy: null }]);
  });

  it("is gone once it is somebody else’s (VISITS-28)", async () => {
    await insert({ reference: "F-1", day: "2021-06-01" });
    await sql`UPDATE intervention SET babysitter_id = ${colleague.personId}, parent_id = ${neighbour.personId}
      WHERE reference = 'F-1'`.execute(db());
    const seenBy = async (person: TestPerson) =>
      (await read(person, "2021-06-01", "2021-06-30")).interventions.length;
    expect([
      await seenBy(parent),
      await seenBy(babysitter),
      await seenBy(neighbour),
      await seenBy(colleague),
    ]).toEqual([0, 0, 1, 1]);
  });
});
