import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { rowsOf } from "@ribambelle/processes/postgres";
import { moment, rounds } from "@ribambelle/processes/rounds";
import { until } from "@ribambelle/processes/signals";
import { expect } from "vitest";
import { test } from "./fixtures.ts";
import { embeddedIn, expectDemonstration } from "./theDatabase.ts";
import { type KindOfWrite, writeInEachWay } from "./writes/kindOfWrite.ts";
import { photoWrites } from "./writes/photo.ts";
import { profileWrites } from "./writes/profile.ts";
import { readMarks } from "./writes/readMarks.ts";

const marks = "SELECT count(*)::int AS count FROM notification WHERE read_at IS NOT NULL";
const photos =
  "SELECT (SELECT count(*)::int FROM photo) * 3 - (SELECT count(*)::int FROM photo_file) AS missing";

test("a backup while people write, its own process and then the portal killed in the middle: what it gives restores to one moment, whole", async ({
  aFolder,
  aUsedFolder,
  aPortal,
  aCommand,
}) => {
  const [folder, backups] = [aUsedFolder(), aFolder()];
  const settings = { DATA_FOLDER: folder };
  const database = embeddedIn(folder);
  const kinds: readonly KindOfWrite[] = [profileWrites(), photoWrites(), readMarks()];
  const read = kinds[2] as KindOfWrite;
  const first = await aPortal(settings);
  const [row] = await rowsOf<{ count: number }>(database, marks);
  const before = row?.count ?? 0;
  await first.stop();
  for (let round = 0; round < rounds(20, 1); round += 1) {
    const portal = await aPortal(settings);
    for (const { prepare } of kinds) await prepare?.(database);
    const counts = kinds.map((kind) => kind.acknowledged());
    const writing = writeInEachWay(portal.address, kinds);
    const wrote = (kind: KindOfWrite, index: number) => kind.acknowledged() > (counts[index] ?? 0);
    await Promise.race([until(async () => kinds.every(wrote), "people write"), writing]);
    const cut = aCommand(["backup", join(backups, `cut-${round}.tar`)], settings);
    await pause(moment(0, 1, 1_500));
    await cut.kill();
    const file = join(backups, `${round}.tar`);
    const acknowledged = read.acknowledged();
    const backup = aCommand(["backup", file], settings);
    await pause(moment(0, 1, 1_500));
    await portal.kill();
    expect([await backup.ended, backup.output.problems]).toEqual([0, ""]);
    await writing;
    const afterwards = read.acknowledged();
    const restored = { DATA_FOLDER: aFolder(), DEMONSTRATION: "no" };
    const restore = aCommand(["restore", file], restored);
    expect([await restore.ended, restore.output.problems]).toEqual([0, ""]);
    const files = aCommand(["files", "check"], restored);
    expect([await files.ended, files.output.problems]).toEqual([0, ""]);
    const copy = await aPortal(restored);
    await expectDemonstration(copy);
    const [found] = await rowsOf<{ count: number }>(embeddedIn(restored.DATA_FOLDER), marks);
    // Those that were acknowledged before it began are in it; of the last of each former portal nobody knows.
    expect(found?.count).toBeGreaterThanOrEqual(before + acknowledged);
    expect(found?.count).toBeLessThanOrEqual(before + afterwards + round + 1);
    expect(await rowsOf(embeddedIn(restored.DATA_FOLDER), photos)).toEqual([{ missing: 0 }]);
    expect(await copy.stop()).toBe(0);
  }
});
