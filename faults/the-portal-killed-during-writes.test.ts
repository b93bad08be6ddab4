import { setTimeout as pause } from "node:timers/promises";
import { rowsOf } from "@ribambelle/processes/postgres";
import { until } from "@ribambelle/processes/signals";
import { expect } from "vitest";
import { test } from "./fixtures.ts";
import { moment, rounds } from "./rounds.ts";
import { embeddedIn } from "./theDatabase.ts";
import { babysitter, signIn, whoAmI } from "./visitor.ts";
import { emptyLedger, type Ledger, writeUntilGone } from "./writes.ts";

test("the portal killed while it writes loses nothing that it had acknowledged, again and again", async ({
  aUsedFolder,
  aPortal,
}) => {
  const folder = aUsedFolder();
  const ledger = emptyLedger();
  const count = rounds(100, 5);
  for (let round = 0; round < count; round += 1) {
    const portal = await aPortal({ DATA_FOLDER: folder });
    await check(portal.address, folder, ledger, round === count - 1);
    const writing = writeUntilGone(portal.address, ledger);
    const enough = ledger.writes + 1 + (round % 10);
    await until(() => ledger.writes >= enough, "writes are acknowledged");
    await pause(moment(round % 10, 10, 100));
    await portal.kill();
    await writing;
  }
  const portal = await aPortal({ DATA_FOLDER: folder });
  await check(portal.address, folder, ledger, true);
  expect(ledger.writes).toBeGreaterThan(count);
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
