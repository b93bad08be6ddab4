import { until } from "@ribambelle/processes/signals";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DueLetter } from "../../../mail/letters.ts";
import { insertPerson, type TestPerson } from "../../../testing/stores/testPeople.store.ts";
import { insertReading } from "../../../testing/stores/testReadings.store.ts";
import { buildTestApp, type TestApp } from "../../../testing/testApp.ts";
import { forgetMarks } from "../readings.import.store.ts";
import { readingTasks, remindReaders } from "./readings.jobs.ts";
import { reminderLetters } from "./reminders.letters.ts";
import { reminderKind } from "./reminders.store.ts";

let portal: TestApp;
let babysitter: TestPerson;
const db = () => portal.database.connection.db;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
});
afterAll(() => portal.close());
beforeEach(async () => {
  // Whoever was there before is reminded of nothing.
  await sql`DELETE FROM reading_recipient`.execute(db());
  babysitter = await insertPerson(db(), "BabySitter", { first_name: "Léa" });
});

interface Given {
  readonly deadline?: string | null;
  readonly demand?: number;
  readonly title?: string;
  readonly done?: "read" | "confirmed";
  readonly addedOn?: string;
  readonly isWithdrawn?: boolean;
}
async function given(one: Given = {}, to = babysitter): Promise<string> {
  const { deadline = "2026-11-30", demand = 2, title = "Protocole canicule", done } = one;
  const id = await insertReading(db(), to.personId);
  await sql`UPDATE reading SET title_fr = ${title}, demand = ${demand}, is_withdrawn = ${one.isWithdrawn ?? false}
    WHERE id = ${id}`.execute(db());
  const at = new Date("2026-11-20T12:00:00Z");
  await sql`UPDATE reading_recipient SET deadline = ${deadline}, added_on = ${one.addedOn ?? "2026-11-12"},
      opened_at = ${done ? at : null}, read_at = ${done ? at : null}, confirmed_at = ${done === "confirmed" ? at : null}
    WHERE reading_id = ${id}`.execute(db());
  return id;
}
const at = (instant: string) => remindReaders(db(), new Date(instant));
const ordersTo = async ({ personId }: TestPerson) =>
  (
    await sql<DueLetter>`SELECT id, person_id AS "personId", locale, payload, last_address AS "lastAddress"
      FROM letter WHERE person_id = ${personId} AND kind = ${reminderKind} ORDER BY created_at`.execute(db())
  ).rows;
async function writtenTo(person: TestPerson, known: Partial<DueLetter> = {}) {
  const due = (await ordersTo(person)).at(-1);
  const now = () => new Date("2026-11-23T07:06:00Z");
  const writer = reminderLetters({ ...portal.deps, now })[reminderKind];
  if (!due || writer?.purpose !== "service") throw new Error("no reminder");
  const said = await writer.write(db(), { ...due, ...known });
  return said && { ...said, text: said.letter.text.replaceAll(/[\u00a0\u202f]/g, " ") };
}

