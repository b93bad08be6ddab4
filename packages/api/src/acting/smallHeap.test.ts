import { constants, PerformanceObserver } from "node:perf_hooks";
import v8 from "node:v8";
import { expect, it, vi } from "vitest";
import { withSmallHeap } from "./smallHeap.ts";

it("keeps the heap small until the last of several works has ended, well or not", async () => {
  const set = vi.spyOn(v8, "setFlagsFromString");
  const growths = () => set.mock.calls.flat().filter((flag) => flag.startsWith("--heap-growing"));
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  const works = [withSmallHeap(() => first.promise), withSmallHeap(() => second.promise)];
  expect(growths()).toEqual(["--heap-growing-percent=20"]);
  first.resolve("done");
  expect(await works[0]).toBe("done");
  expect(growths()).toHaveLength(1);
  second.reject(new Error("not done"));
  await expect(works[1]).rejects.toThrow("not done");
  expect(growths()).toEqual(["--heap-growing-percent=20", "--heap-growing-percent=0"]);
});

it("takes back what is garbage as it begins: what was allowed before does not hold for it", {
  timeout: 10_000,
}, async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const isAsked = (entry: object) =>
    "detail" in entry &&
    (entry.detail as { flags?: number }).flags === constants.NODE_PERFORMANCE_GC_FLAGS_FORCED;
  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().some(isAsked)) resolve();
  });
  observer.observe({ entryTypes: ["gc"] });
  await withSmallHeap(async () => undefined);
  await promise;
  observer.disconnect();
});
