import type { Invoice, InvoiceDetail } from "@ribambelle/domain/billing/invoice/invoice";
import { getMyInvoice, getMyInvoices } from "@ribambelle/domain/billing/invoice/invoice.api";
import type { Account } from "@ribambelle/domain/billing/payment/payment";
import { getMyMeans, getMyPayments } from "@ribambelle/domain/billing/payment/payment.api";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { setLocale } from "../../client/locale.tsx";
import { answerCalls } from "../../testing/answers.ts";
import { openApp, serverSays } from "../../testing/openApp.tsx";
import { expectOutline } from "../../testing/outline/outline.ts";
import { aParent } from "../../testing/people.ts";

const id = "AAAAAAAAAAAAAAAAAAAAAA";
const account = (known: Partial<Account> = {}): Account => ({
  toPayCents: 0,
  lateCents: 0,
  scheduledCents: 0,
  scheduledDate: null,
  underWayCents: 0,
  creditCents: 0,
  balanceCents: 0,
  firstDueDate: null,
  ...known,
});
const invoice = (known: Partial<Invoice> = {}): Invoice => ({
  id,
  number: "FAC-1",
  kind: 0,
  title: "Octobre 2026",
  issueDate: "2026-11-05",
  dueDate: "2026-11-20",
  periodStart: "2026-10-01",
  periodEnd: "2026-10-31",
  dueCents: 114_325,
  remainingCents: 114_325,
  state: 0,
  stateDisplayName: "À régler",
  scheduledDate: null,
  lateSince: null,
  downloadId: null,
  ...known,
});
const detail = (known: Partial<InvoiceDetail> = {}): InvoiceDetail => ({
  ...invoice(),
  totalCents: 114_325,
  discountsCents: 0,
  aidsCents: 0,
  advanceCents: 0,
  paidCents: 0,
  pendingCents: 0,
  linesAgree: true,
  lines: [],
  vat: [],
  vatExemption: null,
  payments: [],
  plannedMeans: null,
  corrects: null,
  correctedBy: null,
  correctedDate: null,
  epc: null,
  ...known,
});
const means = {
  accepted: [
    { name: "debit", displayName: "Prélèvement SEPA", text: null },
    { name: "transfer", displayName: "Virement", text: "Avec votre nom." },
  ],
  account: { holder: "Ribambelle", iban: "FR1420041010050500013M02606", bic: "PSSTFRPPPAR" },
} as const;
const list = (invoices: Invoice[], known = {}) => ({
  years: invoices.length > 0 ? [2026, 2025] : [],
  year: invoices.length > 0 ? 2026 : null,
  hasMore: false,
  leftCount: 0,
  invoices,
  account: account(),
  ...known,
});
const noPayments = {
  years: [],
  year: null,
  hasMore: false,
  leftCount: 0,
  payments: [],
  account: account(),
};

