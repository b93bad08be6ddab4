import { rmSync } from "node:fs";
import { join } from "node:path";
import { makeFolder as makeEmptyFolder } from "@ribambelle/processes/folders";
import { type ReadyProcess, type StartOptions, startScript, untilReady } from "@ribambelle/processes/portal";

// Whatever is started or made is ended or removed: at the end of its chapter, on an error and on Ctrl-C.
const ends = new Set<() => Promise<void>>();

/** Remembers how something ends, and gives the function that ends it, once. */
export function untilEnd(end: () => Promise<void>): () => Promise<void> {
  const once = async () => {
    if (ends.delete(once)) await end();
  };
  ends.add(once);
  return once;
}

let ending: Promise<void> | null = null;

/** Ends whatever is left, the latest first; concurrent calls share one promise. */
export function endAll(): Promise<void> {
  ending ??= endEach().finally(() => {
    ending = null;
  });
  return ending;
}

async function endEach(): Promise<void> {
  // What a chapter starts while it is being ended is ended too.
  while (ends.size > 0) for (const end of [...ends].reverse()) await end();
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => void endAll().finally(() => process.exit(130)));
}

/** Makes a temporary folder that PostgreSQL's own account can pass through; it is removed at the end. */
export function makeFolder(): string {
  const folder = makeEmptyFolder();
  untilEnd(async () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** A server that the bench started; it ends with its chapter. */
export interface BenchServer extends Omit<ReadyProcess, "stop"> {
  stop(): Promise<void>;
}

// The portal and its yardsticks run with the environment and the flags of this process, so that they are
// comparable.
function optionsOf({ settings, nodeArgs = [], checkout }: Partial<StartOptions>): StartOptions {
  return {
    checkout,
    settings: { ...process.env, ...settings },
    nodeArgs: [...process.execArgv, ...nodeArgs],
    outputFile: join(makeFolder(), "output"),
    messages: true,
  };
}

/** Runs a script of the checkout until it ends, and calls back now and then meanwhile; throws when it fails. */
export async function runToEnd(
  script: string,
  args: readonly string[],
  options: Partial<StartOptions>,
  meanwhile: (pid: number) => void,
): Promise<void> {
  const { pid, output, ended, stop } = startScript(script, args, optionsOf(options));
  const timer = setInterval(() => meanwhile(pid), 50);
  const end = untilEnd(async () => void (await stop()));
  const code = await ended;
  clearInterval(timer);
  await end();
  if (code !== 0) throw new Error(`${script} failed: ${output.problems}${output.out}`);
}

/** Starts a script of the checkout and waits for the address it says it is ready at. */
export async function startServer(script: string, options: Partial<StartOptions> = {}): Promise<BenchServer> {
  const started = startScript(script, [], optionsOf(options));
  const stop = untilEnd(async () => void (await started.stop()));
  return { ...(await untilReady(started)), stop };
}
