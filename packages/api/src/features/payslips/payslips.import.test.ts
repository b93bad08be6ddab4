import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listAudit } from "../../testing/stores/testAudit.store.ts";
import { type PayslipPortal, payslipPortal } from "../../testing/testPayslips.ts";

let tried: PayslipPortal;
beforeAll(async () => {
  tried = await payslipPortal();
});
afterAll(() => tried.portal.close());

const october = (reference: string, file = "a.pdf", more = "612,48") =>
  `${reference};10/2026;1;Ordinaire;05/11/2026;${more};${file}`;
const created = { created: 1, updated: 0, unchanged: 0, refused: 0 };

describe("an import of payslips", () => {
  it("brings a line with its file once, and the same folder again changes nothing (PAYSLIP-07, PAYSLIP-20, SPACE-27)", async () => {
    const { reference, cookie } = await tried.babysitter();
    const files = { "a.pdf": "one", "b.pdf": "two" };
    const lines = [october(reference), `${reference};09/2026;2;Solde de tout compte;01/10/2026;;b.pdf`];
    expect(await tried.give(lines, files)).toEqual({ count: { ...created, created: 2 }, problems: [] });
    expect(await tried.give(lines, files)).toEqual({
      count: { ...created, created: 0, unchanged: 2 },
      problems: [],
    });
    const { years, year, hasMore, payslips } = await tried.payslips(cookie);
    expect([years, year, hasMore]).toEqual([[2026], 2026, false]);
    const documentId = expect.stringMatching(/^[\w-]{22}$/);
    const common = { documentId, isNew: true, correctedDate: null };
    expect(payslips).toEqual([
      { month: "2026-10", rank: 1, kind: 0, paidDate: "2026-11-05", netCents: 61_248, ...common },
      { month: "2026-09", rank: 2, kind: 2, paidDate: "2026-10-01", netCents: null, ...common },
    ]);
  });

  it("corrects what a line says, leaves a column alone that the file lacks, and marks nothing new (PAYSLIP-07, PAYSLIP-20)", async () => {
    const { reference, cookie } = await tried.babysitter();
    const september = { month: "2026-09", paidDate: "2026-10-05", netCents: 50_000, isNew: true };
    const other = `${reference};09/2026;1;Ordinaire;05/10/2026;500,00;a.pdf`;
    await tried.give([october(reference), other], { "a.pdf": "one" });
    const [{ documentId }] = (await tried.payslips(cookie)).payslips;
    await tried.file(documentId, cookie);
    const short = "référence de l’intervenant;mois;date de versement;fichier";
    const line = `${reference};10/2026;06/11/2026;a.pdf`;
    const { count } = await tried.give([line], { "a.pdf": "one" }, { header: short });
    expect(count).toEqual({ ...created, created: 0, updated: 1 });
    expect((await tried.payslips(cookie)).payslips).toMatchObject([
      { paidDate: "2026-11-06", netCents: 61_248, isNew: false, correctedDate: null, documentId },
      september,
    ]);
    await tried.give([october(reference, "a.pdf", "")], { "a.pdf": "one" });
    expect((await tried.payslips(cookie)).payslips).toMatchObject([
      { netCents: null, isNew: false },
      september,
    ]);
  });

  it("keeps the id of a corrected file and its former one in the store, is new and told again (PAYSLIP-16, PAYSLIP-20)", async () => {
    const person = await tried.babysitter();
    const { reference, cookie, personId } = person;
    const other = `${reference};09/2026;;;05/10/2026;;b.pdf`;
    await tried.give([october(reference), other], { "a.pdf": "one", "b.pdf": "other" });
    await tried.tell();
    const payslips: { documentId: string }[] = (await tried.payslips(cookie)).payslips;
    const [documentId = "", otherId = ""] = payslips.map((one) => one.documentId);
    const before = (await tried.file(documentId, cookie)).rawPayload;
    await tried.file(otherId, cookie);
    const untouched = { documentId: otherId, isNew: false, correctedDate: null };
    expect((await tried.payslips(cookie)).payslips).toMatchObject([{ isNew: false }, untouched]);
    expect((await tried.give([october(reference)], { "a.pdf": "two" })).count).toMatchObject({ updated: 1 });
    expect((await tried.payslips(cookie)).payslips).toMatchObject([
      { documentId, isNew: true, correctedDate: "2026-11-23" },
      untouched,
    ]);
    expect((await tried.file(documentId, cookie)).rawPayload.toString("latin1")).toContain("% two");
    const { rows } = await tried.pool.query<{ file_key: string }>(
      "SELECT f.file_key FROM payslip_former_file f JOIN payslip p ON p.id = f.payslip_id WHERE babysitter_id = $1",
      [personId],
    );
    expect(rows).toHaveLength(1);
    const kept = await (await tried.portal.fileStore.open(rows[0]?.file_key ?? "")).toArray();
    expect(Buffer.concat(kept)).toEqual(before);
    await tried.tell();
    expect(await tried.lettersOf(person)).toEqual(["payslips.available", "payslips.available"]);
  });

  it("refuses lines that name nobody, a parent, or a file that is none (PAYSLIP-07, SPACE-28, SPACE-29)", async () => {
    const { reference } = await tried.babysitter();
    const { problems, count } = await tried.give(
      [october("INT-X"), october(reference, "missing.pdf"), `${reference};09/2026;;;01/10/2026;;../a.pdf`],
      { "a.pdf": "one" },
    );
    expect(count).toMatchObject({ created: 0, refused: 3 });
    expect(problems).toEqual([
      expect.stringContaining("Aucune personne ne porte cette référence"),
      expect.stringContaining("ne se trouve pas dans le dossier « fiches-de-paie »"),
      expect.stringContaining("doit se trouver dans le dossier « fiches-de-paie »"),
    ]);
  });

  it("refuses what was paid after a refusal has taken effect, not on that day (PAYSLIP-10)", async () => {
    const { reference, cookie } = await tried.babysitter();
    expect((await tried.choose("Paper", cookie)).statusCode).toBe(200);
    const line = (month: string, paid: string) => `${reference};${month};;;${paid};;a.pdf`;
    const files = { "a.pdf": "one" };
    const { count, problems } = await tried.give(
      [line("01/2027", "23/02/2027"), line("02/2027", "24/02/2027")],
      files,
    );
    expect(count).toMatchObject({ created: 1, refused: 1 });
    expect(problems).toEqual([
      "fiches-de-paie.csv, ligne 3, colonne « date de versement » : Cette personne a demandé ses fiches de paie sur papier : celles versées après le 23/02/2027 ne se remettent plus ici.",
    ]);
    await tried.choose("Electronic", cookie);
    expect((await tried.give([line("02/2027", "24/02/2027")], files)).count).toMatchObject({ created: 1 });
  });

  it("still brings the payslips of somebody whose account is deleted, and tells nobody; nothing of theirs goes (PAYSLIP-17, SPACE-28)", async () => {
    const person = await tried.babysitter();
    const { reference, cookie, personId } = person;
    await tried.give([october(reference)], { "a.pdf": "one" });
    await tried.choose("Paper", cookie);
    const before = await tried.lettersOf(person);
    const gone = await tried.portal.call("POST", "/Authentication/deleteMyAccount", { cookie });
    expect(gone.statusCode).toBe(200);
    const letters = await tried.lettersOf(person);
    const { count } = await tried.give([`${reference};11/2026;;;01/12/2026;;a.pdf`], { "a.pdf": "one" });
    expect(count).toMatchObject({ created: 1 });
    await tried.tell();
    expect(await tried.lettersOf(person)).toEqual(letters);
    expect(before.length).toBeGreaterThan(0);
    for (const [table, rows] of [
      ["payslip", 2],
      ["payslip_choice", 1],
    ] as const) {
      const kept = await tried.pool.query(`SELECT FROM ${table} WHERE babysitter_id = $1`, [personId]);
      expect([table, kept.rows.length]).toEqual([table, rows]);
    }
    const files = await tried.pool.query<{ file_key: string }>(
      "SELECT file_key FROM document WHERE person_id = $1 AND kind = 'payslip'",
      [personId],
    );
    for (const { file_key } of files.rows)
      expect(await tried.portal.fileStore.byteCount(file_key)).toBeGreaterThan(0);
  });

  it("tells of a payslip once, by a notice and a letter, not before 7 in the morning (PAYSLIP-15, SPACE-31, SPACE-32)", async () => {
    tried.goTo("2026-11-24T05:59:00Z");
    const [person, other] = [await tried.babysitter(), await tried.babysitter()];
    await tried.give(
      [october(person.reference), october(other.reference), `${other.reference};09/2026;;;05/10/2026;;a.pdf`],
      { "a.pdf": "one" },
    );
    await tried.tell();
    expect(await tried.lettersOf(person)).toEqual([]);
    tried.goTo("2026-11-24T06:00:00Z");
    await tried.tell();
    await tried.tell();
    expect(await tried.noticesOf(person.cookie)).toEqual([
      "Votre fiche de paie d’octobre 2026 est disponible",
    ]);
    expect(await tried.noticesOf(other.cookie)).toEqual(["2 nouvelles fiches de paie"]);
    expect(await tried.lettersOf(person)).toEqual(["payslips.available"]);
    expect(await tried.lettersOf(other)).toEqual(["payslips.available"]);
    const letter = await tried.letter(person, "payslips.available");
    expect(letter?.subject).toBe("Votre fiche de paie d’octobre 2026 est disponible");
    expect(letter?.text).toContain("/intervenant/fiches-de-paie");
    expect(letter?.text).not.toMatch(/612,48|€/);
    expect(letter?.text).toContain("Pour la lire et la garder, connectez-vous à votre espace.");
    const several = await tried.letter(other, "payslips.available", "en");
    expect(several?.subject).toBe("2 new payslips are available");
    expect(several?.text).toContain("Sign in to your space to read them and save them.");
    tried.goTo("2026-11-23T08:00:00Z");
  });

  it.each([
    ["in a quiet import (SPACE-30)", { quiet: true }, "05/11/2026"],
    ["while the older portal shows payslips (SPACE-03)", { isInOldPortal: true }, "05/11/2026"],
    ["that was paid more than 60 days ago (SPACE-30)", {}, "23/09/2026"],
  ])("tells nobody of a payslip %s, and shows it", async (_, options, paid) => {
    const person = await tried.babysitter();
    await tried.give([`${person.reference};08/2026;;;${paid};;a.pdf`], { "a.pdf": "one" }, options);
    await tried.tell();
    expect([await tried.lettersOf(person), await tried.noticesOf(person.cookie)]).toEqual([[], []]);
    expect((await tried.payslips(person.cookie)).payslips).toHaveLength(1);
  });

  it("tells of a payslip that was paid 60 days ago (SPACE-30)", async () => {
    const person = await tried.babysitter();
    await tried.give([`${person.reference};08/2026;;;24/09/2026;;a.pdf`], { "a.pdf": "one" });
    await tried.tell();
    expect(await tried.lettersOf(person)).toEqual(["payslips.available"]);
    expect((await listAudit(tried.db, person.personId)).map(({ action }) => action)).not.toContain("x");
  });
});
