import { invoicesSection, paymentsSection } from "@ribambelle/domain/billing/billing.sections";
import { opaqueIdPattern } from "@ribambelle/domain/kernel/ids/opaqueId";
import { yearList } from "@ribambelle/domain/kernel/years/yearList";
import { page } from "../../routing/page.ts";
import { inOldPortal } from "../../routing/privatePage.ts";

export { certificatesPage } from "./taxes/certificatesPage.ts";

const loadQueries = () => import("./billing.queries.ts");
const invoices = { fr: "Factures", en: "Invoices" };

/** A family's invoices (BILLS-01). */
export const invoicesPage = page("/client/factures", {
  title: invoices,
  section: invoicesSection,
  menu: {
    needsContract: true,
    about: { fr: "Retrouver chacune de vos factures.", en: "Find all your invoices." },
  },
  outside: inOldPortal("factures"),
  search: yearList.stateIn,
  loadsFor: ({ annee }) => ({ annee }),
  load: async (queries, { annee }) => {
    const { invoicesQuery } = await loadQueries();
    void queries.prefetchInfiniteQuery(invoicesQuery(annee));
  },
  component: () => import("./InvoicesPage.tsx").then(({ InvoicesPage }) => InvoicesPage),
});

/** One invoice (BILLS-06). */
export const invoicePage = page("/client/factures/$id", {
  title: { fr: "Facture", en: "Invoice" },
  outside: inOldPortal("factures"),
  exists: ({ id = "" }) => opaqueIdPattern.test(id),
  load: async (queries, _, { id = "" }) => {
    const { invoiceQuery, meansQuery } = await loadQueries();
    void queries.prefetchQuery(invoiceQuery(id));
    void queries.prefetchQuery(meansQuery());
  },
  component: () => import("./invoice/InvoicePage.tsx").then(({ InvoicePage }) => InvoicePage),
});

/** A family's payments (PAYMENTS-01). */
export const paymentsPage = page("/client/reglements", {
  title: { fr: "Règlements", en: "Payments" },
  section: paymentsSection,
  menu: {
    needsContract: true,
    about: {
      fr: "Voir vos règlements et ce qui reste à payer.",
      en: "See your payments and what is still to pay.",
    },
  },
  outside: inOldPortal("reglements"),
  search: yearList.stateIn,
  loadsFor: ({ annee }) => ({ annee }),
  load: async (queries, { annee }) => {
    const { paymentsQuery, meansQuery } = await loadQueries();
    void queries.prefetchInfiniteQuery(paymentsQuery(annee));
    void queries.prefetchQuery(meansQuery());
  },
  component: () => import("./PaymentsPage.tsx").then(({ PaymentsPage }) => PaymentsPage),
});
