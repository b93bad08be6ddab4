import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type TestDatabase, testDatabase } from "../testing/testDatabase.ts";
import { openAttempts } from "./attempts.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  vi.useRealTimers();
  await database.drop();
});

const hour = 3_600_000;
const noon = Date.parse("2026-11-21T12:00:00Z");
const setClock = (time: number) => vi.useFakeTimers({ now: time, toFake: ["Date"] });

describe("a limit on attempts", () => {
  it.each([
    ["an hour back", -hour],
    ["a year back", -365 * 24 * hour],
    ["an hour on", hour],
  ])("does not outlast its window when the clock is put %s", async (name, jump) => {
    const attempts = openAttempts(database.connection.pool, "clock", 2, 900);
    setClock(noon);
    const refusals = [];
    for (let time = 0; time < 3; time += 1) refusals.push(await attempts.count(name));
    expect(refusals.map((refused) => refused?.retryAfterSeconds)).toEqual([undefined, undefined, 900]);
    expect(await attempts.refusal(name)).not.toBe(null);
    setClock(noon + jump);
    expect(await attempts.refusal(name)).toBe(null);
    expect(await attempts.during(name, async () => "done")).toBe("done");
    const after = [];
    for (let time = 0; time < 3; time += 1) after.push(await attempts.count(name));
    expect(after.map((refused) => refused?.retryAfterSeconds)).toEqual([undefined, undefined, 900]);
  });

  it("holds while the clock is put back by a little, as it is when it is set right", async () => {
    const attempts = openAttempts(database.connection.pool, "clock", 1, 900);
    setClock(noon);
    await attempts.count("little");
    setClock(noon - 500);
    expect(await attempts.count("little")).not.toBe(null);
  });
});
