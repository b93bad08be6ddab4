import { isThorough, rounds } from "@ribambelle/processes/rounds";
import { until } from "@ribambelle/processes/signals";
import { expect } from "vitest";
import { test } from "./fixtures.ts";
import { beginLoad } from "./load.ts";
import { ask, longestWaitMs, myContracts, parent, signIn } from "./visitor.ts";

// npm test tries a frozen server on the HTTP answers (frozenDatabase.test.ts) and on the process (main.test.ts).
test.runIf(isThorough)(
  "PostgreSQL that stops answering without a word: every request is answered in time, and the portal goes on when it does",
  async ({ aFolder, aServer, aPortal }) => {
    const server = await aServer();
    const portal = await aPortal({ DATA_FOLDER: aFolder(), DATABASE_URL: server.url("postgres") });
    const { cookie } = await signIn(portal.address, parent);
    for (let round = 0; round < rounds(3, 1); round += 1) {
      const load = beginLoad(portal.address, cookie);
      await until(() => (load.counts.get(200) ?? 0) > 20, "the load runs");
      server.freeze();
      await until(() => (load.counts.get(503) ?? 0) >= 8, "people read 503");
      expect((await ask(portal.address, "GET", "/healthz")).status).toBe(200);
      expect((await ask(portal.address, "GET", "/readyz")).status).toBe(503);
      server.thaw();
      await until(async () => (await signIn(portal.address, parent)).status === 200, "people sign in again");
      await load.stop();
      expect((await myContracts(portal.address, cookie)).status).toBe(200);
      expect([...load.counts.keys()].sort()).toEqual([200, 503]);
      expect(load.worstMs()).toBeLessThan(longestWaitMs);
    }
    expect(await portal.stop()).toBe(0);
  },
);

test.runIf(isThorough)(
  "a portal that is asked to stop while PostgreSQL answers nobody ends all the same",
  async ({ aFolder, aServer, aPortal }) => {
    const server = await aServer();
    const portal = await aPortal({ DATA_FOLDER: aFolder(), DATABASE_URL: server.url("postgres") });
    server.freeze();
    const asked = performance.now();
    await portal.stop();
    expect(performance.now() - asked).toBeLessThan(longestWaitMs);
    server.thaw();
    const next = await aPortal({ DATA_FOLDER: aFolder(), DATABASE_URL: server.url("postgres") });
    expect((await signIn(next.address, parent)).status).toBe(200);
    expect(await next.stop()).toBe(0);
  },
);
