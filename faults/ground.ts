import { chmodSync, cpSync, globSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { accountsIn, type OsUser } from "@ribambelle/api/db/embedded/osUser";
import { obstacleOnTheWay } from "@ribambelle/api/db/embedded/reach";
import { test as base, inject, type TestContext } from "vitest";
import { makeOutsideServer, type OutsideServer } from "./outsideServer.ts";
import { type Beginning, type Begun, beginCommand, beginPortal, type Portal, untilReady } from "./portal.ts";
import { killServer } from "./processes.ts";

interface Ground {
  /** An empty folder that every account may enter; with the test, the servers in it end and it goes. */
  aFolder: () => string;
  /** A data folder that a portal ran on before, with the demonstration. */
  aUsedFolder: () => string;
  /** A process of the portal, ready or not; it is killed when the test ends. */
  begin: (beginning: Beginning) => Begun;
  /** A portal that is ready, with these settings. */
  aPortal: (settings: NodeJS.ProcessEnv) => Promise<Portal>;
  /** A command of the portal that runs. */
  aCommand: (args: readonly string[], settings: NodeJS.ProcessEnv) => Begun;
  /** A PostgreSQL that the portal did not start. */
  aServer: () => Promise<OutsideServer>;
}

/** A test that begins processes: each has folders of its own, and what it began ends with it. */
export const test = base.extend<Ground>({
  aFolder: async ({ onTestFinished }, use) => {
    await use(() => {
      const folder = realpathSync(mkdtempSync(join(tmpdir(), "ribambelle-fault-")));
      // As root the database runs as another user, who must be able to pass through.
      chmodSync(folder, 0o755);
      onTestFinished(() => clear(folder));
      return folder;
    });
  },
  aUsedFolder: async ({ aFolder }, use) => {
    await use(() => {
      const folder = aFolder();
      cpSync(inject("firstStart").folder, folder, { recursive: true });
      return folder;
    });
  },
  begin: async ({ onTestFinished }, use) => {
    await use((beginning) => endedWith(onTestFinished, beginPortal(beginning)));
  },
  aPortal: async ({ begin }, use) => {
    await use((settings) => untilReady(begin({ settings })));
  },
  aCommand: async ({ onTestFinished }, use) => {
    await use((args, settings) => endedWith(onTestFinished, beginCommand(args, { settings })));
  },
  aServer: async ({ aFolder, onTestFinished }, use) => {
    await use(async () => {
      const server = await makeOutsideServer(aFolder());
      onTestFinished(() => server.stop("immediate"));
      await server.start();
      return server;
    });
  },
});

/** Skips the rest of a test, and says why even where only failures are shown. */
export function skipAloud({ task, skip }: Pick<TestContext, "task" | "skip">, reason: string): never {
  process.stderr.write(`skipped: ${task.name}: ${reason}\n`);
  return skip(reason);
}

/** An account that is not root and can run the portal, ours when we are not root; null when there is none. */
export function ordinaryAccount(): { readonly user: OsUser | undefined } | null {
  if (process.getuid?.() !== 0) return { user: undefined };
  const user = accountsIn(readFileSync("/etc/passwd", "utf8")).find(({ name }) => name === "nobody");
  return user && obstacleOnTheWay(user, import.meta.dirname) === null ? { user } : null;
}

function endedWith(onTestFinished: (end: () => Promise<void>) => void, begun: Begun): Begun {
  onTestFinished(async () => {
    if (begun.child.exitCode === null && begun.child.signalCode === null) await begun.kill();
  });
  return begun;
}

async function clear(folder: string): Promise<void> {
  for (const file of globSync("**/postmaster.pid", { cwd: folder }))
    await killServer(join(folder, file, ".."), "SIGQUIT");
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}
