import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { moment, rounds } from "@ribambelle/processes/rounds";
import { killServer } from "@ribambelle/processes/signals";
import { expect, inject } from "vitest";
import { test } from "./fixtures.ts";
import { contentOf, embeddedIn, expectDemonstration } from "./theDatabase.ts";

test("the portal and its server killed during the first start: the next start serves the whole demonstration", async ({
  aFolder,
  aUsedFolder,
  begin,
  aPortal,
}) => {
  const used = aUsedFolder();
  const undisturbed = await aPortal({ DATA_FOLDER: used });
  const whole = await contentOf(embeddedIn(used));
  await undisturbed.stop();
  const count = rounds(20, 1);
  for (let round = 0; round < count; round += 1) {
    const folder = aFolder();
    const first = begin({ settings: { DATA_FOLDER: folder } });
    await pause(moment(round, count, inject("firstStart").ms));
    await first.kill();
    await killServer(join(folder, "postgres"));
    const next = await aPortal({ DATA_FOLDER: folder });
    expect(await contentOf(embeddedIn(folder))).toEqual(whole);
    await expectDemonstration(next);
    expect(await next.stop()).toBe(0);
  }
});
