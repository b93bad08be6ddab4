import { daySchema } from "../kernel/day.ts";
import { listShape, reference } from "../kernel/reference.ts";
import * as api from "./intervention.api.ts";
import { interventionStates } from "./intervention.states.ts";
import { timeSchema } from "./intervention.ts";
import { services } from "./services.ts";

/** What the API's reference says of the calls about interventions. */
export const interventionsReference = reference(api, {
  title: { fr: "Interventions", en: "Interventions" },
  calls: {
    getMyInterventions: {
      summary: {
        fr: "Les interventions de la personne dont le jour de début est dans la période (400 jours au plus), par début puis référence, et les totaux de chaque mois. Une garde partagée est une seule intervention pour l’intervenant.",
        en: "The person's interventions whose start day lies in the period (at most 400 days), by start then reference, and the totals of each month. Shared care is one intervention for the babysitter.",
      },
    },
  },
  shapes: [
    [
      daySchema,
      {
        said: { fr: "Un jour, AAAA-MM-JJ.", en: "A day, YYYY-MM-DD." },
        format: "date",
        example: "2026-11-24",
      },
    ],
    [
      timeSchema,
      {
        said: { fr: "Une heure à Paris, HH:mm.", en: "A time in Paris, HH:mm." },
        example: "16:30",
      },
    ],
    listShape(interventionStates),
    listShape(services),
  ],
});
