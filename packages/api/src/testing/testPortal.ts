import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import type pg from "pg";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));

/** The portal as people start it: a process of its own. */
export interface StartedPortal {
  readonly child: ChildProcess;
  /** What it has printed so far. */
  readonly said: { out: string; problems: string };
  /** Its exit code, once it has ended and all that it said was heard; null when a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Its address, once it serves; rejects with what it said when it ends before. */
  readonly ready: Promise<string>;
}

/** Starts the portal with these settings and nothing else of the environment; its output may go to an open file. */
export function startPortalProcess(
  settings: NodeJS.ProcessEnv,
  output: "pipe" | number = "pipe",
): StartedPortal {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, DEMONSTRATION: "no", PORT: "0", ...settings },
    stdio: ["ignore", output, "pipe"],
  });
  const said = { out: "", problems: "" };
  child.stdout?.on("data", (text) => {
    said.out += text;
  });
  child.stderr?.on("data", (text) => {
    said.problems += text;
  });
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout?.on("data", () => {
      const address = /ready: (\S+)/.exec(said.out)?.[1];
      if (address && said.out.includes("Ctrl-C")) resolve(address);
    });
    child.on("close", () => reject(new Error(said.problems)));
  });
  ready.catch(() => {});
  return { child, said, ended, ready };
}

/** The settings of a connection as an address, for DATABASE_URL. */
export function urlOf(config: pg.ClientConfig): string {
  if (config.connectionString) return config.connectionString;
  const { user = "postgres", host = "", port = 5432, database: name = "", password } = config;
  const secret = password ? `:${encodeURIComponent(String(password))}` : "";
  return `postgres://${user}${secret}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
}
