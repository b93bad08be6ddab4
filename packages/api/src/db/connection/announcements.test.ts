import { until } from "@ribambelle/processes/signals";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type CuttableDatabase, cuttableDatabase } from "../../testing/servers/cuttableDatabase.ts";
import { type Announcements, openAnnouncements } from "./announcements.ts";

let database: CuttableDatabase;
let announcements: Announcements;
let heard: string[];
beforeEach(async () => {
  database = await cuttableDatabase();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  heard = [];
  announcements = openAnnouncements(database.clientConfig);
  for (const channel of ["one", "other"])
    announcements.listenTo(channel, {
      heard: (payload) => void heard.push(`${channel}: ${payload}`),
      lost: () => void heard.push(`${channel} lost`),
      found: () => void heard.push(`${channel} ${announcements.isListening() ? "found" : "not found"}`),
    });
});
afterEach(async () => {
  vi.useRealTimers();
  database.mend();
  await announcements.close();
  await database.drop();
});

// The portal’s seconds pass faster than those of the database.
const untilPassed = (isTrue: () => boolean) =>
  until(() => {
    vi.advanceTimersByTime(50);
    return isTrue();
  });
const announce = (channel: string, payload: string) =>
  database.owner.query("SELECT pg_notify($1, $2)", [channel, payload]);
const takeHeard = () => heard.splice(0);

describe("announcements of the database", () => {
  it("come to whoever listens to their channel, from the start to the end", async () => {
    expect(announcements.isListening()).toBe(false);
    const started = announcements.start();
    expect(announcements.start()).toBe(started);
    await started;
    expect([announcements.isListening(), takeHeard()]).toEqual([true, ["one found", "other found"]]);
    await announce("one", "a");
    await announce("third", "b");
    await announce("other", "c");
    await until(() => heard.length === 2);
    expect(takeHeard()).toEqual(["one: a", "other: c"]);
    await announcements.close();
    expect([announcements.isListening(), takeHeard()]).toEqual([false, []]);
  });

  it.each([
    ["cut", ["first", "second"]],
    ["freeze", ["once"]],
  ] as const)(
    "are known to be missed while their connection is away (%s), and are heard again by themselves",
    async (goAway, rounds) => {
      await announcements.start();
      takeHeard();
      for (const round of rounds) {
        database[goAway]();
        await untilPassed(() => !announcements.isListening());
        expect(takeHeard()).toEqual(["one lost", "other lost"]);
        database.mend();
        await untilPassed(() => announcements.isListening());
        expect(takeHeard()).toEqual(["one found", "other found"]);
        await announce("one", round);
        await until(() => heard.length > 0);
        expect(takeHeard()).toEqual([`one: ${round}`]);
      }
    },
  );

  it("are listened to once there is a database, where there was none at the start", async () => {
    database.cut();
    await announcements.start();
    expect([announcements.isListening(), takeHeard()]).toEqual([false, []]);
    database.mend();
    await untilPassed(() => announcements.isListening());
    expect(takeHeard()).toEqual(["one found", "other found"]);
  });
});
