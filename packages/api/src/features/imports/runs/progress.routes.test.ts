import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { staffCookie } from "../../../testing/signedIn.ts";
import { runSql } from "../../../testing/stores/testModeration.store.ts";
import { insertPerson } from "../../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../../testing/testApp.ts";
import {
  endLook,
  endTry,
  endWithProblem,
  listRunsToForget,
  setAbandonedBefore,
} from "../byPage/byPage.store.ts";

let portal: TestApp;
let cookie: string;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
  cookie = await staffCookie(portal, "administrator");
});
afterAll(() => portal.close());
beforeEach(() => runSql(db(), "DELETE FROM import_run"));

const db = () => portal.database.connection.db;
const [own, other] = ["a".repeat(22), "b".repeat(22)];
const progress = { file: "personnes.csv", rows: 1_200, bytes: 50_000, totalBytes: 90_000 };
const insertRun = (id: string, state: string, reached: object | null = null) =>
  runSql(
    db(),
    `INSERT INTO import_run (id, source, state, options, created_at, progress)
      VALUES ('${id}', 'page', '${state}', '{"allOrNothing":false,"quiet":true}', now(), ${reached ? `'${JSON.stringify(reached)}'` : "NULL"})`,
  );
const insertFile = (lines: number | null) =>
  runSql(
    db(),
    `INSERT INTO import_file (import_id, name, step, byte_count, sha256, shape)
      VALUES ('${own}', 'personnes.csv', 1, 90000, '\\x00', '${JSON.stringify({ lines })}')`,
  );
const read = async (path = "") => {
  const answer = await portal.call("GET", `/Agency/Imports/${own}${path}`, { cookie });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

it.each<[string, string, object | null, boolean]>([
  ["is looked at and another runs", "trying", null, true],
  ["is to run and another is looked at", "running", null, true],
  ["has begun itself", "trying", progress, false],
  ["has ended", "done", null, false],
])(
  "says whether an import waits for its turn where it %s: %s, %j: %s (IMPORTS-05)",
  async (_, state, reached, waits) => {
    await insertRun(own, state, reached);
    await insertRun(other, state === "running" ? "trying" : "running", progress);
    expect((await read()).isWaiting).toBe(waits);
  },
);

it("an import waits for none that has not begun either, nor when it is alone (IMPORTS-05)", async () => {
  await insertRun(own, "trying");
  expect((await read()).isWaiting).toBe(false);
  await insertRun(other, "trying");
  expect((await read()).isWaiting).toBe(false);
});

it.each([4_200, null])(
  "says how many lines of its file are done, and of how many: %s (IMPORTS-05)",
  async (lines) => {
    await insertRun(own, "trying", progress);
    await insertFile(lines);
    expect((await read()).progress).toEqual({ ...progress, lines: 1_200, of: lines });
  },
);

it("counts by kind the lines that change what weighs, each once of a kind (IMPORTS-06)", async () => {
  await insertRun(own, "tried");
  await insertFile(3);
  const change = (column: string, isWeighty = true) => ({ column, from: "a", to: "b", isWeighty });
  const lines = [
    [change("nom"), change("prénom"), change("ville", false)],
    [change("nom"), change("rôle")],
    [change("état"), change("référence du parent"), change("email")],
  ];
  for (const [place, changes] of lines.entries())
    await runSql(
      db(),
      `INSERT INTO import_line (import_id, file, line, outcome, name, changes, is_weighty)
        VALUES ('${own}', 'personnes.csv', ${place + 2}, 'updated', 'P-${place}', '${JSON.stringify(changes)}', true)`,
    );
  expect((await read()).weighty).toEqual([
    { kind: "email", count: 1 },
    { kind: "name", count: 2 },
    { kind: "owner", count: 1 },
    { kind: "role", count: 1 },
    { kind: "state", count: 1 },
  ]);
  // Not yet while it is looked at: it is asked for every two seconds then.
  await runSql(db(), `UPDATE import_run SET state = 'trying' WHERE id = '${own}'`);
  expect((await read()).weighty).toEqual([]);
});

it("leads from the line of somebody of the agency to the member that they are (IMPORTS-06)", async () => {
  const member = await insertPerson(db(), "Agency", { first_name: "Ida", last_name: "Imber" });
  await insertRun(own, "done");
  await insertFile(1);
  await runSql(
    db(),
    `INSERT INTO import_line (import_id, file, line, outcome, name, subject_id, cells)
      VALUES ('${own}', 'personnes.csv', 2, 'updated', 'A-1', ${member.personId}, '{}')`,
  );
  const { items } = await read("/Lines");
  expect(items[0].subject).toMatchObject({ kind: "member", id: member.personId, name: "Ida Imber" });
});

const states = [
  "preparing",
  "trying",
  "tried",
  "running",
  "done",
  "to-resume",
  "interrupted",
  "abandoned",
  "undone",
];
const at = new Date("2026-03-01T08:00:00Z");
const stateOf = async (id = own) => {
  const found = "SELECT state, version, ended_at FROM import_run WHERE id = $1";
  return (await portal.database.connection.pool.query(found, [id])).rows[0];
};

it.each<[string, (id: string) => Promise<void>, Record<string, string>]>([
  [
    "a problem",
    (id) => endWithProblem(db(), id, "failed", at),
    { trying: "preparing", running: "interrupted" },
  ],
  [
    "a look",
    (id) => endTry(db(), id, { state: "tried", problem: null, found: null, at }),
    { trying: "tried" },
  ],
  ["a look before a run", (id) => endLook(db(), id), { trying: "tried" }],
  [
    "its time",
    () => setAbandonedBefore(db(), new Date("2100-01-01"), at),
    { preparing: "abandoned", tried: "abandoned" },
  ],
])("%s ends an import in some states, and changes none in another", async (_, end, becomes) => {
  for (const state of states) {
    await runSql(db(), "DELETE FROM import_run");
    await insertRun(own, state);
    await end(own);
    const { state: now, version } = await stateOf();
    expect([state, now, version]).toEqual([state, becomes[state] ?? state, state in becomes ? 1 : 0]);
  }
});

it("an import that was prepared is abandoned and its files forgotten once their days are over, to the instant", async () => {
  await insertRun(own, "tried");
  await insertRun(other, "tried");
  const byCommand = "c".repeat(22);
  await insertRun(byCommand, "preparing");
  await runSql(
    db(),
    `UPDATE import_run SET source = CASE id WHEN '${byCommand}' THEN 'command' ELSE 'page' END,
      created_at = CASE id WHEN '${other}' THEN '2026-03-01T08:00Z'::timestamptz ELSE '2026-03-01T07:59:59.999Z' END`,
  );
  await setAbandonedBefore(db(), at, at);
  expect(await stateOf()).toMatchObject({ state: "abandoned", ended_at: at });
  expect([(await stateOf(other)).state, (await stateOf(byCommand)).state]).toEqual(["tried", "preparing"]);
  const later = new Date(at.getTime() + 1);
  expect(await listRunsToForget(db(), later, 9)).toEqual([]);
  await insertFile(1);
  await runSql(db(), "UPDATE import_file SET file_key = 'imports/x'");
  expect(await listRunsToForget(db(), later, 9)).toEqual([own]);
  await runSql(db(), "UPDATE import_run SET state = 'done'");
  expect([await listRunsToForget(db(), at, 9), await listRunsToForget(db(), later, 9)]).toEqual([[], [own]]);
});
