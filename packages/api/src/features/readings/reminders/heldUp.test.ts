import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { consentsOf } from "../../../feature.ts";
import { features } from "../../../features.ts";
import { letterTasks } from "../../../mail/letters.jobs.ts";
import { sendLetterTask } from "../../../mail/letters.ts";
import { openMailer } from "../../../mail/mailer.ts";
import { type TestMailServer, testMailServer } from "../../../testing/servers/testMailServer.ts";
import { recordsOf } from "../../../testing/stores/testLetterRecords.store.ts";
import { insertPerson, type TestPerson } from "../../../testing/stores/testPeople.store.ts";
import { insertReading } from "../../../testing/stores/testReadings.store.ts";
import { buildTestApp, type TestApp } from "../../../testing/testApp.ts";
import { remindReaders } from "./readings.jobs.ts";
import { reminderLetters } from "./reminders.letters.ts";

let server: TestMailServer;
let portal: TestApp;
let babysitter: TestPerson;
const db = () => portal.database.connection.db;
beforeAll(async () => {
  server = await testMailServer();
  portal = await buildTestApp({ JOBS: "elsewhere", SMTP_URL: `smtp://127.0.0.1:${server.port}` });
});
afterAll(async () => {
  await portal.close();
  await server.down();
});
beforeEach(async () => {
  server.received.length = 0;
  babysitter = await insertPerson(db(), "BabySitter");
});

const record = async () => (await recordsOf(db(), babysitter.personId))[0];
/** Lets the letter be tried once at an instant. */
async function tried(instant: string) {
  const deps = { ...portal.deps, now: () => new Date(instant) };
  const needs = {
    mailer: openMailer(deps),
    writers: reminderLetters(deps),
    consents: consentsOf(features, deps),
  };
  await letterTasks({ ...deps, ...needs })[sendLetterTask]?.({ letterId: (await record())?.id }, { id: "1" });
}

describe("a reminder that a mail server held up since eight", () => {
  it.each([
    ["at half past seven in the evening", "2026-11-23T18:30:00Z", "sent"],
    ["at eleven at night", "2026-11-23T22:00:00Z", "withdrawn"],
    ["after midnight", "2026-11-23T23:10:00Z", "withdrawn"],
    ["at eight the next morning", "2026-11-24T07:00:00Z", "withdrawn"],
  ])("%s (%s) is %s (READING-17)", async (_, instant, state) => {
    await insertReading(db(), babysitter.personId, "2026-11-30");
    expect(await remindReaders(db(), new Date("2026-11-23T07:00:00Z"))).toBe(1);
    await server.down();
    await tried("2026-11-23T07:00:01Z");
    expect(await record()).toMatchObject({
      state: "waiting",
      attempts: 1,
      lastRefusal: "unreachable ECONNREFUSED",
    });
    await server.up();
    await tried(instant);
    expect([await record(), server.received.length]).toMatchObject([{ state }, state === "sent" ? 1 : 0]);
  });
});
