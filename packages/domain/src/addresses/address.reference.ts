import { reference } from "../kernel/reference.ts";
import * as api from "./address.api.ts";

/** What the API's reference says of the search for addresses. */
export const addressReference = reference(api, {
  title: { fr: "Adresses", en: "Addresses" },
  calls: {
    searchAddresses: {
      summary: {
        fr: "Les adresses qui correspondent à un texte d’au moins 11 caractères, dix au plus\u00a0; les positions sont null tant que le portail n’interroge pas l’API nationale.",
        en: "The addresses that match a text of 11 characters or more, ten at most; positions are null unless the portal asks the national API.",
      },
    },
    searchCommunes: {
      summary: {
        fr: "Les communes dont le nom ou le code postal commence par un texte, dix au plus.",
        en: "The communes whose name or postal code begins with a text, ten at most.",
      },
    },
  },
});
