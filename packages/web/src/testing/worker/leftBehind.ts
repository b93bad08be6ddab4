import { expect } from "vitest";

// What a page begins outside itself ends with the page: a listener on the window, an interval, an observer, a place among those who
// are told. What a lasting module of the app adds once, when it is loaded, stays.

interface Debt {
  readonly what: string;
  readonly place: string;
  readonly key: readonly unknown[];
}

let owed: Debt[] = [];

// What fetches the app itself (client/loading) lasts as long as the tab.
const owns = /\/src\/(?!testing\/|client\/loading\/)(?!\S*\.test\.)\S+?\.tsx?/;
// React begins an effect, a subscription or a ref by one of these.
const inEffect = /commitHookEffectListMount|commitAttachRef/;
// A module that is loaded calls from outside all functions, and is called by nobody.
const isLoading = (frames: readonly string[]) => frames.length === 1 && !frames[0]?.includes("(");

// Gives where the app begins something, or null where it is not the app’s page that does.
function placeOf(isOfEffects: boolean): string | null {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 40;
  const { stack = "" } = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  const frames = stack.split("\n").filter((line) => /^\s+at /.test(line) && !line.includes("/leftBehind.ts"));
  const place = owns.exec(frames[0] ?? "")?.[0];
  if (!place || isLoading(frames) || (isOfEffects && !inEffect.test(stack))) return null;
  return place;
}

function owe(what: string, key: readonly unknown[], isOfEffects = true): void {
  const place = placeOf(isOfEffects);
  // How long a module waits for an answer is its own affair.
  const isOfModule = what.endsWith("timeout") && !/\.tsx$|\/use[A-Z]/.test(place ?? "");
  if (place && !isOfModule) owed.push({ what, place, key });
}

function pay(...key: unknown[]): void {
  if (owed.length > 0) owed = owed.filter((debt) => debt.key.some((part, at) => part !== key[at]));
}

// Those that are there when the page is gone.
const lasting = new Set<unknown>([
  undefined,
  window,
  document,
  document.documentElement,
  window.visualViewport,
]);
const lasts = (target: unknown) => lasting.has(target) || target instanceof MediaQueryList;

type Options = AddEventListenerOptions | boolean | undefined;
const captures = (options: Options) => (typeof options === "object" ? options.capture : options) ?? false;
const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
EventTarget.prototype.addEventListener = function (this: EventTarget, type, listener, options) {
  add.call(this, type, listener, options);
  if (!lasts(this) || !listener) return;
  const key = [this ?? window, type, listener, captures(options)];
  owe(`a listener to ${type}`, key, false);
  if (typeof options === "object" && options.once) add.call(this, type, () => pay(...key), options);
};
EventTarget.prototype.removeEventListener = function (this: EventTarget, type, listener, options) {
  remove.call(this, type, listener, options);
  if (lasts(this)) pay(this ?? window, type, listener, captures(options));
};

const longMs = 1_000;
const timers = {
  setTimeout: setTimeout.bind(window),
  setInterval: setInterval.bind(window),
  clearTimeout: clearTimeout.bind(window),
  clearInterval: clearInterval.bind(window),
};
const wrapped = {
  setInterval(...given: Parameters<typeof setInterval>) {
    const timer = timers.setInterval(...given);
    owe("an interval", [timer], false);
    return timer;
  },
  setTimeout(...given: Parameters<typeof setTimeout>) {
    const timer = timers.setTimeout(...given);
    if ((given[1] ?? 0) >= longMs) owe("a long timeout", [timer]);
    return timer;
  },
  clearInterval(timer: number) {
    timers.clearInterval(timer);
    pay(timer);
  },
  clearTimeout(timer: number) {
    timers.clearTimeout(timer);
    pay(timer);
  },
};
Object.assign(window, wrapped);

for (const { prototype } of [ResizeObserver, IntersectionObserver, MutationObserver]) {
  const { observe, disconnect } = prototype as MutationObserver;
  Object.assign(prototype, {
    observe(this: MutationObserver, ...given: Parameters<typeof observe>) {
      observe.apply(this, given);
      owe("an observer", [this]);
    },
    disconnect(this: MutationObserver) {
      disconnect.call(this);
      pay(this);
    },
  });
}

// Those who are told by a module of the app.
const { add: join, delete: leave } = Set.prototype;
Set.prototype.add = function (this: Set<unknown>, member) {
  join.call(this, member);
  if (typeof member === "function") owe("a place among those who are told", [this, member]);
  return this;
};
Set.prototype.delete = function (this: Set<unknown>, member) {
  if (typeof member === "function") pay(this, member);
  return leave.call(this, member);
};

/** Fails where a page that is gone has left something of its own running. */
export function expectNothingLeft(): void {
  const left = owed.map(({ what, place }) => `${what} that ${place} began`);
  owed = [];
  expect(left, "what a page began outside itself ends with it").toEqual([]);
}
