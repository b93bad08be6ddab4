import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** How a process of the portal is started. */
export interface Beginning {
  readonly settings: NodeJS.ProcessEnv;
  /** What Node itself takes before the script. */
  readonly nodeArgs?: readonly string[];
  /** The account that runs it; without one, ours. */
  readonly user?: { readonly uid: number; readonly gid: number } | undefined;
}

/** A process of the portal, or of one of its commands, seen from outside. */
export interface Begun {
  readonly child: ChildProcess;
  /** All that it said so far, and what of it were complaints. */
  readonly said: { out: string; problems: string };
  /** Its exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Ends it as a power cut would, and waits for its end. */
  kill(): Promise<void>;
  /** Asks it to stop, and gives its exit code. */
  stop(): Promise<number | null>;
}

/** A portal that said that it is ready. */
export interface Portal extends Begun {
  readonly address: string;
}

const sourceOf = (path: string) => fileURLToPath(new URL(`../packages/api/src/${path}`, import.meta.url));

/** Begins a process of the portal without waiting until it is ready. */
export const beginPortal = (beginning: Beginning): Begun => begin([sourceOf("main.ts")], beginning);

/** Begins a command, as `npm run import -- FOLDER` does. */
export const beginCommand = (args: readonly string[], beginning: Beginning): Begun =>
  begin([sourceOf("commands/main.ts"), ...args], beginning);

/** Waits until the portal says where it is; rejects with its own words when it ends before. */
export async function untilReady(begun: Begun): Promise<Portal> {
  const { child, said, ended } = begun;
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const read = () => {
    const address = /ready: (\S+)/.exec(said.out)?.[1];
    if (address && said.out.includes("Ctrl-C")) resolve(address);
  };
  child.stdout?.on("data", read);
  read();
  void ended.then((code) => reject(new Error(`The portal ended with ${code}: ${said.problems}${said.out}`)));
  return { ...begun, address: await promise };
}

function begin(script: readonly string[], { settings, nodeArgs = [], user }: Beginning): Begun {
  const { PATH, TMPDIR, SystemRoot } = process.env;
  const child = spawn(process.execPath, [...nodeArgs, ...script], {
    env: { PATH, TMPDIR, SystemRoot, PORT: "0", ...roomy, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
    ...user,
  });
  const said = { out: "", problems: "" };
  child.stdout.on("data", (text) => {
    said.out += text;
  });
  child.stderr.on("data", (text) => {
    said.problems += text;
  });
  const ended = once(child, "close").then(([code]) => code as number | null);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { child, said, ended, kill: async () => void (await end("SIGKILL")), stop: () => end("SIGTERM") };
}

// Every visitor of a fault comes from one address.
const roomy = {
  SIGN_IN_FAILURES_PER_ADDRESS: "100000",
  RESETS_PER_ADDRESS: "100000",
  RESETS_PER_ACCOUNT: "100000",
};
