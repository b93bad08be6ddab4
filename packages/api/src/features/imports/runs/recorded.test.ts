import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertPerson } from "../../../testing/stores/testPeople.store.ts";
import { type TestDatabase, testDatabase } from "../../../testing/testDatabase.ts";
import { findChangesOf } from "./changesOf.store.ts";
import {
  beginRun,
  insertLines,
  insertRunning,
  removeLinesOf,
  removeOldLines,
  updateEnded,
  updateShape,
} from "./recording.store.ts";
import { type KeptBatch, openLook, openRun } from "./recording.ts";
import { roomForLines } from "./roomForLines.ts";
import { lineOrder, listLines } from "./runs.store.ts";

it("so many lines of a file that were created and changed are kept, and as many that weigh (IMPORTS-07)", () => {
  const hasRoom = roomForLines({ created: 1, updated: 2 });
  const kept = (outcome: "created" | "updated", isWeighty = false) =>
    [1, 2, 3].map(() => hasRoom(outcome, isWeighty));
  expect(kept("updated", true)).toEqual([true, true, false]);
  expect(kept("created")).toEqual([true, false, false]);
  expect(kept("updated")).toEqual([true, true, false]);
});

describe("a look at an import", () => {
  const importer = {
    file: {
      name: "personnes.csv",
      columns: { city: { header: "ville", read: {} }, email: { header: "email", read: {} } },
    },
    shown: { weighs: (field: string) => field === "email" },
  };
  /** What is found where one line changes these. */
  const found = async (was: object, row: object, line = 2) => {
    const look = openLook(null as never, { id: "x", by: null as never, writes: false });
    await look.keep({
      importer,
      batch: { lines: [{ line, row }], shape: { header: { present: new Set(["city", "email"]) } } },
      outcomes: [{ line, done: "updated" }],
      before: new Map([[line, was]]),
      refused: [],
    } as unknown as KeptBatch);
    return look.found();
  };

  it("finds the same as another where the same weighs, whatever else has changed (IMPORTS-10, IMPORTS-11)", async () => {
    const weighty = await found({ email: "a", city: "x" }, { email: "b", city: "x" });
    expect(await found({ email: "a", city: "x" }, { email: "b", city: "y" })).toBe(weighty);
    const others = [
      await found({ email: "a", city: "x" }, { email: "a", city: "x" }),
      await found({ email: "a", city: "x" }, { email: "c", city: "x" }),
      await found({ email: "a", city: "x" }, { email: "b", city: "x" }, 3),
    ];
    expect(new Set([weighty, ...others])).toHaveProperty("size", 4);
    expect(await found({ email: "a", city: "x" }, { email: "a", city: "y" })).toBe(others[0]);
  });
});

