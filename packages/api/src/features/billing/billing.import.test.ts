import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readTerms } from "../../agency/readAgency.ts";
import {
  csvOf,
  type PrivateSpace,
  privateSpace,
  type SignedInPerson,
} from "../../testing/privateSpace/privateSpace.ts";

let space: PrivateSpace;
let family: SignedInPerson;
let worker: SignedInPerson;
let turn = 0;
beforeAll(async () => {
  space = await privateSpace();
  worker = await space.person("BabySitter");
});
afterAll(() => space.close());
beforeEach(async () => {
  family = await space.person("Parent");
  turn += 1;
});

type Cells = Readonly<Record<string, string | number>>;
const number = (name: string) => `${name}-${turn}`;
const invoice = (name: string, known: Cells = {}) => ({
  numéro: number(name),
  "référence du parent": family.reference,
  "date d’émission": "05/11/2026",
  "total TTC": 100,
  "montant dû": 100,
  ...known,
});
const line = (of: string, position: number, known: Cells = {}) => ({
  numéro: number(of),
  ligne: position,
  genre: "Prestation",
  libellé: "Garde",
  montant: 50,
  ...known,
});
const payment = (name: string, known: Cells = {}) => ({
  référence: number(name),
  "référence du parent": family.reference,
  date: "20/11/2026",
  moyen: "Prélèvement SEPA",
  montant: 100,
  ...known,
});
const share = (paid: string, of: string, euros: number) => ({
  "référence du règlement": number(paid),
  "numéro de facture": number(of),
  montant: euros,
});
const query = async (text: string) =>
  (await space.agency.database.connection.pool.query(text, [family.personId])).rows;
const told = async () =>
  (await query("SELECT kind, facts, link FROM notification WHERE person_id = $1 ORDER BY id")).map(
    ({ kind, facts, link }) => [kind, facts.count, facts.month ?? null, link?.slice(0, 16)],
  );
const letters = () => query("SELECT kind FROM letter WHERE person_id = $1");

