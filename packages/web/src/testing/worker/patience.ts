import { expect } from "vitest";
import { page } from "vitest/browser";
import { patienceMs } from "./patienceMs.ts";
import { scriptsPath } from "./scriptsPath.ts";

// Some of it is the scripts of a page, which the bundler makes when they are asked for: while they come, we wait on.
let came = 0;
const countScripts = (entries: PerformanceEntryList) => {
  for (const entry of entries)
    if (entry instanceof PerformanceResourceTiming && entry.initiatorType !== "css") came += 1;
};
// Told one by one: to list all that came before each look cost more than the look.
const told = new PerformanceObserver((list) => countScripts(list.getEntries()));
told.observe({ type: "resource", buffered: true });
const arrived = () => {
  countScripts(told.takeRecords());
  return came;
};

// On a machine that has no time for the page, its clock ticks less often: what waits has not had its time then.
const tickMs = 100;
const now = performance.now.bind(performance);
let ticks = 0;
setInterval(() => {
  ticks += 1;
}, tickMs);

/**
 * Begins to count; gives whether the page had less than nine tenths of the time that has passed, or the runner, by whose clock an
 * action ends, said late that the limit was reached.
 */
function watchTime(limitMs: number): () => boolean {
  const [begunAt, before] = [now(), ticks];
  return () => {
    const passed = now() - begunAt;
    return (ticks - before + 1) * tickMs < passed * 0.9 || passed > limitMs * 1.05;
  };
}

// Captured here: tests answer what the page asks in the network's place.
const ask = fetch.bind(window);
/** Whether the bundler still has a script to send, or is itself kept waiting. */
async function isBundlerBusy(): Promise<boolean> {
  const asked = now();
  const { pending } = await (await ask(scriptsPath)).json();
  return pending > 0 || now() - asked > tickMs;
}

/**
 * Tries again what ended at its time limit while scripts were still arriving, or while the machine had no time for the page or for
 * what sends its scripts; a failure names the line that asked.
 */
async function whileScriptsCome<Result>(
  attempt: () => Promise<Result>,
  asked: (...args: never[]) => unknown,
  limitMs = Number.POSITIVE_INFINITY,
): Promise<Result> {
  const place = new Error();
  Error.captureStackTrace(place, asked);
  let isBusy = false;
  for (;;) {
    const before = arrived();
    const wasShort = watchTime(limitMs);
    try {
      return await attempt();
    } catch (error) {
      // Before the bundler is asked, whose answer arrives too.
      const isDelayed = arrived() > before || wasShort();
      // What it had to send was sent before the page has it: after it was busy there is one more try.
      const wasBusy = isBusy;
      isBusy = await isBundlerBusy();
      if (isDelayed || isBusy || wasBusy) continue;
      if (error instanceof Error) error.stack = place.stack?.replace(/^Error/, () => error.message);
      throw error;
    }
  }
}

type Chain = { readonly [name: string | symbol]: Chain } & ((...args: unknown[]) => Promise<unknown>);

/** The matchers of an expectation that waits, `.not` before them too, each tried anew by `whileScriptsCome`. */
function patient(begin: () => object, path: readonly (string | symbol)[] = []): object {
  const begun = () => path.slice(0, -1).reduce((chain, name) => chain[name] as Chain, begin() as Chain);
  const matcher = (...args: unknown[]) =>
    whileScriptsCome(() => (begun()[path.at(-1) ?? ""] as Chain)(...args), matcher);
  return new Proxy(matcher, {
    get(_, name) {
      // An expectation that nobody completes is no promise.
      if (name === "then") return;
      // It is written where it is called from, which must be the test.
      if (/InlineSnapshot$/.test(String(name))) return (begin() as Chain)[name];
      return patient(begin, [...path, name]);
    },
  });
}

const { element, poll } = expect;
const patientPoll = ((...args: Parameters<typeof poll>) => patient(() => poll(...args))) as typeof poll;

// An expectation of an element polls by itself, and is tried anew as one.
const elementByItself = (...args: Parameters<typeof element>) => {
  expect.poll = poll;
  try {
    return element(...args);
  } finally {
    expect.poll = patientPoll;
  }
};
expect.poll = patientPoll;
expect.element = ((...args: Parameters<typeof element>) =>
  patient(() => elementByItself(...args))) as typeof element;

// What would hit another thing than the one that is meant, the runner stops before the document.
let clicks = 0;
const count = (event: MouseEvent) => {
  if (event.isTrusted) clicks += 1;
};
document.addEventListener("click", count, true);

const actions = ["click", "dblClick", "hover", "fill", "clear", "selectOptions", "upload"] as const;
let locators = Object.getPrototypeOf(page.getByRole("button"));
while (!Object.hasOwn(locators, "click")) locators = Object.getPrototypeOf(locators);
for (const name of actions) {
  const act = locators[name];
  locators[name] = function acting(this: unknown, ...args: unknown[]) {
    const before = clicks;
    const attempt = async () => {
      try {
        return await act.apply(this, args);
      } catch (error) {
        // The page has had it, though the runner said so too late: another would undo it.
        if (name !== "click" || clicks === before) throw error;
      }
    };
    const own = (args.at(-1) as { readonly timeout?: number } | undefined)?.timeout;
    return whileScriptsCome(attempt, acting, own ?? patienceMs);
  };
}
