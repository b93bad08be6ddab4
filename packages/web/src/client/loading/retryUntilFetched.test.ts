import { expect, onTestFinished, test, vi } from "vitest";
import { retryUntilFetched } from "./retryUntilFetched.ts";

/** Asks, on a clock that stands still, for a part that comes at the nth time that it is asked for. */
function askForPart(time: number) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const fetchPart = vi.fn(async () => {
    if (fetchPart.mock.calls.length < time) throw new Error("no network");
    return "here";
  });
  const onMissing = vi.fn();
  return { fetchPart, onMissing, coming: retryUntilFetched(fetchPart, onMissing) };
}

test("a part that did not come is asked for again as soon as the network is back, and no more once it is here (ERR-OP4)", async () => {
  const { fetchPart, coming } = askForPart(2);
  await vi.advanceTimersByTimeAsync(0);
  expect(fetchPart).toHaveBeenCalledTimes(1);
  const cleared = vi.spyOn(window, "clearTimeout");
  dispatchEvent(new Event("online"));
  const isCleared = cleared.mock.calls.length > 0;
  cleared.mockRestore();
  expect(isCleared).toBe(true);
  expect(await coming).toBe("here");
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchPart).toHaveBeenCalledTimes(2);
});

test("a part that did not come is asked for every thirty seconds where the browser does not tell (ERR-OP4)", async () => {
  const { fetchPart, coming } = askForPart(3);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(fetchPart).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetchPart).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await coming).toBe("here");
});

test("whoever asked for a part that does not come is told once, and not at all where it comes (ERR-OP4)", async () => {
  const missing = askForPart(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await missing.coming).toBe("here");
  expect(missing.onMissing.mock.calls).toEqual([[new Error("no network")]]);
  const { coming, onMissing } = askForPart(1);
  expect(await coming).toBe("here");
  expect(onMissing).not.toHaveBeenCalled();
});