describe("what is kept of an import", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(() => database.owner.query("TRUNCATE person, person_word, import_run CASCADE"));

  const db = () => database.connection.db;
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 8, minute));
  const person = async (agency_reference: string) =>
    (await insertPerson(db(), "Parent", { agency_reference })).personId;
  const counts = { created: 1, updated: 0, unchanged: 0, refused: 0 };
  const file = (name: string) => ({ name, byteCount: 3, sha256: "ab".repeat(32) });
  const begin = (id: string, minute: number, names: readonly string[] = ["contrats-garde.csv"]) =>
    insertRunning(
      db(),
      { id, source: "command", by: null, options: { quiet: true } as never, at: at(minute) },
      names.map(file),
    );
  const line = (id: string, cells: readonly string[], number = 2, name = "GE-1", of = "contrats-garde.csv") =>
    insertLines(db(), id, of, [
      { ...{ line: number, outcome: "created", name, cells, problem: null, changes: [] }, isWeighty: false },
    ]);
  const shape = (id: string, personCell: number) =>
    updateShape(db(), id, "contrats-garde.csv", {
      ...{ separator: ";", unknownColumns: [], headers: ["référence"], personCell },
    });
  const end = (id: string, minute: number, state = "done") =>
    updateEnded(db(), id, {
      state: state as "done",
      counts: { "contrats-garde.csv": counts },
      at: at(minute),
    });
  const states = async () =>
    Object.fromEntries(
      (
        await sql<{
          id: string;
          state: string;
        }>`SELECT id, state FROM import_run ORDER BY created_at`.execute(db())
      ).rows.map(({ id, state }) => [id, state]),
    );
  const kept = async (id: string) =>
    (
      await sql<{ line: number; subject: number | null }>`
        SELECT line, subject_id AS subject FROM import_line WHERE import_id = ${id} ORDER BY line`.execute(
        db(),
      )
    ).rows.map((row) => [row.line, row.subject]);

  it("leads to whom its own file names, whichever cell that is in another import or file (IMPORTS-07)", async () => {
    const [ana, zoe] = [await person("A-1"), await person("Z-1")];
    await begin("former", 0);
    await shape("former", 2);
    await line("former", ["x", "Z-1"]);
    await end("former", 1);
    await begin("next", 2, ["contrats-garde.csv", "personnes.csv"]);
    await shape("next", 1);
    await line("next", [" A-1 ", "Z-1"], 2);
    await line("next", ["NOBODY", "Z-1"], 3, "Z-1");
    await line("next", ["NOBODY"], 4, "Z-1", "personnes.csv");
    await end("next", 3);
    expect([await kept("former"), await kept("next")]).toEqual([
      [[2, zoe]],
      [
        [2, ana],
        [3, null],
        [4, zoe],
      ],
    ]);
  });

  it("is not over while another process takes it up (IMPORTS-10)", async () => {
    for (const [id, isLeft] of [
      ["taken-up", true],
      ["ended", false],
    ] as const) {
      await begin(id, 0);
      const run = openRun(db(), {
        id,
        by: { actorId: null } as never,
        now: () => at(1),
        isLeft: () => isLeft,
      });
      await run.end({ files: [], kept: true, interrupted: true });
      expect(await states()).toMatchObject({ [id]: isLeft ? "running" : "interrupted" });
    }
  });

  it("ends once, as it ran, with its counts; what seemed to run was killed (IMPORTS-09, IMPORTS-10)", async () => {
    await begin("done", 0);
    await end("done", 1);
    await end("done", 9, "abandoned");
    await begin("killed", 2);
    await begin("last", 3);
    const all = { done: "done", killed: "interrupted", last: "running" };
    expect(await states()).toEqual(all);
    const { rows } =
      await sql<object>`SELECT ended_at AS at, counts, version FROM import_run ORDER BY created_at`.execute(
        db(),
      );
    expect(rows).toEqual([
      { at: at(1), counts: { "contrats-garde.csv": counts }, version: 1 },
      { at: at(3), counts: {}, version: 0 },
      { at: null, counts: {}, version: 0 },
    ]);
  });

  it("goes on after its process was killed, with its lines and its beginning; run again, it begins anew (IMPORTS-10, IMPORTS-11)", async () => {
    await begin("killed", 0);
    await line("killed", []);
    await beginRun(db(), "killed", at(5));
    expect([await states(), (await kept("killed")).length]).toEqual([{ killed: "running" }, 1]);
    await end("killed", 6, "interrupted");
    await begin("other", 7);
    await line("other", []);
    await beginRun(db(), "killed", at(8));
    expect(await states()).toEqual({ killed: "running", other: "interrupted" });
    expect([(await kept("killed")).length, (await kept("other")).length]).toEqual([0, 1]);
    const { rows } = await sql<object>`SELECT started_at AS at FROM import_run WHERE id = 'killed'`.execute(
      db(),
    );
    expect(rows).toEqual([{ at: at(0) }]);
  });

  it("is forgotten so long after its end, or its beginning where it never ended; its counts stay (IMPORTS-17)", async () => {
    for (const [minute, id] of ["old", "late", "resumed", "killed", "open"].entries()) {
      await begin(id, minute);
      await line(id, []);
      if (id !== "killed" && id !== "open")
        await end(id, id === "late" ? 30 : 10, id === "old" ? "done" : "to-resume");
    }
    // It was begun long ago as well, and ended after.
    await sql`UPDATE import_run SET ended_at = NULL, created_at = ${at(11)} WHERE id = 'open'`.execute(db());
    await sql`UPDATE import_run SET ended_at = NULL WHERE id = 'killed'`.execute(db());
    await removeOldLines(db(), at(11));
    const left = await Promise.all(["old", "late", "resumed", "killed", "open"].map((id) => kept(id)));
    expect(left.map((lines) => lines.length)).toEqual([0, 1, 0, 0, 1]);
    expect(await states()).toMatchObject({ old: "done", late: "to-resume", resumed: "done" });
  });

  it("gives its lines file by file as they were read, each file line by line (IMPORTS-07)", async () => {
    await begin("one", 0, ["personnes.csv", "contrats-garde.csv"]);
    await line("one", [], 2);
    for (const number of [5, 3]) await line("one", [], number, "A-1", "personnes.csv");
    await begin("other", 1);
    await line("other", [], 1);
    const wanted = { order: { columns: lineOrder, isDescending: false }, place: null, limit: 50 };
    const { page, count } = await listLines(database.connection.pool, "one", {}, wanted);
    expect([count, page.rows.map(({ file, line }) => `${file} ${line}`)]).toEqual([
      3,
      ["personnes.csv 3", "personnes.csv 5", "contrats-garde.csv 2"],
    ]);
  });

  it("says which fields of a person it changed, by their names, and who made it (AGUI-21)", async () => {
    const [own, other] = [await person("A-1"), await person("A-2")];
    const { personId: author } = await insertPerson(db(), "Agency", { first_name: "Zoé", last_name: "Zola" });
    const changed = (headers: readonly string[]) =>
      headers.map((column) => ({ column, from: null, to: "x", isWeighty: false }));
    for (const [minute, [id, by]] of (
      [
        ["one", author],
        ["two", null],
      ] as const
    ).entries()) {
      await begin(id, minute, ["personnes.csv", "equipe.csv"]);
      await sql`UPDATE import_run SET by = ${by} WHERE id = ${id}`.execute(db());
      for (const [line, [of, name, headers]] of (
        [
          ["personnes.csv", "A-1", ["ville", "nom", "inconnue"]],
          ["personnes.csv", "A-1", ["email", "nom"]],
          ["personnes.csv", "A-2", ["prénom"]],
          ["equipe.csv", "A-1", ["rôle"]],
        ] as const
      ).entries())
        await insertLines(db(), id, of, [
          {
            ...{ line, outcome: "updated", name, cells: [], problem: null },
            changes: changed(headers),
            isWeighty: false,
          },
        ]);
      await end(id, minute);
    }
    expect(await findChangesOf(db(), "one", own)).toEqual({
      by: { userId: author, displayName: "Zoé Zola" },
      fields: ["city", "email", "lastName"],
    });
    expect(await findChangesOf(db(), "two", other)).toEqual({ by: null, fields: ["firstName"] });
    expect(await findChangesOf(db(), "none", own)).toEqual({ by: null, fields: [] });
  });

  it("goes with a person as far as it is about them or names them, and no further (IMPORTS-07)", async () => {
    const [own, other] = [await person("A-1"), await person("A-10")];
    await begin("one", 0, ["contrats-garde.csv", "personnes.csv"]);
    await shape("one", 1);
    await line("one", ["A-1"], 2);
    await line("one", ["A-10"], 3);
    await line("one", ["x", "A-10, A-1 | A-2"], 4);
    await line("one", ["x", "xA-1"], 5);
    await line("one", [], 6, "A-1", "personnes.csv");
    await line("one", [], 7, "A-10", "personnes.csv");
    await end("one", 1);
    await removeLinesOf(db(), own);
    expect(await kept("one")).toEqual([
      [3, other],
      [5, null],
      [7, other],
    ]);
  });
});
