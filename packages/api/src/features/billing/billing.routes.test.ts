import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  aPdf,
  csvOf,
  type PrivateSpace,
  privateSpace,
  type SignedInPerson,
} from "../../testing/privateSpace/privateSpace.ts";
import { readInvoice } from "./account/account.views.ts";

let space: PrivateSpace;
let family: SignedInPerson;
let turn = 0;
beforeAll(async () => {
  space = await privateSpace();
});
afterAll(() => space.close());
beforeEach(async () => {
  space.at("2026-11-23T10:00:00Z");
  family = await space.person("Parent", {
    first_name: "Anne",
    last_name: "Aubry",
    address: "3 rue Haute",
    zip_code: "44000",
    city: "Nantes",
  });
  turn += 1;
});

const number = (name: string) => `${name}-${turn}`;
const invoice = (name: string, euros: number, known: Readonly<Record<string, string | number>> = {}) => ({
  numéro: number(name),
  "référence du parent": family.reference,
  "date d’émission": "05/11/2026",
  "total TTC": euros,
  "montant dû": euros,
  ...known,
});
const payment = (name: string, euros: number, known: Readonly<Record<string, string | number>> = {}) => ({
  référence: number(name),
  "référence du parent": family.reference,
  date: "20/11/2026",
  moyen: "Virement",
  montant: euros,
  ...known,
});
const share = (paid: string, of: string, euros: number) => ({
  "référence du règlement": number(paid),
  "numéro de facture": number(of),
  montant: euros,
});
const give = async (files: Readonly<Record<string, string | Uint8Array>>) => {
  const { problems } = await space.agency.give(files);
  expect(problems).toEqual([]);
};
const list = async (query = "", headers = {}) =>
  (await space.get(family, `/Invoice/GetMyInvoices${query}`, headers)).json();
const payments = async (query = "") => (await space.get(family, `/Payment/GetMyPayments${query}`)).json();
const detail = async (name: string) => {
  const { invoices } = await list();
  const { id } = invoices.find((one: { number: string }) => one.number === number(name));
  return (await space.get(family, `/Invoice/GetMyInvoice/${id}`)).json();
};
/** What an invoice says of why it has no VAT, of an agency that has a reason. */
const exemptionOf = async (name: string) => {
  const { id } = await detail(name);
  const { deps } = space.portal;
  const legal = { ...deps.terms.legal, vatExemption: { fr: "TVA non applicable.", en: "No VAT." } };
  const reading = { ...deps, terms: { ...deps.terms, legal } };
  return (await readInvoice(reading, { personId: family.personId, locale: "fr" }, id)).vatExemption;
};

