import { certificatesSection } from "@ribambelle/domain/billing/billing.sections";
import { page } from "../../../routing/page.ts";
import { inOldPortal } from "../../../routing/privatePage.ts";

/** A family's tax years and certificates (TAX-01). */
export const certificatesPage = page("/client/attestations", {
  title: { fr: "Attestations fiscales", en: "Tax certificates" },
  section: certificatesSection,
  menu: {
    needsContract: true,
    about: {
      fr: "Obtenir vos attestations pour les impôts.",
      en: "Get the certificates for your tax return.",
    },
  },
  outside: inOldPortal("attestations"),
  load: async (queries) => {
    const { fiscalYearsQuery } = await import("./taxes.queries.ts");
    void queries.prefetchQuery(fiscalYearsQuery());
  },
  component: () => import("./CertificatesPage.tsx").then(({ CertificatesPage }) => CertificatesPage),
});
