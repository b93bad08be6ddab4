import { yearList } from "@ribambelle/domain/kernel/years/yearList";
import { payslipsSection } from "@ribambelle/domain/payslips/payslip.section";
import { payslipsPath } from "@ribambelle/domain/payslips/payslips.path";
import { page } from "../../routing/page.ts";
import { inOldPortal } from "../../routing/privatePage.ts";

/** The babysitter's payslips, and how they want them (PAYSLIP-01). */
export const payslipsPage = page(payslipsPath, {
  title: { fr: "Fiches de paie", en: "Payslips" },
  section: payslipsSection,
  menu: {
    needsContract: true,
    isShown: ({ payslipsShown }) => payslipsShown,
    about: { fr: "Télécharger vos fiches de paie.", en: "Download your payslips." },
  },
  outside: inOldPortal("fiches-de-paie"),
  search: yearList.stateIn,
  loadsFor: ({ annee }) => ({ annee }),
  load: async (queries, { annee }) => {
    const { deliveryQuery, payslipsQuery } = await import("./payslips.queries.ts");
    void queries.prefetchInfiniteQuery(payslipsQuery());
    if (annee) void queries.prefetchInfiniteQuery(payslipsQuery(annee));
    void queries.prefetchQuery(deliveryQuery);
  },
  component: () => import("./PayslipsPage.tsx").then(({ PayslipsPage }) => PayslipsPage),
});
