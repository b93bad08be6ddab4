import { join } from "node:path";
import { describe, expect } from "vitest";
import { rowsOf, serverPid, startIn, test, until as untilTrue } from "./db/embedded/testGround.ts";
import { demonstrationAccounts } from "./features/demonstration/index.ts";
import { startPortalProcess } from "./testing/testPortal.ts";
import { until } from "./testing/testSessions.store.ts";

const [parent] = demonstrationAccounts;
const form = new URLSearchParams({ username: parent.userName, password: parent.password });
const connectionCount = `SELECT count(*)::int AS count FROM pg_stat_activity
  WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`;

/** Calls again and again, twenty at a time, until told to stop; gives how often each status came. */
function load(url: string, cookie: string): { stop(): Promise<string[]>; served: () => number } {
  const seen = new Set<string>();
  let served = 0;
  let isOver = false;
  const caller = async () => {
    while (!isOver) {
      const answer = await fetch(url, { headers: { cookie, accept: "application/json" } });
      await answer.arrayBuffer();
      if (answer.status === 200) served += 1;
      seen.add(`${answer.status} ${answer.headers.get("retry-after")} ${answer.headers.get("set-cookie")}`);
    }
  };
  const callers = Promise.all(Array.from({ length: 20 }, caller));
  return {
    served: () => served,
    async stop() {
      isOver = true;
      await callers;
      return [...seen].sort();
    },
  };
}

describe("PostgreSQL restarted under load", () => {
  test("is a clear 503 meanwhile, whatever the manner, and nobody is signed out", async ({ aUsedFolder }) => {
    const folder = await aUsedFolder();
    const server = await startIn(folder);
    const portal = startPortalProcess({
      DATA_FOLDER: join(folder, "portal"),
      DATABASE_URL: server.url("postgres"),
      DEMONSTRATION: "yes",
    });
    const address = await portal.ready;
    const login = `${address}/api/v1/Authentication/login`;
    const signedIn = await fetch(login, {
      method: "POST",
      body: form,
      headers: { accept: "application/json" },
    });
    const cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
    const url = `${address}/api/v1/CustomerContract/GetMyContracts`;
    const calls = load(url, cookie);
    const serves = async () => {
      const before = calls.served();
      await until(async () => calls.served() > before + 20);
    };
    for (const manner of ["SIGINT", "SIGQUIT", "SIGTERM"] as const) {
      await serves();
      const pid = serverPid(join(folder, "data/postgres")) ?? Number.NaN;
      process.kill(pid, manner);
      // Asked politely, it waits for the portal, and serves it meanwhile over the connections that it has.
      if (manner === "SIGTERM") {
        await serves();
        process.kill(pid, "SIGINT");
      }
      await untilTrue(() => serverPid(join(folder, "data/postgres")) === null);
      expect((await fetch(`${address}/readyz`)).status).toBe(503);
      await startIn(folder);
      await serves();
    }
    expect(await calls.stop()).toEqual(["200 null null", "503 2 null"]);
    const [row] = await rowsOf(server.connection("postgres"), connectionCount);
    expect(row?.count).toBeLessThanOrEqual(15);
    portal.child.kill("SIGTERM");
    expect([await portal.ended, portal.said.problems]).toEqual([0, ""]);
  });
});
