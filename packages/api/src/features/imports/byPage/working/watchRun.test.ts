import { until } from "@ribambelle/processes/signals";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { runSql } from "../../../../testing/stores/testModeration.store.ts";
import { type TestDatabase, testDatabase } from "../../../../testing/testDatabase.ts";
import { insertRun, setStopping } from "../byPage.store.ts";
import { watchRun } from "./watchRun.ts";

const id = "r".repeat(22);
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await runSql(db(), "DELETE FROM import_run");
  await insertRun(db(), id, null, new Date());
});

const db = () => database.connection.db;
const at = (line: number) => ({ file: "personnes.csv", line, lines: 90 }) as never;
const noted = async () => (await database.owner.query("SELECT progress FROM import_run")).rows[0].progress;
/** Watches the import; the portal’s seconds pass as the test says. */
function watch(stopping?: AbortSignal) {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  return watchRun(db(), id, stopping);
}

describe("an import under way", () => {
  it("writes down once a second how far it has come last, and nothing where it has come no farther (IMPORTS-05)", async () => {
    const watched = watch();
    watched.tell(at(1));
    watched.tell(at(2));
    vi.advanceTimersByTime(999);
    expect(await noted()).toBe(null);
    vi.advanceTimersByTime(1);
    await until(async () => (await noted())?.line === 2);
    await until(async () => {
      watched.tell(at(3));
      vi.advanceTimersByTime(1_000);
      return (await noted()).line === 3;
    });
    await watched.end();
    await watched.look();
    await runSql(db(), "UPDATE import_run SET progress = NULL");
    await watched.look();
    expect([await noted(), watched.signal.aborted]).toEqual([null, false]);
  });

  it.each([
    ["somebody wants it to", () => setStopping(db(), id)],
    ["it is no more", () => runSql(db(), "DELETE FROM import_run")],
  ])("stops where %s, though the database was away for a moment before (IMPORTS-05)", async (_, happens) => {
    const watched = watch();
    await database.owner.query("ALTER TABLE import_run RENAME TO import_run_away");
    vi.advanceTimersByTime(1_000);
    await expect(watched.look()).rejects.toThrow();
    await database.owner.query("ALTER TABLE import_run_away RENAME TO import_run");
    await watched.look();
    expect(watched.signal.aborted).toBe(false);
    await happens();
    await until(() => {
      vi.advanceTimersByTime(1_000);
      return watched.signal.aborted;
    });
    expect(watched.isLeftToAnother()).toBe(false);
    await watched.end();
  });

  it("stops at the end of its process and is left to another, before it begins as later (IMPORTS-10)", async () => {
    const ending = new AbortController();
    const watched = watch(ending.signal);
    expect([watched.signal.aborted, watched.isLeftToAnother()]).toEqual([false, false]);
    ending.abort();
    const late = watchRun(db(), id, ending.signal);
    for (const one of [watched, late]) {
      expect([one.signal.aborted, one.isLeftToAnother()]).toEqual([true, true]);
      await one.end();
    }
  });

  it("hears and writes down nothing more once it has ended", async () => {
    const ending = new AbortController();
    const watched = watch(ending.signal);
    watched.tell(at(4));
    await watched.end();
    ending.abort();
    expect([vi.getTimerCount(), await noted(), watched.signal.aborted]).toEqual([0, null, false]);
  });
});
