import { afterAll, beforeAll, expect, it } from "vitest";
import { insertStaff, staffCookie } from "../../testing/signedIn.ts";
import { runSql } from "../../testing/stores/testModeration.store.ts";
import { insertPerson, type TestPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";

let portal: TestApp;
let rita: TestPerson;
let zoe: TestPerson;
let ana: TestPerson;
let cookie: string;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
  rita = await insertStaff(portal, ["recruiter"], { first_name: "Rita", last_name: "Roux" });
  zoe = await insertStaff(portal, ["administrator"], { first_name: "Zoé", last_name: "Zola" });
  ana = await insertPerson(db(), "BabySitter", { first_name: "Ana", last_name: "Abel" });
  const gone = await insertPerson(db(), "BabySitter", { first_name: "", last_name: "" });
  cookie = await portal.signIn(rita.userName);
  const rows: [string, string, number, string, string, number | null, string, string, string][] = [
    [
      "photo",
      "p1",
      ana.personId,
      "accept",
      "{}",
      rita.personId,
      "2026-10-01T08:00:00.000001Z",
      "applied",
      "",
    ],
    [
      "photo",
      "p2",
      ana.personId,
      "refuse",
      "{2,1}",
      rita.personId,
      "2026-10-01T08:00:00.000002Z",
      "undone",
      "",
    ],
    [
      "advert",
      "a1",
      ana.personId,
      "refuse",
      "{8}",
      zoe.personId,
      "2026-10-01T21:59:00Z",
      "applied",
      "Trop court.",
    ],
    // Already the second of October in Paris.
    ["advert", "a2", ana.personId, "accept", "{}", zoe.personId, "2026-10-01T22:00:00Z", "void", ""],
    ["photo", "p3", gone.personId, "refuse", "{}", null, "2026-10-03T08:00:00Z", "pending", ""],
  ];
  const values = rows.map(
    ([kind, id, person, decision, reasons, by, at, state, text]) =>
      `('${kind}', '${id}', 's', ${person}, '${decision}', '${reasons}', nullif('${text}', ''), ${by}, '${at}',
        timestamptz '${at}' + interval '10 seconds', '${state}')`,
  );
  await runSql(
    db(),
    `INSERT INTO moderation_decision (kind, subject_id, seen_version, person_id, decision, reason_ids, text_fr, by, at,
      takes_effect_at, state) VALUES ${values}`,
  );
});
afterAll(() => portal.close());

const db = () => portal.database.connection.db;
const ask = (query: object, as = cookie) =>
  portal.call("GET", `/Agency/Moderation/History?${new URLSearchParams({ ...query })}`, { cookie: as });
