import { expect, onTestFinished, test, vi } from "vitest";
import { takeStreams } from "../../../testing/streams.ts";
import type { News } from "./news.ts";
import { hearTogether } from "./shared.ts";

let person = 9_000;

/** One tab of a browser, as far as streams go. */
function openTab(id: number) {
  const news: News[] = [];
  const close = hearTogether(id, (one) => news.push(one));
  onTestFinished(close);
  return { news, close };
}

/** Lets the test move the clock: what waits between two streams is told by it. */
function holdClock() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  onTestFinished(() => void vi.useRealTimers());
}

/** A tab of somebody new, whose stream has been asked for. */
async function openFirstTab() {
  const streams = takeStreams();
  person += 1;
  const tab = openTab(person);
  await vi.waitUntil(() => streams.length === 1, { timeout: 10_000 });
  return { streams, ...tab };
}
const openOnes = (streams: ReturnType<typeof takeStreams>) => streams.filter(({ isClosed }) => !isClosed);

test("the tabs of a browser share one stream, and each hears all of it (SHELL-OP1)", async () => {
  const streams = takeStreams();
  person += 1;
  const [first, second, third] = [openTab(person), openTab(person), openTab(person)];
  await expect.poll(() => streams.length).toBe(1);
  streams[0]?.says("changed", 3);
  const said = [{ event: "changed", unreadCount: 3 }];
  await expect.poll(() => [first.news, second.news, third.news]).toEqual([said, said, said]);
  expect(streams).toHaveLength(1);
});

test("another tab takes over when the one that has the stream closes (SHELL-OP1)", async () => {
  const streams = takeStreams();
  person += 1;
  const [first, second] = [openTab(person), openTab(person)];
  await expect.poll(() => streams.length).toBe(1);
  first.close();
  await expect.poll(() => streams.length).toBe(2);
  expect(streams.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  streams[1]?.says("opened", 2);
  expect(second.news).toEqual([{ event: "opened", unreadCount: 2 }]);
});

test("a tab that closes while it waits never has the stream", async () => {
  const streams = takeStreams();
  person += 1;
  const first = openTab(person);
  openTab(person).close();
  const last = openTab(person);
  await expect.poll(() => streams.length).toBe(1);
  first.close();
  await expect.poll(() => openOnes(streams).length).toBe(1);
  last.close();
  expect(openOnes(streams)).toEqual([]);
  expect(streams).toHaveLength(2);
});

test("without locks each tab has its own", () => {
  vi.stubGlobal("BroadcastChannel", undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  const streams = takeStreams();
  person += 1;
  openTab(person);
  openTab(person);
  expect(streams).toHaveLength(2);
});

test("the network that comes back opens the stream again at once", async () => {
  const streams = takeStreams();
  person += 1;
  const tab = openTab(person);
  await expect.poll(() => streams.length).toBe(1);
  streams[0]?.says("opened", 0);
  streams[0]?.cut();
  expect(tab.news.map(({ event }) => event)).toEqual(["opened", "lost"]);
  window.dispatchEvent(new Event("online"));
  expect(streams).toHaveLength(2);
  streams[1]?.says("opened", 0);
  expect(openOnes(streams)).toHaveLength(1);
});

test("a stream that fails is tried again, later each time", async () => {
  holdClock();
  vi.spyOn(Math, "random").mockReturnValue(1);
  onTestFinished(() => void vi.restoreAllMocks());
  const { streams } = await openFirstTab();
  for (const [count, seconds] of [1, 2, 4, 8, 16, 32, 60, 60].entries()) {
    streams.at(-1)?.cut();
    vi.advanceTimersByTime(seconds * 1_000 - 1);
    expect(streams).toHaveLength(count + 1);
    vi.advanceTimersByTime(1);
    expect(streams).toHaveLength(count + 2);
  }
});

test("a tab that closes while a stream is to be tried again opens none any more", async () => {
  holdClock();
  const { streams, close } = await openFirstTab();
  streams[0]?.cut();
  close();
  vi.advanceTimersByTime(600_000);
  expect(streams).toHaveLength(1);
});

test("a server that says it has too many is left alone for five minutes", async () => {
  holdClock();
  const { streams, news } = await openFirstTab();
  streams[0]?.says("crowded", 0);
  expect(openOnes(streams)).toEqual([]);
  expect(news.map(({ event }) => event)).toEqual(["crowded", "lost"]);
  vi.advanceTimersByTime(300_000 - 1);
  expect(streams).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(openOnes(streams)).toHaveLength(1);
});

test("a stream that was open is tried again soon, however often it failed before", async () => {
  holdClock();
  const random = vi.spyOn(Math, "random").mockReturnValue(1);
  onTestFinished(() => void vi.restoreAllMocks());
  const { streams, news } = await openFirstTab();
  streams[0]?.cut();
  // None was open: nothing was lost.
  expect(news).toEqual([]);
  vi.advanceTimersByTime(1_000);
  streams[1]?.says("opened", 1);
  // Not all browsers at the same moment: from half of the pause on.
  random.mockReturnValue(0);
  streams[1]?.cut();
  streams[0]?.says("changed", 9);
  expect(news.map(({ event }) => event)).toEqual(["opened", "lost"]);
  vi.advanceTimersByTime(499);
  expect(streams).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(streams).toHaveLength(3);
  // One that is refused tells of it though it never opened: the session may have ended.
  streams[2]?.refuse();
  expect(news.at(-1)).toEqual({ event: "lost", unreadCount: null });
});

test("a computer that slept opens its stream again, one that is only slow keeps it", async () => {
  holdClock();
  const { streams, close } = await openFirstTab();
  streams[0]?.says("opened", 0);
  vi.setSystemTime(Date.now() + 120_000);
  vi.advanceTimersByTime(30_000);
  expect(streams).toHaveLength(1);
  vi.setSystemTime(Date.now() + 120_001);
  vi.advanceTimersByTime(30_000);
  expect(openOnes(streams)).toHaveLength(1);
  expect(streams).toHaveLength(2);
  // Nothing of it is left once the page goes.
  close();
  window.dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(300_000);
  expect([streams.length, openOnes(streams).length]).toEqual([2, 0]);
});

test("what a stream says without a count that can be read counts for none", async () => {
  const streams = takeStreams();
  person += 1;
  const { news } = openTab(person);
  await expect.poll(() => streams.length).toBe(1);
  for (const data of ["{", '{"unreadCount":"x"}'])
    streams[0]?.dispatchEvent(new MessageEvent("changed", { data }));
  expect(news).toEqual([
    { event: "changed", unreadCount: null },
    { event: "changed", unreadCount: null },
  ]);
});
