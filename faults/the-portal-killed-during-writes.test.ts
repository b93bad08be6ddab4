import { setTimeout as pause } from "node:timers/promises";
import { rowsOf } from "@ribambelle/processes/postgres";
import { moment, rounds } from "@ribambelle/processes/rounds";
import { until } from "@ribambelle/processes/signals";
import { expect } from "vitest";
import { test } from "./fixtures.ts";
import { embeddedIn } from "./theDatabase.ts";
import { babysitter, signIn, whoAmI } from "./visitor.ts";
import { departures } from "./writes/departures.ts";
import { imports } from "./writes/imports.ts";
import { type KindOfWrite, writeInEachWay } from "./writes/kindOfWrite.ts";
import { photoWrites } from "./writes/photo.ts";
import { profileWrites } from "./writes/profile.ts";
import { readMarks } from "./writes/readMarks.ts";
import { renewalWrites } from "./writes/renewals.ts";
import { surveyWrites } from "./writes/surveys.ts";
import { emptyLedger, type Ledger, writeUntilGone } from "./writes.ts";

test("the portal killed while it writes loses nothing that it had acknowledged, again and again", async ({
  aUsedFolder,
  aPortal,
}) => {
  const folder = aUsedFolder();
  const ledger = emptyLedger();
  const count = rounds(100, 2);
  for (let round = 0; round < count; round += 1) {
    const portal = await aPortal({ DATA_FOLDER: folder });
    await check(portal.address, folder, ledger, round === count - 1);
    const writing = writeUntilGone(portal.address, ledger);
    const enough = ledger.writes + 1 + (round % 10);
    await until(() => ledger.writes >= enough, "writes are acknowledged");
    await pause(moment(round, count, 100));
    await portal.kill();
    await writing;
  }
  const portal = await aPortal({ DATA_FOLDER: folder });
  await check(portal.address, folder, ledger, true);
  expect(ledger.writes).toBeGreaterThan(count);
  expect(await portal.stop()).toBe(0);
});

test("the portal killed during profiles, photos, read marks, renewals, surveys, deletions and imports keeps each whole, once, and no orphan file", async ({
  aFolder,
  aUsedFolder,
  aPortal,
  aCommand,
}) => {
  const folder = aUsedFolder();
  const settings = { DATA_FOLDER: folder };
  const database = embeddedIn(folder);
  const kinds: readonly KindOfWrite[] = [
    profileWrites(),
    photoWrites(),
    readMarks(),
    renewalWrites(),
    surveyWrites(),
    departures(),
    imports(aFolder(), (agency) => aCommand(["import", agency], settings).ended),
  ];
  const checkAll = async (address: string) => {
    for (const { check } of kinds) await check(address, database);
  };
  const count = rounds(60, 1);
  for (let round = 0; round < count; round += 1) {
    const portal = await aPortal(settings);
    await checkAll(portal.address);
    for (const { prepare } of kinds) await prepare?.(database);
    const before = kinds.map((kind) => kind.acknowledged());
    const writing = writeInEachWay(portal.address, kinds);
    const wrote = (kind: KindOfWrite, index: number) => kind.acknowledged() > (before[index] ?? 0);
    await Promise.race([writing, until(async () => kinds.every(wrote), "each kind is acknowledged")]);
    await pause(moment(round, count, 300));
    await portal.kill();
    await writing;
  }
  const portal = await aPortal(settings);
  await checkAll(portal.address);
  // Nobody stores a file any more: those of uploads that were cut go now, not in an hour.
  await rowsOf(database, "UPDATE loose_file SET since = now() - interval '1 day'");
  await rowsOf(database, "SELECT graphile_worker.add_job('files.sweep')");
  await until(async () => (await rowsOf(database, "SELECT FROM loose_file")).length === 0, "loose files go");
  const files = aCommand(["files", "check"], settings);
  expect([await files.ended, files.output.problems]).toEqual([0, ""]);
  const twice = `SELECT request_id, action FROM audit_entry WHERE request_id IS NOT NULL
    GROUP BY request_id, action, subject, person_id HAVING count(*) > 1`;
  expect(await rowsOf(database, twice)).toEqual([]);
  for (const kind of kinds) expect(kind.acknowledged(), kind.title).toBeGreaterThanOrEqual(count);
  expect(await portal.stop()).toBe(0);
});

async function check(address: string, folder: string, ledger: Ledger, everything: boolean): Promise<void> {
  const latest = everything ? 0 : -20;
  for (const cookie of [...ledger.live].slice(latest))
    expect((await whoAmI(address, cookie)).status).toBe(200);
  for (const cookie of [...ledger.ended].slice(latest))
    expect((await whoAmI(address, cookie)).status).toBe(401);
  const statuses = await Promise.all(
    ledger.passwords.map((password) => signIn(address, { ...babysitter, password })),
  );
  const right = ledger.passwords.filter((_, index) => statuses[index]?.status === 200);
  expect(right).toHaveLength(1);
  ledger.passwords = right;
  await checkRows(folder, ledger);
}

/** What no page shows: the audit of what was done, letters still to be written, the remembered language. */
async function checkRows(folder: string, ledger: Ledger): Promise<void> {
  const database = embeddedIn(folder);
  const noted = await rowsOf<{ id: string }>(
    database,
    `SELECT request_id AS id FROM audit_entry WHERE action IN ('identity.signed-in', 'identity.reset-requested')
     UNION SELECT payload ->> 'requestId' FROM graphile_worker._private_jobs`,
  );
  const known = new Set(noted.map(({ id }) => id));
  const lost = [...ledger.signedIn, ...ledger.lettersAsked].filter((id) => !known.has(id));
  expect(lost).toEqual([]);
  const [row] = await rowsOf<{ locale: string }>(
    database,
    "SELECT locale FROM person WHERE user_name = 'parent'",
  );
  expect(ledger.languages).toContain(row?.locale);
}
