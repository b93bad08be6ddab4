import { expect, onTestFinished, test, vi } from "vitest";
import { keepOfflinePage } from "./keepOfflinePage.ts";
import { whenIdle } from "./whenIdle.ts";

/** A browser that rests when the test says so: a real one may be busy for as long as other tests run. Gives what lets it rest. */
function aBusyBrowser() {
  const waiting: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (act: () => void) => waiting.push(act));
  onTestFinished(() => void vi.unstubAllGlobals());
  return () => {
    for (const act of waiting.splice(0)) act();
  };
}

test("what can wait is done once the page has come and the browser has nothing to do, once", () => {
  const rest = aBusyBrowser();
  Object.defineProperty(document, "readyState", { value: "interactive", configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(document, "readyState"));
  const act = vi.fn();
  whenIdle(act);
  rest();
  expect(act).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("load"));
  window.dispatchEvent(new Event("load"));
  expect(act).not.toHaveBeenCalled();
  rest();
  expect(act).toHaveBeenCalledTimes(1);
});

test("what can wait waits two seconds where the browser does not tell that it has nothing to do", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { requestIdleCallback: real } = window;
  Reflect.deleteProperty(window, "requestIdleCallback");
  onTestFinished(() => {
    vi.useRealTimers();
    window.requestIdleCallback = real;
  });
  const act = vi.fn();
  whenIdle(act);
  vi.advanceTimersByTime(1_999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
});

test("the page for who is offline is kept where the portal wants it, and a browser that refuses it is left in peace (ERR-OP4)", () => {
  const rest = aBusyBrowser();
  const register = vi
    .spyOn(navigator.serviceWorker, "register")
    .mockRejectedValue(new Error("private window"));
  keepOfflinePage(false);
  rest();
  expect(register).not.toHaveBeenCalled();
  keepOfflinePage(true);
  rest();
  expect(register.mock.calls).toEqual([["/service-worker.js"]]);
});
