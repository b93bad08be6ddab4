import { expect, onTestFinished, test, vi } from "vitest";
import { fetchOnceSeen } from "./onceSeen.ts";

/** A page that has just been parsed, or was before the script came, with frames that the test lets come. */
function arrived({ hidden = false, whole = false } = {}) {
  const scripts = document.createElement("template");
  scripts.id = "scripts";
  scripts.innerHTML = '<link rel="modulepreload" href="/a.js">';
  document.head.append(scripts);
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((frame) => frames.push(frame));
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  vi.spyOn(document, "readyState", "get").mockReturnValue(whole ? "interactive" : "loading");
  onTestFinished(() => {
    vi.restoreAllMocks();
    for (const one of [scripts, ...named()]) one.remove();
  });
  fetchOnceSeen();
  if (!whole) document.dispatchEvent(new Event("DOMContentLoaded"));
  return { frame: () => frames.shift()?.(0), named: () => named().length };
}

const named = () => [...document.querySelectorAll('link[href="/a.js"]')];

test("a page’s scripts are fetched once its first frame is on the screen, and once (DRAWN-01)", () => {
  const { frame, named } = arrived();
  expect(named()).toBe(0);
  frame();
  expect(named()).toBe(0);
  frame();
  expect(named()).toBe(1);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(named()).toBe(1);
});

test("a page that is whole before this script comes fetches the others once it is seen, too (DRAWN-01)", () => {
  const { frame, named } = arrived({ whole: true });
  frame();
  expect(named()).toBe(0);
  frame();
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