describe("a family's invoices", () => {
  it("come by year, the newest first, with how the account stands today (BILLS-01, BILLS-19, PAYMENTS-07)", async () => {
    await give({
      "factures.csv": csvOf(
        invoice("A", 100, { "date d’émission": "05/10/2026", échéance: "20/10/2026" }),
        invoice("B", 50, { "période du": "01/10/2026", "période au": "31/10/2026", échéance: "" }),
        invoice("C", 70, {
          "moyen prévu": "Prélèvement SEPA",
          "date de prélèvement": "05/12/2026",
          échéance: "",
        }),
        invoice("D", 30, { "date d’émission": "05/01/2025" }),
      ),
      "reglements.csv": csvOf(payment("R", 30)),
      "affectations.csv": csvOf(share("R", "D", 30)),
    });
    const given = await list();
    expect(given).toMatchObject({
      years: [2026, 2025],
      year: 2026,
      hasMore: false,
      invoices: [
        { number: number("C"), state: 6, stateDisplayName: "Prélèvement prévu", scheduledDate: "2026-12-05" },
        {
          number: number("B"),
          title: "Octobre 2026",
          dueDate: "2026-11-20",
          state: 3,
          lateSince: "2026-11-21",
          remainingCents: 5_000,
        },
        { number: number("A"), title: "Facture du 5 octobre 2026", dueCents: 10_000, state: 3 },
      ],
      account: {
        toPayCents: 15_000,
        lateCents: 15_000,
        scheduledCents: 7_000,
        scheduledDate: "2026-12-05",
        balanceCents: 22_000,
      },
    });
    expect((await payments()).account).toEqual(given.account);
    expect((await space.get(family, "/Payment/GetMyAccount")).json()).toEqual(given.account);
    expect((await list("?year=2025")).invoices).toMatchObject([{ state: 2, remainingCents: 0 }]);
    expect((await list("?year=1999")).year).toBe(2026);
    expect((await list("", { "accept-language": "en" })).invoices[1]).toMatchObject({
      title: "October 2026",
      stateDisplayName: "Overdue",
    });
  });

  it("are late by the clocks of Paris (BILLS-03, SPACE-12)", async () => {
    await give({ "factures.csv": csvOf(invoice("A", 100, { échéance: "23/11/2026" })) });
    space.at("2026-11-23T22:59:59Z");
    expect((await list()).invoices).toMatchObject([{ state: 0 }]);
    space.at("2026-11-23T23:00:00Z");
    expect((await list()).invoices).toMatchObject([{ state: 3, lateSince: "2026-11-24" }]);
  });

  it("over a hundred a year come in parts (SPACE-18)", async () => {
    await give({ "factures.csv": csvOf(...Array.from({ length: 120 }, (_, at) => invoice(`N${at}`, 1))) });
    const [first, rest] = [await list(), await list("?year=2026&skip=100")];
    expect([first.invoices.length, first.hasMore, rest.invoices.length, rest.hasMore]).toEqual([
      100,
      true,
      20,
      false,
    ]);
    expect((await space.get(family, "/Invoice/GetMyInvoices?year=20")).statusCode).toBe(400);
  });

  it("are nobody else's: another's id is as unknown as any, another role is refused (SPACE-05, BILLS-19)", async () => {
    await give({ "factures.csv": csvOf(invoice("A", 100)) });
    const [{ id }] = (await list()).invoices;
    const other = await space.person("Parent");
    const sitter = await space.person("BabySitter");
    const of = async (person: SignedInPerson, path: string) => {
      const answer = await space.get(person, path);
      const { requestId: _, ...body } = answer.json();
      return [answer.statusCode, body];
    };
    const foreign = await of(other, `/Invoice/GetMyInvoice/${id}`);
    expect(foreign).toEqual(await of(other, "/Invoice/GetMyInvoice/AAAAAAAAAAAAAAAAAAAAAA"));
    expect(foreign).toEqual(await of(other, `/Invoice/GetMyInvoice/${number("A")}`));
    expect(foreign[0]).toBe(404);
    expect((await space.get(other, "/Invoice/GetMyInvoices")).json().invoices).toEqual([]);
    for (const path of [
      "/Invoice/GetMyInvoices",
      `/Invoice/GetMyInvoice/${id}`,
      "/Payment/GetMyPayments",
      "/Payment/GetMyAccount",
      "/Payment/GetMyMeans",
    ]) {
      expect((await space.get(sitter, path)).statusCode, path).toBe(403);
      expect((await space.portal.call("GET", path)).statusCode, path).toBe(401);
    }
  });
});

