import { setTimeout as pause } from "node:timers/promises";
import { until } from "@ribambelle/processes/signals";
import { expect, it } from "vitest";
import { watchLoop } from "./loopLateness.ts";

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it.each([
  ["alone", 0],
  ["among timers that are due first", 1],
])(
  "still knows of a process that came late just before it began to count anew, %s (DRAWN-07)",
  async (_how, others) => {
    const loop = watchLoop();
    const timers = Array.from({ length: others }, () => setInterval(() => {}, 1));
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
    for (const timer of timers) clearInterval(timer);
    await until(async () => !loop.isLate());
    loop.stop();
  },
);
