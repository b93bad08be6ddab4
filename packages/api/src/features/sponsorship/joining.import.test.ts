import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listAudit } from "../../testing/stores/testAudit.store.ts";
import { csv, type ImportTest, importTest } from "../../testing/testImport.ts";
import { codesOf } from "./sponsorship.actions.ts";
import { insertOffer, listOffers } from "./sponsorship.store.ts";

const header = "référence;rôle;nom;prénom;email;code de parrainage";
const sponsors = csv(header, "P-1;parent;Lefèvre;Zoé;zoe@example.fr;", "I-1;intervenant;Le Goff;Éloïse;;");

let agency: ImportTest;
let zoe: number;
let eloise: number;
const db = () => agency.database.connection.db;
const bring = (...lines: string[]) => agency.give({ "personnes.csv": csv(header, ...lines) });
const idOf = async (reference: string): Promise<number> => {
  const found = "SELECT id FROM person WHERE agency_reference = $1";
  return (await agency.database.connection.pool.query(found, [reference])).rows[0].id;
};
// When an import here is told that it is.
const joined = "2026-11-20T10:00:00.000Z";
const invite = (sponsorId: number, email: string, at = "2020-01-31T10:00:00Z") =>
  insertOffer(db(), sponsorId, { firstName: "Léa", lastName: "", email }, new Date(at));
const statesOf = async (sponsorId: number) =>
  (await listOffers(db(), sponsorId)).map(({ state, joinedAt }) => [state, joinedAt]);
async function told(): Promise<string[]> {
  const { rows } = await agency.database.connection.pool.query<{ said: string }>(
    `SELECT concat_ws(' ', p.agency_reference, n.kind, n.link) AS said
      FROM notification n JOIN person p ON p.id = n.person_id ORDER BY n.id`,
  );
  return rows.map(({ said }) => said);
}

beforeEach(async () => {
  agency = await importTest();
  await agency.give({ "personnes.csv": sponsors });
  [zoe, eloise] = [await idOf("P-1"), await idOf("I-1")];
});
afterEach(() => agency.end());

describe("a friend whom an import brings", () => {
  it("a friend brought by the address that was invited has joined; their sponsor is told once (SPONSOR-18, SPONSOR-19, SPONSOR-OP5, DATA-16)", async () => {
    await invite(zoe, "lea@example.org");
    await invite(zoe, "other@example.org");
    expect(await statesOf(zoe)).toEqual([
      [0, null],
      [0, null],
    ]);
    const line = "P-2;parent;Dubois;Léa;LEA@example.org;";
    await bring(line);
    await bring(line);
    expect(await statesOf(zoe)).toEqual([
      [0, null],
      [1, joined],
    ]);
    expect(await told()).toEqual(["P-1 sponsorship.friend-joined /client/parrainage"]);
    const acts = (await listAudit(db(), zoe)).map(({ action }) => action);
    expect(acts).toEqual(["sponsorship.friend-joined"]);
  });

  it("a friend who was known here before they were invited has not joined by it (SPONSOR-OP13)", async () => {
    await bring("P-2;parent;Dubois;Léa;;");
    await invite(zoe, "lea@example.org", "2100-01-31T10:00:00Z");
    await bring("P-2;parent;Dubois;Léa;lea@example.org;");
    expect(await statesOf(zoe)).toEqual([[0, null]]);
    expect(await told()).toEqual([]);
  });

  it("a friend brought by the sponsor’s code has joined, whichever was shared; the address stays theirs (SPONSOR-OP5)", async () => {
    const { twitter } = await codesOf(db(), eloise);
    await bring(`P-2;parent;Dubois;Léa;lea@example.org;${twitter.toUpperCase()}`);
    expect(await listOffers(db(), eloise)).toEqual([
      {
        lastName: "",
        firstName: "",
        email: "",
        state: 1,
        sentAt: null,
        joinedAt: joined,
      },
    ]);
    expect(await told()).toEqual(["I-1 sponsorship.friend-joined /intervenant/parrainage"]);
  });

  it("a friend brought by both counts once, for whoever invited them (SPONSOR-OP13)", async () => {
    const { link } = await codesOf(db(), eloise);
    await invite(zoe, "lea@example.org");
    await bring(`P-2;parent;Dubois;Léa;lea@example.org;${link}`);
    expect([await statesOf(zoe), await statesOf(eloise)]).toEqual([[[1, joined]], []]);
  });

  it("a friend brought by a code has joined by it alone, also once the address is known that another invited (SPONSOR-OP13)", async () => {
    const { link } = await codesOf(db(), eloise);
    await invite(zoe, "lea@example.org");
    await bring(`P-2;parent;Dubois;Léa;;${link}`);
    await bring(`P-2;parent;Dubois;Léa;lea@example.org;${link}`);
    expect([await statesOf(zoe), await statesOf(eloise)]).toEqual([[[0, null]], [[1, joined]]]);
    expect(await told()).toEqual(["I-1 sponsorship.friend-joined /intervenant/parrainage"]);
  });

  it("a friend with a code that nobody has is brought all the same, as is who was known before with a code (SPONSOR-OP13)", async () => {
    const { link } = await codesOf(db(), eloise);
    const result = await bring(
      "P-2;parent;Dubois;Léa;;nonsense",
      `P-1;parent;Lefèvre;Zoé;z@example.fr;${link}`,
    );
    expect([result.problems, await statesOf(eloise), await told()]).toEqual([[], [], []]);
  });

  it("a friend whose address is given later has joined then (SPONSOR-OP5)", async () => {
    await invite(zoe, "lea@example.org");
    await bring("P-2;parent;Dubois;Léa;;");
    expect(await statesOf(zoe)).toEqual([[0, null]]);
    await bring("P-2;parent;Dubois;Léa;lea@example.org;");
    expect(await statesOf(zoe)).toEqual([[1, joined]]);
  });

  it("a friend whom a dry run brings has not joined", async () => {
    await invite(zoe, "lea@example.org");
    await agency.write({ "personnes.csv": csv(header, "P-2;parent;Dubois;Léa;lea@example.org;") });
    await agency.run({ dryRun: true });
    expect([await statesOf(zoe), await told()]).toEqual([[[0, null]], []]);
  });

  it("stays joined: the database refuses the way back (SPONSOR-19)", async () => {
    await invite(zoe, "lea@example.org");
    await bring("P-2;parent;Dubois;Léa;lea@example.org;");
    const back = "UPDATE sponsorship_offer SET state = 0, joined_at = NULL";
    await expect(agency.database.connection.pool.query(back)).rejects.toThrow("never goes back");
  });
});
