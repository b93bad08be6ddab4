import { payslipsPath } from "@ribambelle/domain/payslips/payslip.notices";
import { page } from "../../routing/page.ts";
import { deliveryQuery, payslipsQuery } from "./payslips.queries.ts";

/** The year in the address; anything else is left out. */
const search = (given: Record<string, unknown>): { readonly annee?: string } => {
  const year = String(given.annee ?? "");
  return /^\d{4}$/.test(year) ? { annee: year } : {};
};

/** The babysitter's payslips, and how they want them (PAYSLIP-01). */
export const payslipsPage = page(payslipsPath, {
  title: { fr: "Fiches de paie", en: "Payslips" },
  picture: "payslips",
  menu: {
    needsContract: true,
    isShown: ({ payslipsShown }) => payslipsShown,
    about: { fr: "Télécharger vos fiches de paie.", en: "Download your payslips." },
  },
  // LEGACY-OP1
  outside: ({ legacyBaseUrl }) => legacyBaseUrl && `${legacyBaseUrl}/fiches-de-paie`,
  search,
  loadsFor: ({ annee }) => ({ annee }),
  load: (queries, { annee }) => {
    void queries.prefetchQuery(payslipsQuery());
    if (annee) void queries.prefetchQuery(payslipsQuery(annee));
    void queries.prefetchQuery(deliveryQuery);
  },
  component: () => import("./PayslipsPage.tsx").then(({ PayslipsPage }) => PayslipsPage),
});
