import type { Desk } from "@ribambelle/domain/desk/desk";
import { type StaffFunction, staffFunctions } from "@ribambelle/domain/kernel/permissions/permission";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TileSource } from "../../feature.ts";
import { updateGivenUp } from "../../mail/letters.store.ts";
import { addLetters } from "../../mail/letters.ts";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { insertSurvey } from "../../testing/stores/testToDos.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { byCommand } from "../audit/index.ts";
import { giveFunctions } from "../staff/staff.actions.ts";
import { readDesk } from "./desk.views.ts";

const path = "/Agency/Desk";
const start = new Date("2026-11-23T09:00:00Z");
let portal: TestApp;
let clock: Date;
let count = 0;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" }, { deps: { now: () => new Date(clock) } });
});
afterAll(() => portal.close());
beforeEach(async () => {
  clock = start;
  await sql`DELETE FROM photo`.execute(db());
  await sql`DELETE FROM survey`.execute(db());
});

const db = () => portal.database.connection.db;
const daysAgo = (days: number) => new Date(start.getTime() - days * 86_400_000);

/** Signs somebody of the agency in who does this. */
async function signedIn(...functions: StaffFunction[]): Promise<string> {
  count += 1;
  const reference = `DESK-${count}`;
  const { userName } = await insertPerson(db(), "Agency", { agency_reference: reference });
  if (functions.length > 0) await giveFunctions(db(), byCommand, reference, functions);
  return portal.signIn(userName);
}
const get = (cookie?: string, headers = {}) =>
  portal.call("GET", path, { ...(cookie && { cookie }), headers });
// Those of other features are tried beside them.
const tried = new Set(["photos", "adverts", "letters-failed", "surveys-idle", "second-factor"]);
const deskFor = async (cookie: string, headers = {}): Promise<Desk> => {
  const desk = (await get(cookie, headers)).json() as Desk;
  return { ...desk, tiles: desk.tiles.filter(({ code }) => tried.has(code)) };
};
const deskOf = async (...functions: StaffFunction[]) => deskFor(await signedIn(...functions));

async function insertPhoto(createdAt: Date, state = 0): Promise<void> {
  const { personId } = await insertPerson(db(), "BabySitter");
  count += 1;
  await sql`INSERT INTO photo (id, person_id, state, created_at, decided_at, rejection_reason)
    VALUES (${`photo-${count}`.padEnd(22, "0")}, ${personId}, ${state}, ${createdAt}, ${state === 0 ? null : createdAt}, ${state === 2 ? "floue" : null})`.execute(
    db(),
  );
}
const idle = async (savedAt: Date, finishedAt: Date | null = null) =>
  insertSurvey(db(), (await insertPerson(db(), "Parent")).personId, { savedAt, finishedAt });

describe("who may read the desk", () => {
  it.each([
    ...staffFunctions.map((one) => [one, [one], 200] as const),
    ["nobody in particular", [], 403] as const,
  ])(
    "the desk answers somebody of the agency, as %s, by what they may read (AGUI-29, AGUI-30)",
    async (_, functions, status) => {
      const answer = await get(await signedIn(...functions));
      expect([answer.statusCode, answer.json().code]).toEqual([
        status,
        status === 200 ? undefined : "request.forbidden",
      ]);
    },
  );

  it.each(["Parent", "BabySitter"] as const)("is no %s, and no stranger (AGUI-29, AGUI-30)", async (role) => {
    const { userName } = await insertPerson(db(), role);
    expect((await get(await portal.signIn(userName))).statusCode).toBe(403);
    expect((await get()).statusCode).toBe(401);
  });

  it("does not keep a session alive by asking (DESK-05)", async () => {
    const cookie = await signedIn("reader");
    const later = (share: number) => {
      const { idleSeconds } = portal.deps.config.sessions.agency;
      clock = new Date(clock.getTime() + idleSeconds * share * 1_000);
    };
    later(0.7);
    expect((await get(cookie)).statusCode).toBe(200);
    later(0.7);
    expect((await get(cookie)).statusCode).toBe(401);
  });
});

