import { refusals } from "../refusal.ts";

/** What any call of the agency’s office may refuse (TABLE R). */
export const agencyRefusals = refusals("agency", {
  cursorUnusable: {
    status: 400,
    fr: "Cette page de la liste n’existe plus\u00a0: revenez au début.",
    en: "This page of the list is gone: go back to the beginning.",
  },
});
