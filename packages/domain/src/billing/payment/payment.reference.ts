import { reference } from "../../kernel/reference.ts";
import * as api from "./payment.api.ts";

/** What the API's reference says of the calls about payments. */
export const paymentReference = reference(api, {
  title: { fr: "Règlements", en: "Payments" },
  calls: {
    getMyPayments: {
      summary: {
        fr: "Les règlements d’une année (la plus récente sans `year`), cent à la fois après les `skip` premiers, et où en est le compte. Montants en centimes.",
        en: "The payments of a year (the newest without `year`), a hundred at a time after the first `skip`, and how the account stands. Amounts in cents.",
      },
    },
    getMyAccount: {
      summary: {
        fr: "Où en est le compte d’une famille, en centimes ; un solde positif est dû.",
        en: "How a family’s account stands, in cents; a positive balance is owed.",
      },
    },
    getMyMeans: {
      summary: {
        fr: "Les moyens de paiement que l’agence accepte, et son compte bancaire.",
        en: "The means of payment that the agency accepts, and its bank account.",
      },
    },
  },
  shapes: [],
});
