import { reference } from "../../kernel/reference.ts";
import * as api from "./taxes.api.ts";

/** What the API's reference says of the call about tax certificates. */
export const taxesReference = reference(api, {
  title: { fr: "Attestations fiscales", en: "Tax certificates" },
  calls: {
    getMyFiscalYears: {
      summary: {
        fr: "Ce qu’une famille a réglé chaque année et ce qui en compte pour le crédit d’impôt, en centimes, avec ses attestations.",
        en: "What a family paid each year and what of it counts for the tax credit, in cents, with its certificates.",
      },
    },
  },
  shapes: [],
});
