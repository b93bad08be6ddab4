import { QueryObserver } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { CallError } from "../client/call/callError.ts";
import { createQueries } from "./queries.ts";

const queryKey = ["Sponsorship"];

/** A part of a page that reads, whose answers the test gives in the order in which it was asked. */
function aReading() {
  const queries = createQueries();
  const asked: PromiseWithResolvers<string>[] = [];
  const queryFn = () => {
    const one = Promise.withResolvers<string>();
    asked.push(one);
    return one.promise;
  };
  onTestFinished(new QueryObserver(queries, { queryKey, queryFn }).subscribe(() => {}));
  return { queries, queryFn, asked, shown: () => queries.getQueryData(queryKey) };
}

test("a change made while something is first read is seen: it is read again, and what was asked before counts no more (SPONSOR-17)", async () => {
  const { queries, asked, shown } = aReading();
  expect(asked).toHaveLength(1);
  const readAgain = queries.invalidateQueries({ queryKey });
  expect(asked).toHaveLength(2);
  asked[0]?.resolve("before the change");
  asked[1]?.resolve("after the change");
  await readAgain;
  expect(shown()).toBe("after the change");
  asked[0]?.resolve("before the change");
  expect(queries.getQueryState(queryKey)).toMatchObject({ isInvalidated: false, fetchStatus: "idle" });
});

test("whoever waits for a first reading that was begun again gets what came of it (SPONSOR-17)", async () => {
  const { queries, queryFn, asked } = aReading();
  const waited = queries.fetchQuery({ queryKey, queryFn });
  const readAgain = queries.invalidateQueries({ queryKey });
  asked[1]?.resolve("after the change");
  expect(await waited).toBe("after the change");
  await readAgain;
});

test("what nobody shows is not asked again by a change (SPONSOR-17)", async () => {
  const { queries, queryFn, asked } = aReading();
  const ahead = queries.fetchQuery({ queryKey: ["Other"], queryFn });
  await queries.invalidateQueries({ queryKey: ["Other"] });
  expect(asked).toHaveLength(2);
  asked[1]?.resolve("ahead");
  expect(await ahead).toBe("ahead");
});

test.each([
  ["no answer", 0, 2],
  ["an answer of a proxy", 502, 2],
  ["an answer that there is no server now", 503, 2],
  ["a bug", 500, 1],
  ["a refusal", 404, 1],
  ["something that is no answer", null, 1],
] as const)("a reading that fails by %s (%s) is asked for %i times (AGUI-14)", async (_, status, times) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const error = status === null ? new TypeError("x") : new CallError(status, { fr: "Non.", en: "No." });
  const queryFn = vi.fn(() => Promise.reject(error));
  const observer = new QueryObserver(createQueries(), { queryKey, queryFn });
  onTestFinished(observer.subscribe(() => {}));
  await vi.advanceTimersByTimeAsync(499);
  expect(queryFn).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(queryFn).toHaveBeenCalledTimes(times);
  expect(observer.getCurrentResult().error).toBe(error);
});
