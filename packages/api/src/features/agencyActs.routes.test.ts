import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ActPortal, send, versionAt } from "../testing/agencyActs/actTrial.ts";
import { actingTrials, agencyTrials } from "../testing/agencyActs/agencyTrials.ts";
import { entriesAfter, lastEntry, newlyTold, refusingNotes, toldIn } from "../testing/agencyActs/noting.ts";
import { noteWords } from "../testing/agencyActs/peopleActs.ts";
import { holdOutlines } from "../testing/outline/heldOutlines.ts";
import { outlining } from "../testing/outline/outline.ts";
import { provenStaff } from "../testing/signedIn.ts";
import { testPassword } from "../testing/stores/testPeople.store.ts";
import { buildTestApp } from "../testing/testApp.ts";

let given: ActPortal;
let whileNothingIsNoted: Awaited<ReturnType<typeof refusingNotes>>;
let outline: Awaited<ReturnType<typeof outlining>>;
beforeAll(async () => {
  const portal = await buildTestApp({ JOBS: "elsewhere" }, { stoppedAt: "2026-11-20T10:00:00Z" });
  outline = await outlining(portal);
  given = { portal, boss: await provenStaff(portal, ["administrator"]) };
  whileNothingIsNoted = await refusingNotes(portal.database);
});
afterAll(() => given.portal.close());

const db = () => given.portal.database.connection.db;
// What an act brings with it, and which transaction wrote each row.
const withAnAct = {
  letter: "id",
  "graphile_worker._private_jobs": "id",
  notification: "id",
};
const brought = new Set<string>();
const told: Record<string, string[]> = {};
const outlines = new Map<string, string>();
type Written = ReadonlyMap<string, string>;
async function written(): Promise<Written> {
  const rows = await Promise.all(
    Object.entries(withAnAct).map(([table, id]) =>
      sql<{ row: string; by: string }>`SELECT ${table} || ' ' || ${sql.ref(id)} AS row, xmin::text AS by
        FROM ${sql.table(table)}`.execute(db()),
    ),
  );
  return new Map(rows.flatMap((found) => found.rows.map(({ row, by }) => [row, by])));
}
// Rows that another transaction wrote than the one that noted the act.
async function othersThan(last: number, rows: readonly (readonly [string, string])[]) {
  const { rows: entries } = await sql<{ by: string }>`SELECT xmin::text AS by FROM audit_entry
    WHERE id > ${last} AND kind = 'act'`.execute(db());
  return rows.filter(([, by]) => !entries.some((entry) => entry.by === by));
}
const writtenSince = async (before: Written) =>
  [...(await written())].filter(([row, by]) => before.get(row) !== by);

describe("every call of the agency’s that changes something", () => {
  it("is tried here: whoever adds one says what it notes, in testing/agencyActs (AUDITS-04)", async () => {
    const { paths } = (await given.portal.call("GET", "/api/v1/openapi.json")).json();
    const changing = Object.entries<{ post?: object }>(paths)
      .filter(([, { post }]) => post && "x-permission" in post)
      .map(([path]) => path);
    expect(changing.length).toBeGreaterThan(20);
    expect(agencyTrials.map(([path]) => path).sort()).toEqual(changing.sort());
  });

  it.each(actingTrials)(
    "notes what it did with who, by which function and from where, or does nothing: %s (AUDITS-04)",
    async (path, { notes, prepare, later }) => {
      outline.putClockBack();
      const { body, of } = await prepare(given);
      const version = of?.startsWith("/") ? await versionAt(given, of) : of && `"${of}"`;
      const { database } = given.portal;
      const last = await lastEntry(database);
      const call = () => send(given, path, body, version);
      const [before, toldBefore] = [await written(), await toldIn(database)];
      if (!later) {
        expect((await whileNothingIsNoted(call)).statusCode).toBe(500);
        expect(await writtenSince(before)).toEqual([]);
      }
      const rowsBefore = await outline.everyRow();
      const answer = await call();
      expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
      if (later) {
        const answered = answer.json() as never;
        await expect(whileNothingIsNoted(() => later(given, answered))).rejects.toThrow("no act is noted");
        await later(given, answered);
      }
      const people = { [given.boss.personId]: "boss" };
      outlines.set(path, outline.outlineOf(answer, rowsBefore, await outline.everyRow(), people));
      const entries = await entriesAfter(database, last);
      expect(entries.map(({ action }) => action).sort()).toEqual([...notes].sort());
      for (const entry of entries)
        expect(entry).toMatchObject({
          actorId: given.boss.personId,
          functions: ["administrator"],
          source: later ? "job" : "page",
          isAsked: !later,
        });
      const rows = await writtenSince(before);
      const kinds = newlyTold(toldBefore, await toldIn(database));
      if (kinds.length > 0) told[path] = kinds;
      // Nobody who ends the process finds the act without its letters, or these without the act.
      if (later) return;
      expect(await othersThan(last, rows)).toEqual([]);
      for (const [row] of rows) brought.add(row.slice(0, row.indexOf(" ")));
    },
  );

  holdOutlines(
    "agencyActs",
    actingTrials.map(([path]) => path),
    outlines,
  );

  it("orders letters and notifications among them, each with the act that causes it (AUDITS-04)", () => {
    expect([...brought].sort()).toEqual(Object.keys(withAnAct).sort());
  });

  it("tells people of it by the letters and the bell that stand here, and of nothing else (MAILS-08, AGCON-12)", () => {
    expect(told).toEqual({
      "/Agency/Contracts/AddDocument": ["bell documents.added"],
      "/Agency/Contracts/Move": ["bell contracts.withdrawn", "letter contracts.withdrawn"],
      "/Agency/Moderation/Decide": ["bell photos.validated"],
      "/Agency/People/Create": ["letter identity.invitation"],
      "/Agency/People/Invite": ["letter identity.invitation"],
      "/Agency/People/SendReset": ["letter identity.reset"],
      "/Agency/People/Unblock": ["letter identity.unblocked"],
      "/Agency/People/Update": ["bell identity.changed-by-agency"],
      "/Agency/Renewals/Remind": ["letter renewals.information"],
      "/Agency/Staff/Create": ["letter identity.invitation"],
      "/Agency/Staff/Invite": ["letter identity.invitation"],
      "/Agency/Staff/Reopen": ["letter identity.invitation"],
      "/Agency/Staff/ResetSecondFactor": [
        "letter identity.reset",
        "letter second-factor.reset",
        "letter staff.second-factor-reset",
      ],
      "/Agency/Staff/UpdateFunctions": ["bell staff.functions-changed", "letter staff.functions-changed"],
      "/Signature/Cancel": ["bell signatures.ended", "letter signatures.ended"],
      "/Signature/Open": ["bell signatures.to-sign", "letter signatures.to-sign"],
      "/Signature/Remind": ["letter signatures.reminder"],
    });
  });

  it("notes no word of a note, no password, no key and no session (AUDITS-07)", async () => {
    const { rows } = await sql<{ said: string }>`SELECT concat_ws(' ', e.subject, d.changes, d.reason) AS said
      FROM audit_entry e LEFT JOIN audit_detail d ON d.entry_id = e.id`.execute(db());
    const said = rows.map((row) => row.said).join("\n");
    expect(said).toContain("Vu ensemble");
    const [, token = ""] = given.boss.cookie.split("=");
    for (const secret of [noteWords, testPassword, token.split(";")[0] ?? ""]) {
      expect(secret.length).toBeGreaterThan(7);
      expect(said).not.toContain(secret);
    }
  });
});
