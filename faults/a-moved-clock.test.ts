import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type StartedProcess, untilReady } from "@ribambelle/processes/portal";
import { until } from "@ribambelle/processes/signals";
import { expect } from "vitest";
import { test } from "./fixtures.ts";
import { countResetLetters, other, parent, requestReset, signIn, whoAmI } from "./visitor.ts";

const day = 86_400_000;
const module = fileURLToPath(new URL("movedClock.mjs", import.meta.url));

// What the database's own now() counts (jobs that wait, dates of the audit) does not move: the portal's clock does.
// Back by no more than a timer holds (2³¹ ms, 24.8 days) where the timetable of jobs waits for its next minute to come
// again: beyond that it looks for it every millisecond.
test("a clock that jumps forward ends idle sessions and nothing else; one that jumps back keeps people in", async ({
  aUsedFolder,
  begin,
}) => {
  const folder = aUsedFolder();
  const clock = join(folder, "clock");
  const set = (ms: number) => writeFileSync(clock, String(ms));
  set(0);
  const begun: StartedProcess = begin({
    settings: { DATA_FOLDER: folder, CLOCK_FILE: clock, SIGN_IN_FAILURES_PER_ACCOUNT: "2" },
    nodeArgs: ["--import", module],
  });
  const { address, output, child } = await untilReady(begun);
  const status = async (cookie: string) => (await whoAmI(address, cookie)).status;
  const { cookie: first } = await signIn(address, parent);

  set(15 * day);
  await until(async () => (await status(first)) === 401, "the idle session ends");
  const second = await signIn(address, parent);
  expect([second.status, await status(second.cookie)]).toEqual([200, 200]);
  for (let attempt = 0; attempt < 3; attempt += 1)
    await signIn(address, { ...other, password: "Wrong-1234" });
  expect((await signIn(address, other)).status).toBe(429);

  for (const ms of [14 * day, 0, -8 * day]) {
    set(ms);
    await until(async () => (await signIn(address, parent)).status === 200, "people sign in");
    expect(await status(second.cookie)).toBe(200);
    expect((await requestReset(address, parent.email)).status).toBe(200);
  }
  await until(async () => (await countResetLetters(address, parent.email)) === 3, "the letters arrive");

  set(16 * day);
  await until(async () => (await signIn(address, other)).status === 200, "the lock has passed");
  expect([child.exitCode, output.problems]).toEqual([null, ""]);
  expect(await begun.stop()).toBe(0);
});
