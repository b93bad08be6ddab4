import { setTimeout as pause } from "node:timers/promises";
import { until } from "@ribambelle/processes/signals";
import { expect, it } from "vitest";
import { watchLoop } from "./loopLateness.ts";

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it("still knows of a process that came late just before it began to count anew (DRAWN-07)", async () => {
  const loop = watchLoop();
  // Its first look only begins the count; on a busy machine the pause may end a turn before it.
  await pause(30);
  await nextTurn();
  await nextTurn();
  // For more than the quarter of a second after which it counts anew: that is the next that it does.
  const end = performance.now() + 300;
  while (performance.now() < end);
  await nextTurn();
  await nextTurn();
  expect(loop.isLate()).toBe(true);
  await until(async () => !loop.isLate());
  loop.stop();
});
