import { testLine } from "@ribambelle/api/testing/servers/testLine";
import { isThorough, rounds } from "@ribambelle/processes/rounds";
import { until } from "@ribambelle/processes/signals";
import { startPair } from "@ribambelle/processes/standby";
import { expect } from "vitest";
import { test } from "./fixtures.ts";
import { beginLoad } from "./load.ts";
import { ask, longestWaitMs, parent, signIn, whoAmI } from "./visitor.ts";
import { departures } from "./writes/departures.ts";
import { type KindOfWrite, writeThroughOutages } from "./writes/kindOfWrite.ts";
import { profileWrites } from "./writes/profile.ts";
import { readMarks } from "./writes/readMarks.ts";

test.runIf(isThorough)(
  "a synchronous standby promoted while people write: 503 meanwhile, the same portal goes on, nothing acknowledged is lost",
  async ({ aFolder, aPortal, onTestFinished }) => {
    for (let round = 0; round < rounds(5, 1); round += 1) {
      const { primary, standby, promote } = await startPair(aFolder(), aFolder());
      for (const server of [primary, standby]) onTestFinished(() => server.stop("immediate"));
      const [from, to] = [primary.url("postgres"), standby.url("postgres")];
      // DATABASE_URL names one host: this line is the address that follows the one that writes.
      const line = await testLine({ host: "127.0.0.1", port: Number(new URL(from).port) });
      onTestFinished(() => line.close());
      const address = new URL(from);
      address.port = String(line.port);
      const portal = await aPortal({ DATA_FOLDER: aFolder(), DATABASE_URL: address.href });
      const { cookie } = await signIn(portal.address, parent);
      const kinds: readonly KindOfWrite[] = [profileWrites(), readMarks(), departures()];
      for (const { prepare } of kinds) await prepare?.(from);
      let isOver = false;
      const load = beginLoad(portal.address, cookie);
      const writing = writeThroughOutages(portal.address, kinds, () => isOver);
      const whileWriting = (condition: () => Promise<boolean>, what: string) =>
        Promise.race([until(condition, what), writing.then(() => {})]);
      const more = (counts: readonly number[]) => async () =>
        kinds.every((kind, index) => kind.acknowledged() > (counts[index] ?? 0));
      await whileWriting(more([3, 3, 3]), "writes are acknowledged");
      await primary.stop("immediate");
      line.cut();
      await whileWriting(async () => (load.counts.get(503) ?? 0) > 20, "people read 503");
      expect((await ask(portal.address, "GET", "/readyz")).status).toBe(503);
      const before = kinds.map((kind) => kind.acknowledged());
      await promote();
      line.leadTo(Number(new URL(to).port));
      line.mend();
      await whileWriting(more(before), "people write again");
      isOver = true;
      await writing;
      await load.stop();
      for (const { check } of kinds) await check(portal.address, to);
      expect((await whoAmI(portal.address, cookie)).status).toBe(200);
      expect([...load.counts.keys()].sort()).toEqual([200, 503]);
      expect([...load.refusals]).toEqual(["503 request.unavailable, again in 2 s"]);
      expect(load.worstMs()).toBeLessThan(longestWaitMs);
      expect([await portal.stop(), portal.output.problems]).toEqual([0, ""]);
    }
  },
);