describe("the first steps of an administrator", () => {
  it("tick themselves, each leads somewhere, and go for good when they are closed (AGUI-07, DESK-04)", async () => {
    await sql`DELETE FROM invitation`.execute(db());
    const cookie = await signedIn("administrator");
    const steps = async () => ((await get(cookie)).json() as Desk).firstSteps;
    expect(await steps()).toEqual([
      { code: "second-factor", isDone: false, link: "/agence/securite" },
      { code: "colleague", isDone: true, link: "/agence/equipe/nouveau" },
      { code: "people", isDone: true, link: "/agence/imports/nouveau" },
      { code: "invitations", isDone: false, link: "/agence/parents?compte=pas-invite" },
    ]);
    const { personId } = await insertPerson(db(), "Parent");
    await sql`INSERT INTO invitation (person_id, round, created_at) VALUES (${personId}, 1, now())`.execute(
      db(),
    );
    expect((await steps())?.map(({ isDone }) => isDone)).toEqual([false, true, true, true]);
    const { rows } = await sql<{
      id: number;
    }>`SELECT max(id) AS id FROM person WHERE role = 'Agency'`.execute(db());
    await sql`INSERT INTO passkey VALUES ('a', ${rows[0]?.id}, 'a', 'a', 0, '{}', 'Téléphone', now(), NULL)`.execute(
      db(),
    );
    expect((await steps())?.[0]?.isDone).toBe(true);
    const body = { name: "firstStepsClosed", value: true };
    await portal.call("POST", "/Agency/Preferences/Save", { cookie, body });
    expect(await steps()).toBeNull();
  });

  it("are nobody else’s (AGUI-07)", async () => {
    expect((await deskOf("coordinator", "recruiter", "reader")).firstSteps).toBeNull();
  });
});

it("says how many recovery codes are left once they are three or fewer (STAFF-29)", async () => {
  const cookie = await signedIn("reader");
  const { rows } = await sql<{
    id: number;
  }>`SELECT id FROM person WHERE agency_reference = ${`DESK-${count}`}`.execute(db());
  const id = rows[0]?.id as number;
  const left = async () => ((await get(cookie)).json() as Desk).recoveryCodesLeft;
  expect(await left()).toBeNull();
  await sql`INSERT INTO second_factor (person_id, sealed_key, key_name, confirmed_at, last_step)
    VALUES (${id}, 'x', 'k', now(), 0)`.execute(db());
  await sql`INSERT INTO recovery_code (person_id, number, hash) SELECT ${id}, n, 'hash' FROM generate_series(1, 10) n`.execute(
    db(),
  );
  const use = (upTo: number) =>
    sql`UPDATE recovery_code SET used_at = now() WHERE person_id = ${id} AND number <= ${upTo}`.execute(db());
  await use(6);
  expect(await left()).toBeNull();
  await use(7);
  expect(await left()).toBe(3);
  await use(10);
  expect(await left()).toBe(0);
});

