import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { testMailServer } from "@ribambelle/api/testing/servers/testMailServer";
import { instantOf } from "@ribambelle/domain/kernel/dates/instants";
import { addDays, dayAt } from "@ribambelle/domain/kernel/day";
import { untilReady } from "@ribambelle/processes/portal";
import { rowsOf } from "@ribambelle/processes/postgres";
import { moment, rounds } from "@ribambelle/processes/rounds";
import { until } from "@ribambelle/processes/signals";
import { expect } from "vitest";
import { test } from "./fixtures.ts";

const module = fileURLToPath(new URL("movedClock.mjs", import.meta.url));
// Twenty starts of a portal, one after the other, take longer than a fault may elsewhere.
const timeout = 1_800_000;

test("one of two portals killed while people are reminded at eight: each who is due gets one letter that day, once as far as SMTP allows, and nobody else any (READING-17)", {
  timeout,
}, async ({ aFolder, aServer, begin, onTestFinished }) => {
  const server = await testMailServer();
  onTestFinished(() => server.down());
  const folder = aFolder();
  const clock = join(folder, "clock");
  const database = (await aServer()).url("postgres");
  const day = addDays(dayAt(new Date()), 1);
  writeFileSync(clock, String(instantOf(day, "08:00").getTime() - Date.now()));
  const settings = {
    DATABASE_URL: database,
    DATA_FOLDER: folder,
    DEMONSTRATION: "no",
    CLOCK_FILE: clock,
    // Links in letters name the portal: both have one address.
    PUBLIC_URL: "http://localhost:9",
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    MAIL_FROM: "Agence <portail@agence.example>",
  };
  const start = () => untilReady(begin({ settings, nodeArgs: ["--import", module] }));
  const remind = (times: number) =>
    rowsOf(
      database,
      "SELECT graphile_worker.add_job('readings.remind') FROM generate_series(1, $1::integer)",
      [times],
    );
  const portals = [await start(), await start()];
  await addReading(database, day);

  const count = rounds(20, 1);
  const due = rounds(250, 60);
  for (let round = 0; round < count; round += 1) {
    await addReaders(database, { round, day, due });
    // Each conversation lasts a little, so that some are under way when the portal dies.
    for (let index = 0; index < 12; index += 1) server.conducts.push({ hold: pause(20 * index) });
    await remind(2);
    await pause(moment(round, count, 500));
    await portals[round % 2]?.kill();
    portals[round % 2] = await start();
    // As ten minutes later: the others are reminded whom the killed one held.
    await remind(1);
  }
  // What a killed one held, another lets go as it starts where no other works: nothing here waits a minute for it.
  for (const portal of portals) await portal.kill();
  const portal = await start();
  await remind(2);
  const jobs =
    "SELECT FROM graphile_worker.jobs WHERE task_identifier IN ('readings.remind', 'mail.send-letter')";
  await until(
    async () => (await rowsOf(database, jobs)).length === 0,
    "all are reminded, and each letter is sent",
  );
  expect([await portal.stop(), portal.output.problems]).toEqual([0, ""]);

  const ordered = `SELECT state, count(*)::integer AS letters, count(DISTINCT person_id)::integer AS people
    FROM letter WHERE kind = 'readings.reminder' GROUP BY state`;
  const all = count * due;
  expect(await rowsOf(database, ordered)).toEqual([{ state: "sent", letters: all, people: all }]);
  const byId = Map.groupBy(server.received, ({ headers }) => headers["message-id"]);
  expect([byId.size, byId.has(undefined)]).toEqual([all, false]);
  const people = new Set(server.received.map(({ envelope }) => envelope.rcptTo[0]?.address));
  expect([people.size, [...people].filter((address) => !address?.startsWith("due."))]).toEqual([all, []]);
  // A letter that was taken without an answer being heard goes again, byte for byte: two conversations at once, so two a kill.
  expect(server.received.length - byId.size).toBeLessThanOrEqual(2 * (count + 2));
  for (const copies of byId.values()) expect(new Set(copies.map(({ raw }) => raw)).size).toBe(1);
});

async function addReading(database: string, day: string): Promise<void> {
  await rowsOf(
    database,
    `INSERT INTO reading (id, reference, version, title_fr, category, demand, published_date, audience, is_withdrawn, file_key,
        byte_count, sha256, page_count)
      VALUES (repeat('A', 22), 'protocole', 1, 'Protocole canicule', 1, 1, $1, 2, false, 'protocole', 100, $2, 2)`,
    [day, Buffer.alloc(32)],
  );
}

interface Readers {
  readonly round: number;
  readonly day: string;
  readonly due: number;
}

/** Adds people who are to read the document in seven days, and ten who have read it. */
async function addReaders(database: string, { round, day, due }: Readers): Promise<void> {
  await rowsOf(
    database,
    `WITH added AS (
        INSERT INTO person (agency_reference, role, user_name, email, first_name, last_name)
        SELECT name, 'BabySitter', name, name || '@example.fr', 'Léa', 'Durand'
        FROM generate_series(1, $3::integer + 10) n,
          LATERAL (SELECT concat(CASE WHEN n > $3 THEN 'done' ELSE 'due' END, '.', $1::integer, '.', n) AS name) named
        RETURNING id, email LIKE 'done.%' AS has_read
      )
      INSERT INTO reading_recipient (reading_id, person_id, added_on, deadline, opened_at, read_at)
      SELECT repeat('A', 22), id, $2::date - 1, $2::date + 7, at.read, at.read
      FROM added, LATERAL (SELECT CASE WHEN has_read THEN now() END AS read) at`,
    [round, day, due],
  );
}
