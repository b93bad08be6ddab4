import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** How a process of the portal is started. */
export interface StartOptions {
  /** Its environment, beside what every program needs. */
  readonly settings: NodeJS.ProcessEnv;
  /** What Node itself takes before the script. */
  readonly nodeArgs?: readonly string[];
  /** The account that runs it; without one, ours. */
  readonly user?: { readonly uid: number; readonly gid: number } | undefined;
  /**
   * A file that takes its standard output, as under a service manager. Without one this process reads every line of
   * the log, which is not for measurements.
   */
  readonly outputFile?: string;
  /** True when messages are exchanged with it. */
  readonly messages?: boolean;
  /** The folder of another checkout, whose script it is; without one, this one. */
  readonly checkout?: string | undefined;
}

/** A process of the portal, of one of its commands or of another script of the checkout, seen from outside. */
export interface StartedProcess {
  readonly child: ChildProcess;
  readonly pid: number;
  /** What it writes once it serves, with its address. */
  readonly readyLine: RegExp;
  /** All that it wrote so far: standard output and standard error. */
  readonly output: { readonly out: string; readonly problems: string };
  /** Its exit code, once all that it wrote was read; null when a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Ends it as a power cut would, and waits for its end. */
  kill(): Promise<void>;
  /** Asks it to stop, and gives its exit code. */
  stop(): Promise<number | null>;
}

/** A process that said where it listens. */
export interface ReadyProcess extends StartedProcess {
  readonly address: string;
}

const root = fileURLToPath(new URL("..", import.meta.url));

// What runs for people is what was built; a test by itself runs the sources, which may be newer.
const [portalScript, commandScript] =
  process.env.PORTAL_BUILT === "yes"
    ? ["packages/api/dist/main.js", "packages/api/dist/command.js"]
    : ["packages/api/src/main.mjs", "packages/api/src/commands/main.mjs"];

/** Starts a process of the portal without waiting until it is ready; it takes a free port unless told. */
export function startPortal(options: StartOptions, args: readonly string[] = []): StartedProcess {
  const settings = { PORT: "0", ...options.settings };
  const started = startScript(portalScript, args, { ...options, settings });
  // Waits for the last line of the greeting too, so that all lines before it have been read.
  return { ...started, readyLine: /ready: (\S+)\n[\s\S]*Ctrl-C/ };
}

/** Starts a command, as `npm run import -- FOLDER` does. */
export const startCommand = (args: readonly string[], options: StartOptions): StartedProcess =>
  startScript(commandScript, args, options);

/** Starts a script of the checkout on the Node of this process. */
export function startScript(
  script: string,
  args: readonly string[],
  { settings, nodeArgs = [], user, outputFile, messages, checkout = root }: StartOptions,
): StartedProcess {
  const { PATH, TMPDIR, SystemRoot } = process.env;
  const file = outputFile === undefined ? null : openSync(outputFile, "w");
  const child = spawn(process.execPath, [...nodeArgs, join(checkout, script), ...args], {
    env: { PATH, TMPDIR, SystemRoot, ...settings },
    stdio: ["ignore", file ?? "pipe", "pipe", ...(messages ? (["ipc"] as const) : [])],
    ...user,
  });
  if (file !== null) closeSync(file);
  const read = { out: "", problems: "" };
  child.stdout?.on("data", (text) => {
    read.out += text;
  });
  child.stderr?.on("data", (text) => {
    read.problems += text;
  });
  const ended = once(child, "close").then(([code]) => code as number | null);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return {
    child,
    pid: child.pid ?? 0,
    readyLine: /ready: (\S+)\n/,
    output: {
      get out() {
        return outputFile === undefined ? read.out : readFileSync(outputFile, "utf8");
      },
      get problems() {
        return read.problems;
      },
    },
    ended,
    kill: async () => void (await end("SIGKILL")),
    stop: () => end("SIGTERM"),
  };
}

/** Waits until a process says where it listens; rejects with its own words when it ends before. */
export async function untilReady(started: StartedProcess): Promise<ReadyProcess> {
  let code: number | null | undefined;
  void started.ended.then((given) => {
    code = given;
  });
  for (;;) {
    const { out, problems } = started.output;
    const address = started.readyLine.exec(out)?.[1];
    if (address) return { ...started, address };
    if (code !== undefined) throw new Error(`The process ended with ${code}: ${problems}${out}`);
    await pause(10);
  }
}