describe("whoever has a document to read", () => {
  it("is reminded 7 days and 1 day before its deadline, then 7, 14 and 21 days after, from eight in Paris (READING-17)", async () => {
    await given();
    const days: string[] = [];
    for (let day = 15; day <= 57; day++) {
      const date = new Date(Date.UTC(2026, 10, day, 7)).toISOString().slice(0, 10);
      expect(await at(`${date}T06:59:59Z`)).toBe(0);
      if ((await at(`${date}T07:00:00Z`)) > 0) days.push(date);
      expect(await at(`${date}T07:10:00Z`)).toBe(0);
    }
    expect(days).toEqual(["2026-11-23", "2026-11-29", "2026-12-07", "2026-12-14", "2026-12-21"]);
    expect(await ordersTo(babysitter)).toHaveLength(5);
    expect(
      (await sql<{ reminders: number }>`SELECT reminders FROM reading_recipient`.execute(db())).rows,
    ).toEqual([{ reminders: 5 }]);
  });

  it.each<[string, Given, number]>([
    ["of a document for information", { demand: 0 }, 0],
    ["of one that was read", { demand: 1, done: "read" }, 0],
    ["of one that is to be read", { demand: 1 }, 1],
    ["of one that was read and is to be confirmed", { done: "read" }, 1],
    ["of one that was confirmed", { done: "confirmed" }, 0],
    ["of one that was withdrawn", { isWithdrawn: true }, 0],
    ["of one without a deadline", { deadline: null }, 0],
    ["of one that came this morning", { addedOn: "2026-11-23" }, 0],
  ])("is reminded %s: %j, %i letter (READING-17)", async (_, one, letters) => {
    await given(one);
    await at("2026-11-23T07:00:00Z");
    expect(await ordersTo(babysitter)).toHaveLength(letters);
  });

  it("is not reminded at night, nor once the account is gone, nor while the older portal shows documents (READING-17, SPACE-03)", async () => {
    await given();
    expect(await at("2026-11-23T19:00:00Z")).toBe(0);
    expect(await at("2026-11-23T06:30:00Z")).toBe(0);
    const { deps } = portal;
    const now = () => new Date("2026-11-23T07:00:00Z");
    const config = { ...deps.config, oldPortalUrl: "https://ancien.example.fr" };
    await readingTasks({ ...deps, now, config })["readings.remind"]?.({}, { id: "1" });
    await sql`UPDATE person SET deactivated_at = now() WHERE id = ${babysitter.personId}`.execute(db());
    await readingTasks({ ...deps, now })["readings.remind"]?.({}, { id: "1" });
    expect(await ordersTo(babysitter)).toEqual([]);
  });

  it("gets one letter of several documents, and never two within 24 hours (READING-17)", async () => {
    await given({ title: "Protocole canicule" });
    await given({ title: "Règlement intérieur", deadline: "2026-11-24", demand: 1 });
    // Its day is the next one: 24 hours after the first letter, not before.
    await given({ title: "Consignes", deadline: "2026-12-01" });
    await at("2026-11-23T07:05:00Z");
    const letter = await writtenTo(babysitter);
    expect(letter?.letter.subject).toBe("Rappel\u00a0: 2 documents à lire");
    expect(letter?.text).toContain("« Règlement intérieur », à lire au plus tard le 24 novembre 2026.");
    expect(letter?.text).toContain(
      "« Protocole canicule », à lire et confirmer au plus tard le 30 novembre 2026.",
    );
    expect(letter?.text).toContain("/intervenant/a-consulter\n");
    await at("2026-11-24T07:00:00Z");
    expect(await ordersTo(babysitter)).toHaveLength(1);
    await at("2026-11-24T07:10:00Z");
    expect(await ordersTo(babysitter)).toHaveLength(2);
  });

  it("hears nothing of what was done between the order and the letter, in their language (READING-17, I18N-05)", async () => {
    const id = await given({ title: "Protocole canicule" });
    const other = await given({ title: "Règlement intérieur" });
    await at("2026-11-23T07:00:00Z");
    const done = (one: string) =>
      sql`UPDATE reading_recipient SET opened_at = now(), read_at = now(), confirmed_at = now() WHERE reading_id = ${one}`.execute(
        db(),
      );
    await done(other);
    const letter = await writtenTo(babysitter, { locale: "en" });
    expect(letter?.letter.subject).toBe("Reminder: a document to read, Protocole canicule");
    expect(letter?.text).toContain(`/intervenant/a-consulter/${id}`);
    await sql`UPDATE reading SET title_en = 'Heatwave protocol' WHERE id = ${id}`.execute(db());
    const subjects = [await writtenTo(babysitter, { locale: "en" }), await writtenTo(babysitter)];
    expect(subjects.map((said) => said?.letter.subject)).toEqual([
      "Reminder: a document to read, Heatwave protocol",
      "Rappel\u00a0: un document à lire, Protocole canicule",
    ]);
    await done(id);
    expect(await writtenTo(babysitter)).toBeNull();
  });

  it("is reminded of another document 24 hours after a letter left, not after it was ordered (READING-17)", async () => {
    await given();
    await given({ title: "Consignes", deadline: "2026-12-01" });
    await at("2026-11-23T07:00:00Z");
    await sql`UPDATE letter SET state = 'sent', sent_at = '2026-11-23T11:25:00Z' WHERE person_id = ${babysitter.personId}`.execute(
      db(),
    );
    expect(await at("2026-11-24T11:20:00Z")).toBe(0);
    expect(await at("2026-11-24T11:30:00Z")).toBe(1);
  });

  it("is not reminded twice of a new version on one day (READING-10, READING-17)", async () => {
    const id = await given();
    await at("2026-11-23T07:00:00Z");
    await forgetMarks(db(), id);
    await at("2026-11-23T09:00:00Z");
    expect(await ordersTo(babysitter)).toHaveLength(1);
  });

  it("is reminded once by several processes at once, each person by one of them (READING-17)", async () => {
    const others = await Promise.all([1, 2, 3, 4].map(() => insertPerson(db(), "BabySitter")));
    for (const person of [babysitter, ...others]) await given({}, person);
    const told = await Promise.all([1, 2, 3, 4].map(() => at("2026-11-23T07:00:00Z")));
    expect(told.reduce((sum, one) => sum + one, 0)).toBe(5);
    const letters = await Promise.all([babysitter, ...others].map(ordersTo));
    expect(letters.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1]);
  });

  it("is reminded once when the process dies while it writes (READING-17)", async () => {
    await given();
    const { owner } = portal.database;
    const held = await owner.connect();
    await held.query("BEGIN");
    await held.query("LOCK TABLE letter IN SHARE MODE");
    const dying = at("2026-11-23T07:00:00Z").catch((error: unknown) => error);
    const waiting = async () =>
      (
        await owner.query<{ pid: number }>(
          "SELECT pid FROM pg_locks WHERE NOT granted AND relation = 'letter'::regclass",
        )
      ).rows;
    await until(async () => (await waiting()).length === 1);
    const [killed] = await waiting();
    await sql`SELECT pg_terminate_backend(${killed?.pid})`.execute(db());
    expect(await dying).toBeInstanceOf(Error);
    await held.query("ROLLBACK");
    held.release();
    expect(await ordersTo(babysitter)).toEqual([]);
    expect(await at("2026-11-23T07:10:00Z")).toBe(1);
    expect(await at("2026-11-23T07:20:00Z")).toBe(0);
    expect(await ordersTo(babysitter)).toHaveLength(1);
  });
});
