import v8 from "node:v8";
import { expect, it, vi } from "vitest";
import { withSmallHeap } from "./smallHeap.ts";

it("keeps the heap small until the last of several works has ended, well or not", async () => {
  const set = vi.spyOn(v8, "setFlagsFromString");
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  const works = [withSmallHeap(() => first.promise), withSmallHeap(() => second.promise)];
  expect(set.mock.calls).toEqual([["--heap-growing-percent=20"]]);
  first.resolve("done");
  expect(await works[0]).toBe("done");
  expect(set).toHaveBeenCalledTimes(1);
  second.reject(new Error("not done"));
  await expect(works[1]).rejects.toThrow("not done");
  expect(set.mock.calls).toEqual([["--heap-growing-percent=20"], ["--heap-growing-percent=0"]]);
});