describe("one invoice", () => {
  const lines: Readonly<Record<string, string>>[] = [
    {
      genre: "Prestation",
      libellé: "Garde",
      "référence de l’intervenant": "",
      heures: "42,5",
      "taux horaire TTC": "26,90",
      "taux de TVA": "10",
      montant: "1143,25",
    },
    { genre: "Remise", libellé: "Fidélité", "taux de TVA": "10", montant: "-43,25" },
    { genre: "Aide", libellé: "Comité d’entreprise", montant: "100" },
    { genre: "Avance immédiate", libellé: "Urssaf", montant: "500" },
  ];
  const linesOf = (name: string, some = lines) =>
    csvOf(...some.map((line, at) => ({ numéro: number(name), ligne: at + 1, ...line })));
  const withAids = { aides: 100, "avance immédiate": 500, "montant dû": 500 };

  it("says how it is made, its lines, its VAT, what was paid (BILLS-06, BILLS-07, BILLS-10, BILLS-11)", async () => {
    const worker = await space.person("BabySitter", {
      first_name: "Zoé",
      last_name: "Le Goff",
      employee_number: "M-7",
    });
    const named = lines.map((line) => ({ ...line, "référence de l’intervenant": worker.reference }));
    await give({
      "factures.csv": csvOf(invoice("A", 1_100, { ...withAids, échéance: "30/11/2026" })),
      "lignes-factures.csv": linesOf("A", named),
      "reglements.csv": csvOf(
        payment("R", 200),
        payment("S", 100, { état: "En cours", moyen: "Chèque" }),
        payment("T", 50, { état: "Rejeté" }),
      ),
      "affectations.csv": csvOf(share("R", "A", 200), share("S", "A", 100), share("T", "A", 50)),
    });
    expect(await detail("A")).toMatchObject({
      totalCents: 110_000,
      discountsCents: -4_325,
      aidsCents: 10_000,
      advanceCents: 50_000,
      dueCents: 50_000,
      paidCents: 20_000,
      pendingCents: 10_000,
      remainingCents: 30_000,
      state: 1,
      linesAgree: true,
      lines: [
        {
          position: 1,
          babysitterDisplayName: "Zoé Le Goff",
          minutes: 2_550,
          rateCents: 2_690,
          amountCents: 114_325,
        },
        {},
        {},
        {},
      ],
      vat: [{ basisPoints: 1_000, netCents: 100_000, vatCents: 10_000, grossCents: 110_000 }],
      payments: [
        { means: 2, meansDisplayName: "Virement", state: 1, amountCents: 20_000 },
        { means: 4, state: 0 },
        { state: 2 },
      ],
      corrects: null,
      correctedBy: null,
      correctedDate: null,
      epc: expect.stringMatching(/^BCD\n002\n.*\nEUR300\.00\n\n\nA-\d+$/s),
    });
  });

  it("has the text of a transfer's code only where the family is to pay it itself (PAYMENTS-11, PAYMENTS-12)", async () => {
    await give({
      "factures.csv": csvOf(
        invoice("A", 100),
        invoice("B", 50, { "moyen prévu": "Prélèvement SEPA", "date de prélèvement": "05/12/2026" }),
        invoice("C", 70),
        invoice("D", -30, { nature: "Avoir" }),
      ),
      "reglements.csv": csvOf(payment("R", 70)),
      "affectations.csv": csvOf(share("R", "C", 70)),
    });
    expect((await detail("A")).epc).toBe(
      `BCD\n002\n1\nSCT\nPSSTFRPPPAR\nRibambelle Démo\nFR1420041010050500013M02606\nEUR100.00\n\n\n${number("A")}`,
    );
    for (const name of ["B", "C", "D"]) expect((await detail(name)).epc).toBeNull();
  });

  it("shows its totals alone while its lines do not make them (BILLS-14)", async () => {
    await give({
      "factures.csv": csvOf(invoice("A", 1_100, withAids)),
      "lignes-factures.csv": linesOf("A", lines.slice(1)),
    });
    expect(await detail("A")).toMatchObject({ linesAgree: false, lines: [], vat: [], totalCents: 110_000 });
    // Without them nobody knows whether it has VAT.
    expect(await exemptionOf("A")).toBeNull();
    await give({ "lignes-factures.csv": linesOf("A") });
    expect((await detail("A")).linesAgree).toBe(true);
    await give({ "factures.csv": csvOf(invoice("A", 1_101, { ...withAids, "montant dû": 501 })) });
    expect((await detail("A")).linesAgree).toBe(false);
  });

  it("an invoice and its credit note name each other; a cancelled one says so (BILLS-17)", async () => {
    await give({
      "factures.csv": csvOf(
        invoice("A", 100, { annulée: "oui" }),
        invoice("B", -100, {
          nature: "Avoir",
          "facture corrigée": number("A"),
          "date d’émission": "06/11/2026",
        }),
      ),
    });
    expect(await detail("A")).toMatchObject({
      state: 5,
      correctedBy: { number: number("B") },
      corrects: null,
    });
    expect(await detail("B")).toMatchObject({
      state: 4,
      kind: 1,
      dueCents: -10_000,
      corrects: { number: number("A") },
    });
    expect((await list()).account.balanceCents).toBe(-10_000);
  });

  it("says when it was corrected, once somebody had seen it, and the audit keeps before and after (BILLS-18)", async () => {
    await give({ "factures.csv": csvOf(invoice("A", 100)) });
    await give({ "factures.csv": csvOf(invoice("A", 90)) });
    expect((await detail("A")).correctedDate).toBeNull();
    await give({ "factures.csv": csvOf(invoice("A", 80)) });
    expect((await detail("A")).correctedDate).toBe("2026-11-20");
    const { rows } = await sql<object>`SELECT e.subject, d.changes->'dueCents' AS due
      FROM audit_entry e JOIN audit_detail d ON d.entry_id = e.id
      WHERE e.person_id = ${family.personId} AND e.action = ${"invoices.corrected"} ORDER BY e.id`.execute(
      space.agency.database.connection.db,
    );
    expect(rows).toEqual([
      { subject: number("A"), due: { from: 10_000, to: 9_000 } },
      { subject: number("A"), due: { from: 9_000, to: 8_000 } },
    ]);
  });

  it("says of its lines too when they were corrected, once somebody had seen them, and the audit keeps what they said (BILLS-18, SPACE-36)", async () => {
    const { db } = space.agency.database.connection;
    const isMarked = async () =>
      (
        await sql<{ is: boolean }>`SELECT corrected_at IS NOT NULL AS is FROM invoice
          WHERE number = ${number("A")}`.execute(db)
      ).rows[0]?.is;
    const renamed = (label: string) => [{ ...lines[0], libellé: label }, ...lines.slice(1, 3)];
    await give({ "factures.csv": csvOf(invoice("A", 1_100, withAids)), "lignes-factures.csv": linesOf("A") });
    await give({ "lignes-factures.csv": linesOf("A", renamed("Garde d’octobre")) });
    expect(await isMarked()).toBe(false);
    await detail("A");
    await give({ "lignes-factures.csv": linesOf("A", renamed("Garde d’octobre")) });
    expect(await isMarked()).toBe(false);
    await give({ "lignes-factures.csv": linesOf("A", renamed("Garde d’octobre").slice(0, 2)) });
    expect((await detail("A")).correctedDate).toBe("2026-11-20");
    await give({ "lignes-factures.csv": linesOf("A", lines.slice(0, 3)) });
    const { rows } = await sql<object>`SELECT e.subject, d.changes
      FROM audit_entry e JOIN audit_detail d ON d.entry_id = e.id
      WHERE e.person_id = ${family.personId} AND e.action = ${"invoices.corrected"} ORDER BY e.id`.execute(
      db,
    );
    const [of, aid] = [number("A"), { label: "Comité d’entreprise", amountCents: 10_000 }];
    const gone = (line: typeof aid) => ({
      label: { from: line.label, to: null },
      amountCents: { from: line.amountCents, to: null },
    });
    expect(rows).toEqual([
      { subject: `${of} 1`, changes: { label: { from: "Garde", to: "Garde d’octobre" } } },
      { subject: `${of} 4: −`, changes: gone({ label: "Urssaf", amountCents: 50_000 }) },
      { subject: `${of} 3: −`, changes: gone(aid) },
      { subject: `${of} 1`, changes: { label: { from: "Garde d’octobre", to: "Garde" } } },
      {
        subject: `${of} 3: +`,
        changes: { label: { from: null, to: aid.label }, amountCents: { from: null, to: aid.amountCents } },
      },
    ]);
  });

  it("keeps the payer as they were, unless the file says otherwise (BILLS-20, SPACE-34)", async () => {
    const payer = async () =>
      (
        await space.agency.database.connection.pool.query(
          "SELECT payer_name AS name, payer_address AS address FROM invoice WHERE number = $1",
          [number("A")],
        )
      ).rows[0];
    await give({ "factures.csv": csvOf(invoice("A", 100)) });
    expect(await payer()).toEqual({ name: "Anne Aubry", address: "3 rue Haute, 44000 Nantes" });
    await space.agency.database.connection.pool.query("UPDATE person SET last_name = 'Blanc' WHERE id = $1", [
      family.personId,
    ]);
    await give({ "factures.csv": csvOf(invoice("A", 101)) });
    expect((await payer()).name).toBe("Anne Aubry");
    await give({ "factures.csv": csvOf(invoice("A", 101, { "nom du payeur": "Anne Blanc" })) });
    expect((await payer()).name).toBe("Anne Blanc");
  });

  it("gives the agency's own PDF, replaced under the same link (BILLS-21, SPACE-26, SPACE-29)", async () => {
    const file = { fichier: "a.pdf" };
    await give({ "factures.csv": csvOf(invoice("A", 100, file)), "factures/a.pdf": await aPdf("un") });
    const { downloadId } = await detail("A");
    expect((await list()).invoices).toMatchObject([{ downloadId }]);
    const download = () => space.get(family, `/document/${downloadId}/download`);
    const first = await download();
    expect(first.headers["content-disposition"]).toContain(`filename="Facture ${number("A")}.pdf"`);
    const again = { "factures.csv": csvOf(invoice("A", 100, file)), "factures/a.pdf": await aPdf("deux") };
    // Its line is the same, its file is another one: what the agency is told was done.
    expect((await space.agency.give(again)).counts).toMatchObject([{ updated: 1, unchanged: 0 }]);
    expect((await space.agency.give(again)).counts).toMatchObject([{ updated: 0, unchanged: 1 }]);
    expect((await detail("A")).downloadId).toBe(downloadId);
    expect((await download()).rawPayload).not.toEqual(first.rawPayload);
    await give({ "factures.csv": csvOf(invoice("A", 100, { fichier: "" })) });
    expect((await detail("A")).downloadId).toBeNull();
    expect((await download()).statusCode).toBe(404);
    const { problems } = await space.agency.give({
      "factures.csv": csvOf(invoice("B", 100, file)),
      "factures/a.pdf": "%PDF-1.7",
    });
    expect(problems[0]).toContain("Ce fichier n’est pas un PDF.");
  });
});

