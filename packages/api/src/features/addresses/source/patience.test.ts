import { expect, it } from "vitest";
import { openPatience } from "./patience.ts";

it.each([
  [0, 2],
  [1, 2],
  [999, 2],
  [1_000, 1],
  [1_999, 1],
  [2_000, 0],
])(
  "a source that asked for two seconds is worth trying again after %i ms in %i seconds",
  (passed, seconds) => {
    let now = 50_000;
    const patience = openPatience(
      { callsPerSecond: 10, failures: 3, restSeconds: 60, mostPauseSeconds: 300 },
      () => now,
    );
    patience.pause(2);
    now += passed;
    expect(patience.take()).toBe(seconds);
  },
);