interface Line {
  readonly id: number;
  readonly at: string;
}
async function list(query: object) {
  const answer = await ask(query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as {
    items: Line[];
    next: string | null;
    previous: string | null;
    count: { value: number };
  };
}
const ids = async (query: object) => (await list(query)).items.map(({ id }) => id);

it("says of each decision what, of whom, why, by whom, when and what became of it (MODER-17, MODER-21)", async () => {
  const { items, count } = await list({});
  expect(count).toEqual({ value: 5, isCapped: false });
  expect(items.slice(0, 3)).toMatchObject([
    { person: { displayName: "" }, reasons: [], textFr: null, by: null, state: "pending" },
    { kind: "advert", decision: "accept", by: { displayName: "Zoé Zola" }, state: "void" },
    {
      reasons: [{ fr: expect.stringContaining("coordonnées"), en: expect.stringContaining("contact") }],
      textFr: "Trop court.",
      textEn: null,
    },
  ]);
  expect(items[3]).toEqual({
    id: expect.any(Number),
    kind: "photo",
    person: { userId: ana.personId, displayName: "Ana Abel" },
    decision: "refuse",
    reasons: [
      { fr: "On ne voit pas bien votre visage.", en: "Your face cannot be seen well." },
      { fr: "La photo est floue ou trop sombre.", en: "The photo is blurred or too dark." },
    ],
    textFr: null,
    textEn: null,
    by: { userId: rita.personId, displayName: "Rita Roux" },
    at: "2026-10-01T08:00:00.000Z",
    takesEffectAt: "2026-10-01T08:00:10.000Z",
    state: "undone",
    voidBecause: null,
  });
});

it.each<[object, number[]]>([
  [{ sort: "date" }, [1, 2, 3, 4, 5]],
  [{ kind: "photo" }, [5, 2, 1]],
  [{ decision: "accept" }, [4, 1]],
  [{ kind: "advert", decision: "refuse" }, [3]],
  [{ from: "2026-10-02" }, [5, 4]],
  [{ to: "2026-10-01" }, [3, 2, 1]],
  [{ from: "2026-10-02", to: "2026-10-02" }, [4]],
  [{ byId: "999999999" }, []],
])("narrows and sorts decisions by %j (MODER-17)", async (query, expected) => {
  const all = (await ids({ sort: "date" })).map((id, place) => [id, place + 1] as const);
  const places = new Map(all);
  expect((await ids(query)).map((id) => places.get(id))).toEqual(expected);
});

it("narrows decisions by who took them (MODER-17)", async () => {
  expect(await ids({ byId: zoe.personId })).toHaveLength(2);
  const outOf = { value: 5, isCapped: false };
  expect((await list({ byId: zoe.personId })).count).toEqual({ value: 2, isCapped: false, outOf });
});

it("goes through decisions of one instant neither twice nor past any (MODER-17, AGUI-12)", async () => {
  await runSql(
    db(),
    `INSERT INTO moderation_decision (kind, subject_id, seen_version, person_id, decision, at, takes_effect_at, state)
      SELECT 'photo', 'm' || n, 's', ${ana.personId}, 'accept', '2026-09-01T08:00:00.123456Z', '2026-09-01T08:00:10Z', 'applied'
      FROM generate_series(1, 40) n`,
  );
  const seen: number[] = [];
  let after: string | null = "";
  for (; after !== null; ) {
    const { items, next }: Awaited<ReturnType<typeof list>> = await list({
      limit: 25,
      ...(after && { after }),
    });
    seen.push(...items.map(({ id }) => id));
    after = next;
  }
  expect([seen.length, new Set(seen).size]).toEqual([45, 45]);
});

it.each<[object, string]>([
  [{ after: "x" }, "agency.cursor-unusable"],
  [{ after: "WyJkYXRlIiwiMjAyNiIsMV0" }, "agency.cursor-unusable"],
  [{ sort: "name" }, "request.invalid"],
  [{ kind: "letter" }, "request.invalid"],
  [{ byId: "1; DROP TABLE person" }, "request.invalid"],
  [{ from: "2026-02-30" }, "request.invalid"],
])("refuses a history that cannot be read: %j (MODER-17, AGUI-27)", async (query, code) => {
  const answer = await ask(query);
  expect([answer.statusCode, answer.json().code]).toEqual([400, code]);
});

it("is read by whoever may look at the queues, and by nobody else (MODER-17)", async () => {
  expect((await ask({}, await staffCookie(portal, "coordinator"))).statusCode).toBe(200);
  expect((await ask({}, await staffCookie(portal, "reader"))).statusCode).toBe(403);
});

it("keeps a decision on an account that is deleted without what was typed, and one alone waits for its effect (MODER-21)", async () => {
  const bea = await insertPerson(db(), "BabySitter", { first_name: "Béa" });
  const pending = `INSERT INTO moderation_decision (kind, subject_id, seen_version, person_id, decision, text_fr, text_en, by, at,
      takes_effect_at) VALUES ('advert', '${bea.personId}', 's', ${bea.personId}, 'refuse', 'Béa ment.', 'Béa lies.', ${zoe.personId},
      now(), now())`;
  await runSql(db(), pending);
  await expect(runSql(db(), pending)).rejects.toThrow("one_pending_decision_per_subject");
  const own = await portal.signIn(bea.userName);
  expect((await portal.call("POST", "/Authentication/deleteMyAccount", { cookie: own })).statusCode).toBe(
    200,
  );
  expect((await list({})).items[0]).toMatchObject({
    person: { userId: bea.personId, displayName: "" },
    decision: "refuse",
    textFr: null,
    textEn: null,
    by: { userId: zoe.personId },
  });
});
