import { expect, onTestFinished, test, vi } from "vitest";
import { fetchOnceSeen } from "./onceSeen.ts";

/** Puts a browser’s telling of what it has shown in the test’s hands. */
function telling() {
  const told: (() => void)[] = [];
  class Observer implements Pick<PerformanceObserver, "observe"> {
    private readonly tell: () => void;
    constructor(tell: () => void) {
      this.tell = tell;
    }
    observe({ type, buffered }: PerformanceObserverInit): void {
      expect({ type, buffered }).toEqual({ type: "paint", buffered: true });
      told.push(this.tell);
    }
  }
  vi.stubGlobal("PerformanceObserver", Observer);
  return () => {
    for (const tell of told) tell();
  };
}

/** A page that has just been parsed, or was before the script came, in a browser whose frames the test lets show. */
function arrived({ hidden = false, whole = false } = {}) {
  const scripts = document.createElement("template");
  scripts.id = "scripts";
  scripts.innerHTML = '<link rel="modulepreload" href="/a.js">';
  document.head.append(scripts);
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  vi.spyOn(document, "readyState", "get").mockReturnValue(whole ? "interactive" : "loading");
  const shows = telling();
  vi.useFakeTimers({ toFake: ["setTimeout", "requestAnimationFrame"] });
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    for (const one of [scripts, ...named()]) one.remove();
  });
  fetchOnceSeen();
  if (!whole) document.dispatchEvent(new Event("DOMContentLoaded"));
  return { shows, named: () => named().length };
}

const named = () => [...document.querySelectorAll('link[href="/a.js"]')];

test("a page’s scripts are fetched once what it says is on the screen, and once (DRAWN-01)", () => {
  const { shows, named } = arrived();
  expect(named()).toBe(0);
  shows();
  expect(named()).toBe(1);
  shows();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(named()).toBe(1);
});

test("a page that is whole before this script comes fetches the others once it is seen, too (DRAWN-01)", () => {
  const { shows, named } = arrived({ whole: true });
  expect(named()).toBe(0);
  shows();
  expect(named()).toBe(1);
});

test("a browser that tells nothing of what it shows fetches the scripts a second after the first frame (DRAWN-01)", () => {
  const { named } = arrived();
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(999);
  expect(named()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(named()).toBe(1);
});

test("a page in a tab that nobody sees fetches its scripts at once (DRAWN-01)", () => {
  expect(arrived({ hidden: true }).named()).toBe(1);
});

test("a page that is left before its first frame fetches its scripts then: no frame will come (DRAWN-01)", () => {
  const { named } = arrived();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(named()).toBe(1);
});
