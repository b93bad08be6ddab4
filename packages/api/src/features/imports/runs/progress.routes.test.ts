import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { staffCookie } from "../../../testing/signedIn.ts";
import { runSql } from "../../../testing/stores/testModeration.store.ts";
import { insertPerson } from "../../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../../testing/testApp.ts";

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
