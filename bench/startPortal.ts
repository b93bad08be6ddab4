import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export interface BenchPortal {
  readonly address: string;
  readonly folder: string;
  /** From the start of the process to the line that says it is ready. */
  readonly startMs: number;
  stop(): Promise<void>;
}

const main = fileURLToPath(new URL("../packages/api/src/main.ts", import.meta.url));

/** Starts a portal of its own, with the demonstration agency, on a free port and in a temporary folder. */
export async function startPortal(settings: NodeJS.ProcessEnv = {}): Promise<BenchPortal> {
  const folder = mkdtempSync(join(tmpdir(), "ribambelle-bench-"));
  chmodSync(folder, 0o711);
  const { address, startMs, stop } = await start({ DATA_FOLDER: folder, ...settings });
  return {
    address,
    folder,
    startMs,
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Starts the portal's process and waits until it is ready. */
export async function start(settings: NodeJS.ProcessEnv) {
  const begun = performance.now();
  const child = spawn(process.execPath, ["--max-semi-space-size=1", main], {
    env: { ...process.env, PORT: "0", ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  let said = "";
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (text) => {
      said += text;
      const found = /ready: (\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.once("exit", () => reject(new Error("The portal did not start.")));
  });
  return {
    address,
    startMs: performance.now() - begun,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