function open(path: string) {
  // Days of another year are told with their year.
  vi.setSystemTime("2026-11-10T10:00:00+01:00");
  const network = answerCalls();
  serverSays({});
  network.gives(getMyInformation, aParent());
  network.gives(getMyMeans, means as never);
  return { network, app: () => openApp(path) };
}
const main = page.getByRole("main");
const plain = (text: string | null | undefined) => (text ?? "").replaceAll(/[\u00a0\u202f]/g, " ");
/** What of an element is displayed or read out, on one line. */
const onScreen = (element: Element) =>
  (element as HTMLElement).innerText
    .replaceAll(/\s+(?=,)/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

describe("a family's invoices", () => {
  test("say first how the account stands, then each by what people call it (BILLS-01, BILLS-02, BILLS-05)", async () => {
    await page.viewport(1_280, 900);
    const { network, app } = open("/client/factures");
    const invoices = [
      invoice({ state: 6, stateDisplayName: "Prélèvement prévu", scheduledDate: "2026-12-05" }),
      invoice({
        id: `B${id.slice(1)}`,
        number: "FAC-2",
        title: "Septembre 2026",
        state: 3,
        lateSince: "2026-10-21",
        remainingCents: 4_000,
      }),
    ];
    const known = {
      account: account({
        toPayCents: 4_000,
        lateCents: 4_000,
        scheduledCents: 114_325,
        scheduledDate: "2026-12-05",
      }),
    };
    network.gives(getMyInvoices, list(invoices, known));
    app();
    await expect
      .element(main.getByText("Il vous reste 40,00\u00a0€ à régler, dont 40,00\u00a0€ en retard."))
      .toBeVisible();
    // Its number is read out once, in the link.
    await expect
      .element(main.getByRole("rowheader").first())
      .toHaveAccessibleName(/^Octobre 2026 ?,[^F]*FAC-1$/);
    await expect
      .element(main.getByText("Prélèvement prévu\u00a0: 1\u202f143,25\u00a0€, à partir du 5 décembre."))
      .toBeVisible();
    await expect.element(main.getByRole("heading", { level: 1, name: "Factures" })).toBeVisible();
    const table = main.getByRole("table", { name: "Factures 2026" });
    await expect.element(table.getByRole("columnheader", { name: "Montant" })).toBeVisible();
    const rows = table.getByRole("row");
    expect(rows.elements().map(onScreen)).toEqual([
      "Facture Émise le Montant État",
      "Octobre 2026, n° FAC-1 n° FAC-1 5 novembre 1 143,25 € Prélèvement prévu le 5 décembre",
      "Septembre 2026, n° FAC-2 n° FAC-2 5 novembre 1 143,25 € Reste 40,00 € En retard depuis le 21 octobre",
    ]);
    await expect
      .element(table.getByRole("link", { name: /Octobre 2026.*FAC-1/ }))
      .toHaveAttribute("href", `/client/factures/${id}`);
    await expectOutline("say-first-how-the-account-stands");
  });

  test("offer no choice of the year while there is but one (SPACE-18)", async () => {
    const { network, app } = open("/client/factures");
    network.gives(getMyInvoices, list([invoice()], { years: [2026] }));
    app();
    await expect.element(main.getByRole("table", { name: "Factures 2026" })).toBeVisible();
    expect(page.getByLabelText("Année").elements()).toEqual([]);
    await expectOutline("offer-no-choice-of-the-year");
  });

  test.each(["annee=26", "annee=2025&annee=2026"])(
    "say that %s means no year, until one is chosen (SPACE-19)",
    async (query) => {
      const { network, app } = open(`/client/factures?${query}`);
      network.gives(getMyInvoices, list([invoice()]));
      app();
      const said = main.getByText("Un filtre de l’adresse n’a pas été compris\u00a0: il a été ignoré.");
      await expect.element(said).toBeVisible();
      await page.getByLabelText("Année").selectOptions("2025");
      await expect.element(said).not.toBeInTheDocument();
      await expect
        .poll(() => network.callsOf(getMyInvoices).map(({ query: asked }) => asked.get("year")))
        .toEqual([null, "2025"]);
    },
  );

  test("are cards on a phone, with the same facts; the year is in the address (SPACE-18, SPACE-19, SPACE-20)", async () => {
    await page.viewport(390, 844);
    const { network, app } = open("/client/factures?annee=2026");
    network.gives(getMyInvoices, list([invoice()]));
    const { router } = app();
    const cards = main.getByRole("table", { name: "Factures 2026" }).getByRole("row");
    await expect.element(cards).toBeVisible();
    expect(onScreen(cards.element())).toBe(
      "Octobre 2026, n° FAC-1 n° FAC-1 Émise le 5 novembre Montant 1 143,25 € État À régler",
    );
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await page.getByLabelText("Année").selectOptions("2025");
    await expect.poll(() => router.latest.href).toBe("/client/factures?annee=2025");
    await expect
      .poll(() => network.callsOf(getMyInvoices).map(({ query }) => query.get("year")))
      .toEqual(["2026", "2025"]);
    router.history.back();
    await expect.element(page.getByLabelText("Année")).toHaveValue("2026");
  });

  test("over a hundred come in parts, the focus on the first that is new (SPACE-18)", async () => {
    await page.viewport(390, 844);
    const { network, app } = open("/client/factures");
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) =>
        invoice({ id: `${from + at}`.padStart(22, "A"), number: `N-${from + at}` }),
      );
    network.gives(getMyInvoices, list(many(0, 100), { hasMore: true, leftCount: 20 }));
    app();
    const more = main.getByRole("button", { name: "Afficher les 20 suivantes" });
    await expect.element(more).toBeVisible();
    network.gives(getMyInvoices, list(many(100, 20)));
    await more.click();
    await expect.poll(() => document.activeElement?.closest("tr")?.textContent).toContain("N-100");
    await expect.element(more).not.toBeInTheDocument();
    expect(network.callsOf(getMyInvoices).at(-1)?.query.get("skip")).toBe("100");
  });

  test("have their files in the list, each named, outside the link to the invoice; none is announced where the agency gave none (BILLS-24)", async () => {
    await page.viewport(1_280, 900);
    const { network, app } = open("/client/factures");
    const other = { id: `B${id.slice(1)}`, number: "FAC-2" };
    const note = { id: `C${id.slice(1)}`, number: "AV-1", kind: 1, downloadId: `E${id.slice(1)}` } as const;
    const all = [invoice({ downloadId: `D${id.slice(1)}` }), invoice(other), invoice(note)];
    network.gives(getMyInvoices, list(all));
    app();
    const link = main.getByRole("link", { name: "Télécharger la facture FAC-1 (PDF, nouvel onglet)" });
    await expect.element(link).toHaveAttribute("href", `/api/v1/document/D${id.slice(1)}/download`);
    await expect.element(main.getByRole("columnheader", { name: "Fichier" })).toBeVisible();
    await expect
      .element(main.getByRole("link", { name: "Télécharger l’avoir AV-1 (PDF, nouvel onglet)" }))
      .toBeVisible();
    expect(main.getByRole("link", { name: /^Télécharger/ }).elements()).toHaveLength(2);
    expect(document.querySelectorAll("a a, a button")).toHaveLength(0);
    network.gives(getMyInvoices, list([invoice(other)]));
    await page.getByRole("banner").getByRole("link", { name: "English" }).click();
    await expect.element(main.getByRole("columnheader", { name: "Issued on" })).toBeVisible();
    await expect.element(main.getByRole("columnheader", { name: "File" })).not.toBeInTheDocument();
    await expectOutline("have-their-files-in-the-list");
  });

  test("say when there will be some, and what failed, with a way to try again (BILLS-22, SPACE-16, SPACE-17)", async () => {
    const { network, app } = open("/client/factures");
    network.refuses(getMyInvoices, commonRefusals.internal);
    app();
    const retry = main.getByRole("button", { name: "Réessayer" });
    await expect.element(retry).toBeVisible();
    network.gives(getMyInvoices, list([]));
    await retry.click();
    await expect.element(main.getByText("Aucune facture pour le moment")).toBeVisible();
    await expect
      .element(
        main.getByText(
          "Vos factures apparaîtront ici. La première arrive en général au début du mois qui suit la première intervention.",
        ),
      )
      .toBeVisible();
    await expect.element(main.getByText("Vous êtes à jour.")).toBeVisible();
    expect(main.getByLabelText("Année").elements()).toEqual([]);
  });
});