describe("the tiles of the desk", () => {
  it("are those that the functions permit (DESK-01, DESK-03)", async () => {
    const codes = async (...functions: StaffFunction[]) =>
      (await deskOf(...functions)).tiles.map(({ code }) => code).toSorted();
    expect(await codes("administrator")).toEqual([
      "adverts",
      "letters-failed",
      "photos",
      "second-factor",
      "surveys-idle",
    ]);
    expect(await codes("recruiter")).toEqual(["adverts", "letters-failed", "photos"]);
    expect(await codes("reader")).toEqual([]);
    expect(await codes("reader", "coordinator")).toEqual([
      "adverts",
      "letters-failed",
      "photos",
      "surveys-idle",
    ]);
  });

  it("count what waits, since when, and what is overdue, the most overdue first (DESK-02, DESK-04)", async () => {
    await insertPhoto(daysAgo(1.9));
    await insertPhoto(daysAgo(5.5));
    await insertPhoto(daysAgo(30), 1);
    await insertPhoto(daysAgo(30), 2);
    await idle(daysAgo(7));
    await idle(daysAgo(6.9));
    await idle(daysAgo(20), daysAgo(19));
    const cookie = await signedIn("coordinator", "recruiter");
    expect(await deskFor(cookie)).toEqual({
      tiles: [
        {
          code: "photos",
          title: "Photos à valider",
          link: "/agence/moderation?file=photos",
          verb: "Traiter",
          count: 2,
          isCapped: false,
          oldestAt: daysAgo(5.5).toISOString(),
          overdueCount: 1,
          overdueDays: 3,
        },
        {
          code: "adverts",
          title: "Annonces à relire",
          link: "/agence/moderation?file=annonces",
          verb: "Traiter",
          count: 0,
          isCapped: false,
          oldestAt: null,
          overdueCount: 0,
          overdueDays: 0,
        },
        {
          code: "letters-failed",
          title: "Courriers non partis",
          link: "/agence/courriers?etat=abandonne,refuse&tri=demande",
          verb: "Voir",
          count: 0,
          isCapped: false,
          oldestAt: null,
          overdueCount: 0,
          overdueDays: 0,
        },
        {
          code: "surveys-idle",
          title: "Questionnaires interrompus",
          link: "/agence/questionnaires?etat=interrompu&inactif=7&tri=enregistre",
          verb: "Relancer",
          count: 1,
          isCapped: false,
          oldestAt: daysAgo(7).toISOString(),
          overdueCount: 0,
          overdueDays: 0,
        },
      ],
      firstSteps: null,
      recoveryCodesLeft: null,
    });
    const english = await deskFor(cookie, { "accept-language": "en" });
    expect(english.tiles.map(({ title }) => title)).toEqual([
      "Photos to approve",
      "Adverts to review",
      "Unsent letters",
      "Interrupted surveys",
    ]);
  });

  it("stand before those that are not late as soon as one thing is, though by no whole day (DESK-01)", async () => {
    await insertPhoto(daysAgo(1.5));
    const { personId } = await insertPerson(db(), "BabySitter");
    const letter = { kind: "identity.reset", personId, locale: "fr", payload: {} } as const;
    const [id = ""] = await addLetters(db(), [letter], daysAgo(0.5));
    await updateGivenUp(db(), id, "unreachable", daysAgo(0.4));
    const { tiles } = await deskOf("recruiter");
    await sql`DELETE FROM letter WHERE id = ${id}`.execute(db());
    expect(tiles.map(({ code, overdueCount, overdueDays }) => [code, overdueCount, overdueDays])).toEqual([
      ["letters-failed", 1, 0],
      ["photos", 0, 0],
      ["adverts", 0, 0],
    ]);
  });

  it("stand there with nothing in them where nothing waits (DESK-01)", async () => {
    const { tiles } = await deskOf("recruiter");
    const nothing = { count: 0, oldestAt: null, overdueDays: 0 };
    expect(tiles).toMatchObject([
      { code: "photos", ...nothing },
      { code: "adverts", ...nothing },
      { code: "letters-failed", ...nothing },
    ]);
  });

  it("count up to 1,000, and say that there are more (DESK-07)", async () => {
    await sql`INSERT INTO person (agency_reference, role, user_name, first_name, last_name)
      SELECT 'MANY-' || n, 'BabySitter', 'many.' || n, 'A', 'B' FROM generate_series(1, 1001) n`.execute(
      db(),
    );
    await sql`INSERT INTO photo (id, person_id, state, created_at)
      SELECT lpad('many' || id, 22, '0'), id, 0, ${daysAgo(3)}::timestamptz + id * interval '1 second' FROM person
      WHERE agency_reference LIKE 'MANY-%'`.execute(db());
    expect((await deskOf("recruiter")).tiles).toMatchObject([
      { code: "photos", count: 1_000, isCapped: true, overdueCount: 1_000 },
      { code: "adverts", count: 0 },
      { code: "letters-failed", count: 0 },
    ]);
    await sql`DELETE FROM photo WHERE id = (SELECT max(id) FROM photo)`.execute(db());
    expect((await deskOf("recruiter")).tiles).toMatchObject([
      { count: 1_000, isCapped: false },
      { count: 0 },
      { count: 0 },
    ]);
  });
});

describe("a tile that cannot be counted", () => {
  const tile = (code: string, query: string): TileSource => ({
    kind: {
      code,
      title: { fr: code, en: code },
      permission: "desk.read",
      opens: null,
      overdueAfterDays: null,
    },
    query,
  });
  const good = tile("good", "SELECT now() AS since");
  const bad = tile("bad", "SELECT since FROM no_such_table");
  const logged: unknown[] = [];
  const read = (...tiles: TileSource[]) =>
    readDesk(
      {
        query: (statement) =>
          portal.database.connection.pool.query({ ...statement, values: [...statement.values] }),
      },
      tiles,
      { functions: ["reader"], personId: 0, locale: "fr", now: start },
      { warn: (line: unknown) => void logged.push(line) },
    );

  it("leaves the others, and is logged by its code (DESK-06)", async () => {
    const { tiles } = await read(bad, good);
    expect(tiles.map(({ code, count }) => [code, count])).toEqual([
      ["bad", null],
      ["good", 1],
    ]);
    expect(logged).toMatchObject([{ tile: "bad" }]);
  });

  it("makes the desk fail where it is the only one (DESK-06)", async () => {
    await expect(read(bad)).rejects.toThrow();
  });
});
