import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { demonstrationAccounts } from "./features/demonstration/index.ts";
import { mailboxPath } from "./mail/mailbox.routes.ts";
import { type StartedPortal, startPortalProcess } from "./testing/testPortal.ts";
import { until } from "./testing/testSessions.store.ts";

// The portal with its own database, as `npm start` runs it, while somebody kills and freezes its server.
const folder = mkdtempSync(join(tmpdir(), "ribambelle-faults-"));
chmodSync(folder, 0o711);
const [parent] = demonstrationAccounts;
const form = new URLSearchParams({ username: parent.userName, password: parent.password });
let portal: StartedPortal;
let address: string;
let cookie: string;

beforeAll(async () => {
  await start();
});
afterEach(() => {
  wake(serverPids());
});
afterAll(async () => {
  portal.child.kill("SIGTERM");
  await portal.ended;
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
});

async function start(): Promise<void> {
  portal = startPortalProcess({ DATA_FOLDER: folder, DEMONSTRATION: "yes", LOG_LEVEL: "warn" });
  address = await portal.ready;
  const signedIn = await call("/Authentication/login", { method: "POST", body: form });
  cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
}

const call = (path: string, init: RequestInit = {}) =>
  fetch(`${address}/api/v1${path}`, {
    ...init,
    headers: { accept: "application/json", cookie, ...init.headers },
  });
const contracts = async () => {
  const { status, headers } = await call("/CustomerContract/GetMyContracts");
  return { status, retry: headers.get("retry-after"), cookies: headers.get("set-cookie") };
};
const serverPid = () => Number(readFileSync(join(folder, "postgres/postmaster.pid"), "utf8").split("\n")[0]);

/** The server and the processes that serve its connections. */
function serverPids(): number[] {
  const pid = serverPid();
  const table = execFileSync("ps", ["-e", "-o", "pid=,ppid="], { encoding: "utf8" });
  const rows = table
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  return rows.flatMap(([own = 0, parent = 0]) => (own === pid || parent === pid ? [own] : []));
}

/** Stops them all as they stand, the one that could begin another first; gives their numbers. */
function freeze(): number[] {
  process.kill(serverPid(), "SIGSTOP");
  const pids = serverPids();
  for (const pid of pids) process.kill(pid, "SIGSTOP");
  return pids;
}

/** Lets them go on; those who have ended meanwhile, told to by the first to wake, are left aside. */
function wake(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, "SIGCONT");
    } catch (error) {
      expect(error).toMatchObject({ code: "ESRCH" });
    }
  }
}

/** Asks again and again until it works; gives all the answers before, which may only say that it does not. */
async function untilServed(): Promise<void> {
  await until(async () => {
    const { status, cookies } = await contracts();
    if (![200, 503].includes(status)) throw new Error(`answered ${status}`);
    expect(cookies).toBe(null);
    return status === 200;
  });
}

describe("the portal whose embedded server", () => {
  it("is killed starts it again by itself; sessions, jobs and letters go on", async () => {
    const pid = serverPid();
    process.kill(pid, "SIGKILL");
    await until(async () => portal.said.out.includes(`PostgreSQL was gone (process ${pid})`));
    await untilServed();
    const body = JSON.stringify({ email: parent.email });
    const headers = { "content-type": "application/json" };
    const asked = await call("/Authentication/requestResetMyPassword", { method: "POST", body, headers });
    expect(asked.status).toBe(200);
    await until(async () => (await (await fetch(address + mailboxPath)).text()).includes(parent.email));
    expect(portal.said.problems).toBe("");
  });

  it("loses one of its processes goes on as soon as the server has recovered", async () => {
    const victim = serverPids().find((pid) => pid !== serverPid()) ?? 0;
    process.kill(victim, "SIGKILL");
    await until(async () => (await fetch(`${address}/readyz`)).status === 200);
    await untilServed();
  });

  it("is frozen answers 503 and nothing hangs; it serves again when the server wakes up", async () => {
    freeze();
    expect((await fetch(`${address}/readyz`)).status).toBe(503);
    const answers = await Promise.all(Array.from({ length: 30 }, contracts));
    for (const answer of answers) expect(answer).toEqual({ status: 503, retry: "2", cookies: null });
    wake(serverPids());
    await untilServed();
  });

  it("is frozen stops cleanly all the same, and so does the server when it wakes up", async () => {
    const pids = freeze();
    portal.child.kill("SIGTERM");
    expect(await portal.ended).toBe(0);
    wake(pids);
    await start();
  });

  it("is being started again stops cleanly all the same", async () => {
    process.kill(serverPid(), "SIGKILL");
    portal.child.kill("SIGTERM");
    expect(await portal.ended).toBe(0);
    expect(portal.said.problems).toBe("");
    await start();
  });
});
