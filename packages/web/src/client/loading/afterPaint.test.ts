import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { runAfterPaint } from "./afterPaint.ts";

const ran: string[] = [];
const scriptOf = (name: string) =>
  `<script type="module" src="data:text/javascript,dispatchEvent(new CustomEvent('ran',{detail:'${name}'}))"></script>`;
const note = (event: Event) => void ran.push((event as CustomEvent<string>).detail);

/** A head that leaves that for later. */
function leave(...htmls: readonly string[]) {
  for (const html of htmls) {
    const template = document.createElement("template");
    template.dataset.later = "";
    // As the parser of a page makes them: scripts of innerHTML never run.
    template.content.append(document.createRange().createContextualFragment(html));
    document.head.append(template);
  }
}

beforeEach(() => {
  ran.length = 0;
  addEventListener("ran", note);
});

afterEach(() => {
  removeEventListener("ran", note);
  for (const left of document.querySelectorAll(
    "template[data-later], script[src^='data:'], link[href='/later.js']",
  ))
    left.remove();
});

test("what a drawn page leaves for later runs once it has been seen, in its order and once (DRAWN-03)", async () => {
  leave('<link rel="modulepreload" href="/later.js">', ["one", "two", "three"].map(scriptOf).join(""));
  runAfterPaint();
  expect(document.querySelectorAll("template[data-later]")).toHaveLength(2);
  runAfterPaint();
  await expect.poll(() => ran).toEqual(["one", "two", "three"]);
  expect(document.querySelector("head > link[href='/later.js']")).not.toBeNull();
  expect(document.querySelector("template[data-later]")).toBeNull();
});

test("waits for the page to show something, not its colour alone, and three seconds at most (DRAWN-03)", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let tell: PerformanceObserverCallback = () => {};
  const observe = vi.fn();
  class Watching {
    observe = observe;
    constructor(told: PerformanceObserverCallback) {
      tell = told;
    }
  }
  vi.stubGlobal("PerformanceObserver", Watching);
  onTestFinished(() => void vi.unstubAllGlobals());
  const painted = (kind: string) =>
    tell(
      { getEntriesByName: (name: string) => (name === kind ? [{}] : []) } as never,
      new Watching(tell) as never,
    );
  const isLeft = () => document.querySelector("template[data-later]") !== null;

  leave(scriptOf("seen"));
  runAfterPaint();
  expect(observe).toHaveBeenCalledWith({ type: "paint", buffered: true });
  painted("first-paint");
  expect(isLeft()).toBe(true);
  painted("first-contentful-paint");
  expect(isLeft()).toBe(false);

  leave(scriptOf("late"));
  vi.advanceTimersByTime(2999);
  expect(isLeft()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isLeft()).toBe(false);
  vi.useRealTimers();
  await expect.poll(() => ran).toEqual(["seen", "late"]);
});

test("a page that nobody looks at starts at once, when its head is there (DRAWN-03)", () => {
  const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  onTestFinished(() => hidden.mockRestore());
  const state = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  onTestFinished(() => state.mockRestore());
  leave(scriptOf("hidden"));
  runAfterPaint();
  expect(document.querySelector("template[data-later]")).not.toBeNull();
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(document.querySelector("template[data-later]")).toBeNull();
  state.mockReturnValue("interactive");
  leave(scriptOf("hidden"));
  runAfterPaint();
  expect(document.querySelector("template[data-later]")).toBeNull();
});
