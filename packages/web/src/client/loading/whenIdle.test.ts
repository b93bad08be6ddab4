import { expect, onTestFinished, test, vi } from "vitest";
import { keepOfflinePage } from "./keepOfflinePage.ts";
import { whenIdle } from "./whenIdle.ts";

/** The page that is still loading, until the test ends. */
function loading() {
  Object.defineProperty(document, "readyState", { value: "interactive", configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(document, "readyState"));
}

test("what can wait is done once the page has come and the browser has nothing to do, once", async () => {
  const act = vi.fn();
  loading();
  whenIdle(act);
  await new Promise((resolve) => requestIdleCallback(resolve));
  expect(act).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("load"));
  window.dispatchEvent(new Event("load"));
  await expect.poll(() => act.mock.calls.length).toBe(1);
  await new Promise((resolve) => requestIdleCallback(resolve));
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

test("the page for who is offline is kept where the portal wants it, and a browser that refuses it is left in peace (ERR-OP4)", async () => {
  const register = vi
    .spyOn(navigator.serviceWorker, "register")
    .mockRejectedValue(new Error("private window"));
  keepOfflinePage(false);
  await new Promise((resolve) => requestIdleCallback(resolve));
  expect(register).not.toHaveBeenCalled();
  keepOfflinePage(true);
  await expect.poll(() => register.mock.calls).toEqual([["/service-worker.js"]]);
});
