import { reference } from "../kernel/reference.ts";
import * as api from "./renewals.agency.api.ts";

/** What the API's reference says of the agency's calls about the season. */
export const agencyRenewalsReference = reference(api, {
  title: { fr: "Rentrée, vue de l’agence", en: "Back to school, as the agency sees it" },
  calls: {
    getRenewals: {
      summary: {
        fr: "Les familles ou les intervenants à qui la rentrée d’une année est demandée, avec leur réponse, son suivi et les relances.",
        en: "The families or babysitters whom the season of a year asks, with their answer, its follow-up and the reminders.",
      },
    },
    getRenewalSummary: {
      summary: {
        fr: "Où en est la rentrée d’une année\u00a0; les chiffres ont une minute au plus, et ce qu’on ne peut pas lire est null.",
        en: "How far the season of a year is; figures are a minute old at most, and what one may not read is null.",
      },
    },
    getRenewalAnswer: {
      summary: {
        fr: "La réponse d’une personne, question par question, celles des années d’avant, et le suivi.",
        en: "One person’s answer, question by question, those of the years before, and the follow-up.",
      },
    },
    followRenewal: {
      summary: {
        fr: "Dit où en est une réponse, qui s’en occupe, et une note.",
        en: "Says how far an answer is, who takes care of it, and a note.",
      },
      example: { year: 2026, userId: 101, state: "under-way" },
    },
    remindRenewal: {
      summary: {
        fr: "Relance par courrier une personne qui n’a pas répondu, avec le lien du formulaire.",
        en: "Reminds by letter a person who has not answered, with the link to the form.",
      },
      example: { year: 2026, userId: 101 },
    },
  },
});