describe("a family's payments", () => {
  it("say what each settled, and how (PAYMENTS-01, PAYMENTS-02, PAYMENTS-13)", async () => {
    await give({
      "factures.csv": csvOf(
        invoice("A", 100, { "période du": "01/10/2026", "période au": "31/10/2026" }),
        invoice("B", 50),
      ),
      "reglements.csv": csvOf(
        payment("R", 150),
        payment("S", -20, { date: "21/11/2026" }),
        payment("T", 5, { date: "31/12/2025", moyen: "Espèces" }),
      ),
      "affectations.csv": csvOf(share("R", "A", 100), share("R", "B", 50)),
    });
    expect(await payments()).toMatchObject({
      years: [2026, 2025],
      payments: [
        { amountCents: -2_000, shares: [] },
        {
          meansDisplayName: "Virement",
          stateDisplayName: "Encaissé",
          shares: [
            { number: number("A"), title: "Octobre 2026", amountCents: 10_000 },
            { amountCents: 5_000 },
          ],
        },
      ],
    });
    expect((await payments("?year=2025")).payments).toMatchObject([
      { means: 7, meansDisplayName: "Espèces" },
    ]);
  });

  it("payments that were rejected name the invoices that are still to be paid, not those paid since (PAYMENTS-03)", async () => {
    await give({
      "factures.csv": csvOf(invoice("A", 100), invoice("B", 50)),
      "reglements.csv": csvOf(payment("R", 150, { état: "Rejeté" }), payment("S", 100)),
      "affectations.csv": csvOf(share("R", "A", 100), share("R", "B", 50), share("S", "A", 100)),
    });
    const rejected = (await payments()).payments.find(({ state }: { state: number }) => state === 2);
    expect(rejected.shares.map(({ isToPay }: { isToPay: boolean }) => isToPay)).toEqual([false, true]);
  });

  it("are made by the means that the agency accepts, to its account (PAYMENTS-08)", async () => {
    expect((await space.get(family, "/Payment/GetMyMeans")).json()).toEqual({
      accepted: [
        { name: "debit", displayName: "Prélèvement SEPA", text: null },
        { name: "transfer", displayName: "Virement", text: null },
      ],
      account: { holder: "Ribambelle Démo", iban: "FR1420041010050500013M02606", bic: "PSSTFRPPPAR" },
    });
  });
});
