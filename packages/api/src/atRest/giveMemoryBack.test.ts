import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { giveMemoryBack } from "./giveMemoryBack.ts";

it("collects what nothing holds any more", async () => {
  const left = new WeakRef({ what: "a start left" });
  // What was made in this turn is held until it ends.
  await setImmediate();
  await giveMemoryBack();
  expect(left.deref()).toBeUndefined();
});