describe("one invoice", () => {
  async function shown(known: Partial<InvoiceDetail>) {
    const { network, app } = open(`/client/factures/${id}`);
    network.gives({ ...getMyInvoice, path: `/Invoice/GetMyInvoice/${id}` }, detail(known));
    app();
    await expect
      .element(main.getByRole("heading", { level: 1, name: "Facture d’octobre 2026" }))
      .toBeVisible();
    return network;
  }
  const paid = {
    valueDate: "2026-11-03",
    means: 2,
    meansDisplayName: "Virement",
    state: 1,
    amountCents: 114_325,
  } as const;

  test.each<[string, Partial<InvoiceDetail>]>([
    [
      "Rien à faire\u00a0: 1\u202f143,25\u00a0€ sera prélevé le 5 décembre.",
      { state: 6, scheduledDate: "2026-12-05" },
    ],
    ["1\u202f143,25\u00a0€ à régler avant le 20 novembre", { state: 0 }],
    [
      "40,00\u00a0€ à régler, en retard depuis le 21 novembre",
      { state: 3, lateSince: "2026-11-21", remainingCents: 4_000 },
    ],
    [
      // By what it was settled with last.
      "Réglée le 3 novembre par virement",
      {
        state: 2,
        remainingCents: 0,
        payments: [{ ...paid, means: 7, meansDisplayName: "Espèces" }, paid],
      },
    ],
    [
      "Réglée le 3 novembre en espèces",
      { state: 2, remainingCents: 0, payments: [{ ...paid, means: 7, meansDisplayName: "Espèces" }] },
    ],
    ["Votre règlement de 1\u202f143,25\u00a0€ est en cours.", { state: 7 }],
  ])("begins with what to do: %s (BILLS-06)", async (sentence, known) => {
    await shown(known);
    await expect.element(main.getByText(sentence, { exact: true })).toBeVisible();
    const settled = page.getByRole("region", { name: "Vos règlements" });
    const none = "Aucun règlement pour cette facture pour l’instant.";
    const said = known.payments?.map(
      (one) => `${one.meansDisplayName} du 3 novembre : 1 143,25 € (encaissé)`,
    );
    await expect
      .poll(() => plain(settled.element().querySelector("p, ul")?.textContent))
      .toBe(said?.join("") ?? none);
  });

  test("says how the amount is made, each row only when it is not nothing, the tax apart (BILLS-07, BILLS-11, BILLS-15, BILLS-16)", async () => {
    await shown({
      totalCents: 110_000,
      discountsCents: -4_325,
      aidsCents: 10_000,
      advanceCents: 50_000,
      dueCents: 50_000,
      paidCents: 20_000,
      remainingCents: 30_000,
      plannedMeans: 6,
      lines: [
        {
          position: 3,
          kind: 3,
          label: "Comité d’entreprise",
          service: null,
          nature: null,
          babysitterDisplayName: null,
          periodStart: null,
          periodEnd: null,
          minutes: null,
          rateCents: null,
          vatBasisPoints: null,
          amountCents: 10_000,
        },
      ],
      vatExemption: "TVA non applicable",
      vat: [{ basisPoints: 1_000, netCents: 100_000, vatCents: 10_000, grossCents: 110_000 }],
    });
    await expect
      .element(main.getByRole("link", { name: "Toutes vos factures" }))
      .toHaveAttribute("href", "/client/factures");
    const section = page.getByRole("region", { name: "Le montant" });
    const rows = section.element().querySelectorAll("dl > div");
    expect([...rows].map((row) => row.textContent?.replace(/[\u00a0\u202f]/g, " "))).toEqual([
      "Prestations et frais1 143,25 €",
      "Remises−43,25 €",
      "Total TTC1 100,00 €",
      "Aides déduites : Comité d’entreprise−100,00 €",
      "Avance immédiate de crédit d’impôt−500,00 €",
      "Montant dû500,00 €",
      "Déjà réglé−200,00 €",
      "Reste à régler300,00 €",
    ]);
    await expect
      .element(section.getByRole("row", { name: "10 % 1 000,00 € 100,00 € 1 100,00 €" }))
      .toBeVisible();
    await expect
      .element(
        section.getByText(
          "Avance immédiate\u00a0: l’Urssaf a déjà pris en charge 500,00\u00a0€ de crédit d’impôt sur cette facture. L’Urssaf prélèvera 300,00\u00a0€ après votre validation ou 48\u00a0h après sa demande.",
        ),
      )
      .toBeVisible();
    await expect.element(section.getByText(/crédit d’impôt de 50\u00a0%, sous conditions/)).toBeVisible();
    await expect.element(section.getByText("TVA non applicable")).not.toBeInTheDocument();
    await expectOutline("says-how-the-amount-is-made");
  });

  test.each<[readonly string[], Partial<InvoiceDetail>]>([
    [
      ["Total TTC1 143,25 €"],
      {
        vat: [{ basisPoints: 0, netCents: 114_325, vatCents: 0, grossCents: 114_325 }],
        vatExemption: "TVA non applicable",
      },
    ],
    [["Total TTC1 143,25 €", "Déjà réglé−1 143,25 €"], { paidCents: 114_325, remainingCents: 0 }],
    [
      ["Total TTC1 143,25 €", "Déjà réglé−143,25 €", "Reste à régler1 000,00 €"],
      { paidCents: 14_325, remainingCents: 100_000 },
    ],
  ])("says a sum once, and why no tax is in it: %j (BILLS-07, BILLS-11)", async (said, known) => {
    await shown(known);
    const section = page.getByRole("region", { name: "Le montant" });
    const rows = [...section.element().querySelectorAll("dl > div")];
    expect(rows.map((row) => row.textContent?.replace(/[\u00a0\u202f]/g, " "))).toEqual(said);
    expect(section.getByText("TVA non applicable").elements()).toHaveLength(known.vatExemption ? 1 : 0);
    expect(section.getByRole("table").elements()).toEqual([]);
  });

  test("tells the tax of each rate where one of them is nothing (BILLS-11)", async () => {
    await shown({
      vat: [
        { basisPoints: 0, netCents: 14_325, vatCents: 0, grossCents: 14_325 },
        { basisPoints: 1_000, netCents: 90_909, vatCents: 9_091, grossCents: 100_000 },
      ],
      vatExemption: "TVA non applicable",
    });
    const section = page.getByRole("region", { name: "Le montant" });
    await expect.element(section.getByRole("row", { name: /^0 % 143,25 € 0,00 € 143,25 €$/ })).toBeVisible();
    await expect.element(section.getByRole("row", { name: /^10 % 909,09 € 90,91 €/ })).toBeVisible();
    await expect.element(section.getByText("TVA non applicable")).not.toBeInTheDocument();
  });

  test("reads its lines by babysitter and by day, the product only when it gives the amount, many of them folded (BILLS-08)", async () => {
    const line = (position: number, known = {}) => ({
      position,
      kind: 0 as const,
      label: "Garde",
      service: 0 as const,
      nature: 0 as const,
      babysitterDisplayName: "Zoé",
      periodStart: "2026-10-12",
      periodEnd: "2026-10-12",
      minutes: 150,
      rateCents: 2_690,
      vatBasisPoints: 1_000,
      amountCents: 6_725,
      ...known,
    });
    const many = Array.from({ length: 60 }, (_, at) =>
      line(at + 10, { periodStart: "2026-10-20", periodEnd: "2026-10-20" }),
    );
    await shown({
      lines: [
        line(1, { babysitterDisplayName: "Léa", amountCents: 9_999 }),
        line(2),
        line(3, { periodStart: "2026-10-02", periodEnd: "2026-10-02" }),
        ...many,
      ],
    });
    const section = page.getByRole("region", { name: "Le détail" });
    const items = section.getByRole("listitem");
    const said = () =>
      items
        .elements()
        .slice(0, 3)
        .map((item) => item.textContent?.replace(/[\u00a0\u202f]/g, " "));
    expect(said()).toEqual([
      "Garde le 12 octobre 20262 h 30, 99,99 €",
      "Garde le 2 octobre 20262 h 30 × 26,90 € = 67,25 €",
      "Garde le 12 octobre 20262 h 30 × 26,90 € = 67,25 €",
    ]);
    // The agency's own words are French, whatever the page is (RGAA 8.7).
    expect(section.getByText("Garde", { exact: true }).first().element()).toHaveAttribute("lang", "fr");
    expect(items.elements()).toHaveLength(50);
    await section.getByRole("button", { name: "Afficher les 13 lignes suivantes" }).click();
    await expect.poll(() => items.elements()).toHaveLength(63);
    await expectOutline("reads-its-lines-by-babysitter-and");
  });

  test("says of a credit note how much it is, nothing of a tax credit nor of how to pay (BILLS-15, BILLS-17)", async () => {
    const { network, app } = open(`/client/factures/${id}`);
    const known = {
      kind: 1,
      state: 4,
      totalCents: -5_000,
      dueCents: -5_000,
      remainingCents: -5_000,
    } as const;
    network.gives({ ...getMyInvoice, path: `/Invoice/GetMyInvoice/${id}` }, detail(known));
    app();
    await expect.element(main.getByText("Avoir de −50,00\u00a0€")).toBeVisible();
    expect(main.getByText(/crédit d’impôt de 50/).elements()).toEqual([]);
    expect(page.getByRole("region", { name: "Comment régler" }).elements()).toEqual([]);
    expect(page.getByRole("region", { name: "Vos règlements" }).elements()).toEqual([]);
    await expectOutline("says-of-a-credit-note-how");
  });

  test("is an invoice by its heading while it is on its way (BILLS-06)", async () => {
    const { network, app } = open(`/client/factures/${id}`);
    network.waits({ ...getMyInvoice, path: `/Invoice/GetMyInvoice/${id}` });
    app();
    await expect.element(main.getByRole("heading", { level: 1, name: "Facture", exact: true })).toBeVisible();
  });

  test("asks the agency for its account where it says none, and warns of no other (PAYMENTS-08, PAYMENTS-09)", async () => {
    const { network, app } = open(`/client/factures/${id}`);
    network.gives(getMyMeans, { ...means, account: null } as never);
    network.gives({ ...getMyInvoice, path: `/Invoice/GetMyInvoice/${id}` }, detail({}));
    app();
    const how = page.getByRole("region", { name: "Comment régler" });
    await expect.element(how.getByText("Demandez nos coordonnées bancaires à l’agence.")).toBeVisible();
    expect(how.getByText(/Nos coordonnées bancaires en vigueur/).elements()).toEqual([]);
    expect(how.getByRole("button", { name: /^Copier/ }).elements()).toEqual([]);
    await expectOutline("asks-the-agency-for-its-account");
  });

  test("asks the agency how to pay where it only takes the money by itself (PAYMENTS-08, PAYMENTS-10)", async () => {
    const { network, app } = open(`/client/factures/${id}`);
    network.gives(getMyMeans, { ...means, accepted: means.accepted.slice(0, 1) } as never);
    network.gives({ ...getMyInvoice, path: `/Invoice/GetMyInvoice/${id}` }, detail({}));
    app();
    const how = page.getByRole("region", { name: "Comment régler" });
    await expect.element(how.getByText(/^Demandez à l’agence comment régler cette facture/)).toBeVisible();
    await expect
      .element(how.getByRole("link", { name: "01 99 00 12 34" }))
      .toHaveAttribute("href", "tel:+33199001234");
    await expect
      .element(how.getByRole("link", { name: "contact@example.fr" }))
      .toHaveAttribute("href", "mailto:contact@example.fr");
    expect(how.getByText("Prélèvement SEPA").elements()).toEqual([]);
    await expectOutline("asks-the-agency-how-to-pay");
  });

  test("tells how to pay what is left, with its number, copied at a touch; no file is asked of the agency (BILLS-14, BILLS-29, PAYMENTS-08, PAYMENTS-09)", async () => {
    await shown({ linesAgree: false });
    await expect
      .element(main.getByText("Le détail de cette facture n’est pas disponible ici."))
      .toBeVisible();
    await expect
      .element(main.getByText("Référence à indiquer dans le libellé du virement\u00a0: FAC-1"))
      .toBeVisible();
    const how = page.getByRole("region", { name: "Comment régler" });
    await expect.element(how.getByText("FR14 2004 1010 0505 0001 3M02 606")).toBeVisible();
    await expect.element(how.getByText("Avec votre nom.")).toBeVisible();
    // What is debited by itself is not what is to be done here.
    expect(how.getByText("Prélèvement SEPA").elements()).toEqual([]);
    await expect.element(how.getByRole("button", { name: /Référence à indiquer/ })).toBeVisible();
    await expect
      .element(
        how.getByText(
          "Nos coordonnées bancaires en vigueur sont celles de votre espace\u00a0: nous n’en annonçons jamais d’autres par e-mail ni par téléphone. En cas de doute, appelez l’agence.",
        ),
      )
      .toBeVisible();
    const ask = main.getByText(/^Demandez cette facture à l’agence\./);
    await expect.element(ask.getByRole("link", { name: "01 99 00 12 34" })).toBeVisible();
    // Near the title, before what is to be done.
    const toDo = main.getByText(/ à régler avant le /);
    expect(ask.element().compareDocumentPosition(toDo.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expectOutline("tells-how-to-pay-what-is");
  });

  test("what is to be paid by a transfer has its code, which a phone unfolds for another device (PAYMENTS-12)", async () => {
    await page.viewport(768, 900);
    await shown({ state: 1, remainingCents: 30_000, epc: "BCD\n002\n1\nSCT\n\nRibambelle\nFR14\nEUR300.00" });
    const code = page.getByRole("img", {
      name: "Code à scanner avec l’application de votre banque, si elle sait le lire\u00a0: virement de 300,00\u00a0€ à Ribambelle.",
    });
    await expect.element(code).toBeVisible();
    const unfold = page.getByText("Afficher le code pour un autre appareil");
    await expect.element(unfold).not.toBeVisible();
    await page.viewport(767, 900);
    await expect.element(code).not.toBeInTheDocument();
    await unfold.click();
    await expect.element(code).toBeVisible();
    await expect
      .element(page.getByText("À scanner avec l’application de votre banque, si elle sait le lire."))
      .toBeVisible();
    await page.viewport(320, 640);
    expect(document.documentElement.scrollWidth).toBe(320);
  });

  test("an invoice and its credit note lead to each other; a correction and the file are said (BILLS-17, BILLS-18, SPACE-26)", async () => {
    await shown({
      state: 5,
      correctedBy: { id: `C${id.slice(1)}`, number: "AV-1" },
      correctedDate: "2026-11-20",
      downloadId: `D${id.slice(1)}`,
    });
    await expect
      .element(main.getByText("Cette facture est annulée\u00a0: il n’y a rien à régler."))
      .toBeVisible();
    await expect
      .element(main.getByRole("link", { name: "AV-1" }))
      .toHaveAttribute("href", `/client/factures/C${id.slice(1)}`);
    await expect.element(main.getByText("Corrigée le 20 novembre")).toBeVisible();
    await expect
      .element(main.getByRole("link", { name: "Télécharger la facture FAC-1 (PDF, nouvel onglet)" }))
      .toHaveAttribute("href", `/api/v1/document/D${id.slice(1)}/download`);
    expect(main.getByText("Référence à indiquer").elements()).toEqual([]);
    expect(main.getByText("Reste à régler").elements()).toEqual([]);
    await expectOutline("an-invoice-and-its-credit-note");
  });
});

describe("a family's payments", () => {
  test("say when there will be some, and ask again for the means that could not be read (PAYMENTS-01, SPACE-16, SPACE-17)", async () => {
    const { network, app } = open("/client/reglements");
    const none = { years: [], year: null, hasMore: false, leftCount: 0, payments: [] };
    network.gives(getMyPayments, { ...none, account: account() });
    network.refuses(getMyMeans, commonRefusals.internal);
    app();
    await expect.element(main.getByText("Aucun règlement pour le moment")).toBeVisible();
    await expect.element(main.getByText(/apparaîtront ici dès que l’agence/)).toBeVisible();
    const howTo = page.getByRole("region", { name: "Comment régler" });
    await expect.element(howTo.getByRole("alert")).toBeVisible();
    await expect.element(howTo.getByText(/Nos coordonnées bancaires en vigueur/)).not.toBeInTheDocument();
    network.gives(getMyMeans, means as never);
    await expectOutline("say-when-there-will-be-some-and");
    await howTo.getByRole("button", { name: "Réessayer" }).click();
    await expect.element(howTo.getByText("FR14 2004 1010 0505 0001 3M02 606")).toBeVisible();
    await expect.element(howTo.getByText(/Nos coordonnées bancaires en vigueur/)).toBeVisible();
    await expect.element(howTo.getByRole("alert")).not.toBeInTheDocument();
    // A bank takes the account without spaces.
    const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await howTo.getByRole("button", { name: "Copier IBAN" }).click();
    await expect.element(howTo.getByRole("button", { name: "Copié IBAN" })).toBeVisible();
    expect(copied).toHaveBeenCalledExactlyOnceWith("FR1420041010050500013M02606");
    await expect.element(howTo.getByText("Le numéro de la facture, indiqué sur chacune.")).toBeVisible();
    // Of no invoice in particular: what is taken by itself is one of the ways.
    await expect.element(howTo.getByText("Prélèvement SEPA")).toBeVisible();
    const { holder, bic } = means.account;
    await howTo.getByRole("button", { name: "Copier Titulaire" }).click();
    await howTo.getByRole("button", { name: "Copier BIC" }).click();
    expect(copied.mock.calls.slice(1)).toEqual([[holder], [bic]]);
  });

  test("say how to pay, then what each settled; a rejected one what is to be paid again (PAYMENTS-01, PAYMENTS-03)", async () => {
    await page.viewport(1_280, 900);
    const { network, app } = open("/client/reglements");
    const share = {
      invoiceId: id,
      number: "FAC-1",
      title: "Octobre 2026",
      amountCents: 10_000,
      isToPay: true,
    };
    network.gives(getMyPayments, {
      years: [2026],
      year: 2026,
      hasMore: false,
      leftCount: 0,
      account: account({ creditCents: 500 }),
      payments: [
        {
          valueDate: "2026-11-21",
          means: 2,
          meansDisplayName: "Virement",
          state: 1,
          stateDisplayName: "Encaissé",
          amountCents: -2_000,
          shares: [],
        },
        {
          valueDate: "2026-11-05",
          means: 1,
          meansDisplayName: "Prélèvement SEPA",
          state: 2,
          stateDisplayName: "Rejeté",
          amountCents: 10_000,
          shares: [
            share,
            {
              ...share,
              invoiceId: id.replace(/^./, "z"),
              number: "FAC-2",
              title: "Septembre 2026",
              isToPay: false,
            },
          ],
        },
      ],
    });
    app();
    await expect.element(main.getByText("Vous êtes à jour, avec 5,00\u00a0€ d’avoir.")).toBeVisible();
    const rows = main.getByRole("table", { name: "Règlements 2026" }).getByRole("row");
    expect(rows.elements().slice(1).map(onScreen)).toEqual([
      "21 novembre Remboursement (Virement) −20,00 € Encaissé Aucune facture pour l’instant",
      "5 novembre Prélèvement SEPA 100,00 € Rejeté Prélèvement SEPA rejeté le 5 novembre : la facture « Octobre 2026 » reste à régler. Octobre 2026, n° FAC-1 100,00 € Septembre 2026, n° FAC-2 100,00 €",
    ]);
    setLocale("en");
    await expect.element(main.getByRole("heading", { level: 1, name: "Payments" })).toBeVisible();
    await expectOutline("say-how-to-pay-then-what");
  });

  test("over a hundred come in parts, the focus on the first that is new (SPACE-18)", async () => {
    await page.viewport(390, 844);
    const { network, app } = open("/client/reglements");
    const paid = (amountCents: number) => ({
      ...({ valueDate: "2026-11-21", means: 2, meansDisplayName: "Virement", state: 1 } as const),
      ...{ stateDisplayName: "Encaissé", amountCents, shares: [] },
    });
    const of2026 = { ...noPayments, years: [2026], year: 2026 };
    const payments = Array.from({ length: 100 }, () => paid(100));
    network.gives(getMyPayments, { ...of2026, hasMore: true, leftCount: 2, payments });
    app();
    const more = main.getByRole("button", { name: "Afficher les 2 suivantes" });
    await expect.element(more).toBeVisible();
    network.gives(getMyPayments, { ...of2026, payments: [paid(4_200), paid(100)] });
    await more.click();
    await expect.poll(() => document.activeElement?.closest("tr")?.textContent).toContain("42,00");
  });

  test("are no wider than a small phone, nor is the account that a transfer goes to (SPACE-20)", async () => {
    await page.viewport(320, 640);
    const { network, app } = open("/client/reglements");
    network.gives(getMyPayments, noPayments);
    app();
    await expect.element(main.getByText("FR14 2004 1010 0505 0001 3M02 606")).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(320);
  });

  test("are announced where there is none, and the keyboard reaches everything (PAYMENTS-17, SPACE-20)", async () => {
    const { network, app } = open("/client/reglements");
    network.gives(getMyPayments, noPayments);
    app();
    await expect
      .element(main.getByText("Vos règlements apparaîtront ici dès que l’agence en aura reçu un."))
      .toBeVisible();
    main.getByRole("link", { name: "Vos factures" }).element().focus();
    await userEvent.tab();
    expect(document.querySelector(":focus")?.textContent).toContain("Copier");
  });
});