describe("the import of the space", () => {
  it("twice changes nothing; a changed line corrects, an absent column is left alone, an empty cell empties (SPACE-27)", async () => {
    const files = {
      "factures.csv": csvOf(invoice("A", { "moyen prévu": "Virement" })),
      "lignes-factures.csv": csvOf(line("A", 1), line("A", 2)),
      "reglements.csv": csvOf(payment("R")),
      "affectations.csv": csvOf(share("R", "A", 100)),
    };
    const counted = async () =>
      (await space.agency.run()).counts.map(({ created, updated, unchanged, refused }) => [
        created,
        updated,
        unchanged,
        refused,
      ]);
    await space.agency.write(files);
    expect(await counted()).toEqual([
      [1, 0, 0, 0],
      [2, 0, 0, 0],
      [1, 0, 0, 0],
      [1, 0, 0, 0],
    ]);
    expect(await counted()).toEqual([
      [0, 0, 1, 0],
      [0, 0, 2, 0],
      [0, 0, 1, 0],
      [0, 0, 1, 0],
    ]);
    const planned = async () =>
      (
        await query("SELECT planned_means AS means, total_cents AS total FROM invoice WHERE parent_id = $1")
      )[0];
    await space.agency.give({ "factures.csv": csvOf(invoice("A", { "total TTC": 120, "montant dû": 120 })) });
    expect(await planned()).toEqual({ means: 2, total: 12_000 });
    await space.agency.give({ "factures.csv": csvOf(invoice("A", { "moyen prévu": "" })) });
    expect(await planned()).toEqual({ means: null, total: 10_000 });
  });

  it("removes the lines and shares that it no longer has of what it brings (BILLS-21, PAYMENTS-15)", async () => {
    await space.agency.give({
      "factures.csv": csvOf(invoice("A"), invoice("B")),
      "lignes-factures.csv": csvOf(line("A", 1), line("A", 2), line("B", 1), line("B", 2)),
      "reglements.csv": csvOf(payment("R"), payment("S")),
      "affectations.csv": csvOf(share("R", "A", 100), share("S", "B", 100)),
    });
    const { problems } = await space.agency.give({
      "lignes-factures.csv": csvOf(line("A", 2, { montant: 100 })),
      "affectations.csv": csvOf(share("R", "B", 60), share("R", "A", 40)),
    });
    expect(problems).toEqual([]);
    expect(
      await query(`SELECT i.number, l.position, i.lines_agree AS agree FROM invoice_line l JOIN invoice i ON i.id = l.invoice_id
        WHERE i.parent_id = $1 ORDER BY 1, 2`),
    ).toEqual([
      { number: number("A"), position: 2, agree: true },
      { number: number("B"), position: 1, agree: true },
      { number: number("B"), position: 2, agree: true },
    ]);
    await space.agency.give({ "affectations.csv": csvOf(share("R", "B", 100)) });
    expect(
      await query(`SELECT p.reference, i.number, s.amount_cents AS cents FROM payment_share s JOIN payment p ON p.id = s.payment_id
        JOIN invoice i ON i.id = s.invoice_id WHERE p.parent_id = $1 ORDER BY 1`),
    ).toEqual([
      { reference: number("R"), number: number("B"), cents: 10_000 },
      { reference: number("S"), number: number("B"), cents: 10_000 },
    ]);
  });

  it("corrects a share in its place, one of another payment or invoice stays (PAYMENTS-14, PAYMENTS-15)", async () => {
    await space.agency.give({
      "factures.csv": csvOf(invoice("A"), invoice("B")),
      "reglements.csv": csvOf(payment("R"), payment("S")),
      "affectations.csv": csvOf(share("R", "A", 60), share("R", "B", 40), share("S", "A", 30)),
    });
    const shares = () =>
      query(`SELECT p.reference || ' ' || i.number AS of, s.amount_cents AS cents FROM payment_share s
        JOIN payment p ON p.id = s.payment_id JOIN invoice i ON i.id = s.invoice_id WHERE p.parent_id = $1 ORDER BY 1`);
    const of = (paid: string, billed: string, cents: number) => ({
      of: `${number(paid)} ${number(billed)}`,
      cents,
    });
    const given = { "affectations.csv": csvOf(share("R", "A", 30), share("R", "B", 70)) };
    // What was put on them before and is said again does not count twice.
    expect(await space.agency.give(given)).toMatchObject({ counts: [{ updated: 2 }], problems: [] });
    expect(await shares()).toEqual([of("R", "A", 3_000), of("R", "B", 7_000), of("S", "A", 3_000)]);
  });

  it("refuses what does not hold together, line by line, and takes the rest (SPACE-28, BILLS-09, BILLS-12, PAYMENTS-14)", async () => {
    const other = await space.person("Parent");
    await space.agency.give({
      "factures.csv": csvOf(invoice("A"), { ...invoice("F"), "référence du parent": other.reference }),
      "reglements.csv": csvOf(payment("R"), payment("N", { montant: -50 })),
    });
    const { problems, counts } = await space.agency.give({
      "factures.csv": csvOf(
        invoice("G", { "référence du parent": "PERSONNE" }),
        invoice("H", { "référence du parent": worker.reference }),
        invoice("F"),
        invoice("I", { "montant dû": 99 }),
        invoice("J", { "facture corrigée": "RIEN" }),
        invoice("K"),
      ),
      "lignes-factures.csv": csvOf(
        line("Z", 1),
        line("A", 1, { heures: "1", "taux horaire TTC": "49,97" }),
        line("A", 2, { heures: "1", "taux horaire TTC": "49,98" }),
        line("A", 3, { "référence de l’intervenant": family.reference }),
        line("A", 4, { "référence de l’intervenant": "PERSONNE" }),
        line("A", 5, { "référence de l’intervenant": worker.reference }),
      ),
      "reglements.csv": csvOf({ ...payment("R"), "référence du parent": other.reference }),
      "affectations.csv": csvOf(
        share("Z", "A", 1),
        share("R", "Z", 1),
        share("R", "F", 1),
        share("R", "A", 60),
        share("R", "K", 41),
        share("N", "A", 10),
        share("N", "K", -50),
      ),
    });
    expect(problems.map((text) => text.replace(/^.*? : /, ""))).toEqual([
      "Aucune personne ne porte cette référence.",
      "Cette personne n’a pas le rôle attendu ici.",
      "Cette facture est celle d’une autre famille.",
      "Le montant dû n’est pas le total moins les aides et l’avance.",
      "Aucune facture ne porte ce numéro.",
      "Aucune facture ne porte ce numéro.",
      "Ce montant n’est pas le produit des heures par le taux, à deux centimes près.",
      "Cette personne n’a pas le rôle attendu ici.",
      "Aucune personne ne porte cette référence.",
      "Ce règlement est celui d’une autre famille.",
      "Aucun règlement ne porte cette référence.",
      "Aucune facture ne porte ce numéro.",
      "Cette facture est celle d’une autre famille que ce règlement.",
      "Les affectations dépassent le montant de ce règlement, ou vont en sens contraire.",
      "Les affectations dépassent le montant de ce règlement, ou vont en sens contraire.",
    ]);
    expect(counts.map(({ created }) => created)).toEqual([1, 2, 0, 2]);
  });

  it("reaches people whose account was deleted, without a word (SPACE-28)", async () => {
    await space.agency.database.connection.pool.query(
      "UPDATE person SET deactivated_at = now() WHERE id = $1",
      [family.personId],
    );
    const { problems } = await space.agency.give({
      "factures.csv": csvOf(invoice("A")),
      "reglements.csv": csvOf(payment("R", { état: "Rejeté" })),
    });
    expect(problems).toEqual([]);
    expect(await query("SELECT number FROM invoice WHERE parent_id = $1")).toHaveLength(1);
    expect([await told(), await letters()]).toEqual([[], []]);
  });
});

