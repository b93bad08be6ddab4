import { cpSync } from "node:fs";
import { type OsUser, ordinaryAccount } from "@ribambelle/embedded-postgres/testing";
import { makeFolder, removeFolder } from "@ribambelle/processes/folders";
import {
  type ReadyProcess,
  type StartedProcess,
  type StartOptions,
  startCommand,
  startPortal,
  untilReady,
} from "@ribambelle/processes/portal";
import { makePostgres, type PostgresServer } from "@ribambelle/processes/postgres";
import { test as base, inject, type TestContext } from "vitest";

/** What starts the processes of a fault. */
export interface Fixtures {
  /**
   * An empty folder that every account may enter; when the test ends, its servers are ended and it is
   * removed.
   */
  aFolder: () => string;
  /** A data folder that a portal ran on before, with the demonstration. */
  aUsedFolder: () => string;
  /** A process of the portal, ready or not; it is killed when the test ends. */
  begin: (options: StartOptions) => StartedProcess;
  /** A portal that is ready, with these settings. */
  aPortal: (settings: NodeJS.ProcessEnv) => Promise<ReadyProcess>;
  /** A command of the portal that runs. */
  aCommand: (args: readonly string[], settings: NodeJS.ProcessEnv) => StartedProcess;
  /** A PostgreSQL that the portal did not start. */
  aServer: () => Promise<PostgresServer>;
}

/** A test that starts processes: each has folders of its own, and its processes end with it. */
export const test = base.extend<Fixtures>({
  aFolder: async ({ onTestFinished }, use) => {
    await use(() => {
      const folder = makeFolder();
      onTestFinished(() => removeFolder(folder));
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
    await use((options) => {
      const settings = { ...roomy, ...options.settings };
      return endedWith(onTestFinished, startPortal({ ...options, settings }));
    });
  },
  aPortal: async ({ begin }, use) => {
    await use((settings) => untilReady(begin({ settings })));
  },
  aCommand: async ({ onTestFinished }, use) => {
    await use((args, settings) => endedWith(onTestFinished, startCommand(args, { settings })));
  },
  aServer: async ({ aFolder, onTestFinished }, use) => {
    await use(async () => {
      const server = await makePostgres(aFolder());
      onTestFinished(() => server.stop("immediate"));
      await server.start();
      return server;
    });
  },
});

// Every visitor of a fault comes from one address.
const roomy = {
  WRITES_PER_PERSON: "1000000",
  PHOTOS_PER_PERSON: "1000000",
  SIGN_IN_FAILURES_PER_ADDRESS: "100000",
  SIGN_INS_PER_ACCOUNT: "100000",
  SESSIONS_PER_PERSON: "100000",
  RESETS_PER_ADDRESS: "100000",
  RESETS_PER_ACCOUNT: "100000",
  RESETS_BY_STRANGERS: "100000",
};

/** Skips the rest of a test, and says why even where only failures are shown. */
export function skipAloud({ task, skip }: Pick<TestContext, "task" | "skip">, reason: string): never {
  process.stderr.write(`skipped: ${task.name}: ${reason}\n`);
  return skip(reason);
}

/** Who can run the portal without being root: `ordinaryAccount`, or we ourselves; null when there is nobody. */
export function accountForPortal(): { readonly user: OsUser | undefined } | null {
  if (process.getuid?.() !== 0) return { user: undefined };
  const user = ordinaryAccount();
  return user && { user };
}

function endedWith(onTestFinished: (end: () => Promise<void>) => void, started: StartedProcess) {
  onTestFinished(async () => {
    if (started.child.exitCode === null && started.child.signalCode === null) await started.kill();
  });
  return started;
}
