import { reference } from "../kernel/reference.ts";
import * as api from "./requests.agency.api.ts";

const { newRequestSchema: _, ...calls } = api;

/** What the API's reference says of the calls about requests. */
export const requestsReference = reference(calls, {
  title: { fr: "Demandes", en: "Requests" },
  calls: {
    getRequests: {
      summary: {
        fr: "Les demandes des personnes que l’on peut lire, celles dont l’échéance est la plus proche d’abord\u00a0; les demandes ouvertes si aucun état n’est donné.",
        en: "The requests of people whom one may read, those due first before all others; open ones where no state is given.",
      },
    },
    createRequest: {
      summary: {
        fr: "Enregistre une demande reçue par l’agence\u00a0; l’échéance s’ensuit.",
        en: "Records a request that the agency received; its term follows.",
      },
      example: { userId: 201, kind: "access", askedAt: "2026-11-20", way: "phone", note: "" },
    },
    updateRequest: {
      summary: { fr: "Dit qui s’occupe d’une demande.", en: "Says who takes care of a request." },
      example: { requestId: 12, ownerId: 104 },
    },
    closeRequest: {
      summary: {
        fr: "Clôt une demande, faite ou refusée, avec son motif\u00a0; un effacement ou un accès\u00a0: `people.rights`.",
        en: "Closes a request, done or refused, with its reason; an erasure or an access: `people.rights`.",
      },
      example: { requestId: 12, outcome: "done", reason: "Données remises en main propre" },
    },
  },
});
