import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { personal } from "../../features.ts";
import { type PersonPiece, readPersonRows, rowsAtOnce } from "../../personal/personRows.store.ts";
import { insertPerson, type TestPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";

const logRows = 12_000;
const noticeRows = 1_000;
let portal: TestApp;
let person: TestPerson;
beforeAll(async () => {
  portal = await buildTestApp();
  person = await insertPerson(portal.database.connection.db, "Parent");
  const { pool } = portal.database.connection;
  await pool.query(
    `INSERT INTO audit_entry (actor_id, person_id, action, at)
      SELECT $1, $1, 'test.' || n, now() - interval '1 day' + n * interval '1 second' FROM generate_series(1, ${logRows}) n`,
    [person.personId],
  );
  await pool.query(
    `INSERT INTO notification (person_id, kind, facts, link)
      SELECT $1, 'test', '{}', '/client' FROM generate_series(1, ${noticeRows}) n`,
    [person.personId],
  );
});
afterAll(() => portal.close());

const archive = async (language: string) => {
  const cookie = await portal.signIn(person.userName);
  const headers = { "accept-language": language };
  const answer = await portal.call("GET", "/MyData/DownloadMyData", { cookie, headers });
  return unzipSync(answer.rawPayload);
};
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

describe("the archive of somebody with a long log", () => {
  it("holds its newest 5,000 rows in their order, says of how many, and holds the other tables whole (SETTINGS-OP19)", async () => {
    const files = await archive("fr");
    const data = JSON.parse(textOf(files["mes-donnees.json"]));
    expect(data.audit_entry).toHaveLength(5_000);
    const noted = data.audit_entry.map(({ action }: { action: string }) => action);
    expect(noted.slice(-3)).toEqual([`test.${logRows - 1}`, `test.${logRows}`, "identity.signed-in"]);
    expect(noted[0]).toBe(`test.${logRows - 5_000 + 2}`);
    expect(data.notification).toHaveLength(noticeRows);
    expect(data.cut).toEqual({ audit_entry: { newest: 5_000, all: logRows + 1 } });
    const said = textOf(files["mes-donnees.html"]).replace(/[\u00a0\u202f]/g, " ");
    expect(said).toContain("<p>Voici les 5 000 lignes les plus récentes, sur 12 001 en tout.</p>");
    const english = textOf((await archive("en"))["my-data.html"]);
    expect(english).toMatch(/<p>These are the newest 5,000 rows, of 12,00\d in all.<\/p>/);
  });

  it("is read so many rows at a time, each piece once the one before is done with (SETTINGS-OP19)", async () => {
    const sizes: number[] = [];
    let underWay = 0;
    const take = async ({ rows }: PersonPiece) => {
      underWay += 1;
      expect(underWay).toBe(1);
      sizes.push(rows.length);
      await new Promise(setImmediate);
      underWay -= 1;
    };
    const asked = { personal, personId: person.personId, signal: new AbortController().signal };
    const { db } = portal.database.connection;
    await db.transaction().execute((transaction) => readPersonRows(transaction, asked, take));
    expect(Math.max(...sizes)).toBe(rowsAtOnce);
    expect(sizes.reduce((sum, size) => sum + size)).toBeGreaterThan(5_000 + noticeRows);
  });

  it.each([
    [noticeRows, null],
    [noticeRows - 1, noticeRows],
  ])(
    "says of rows that only the newest %i are there where there are more: %s (SETTINGS-OP19)",
    async (newest, all) => {
      const declared = personal.flatMap((one) => (one.table === "notification" ? [{ ...one, newest }] : []));
      const pieces: PersonPiece[] = [];
      const asked = { personal: declared, personId: person.personId, signal: new AbortController().signal };
      await portal.database.connection.db
        .transaction()
        .execute((transaction) =>
          readPersonRows(transaction, asked, async (piece) => void pieces.push(piece)),
        );
      expect(pieces.flatMap(({ rows }) => rows)).toHaveLength(newest);
      expect(new Set(pieces.map((piece) => piece.all))).toEqual(new Set([all]));
    },
  );

  it("lets others in between its pieces, and makes no format for each of its instants (SETTINGS-OP19)", async () => {
    let turns = 0;
    let isOver = false;
    const turn = () => {
      turns += 1;
      if (!isOver) setImmediate(turn);
    };
    const format = vi.spyOn(Intl, "DateTimeFormat");
    onTestFinished(() => format.mockRestore());
    setImmediate(turn);
    await archive("fr");
    isOver = true;
    expect(turns).toBeGreaterThan((5_000 + noticeRows) / rowsAtOnce);
    expect(format.mock.calls.length).toBeLessThan(10);
  });
});
