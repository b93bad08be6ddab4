import { listShape, reference } from "../kernel/reference.ts";
import * as api from "./renewal.api.ts";
import {
  babysitterReasons,
  employeeReasons,
  familyReasons,
  parentNeeds,
  parentReasons,
} from "./renewal.values.ts";

const unasked = {
  sameDate: null,
  date: null,
  comment: null,
  reason: null,
  hasSameAvailabilities: null,
} as const;

/** What the API's reference says of the calls of the renewal. */
export const renewalReference = reference(api, {
  title: { fr: "Rentrée scolaire", en: "Back to school" },
  calls: {
    getLinkedFamilies: {
      summary: {
        fr: "Les familles auxquelles un contrat en cours lie l’intervenante, et si elle a déjà répondu.",
        en: "The families to which a running contract links the babysitter, and whether they have answered.",
      },
    },
    getLinkedEmployees: {
      summary: {
        fr: "Les personnes qu’un contrat en cours lie au parent, sans réponse encore, et s’il a déjà répondu.",
        en: "The people whom a running contract links to the parent, unanswered yet, and whether they have answered.",
      },
    },
    sendBabysitterRenewal: {
      summary: {
        fr: "Envoie la réponse d’une intervenante, une fois par année. Ce que sa première réponse ne demande pas n’est pas lu.",
        en: "Sends a babysitter’s answer, once a year. What their first answer does not ask is not read.",
      },
      example: {
        ...unasked,
        renews: true,
        families: [
          {
            id: 31,
            name: null,
            recipientId: null,
            recipientName: null,
            wants: false,
            reason: 99,
            comment: "Trop loin",
          },
        ],
        wantsExtra: true,
        hasKnownAvailabilities: true,
        hasSameAvailabilities: true,
        disablesCommunications: false,
        unsubscribes: false,
        babysitterId: 201,
        sameBabysitterId: 201,
      },
    },
    sendParentRenewal: {
      summary: {
        fr: "Envoie la réponse d’un parent, une fois par année. Ce que sa première réponse ne demande pas n’est pas lu.",
        en: "Sends a parent’s answer, once a year. What their first answer does not ask is not read.",
      },
      example: {
        need: 1,
        continues: true,
        forSummer: false,
        comment: null,
        parentId: 101,
        employees: [{ id: 201, name: null, wants: false, reason: 4, comment: "Horaires" }],
        contactDate: null,
        reason: null,
      },
    },
    getMyRenewal: {
      summary: {
        fr: "La campagne de l’année pour la personne connectée\u00a0: son état, ce qui a été répondu, le brouillon. L’en-tête ETag donne la version du brouillon.",
        en: "This year’s campaign for the signed-in person: its state, what was answered, the draft. The ETag header gives the draft’s version.",
      },
    },
    saveMyRenewalDraft: {
      summary: {
        fr: "Garde le formulaire commencé. Un brouillon plus récent que celui que nomme If-Match n’est pas remplacé.",
        en: "Keeps the form that was begun. A draft newer than the one that If-Match names is not replaced.",
      },
      example: { form: { role: "Parent", need: 2, contactDate: "2026-09-15" } },
    },
  },
  shapes: [parentNeeds, parentReasons, employeeReasons, babysitterReasons, familyReasons].map(listShape),
});
