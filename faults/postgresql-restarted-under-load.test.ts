import { rowsOf } from "@ribambelle/processes/postgres";
import { isThorough, rounds } from "@ribambelle/processes/rounds";
import { until } from "@ribambelle/processes/signals";
import { expect } from "vitest";
import { test } from "./fixtures.ts";
import { beginLoad } from "./load.ts";
import { ask, longestWaitMs, parent, signIn, whoAmI } from "./visitor.ts";

const connectionCount = `SELECT count(*)::int AS count FROM pg_stat_activity
  WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`;

test.for(isThorough ? (["fast", "immediate", "smart"] as const) : (["immediate"] as const))(
  "PostgreSQL restarted under load (%s): people read 503 meanwhile, nobody waits long, the portal goes on by itself",
  async (mode, { aFolder, aServer, aPortal }) => {
    const server = await aServer();
    const portal = await aPortal({ DATA_FOLDER: aFolder(), DATABASE_URL: server.url("postgres") });
    const { cookie } = await signIn(portal.address, parent);
    const load = beginLoad(portal.address, cookie);
    const answered = (status: number) => load.counts.get(status) ?? 0;
    for (let round = 0; round < rounds(10, 1); round += 1) {
      const before = { ok: answered(200), away: answered(503) };
      await until(() => answered(200) > before.ok + 20, "the load runs");
      if (mode === "smart") {
        // It waits for the portal's connections to end, and serves them meanwhile.
        server.askToStop();
        const ok = answered(200);
        await until(() => answered(200) > ok + 20, "it still serves");
      }
      await server.stop(mode === "smart" ? "fast" : mode);
      await until(() => answered(503) > before.away + 20, "people read 503");
      const probes = [
        await ask(portal.address, "GET", "/healthz"),
        await ask(portal.address, "GET", "/readyz"),
      ];
      expect(probes.map(({ status }) => status)).toEqual([200, 503]);
      await server.start();
      await until(async () => (await ask(portal.address, "GET", "/readyz")).status === 200, "it is ready");
      await until(async () => (await signIn(portal.address, parent)).status === 200, "people sign in again");
    }
    await load.stop();
    const [row] = await rowsOf<{ count: number }>(server.url("postgres"), connectionCount);
    expect(row?.count).toBeLessThanOrEqual(16);
    expect((await whoAmI(portal.address, cookie)).status).toBe(200);
    expect([...load.counts.keys()].sort()).toEqual([200, 503]);
    expect([...load.refusals]).toEqual(["503 request.unavailable, again in 2 s"]);
    expect(load.worstMs()).toBeLessThan(longestWaitMs);
    expect(portal.output.problems).toBe("");
    expect(await portal.stop()).toBe(0);
  },
);