describe("what an import brings", () => {
  const october = { "période du": "01/10/2026", "période au": "31/10/2026" };

  it("is told once: one invoice by its month, several by their number (SPACE-31, BILLS-23)", async () => {
    await space.agency.give({ "factures.csv": csvOf(invoice("A", october)) });
    expect(await told()).toEqual([["invoices.issued", 1, "2026-10", "/client/factures"]]);
    await space.agency.give({
      "factures.csv": csvOf(
        invoice("A", october),
        invoice("B", october),
        invoice("C", october),
        invoice("D", october),
      ),
    });
    expect(await told()).toEqual([
      ["invoices.issued", 1, "2026-10", "/client/factures"],
      ["invoices.issued", 3, null, "/client/factures"],
    ]);
  });

  it("is counted over all the batches of a file (SPACE-31)", async () => {
    await space.agency.give({
      "factures.csv": csvOf(...Array.from({ length: 250 }, (_, at) => invoice(`N${at}`, october))),
    });
    expect(await told()).toEqual([["invoices.issued", 250, null, "/client/factures"]]);
  });

  it("is told of nobody's credit notes, nothing old, nothing quiet, nothing that the old space shows (SPACE-03, SPACE-30)", async () => {
    await space.agency.give({
      "factures.csv": csvOf(
        invoice("A", { nature: "Avoir", "total TTC": -1, "montant dû": -1 }),
        invoice("B", { nature: "", "date d’émission": "20/09/2026" }),
        invoice("C", { nature: "", annulée: "oui" }),
      ),
    });
    await space.agency.write({
      "factures.csv": csvOf(invoice("D")),
      "reglements.csv": csvOf(payment("R", { état: "Rejeté" })),
    });
    await space.agency.run({ quiet: true });
    await space.agency.write({
      "factures.csv": csvOf(invoice("E")),
      "reglements.csv": csvOf(payment("S", { état: "Rejeté" })),
    });
    await space.agency.run({ isInOldPortal: true });
    expect([await told(), await letters()]).toEqual([[], []]);
    await space.agency.give({ "factures.csv": csvOf(invoice("F", { "date d’émission": "21/09/2026" })) });
    expect(await told()).toHaveLength(1);
  });

  it("is one letter for a new invoice beside its notice, which names its month and leads to it (BILLS-23, SPACE-32)", async () => {
    const october = { "période du": "01/10/2026", "période au": "31/10/2026" };
    await space.agency.give({ "factures.csv": csvOf(invoice("A", october)) });
    await space.agency.give({
      "factures.csv": csvOf(invoice("A", { ...october, "total TTC": 90, "montant dû": 90 })),
    });
    expect(await letters()).toEqual([{ kind: "invoices.issued" }]);
    const [{ id }] = await query("SELECT id FROM invoice WHERE parent_id = $1");
    const [{ payload }] = await query("SELECT payload FROM letter WHERE person_id = $1");
    expect(payload).toEqual({ id, month: "2026-10", count: 1 });
    await space.agency.give({
      "factures.csv": csvOf(
        invoice("B"),
        invoice("C"),
        invoice("D", { nature: "Avoir", "total TTC": -1, "montant dû": -1 }),
      ),
    });
    const sent = await query(
      "SELECT payload->>'count' AS count FROM letter WHERE person_id = $1 ORDER BY created_at",
    );
    expect(sent).toEqual([{ count: "1" }, { count: "2" }]);
  });

  it("is a notice without a letter where the agency sends none with invoices (BILLS-23)", async () => {
    await space.agency.write({ "factures.csv": csvOf(invoice("A")) });
    const terms = readTerms(null);
    await space.agency.run({
      terms: { ...terms, payments: { ...terms.payments, invoiceLetters: false } },
    });
    expect((await told()).map(([kind]) => kind)).toEqual(["invoices.issued"]);
    expect(await letters()).toEqual([]);
  });

  it("is a notice and a letter for a payment that was rejected, never an amount; none for one that cleared (PAYMENTS-16, SPACE-32)", async () => {
    await space.agency.give({
      "reglements.csv": csvOf(payment("R", { état: "En cours" }), payment("S", { état: "Encaissé" })),
    });
    expect(await told()).toEqual([]);
    await space.agency.give({ "reglements.csv": csvOf(payment("R", { état: "Rejeté" })) });
    await space.agency.give({ "reglements.csv": csvOf(payment("R", { état: "Rejeté" })) });
    expect(await told()).toEqual([["payments.rejected", 1, null, "/client/reglemen"]]);
    expect(await letters()).toEqual([{ kind: "payments.rejected" }]);
    expect((await space.get(family, "/Notification/GetMyNotifications")).body).not.toMatch(
      /\d[\d,. ]*€|\b100\b/,
    );
  });

  it("is told to nobody when the database refuses it (SPACE-31)", async () => {
    await space.agency.write({ "factures.csv": csvOf(invoice("A"), invoice("B", { "montant dû": 1 })) });
    await space.agency.run({ allOrNothing: true });
    expect(await told()).toEqual([]);
  });
});
