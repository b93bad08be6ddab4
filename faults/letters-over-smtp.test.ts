import { setTimeout as pause } from "node:timers/promises";
import { testMailServer } from "@ribambelle/api/testing/servers/testMailServer";
import { freePort, rowsOf } from "@ribambelle/processes/postgres";
import { moment, rounds } from "@ribambelle/processes/rounds";
import { until } from "@ribambelle/processes/signals";
import { expect } from "vitest";
import { test } from "./fixtures.ts";
import { embeddedIn } from "./theDatabase.ts";
import { other, requestReset } from "./visitor.ts";

const letters = "SELECT id FROM letter WHERE kind = 'identity.reset'";

test("the portal killed while letters go over SMTP: each that was asked for arrives, once as far as SMTP allows, under one Message-ID", async ({
  aUsedFolder,
  aPortal,
  onTestFinished,
}) => {
  const server = await testMailServer();
  onTestFinished(() => server.down());
  const folder = aUsedFolder();
  const database = embeddedIn(folder);
  const settings = {
    DATA_FOLDER: folder,
    // Links in letters name the portal: its address stays.
    PORT: String(await freePort()),
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    MAIL_FROM: "Agence <portail@agence.example>",
  };
  let asked = 0;
  const count = rounds(30, 1);
  for (let round = 0; round < count; round += 1) {
    const portal = await aPortal(settings);
    // Each conversation lasts a little, so that some are under way when the portal dies.
    for (let index = 0; index < 12; index += 1) server.conducts.push({ hold: pause(20 * index) });
    for (let index = 0; index < 8; index += 1) {
      expect((await requestReset(portal.address, other.email)).status).toBe(200);
      asked += 1;
    }
    await pause(moment(round, count, 400));
    await portal.kill();
  }
  server.conducts.length = 0;
  // What each killed one held, the next lets go as it starts: nothing here waits a minute for it.
  const portal = await aPortal(settings);
  // Those of the demonstration wait for another day.
  const left = `SELECT FROM graphile_worker._private_jobs
    WHERE payload::text ~ '(letter|reset)' AND payload::text NOT LIKE '%demonstration-letter%'`;
  const waiting = `${letters} AND state = 'waiting'`;
  await until(async () => (await rowsOf(database, letters)).length >= asked, "each letter is written");
  await until(async () => (await rowsOf(database, waiting)).length === 0, "each letter is sent");
  // A job goes a moment after its letter is noted as sent.
  await until(async () => (await rowsOf(database, left)).length === 0, "no job is left");
  expect(await portal.stop()).toBe(0);
  const byId = Map.groupBy(server.received, ({ headers }) => headers["message-id"]);
  expect([byId.size, byId.has(undefined)]).toEqual([asked, false]);
  // A letter that was taken without an answer being heard goes again, byte for byte: two conversations at once, so two a kill.
  expect(server.received.length - byId.size).toBeLessThanOrEqual(2 * count);
  for (const copies of byId.values()) expect(new Set(copies.map(({ raw }) => raw)).size).toBe(1);
});
