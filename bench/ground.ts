import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

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

/** Ends whatever is left, the latest first; who asks while it ends waits for the same end. */
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
  const folder = mkdtempSync(join(tmpdir(), "ribambelle-bench-"));
  chmodSync(folder, 0o711);
  untilEnd(async () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

export interface Started {
  readonly child: ChildProcess;
  readonly pid: number;
  readonly address: string;
  /** What it wrote until it was ready. */
  readonly said: string;
  stop(): Promise<void>;
}

export interface StartOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly nodeArgs?: readonly string[];
}

const spawnScript = (
  script: string,
  args: readonly string[],
  { env, nodeArgs = [] }: StartOptions,
  output: number,
) =>
  spawn(process.execPath, [...process.execArgv, ...nodeArgs, join(root, script), ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", output, "inherit", "ipc"],
  });

/** Runs a script of the checkout until it ends, and calls back now and then meanwhile; throws when it fails. */
export async function runScript(
  script: string,
  args: readonly string[],
  options: StartOptions,
  meanwhile: (pid: number) => void,
): Promise<void> {
  const output = join(makeFolder(), "output");
  const child = spawnScript(script, args, options, openSync(output, "w"));
  const timer = setInterval(() => meanwhile(child.pid ?? 0), 50);
  const ended = once(child, "exit");
  const stop = untilEnd(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  const [code] = await ended;
  clearInterval(timer);
  await stop();
  if (code !== 0) throw new Error(`${script} failed: ${readFileSync(output, "utf8")}`);
}

/** Starts a script of the checkout, with the flags of this process, and waits for the address it says it is ready at. */
export async function startScript(script: string, options: StartOptions = {}): Promise<Started> {
  // A file, as under a service manager: a pipe would make this process read every line of the log.
  const output = join(makeFolder(), "output");
  const child = spawnScript(script, [], options, openSync(output, "w"));
  let running = true;
  const ended = once(child, "exit").then(() => {
    running = false;
  });
  const stop = untilEnd(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  for (;;) {
    const said = readFileSync(output, "utf8");
    const address = /ready: (\S+)\n/.exec(said)?.[1];
    if (address) return { child, pid: child.pid ?? 0, address, said, stop };
    if (!running) throw new Error(`${script} did not start: ${said}`);
    await setTimeout(10);
  }
}
