import { reference } from "../kernel/reference.ts";
import * as api from "./moderation.agency.api.ts";

/** What the API's reference says of the calls about photos and adverts to review. */
export const moderationReference = reference(api, {
  title: { fr: "Photos et annonces à relire", en: "Photos and adverts to review" },
  calls: {
    getNext: {
      summary: {
        fr: "La photo ou l’annonce à regarder\u00a0: la plus ancienne, celle qui suit une autre (`after`) ou une que l’on nomme (`subjectId`)\u00a0; ce que d’autres regardent et ce que `skip` nomme est passé.",
        en: "The photo or advert to review: the oldest, the one after another (`after`) or one that is named (`subjectId`); what others look at and what `skip` names is passed over.",
      },
    },
    claim: {
      summary: {
        fr: "Dit que l’on regarde une photo ou une annonce, pour une minute\u00a0; répond qui d’autre la regarde déjà.",
        en: "Says that one looks at a photo or an advert, for a minute; answers who else looks at it already.",
      },
      example: { kind: "photo", subjectId: "dW5lLXBob3RvLWRlLXRlc3" },
    },
    decide: {
      summary: {
        fr: "Valide ou refuse ce que l’on a regardé\u00a0; la décision prend effet dix secondes plus tard.",
        en: "Approves or rejects what one has looked at; the decision takes effect ten seconds later.",
      },
      example: {
        kind: "photo",
        subjectId: "dW5lLXBob3RvLWRlLXRlc3",
        seen: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
        decision: "refuse",
        reasonIds: [2],
        textFr: null,
        textEn: null,
      },
    },
    undo: {
      summary: {
        fr: "Annule sa propre décision tant qu’elle n’a pas pris effet.",
        en: "Takes one’s own decision back while it has not taken effect.",
      },
      example: { decisionId: 1 },
    },
    getReasons: {
      summary: {
        fr: "Les motifs tout prêts d’un refus, dans leur ordre.",
        en: "The ready-made reasons of a refusal, in their order.",
      },
    },
    getHistory: {
      summary: {
        fr: "Les décisions prises sur les photos et les annonces, avec leurs motifs et leur effet, les plus récentes d’abord.",
        en: "The decisions on photos and adverts, with their reasons and their effect, the newest first.",
      },
    },
  },
});
