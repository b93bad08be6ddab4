import { interventionStates } from "@ribambelle/domain/interventions/intervention.states";
import { services } from "@ribambelle/domain/interventions/services";
import type { PersonalData } from "../../personal.ts";

/** Interventions, of the family and of the babysitter: they stay when an account is deleted, and are shown to the other one. */
export const interventionsPersonal: PersonalData = [
  {
    table: "intervention",
    title: { fr: "Interventions", en: "Visits" },
    lead: { column: "parent_id", to: "person", also: "babysitter_id" },
    exported: {
      reference: { fr: "Référence", en: "Reference" },
      service: { fr: "Prestation", en: "Service", values: services.rows },
      start_date: { fr: "Jour", en: "Day" },
      start_time: { fr: "Début", en: "Start" },
      end_time: { fr: "Fin", en: "End" },
      actual_start_time: { fr: "Début réel", en: "Actual start" },
      actual_end_time: { fr: "Fin réelle", en: "Actual end" },
      counted_minutes: { fr: "Minutes décomptées", en: "Minutes counted" },
      state: { fr: "État", en: "State", values: interventionStates.rows },
      contract_reference: { fr: "Contrat", en: "Contract" },
      note: { fr: "Note de l’agence", en: "The agency’s note" },
    },
    internal: [
      "id",
      "uid",
      "parent_id",
      "babysitter_id",
      "starts_at",
      "ends_at",
      "replaces_reference",
      "group_reference",
      "revision",
      "changed_at",
    ],
    until: { period: "5 years", after: "the end of the year that it falls in" },
    whenDeleted: {
      rows: "kept",
      why: "Hours that are billed and paid, for claims of five years: Code civil 2224, Code du travail D3171-16.",
      told: {
        what: { fr: "Vos interventions", en: "Your visits" },
        until: {
          fr: "cinq ans après la fin de leur année (Code civil, article 2224\u00a0; Code du travail, article D3171-16)",
          en: "for five years after the end of their year (Code civil, article 2224; Code du travail, article D3171-16)",
        },
      },
    },
  },
  {
    table: "intervention_former",
    title: { fr: "Interventions confiées à d’autres", en: "Visits given to others" },
    lead: { column: "person_id", to: "person" },
    exported: {
      since: { fr: "Depuis", en: "Since" },
      starts_at: { fr: "Début", en: "Start" },
      ends_at: { fr: "Fin", en: "End" },
    },
    internal: ["intervention_id", "person_id", "revision"],
    until: { event: "the end of the intervention’s own keeping" },
    whenDeleted: { rows: "removed" },
  },
  {
    table: "calendar_link",
    title: { fr: "Lien d’agenda", en: "Calendar link" },
    lead: { column: "person_id", to: "person" },
    exported: {
      with_place: { fr: "Avec le code postal et la ville", en: "With postal code and town" },
      made_at: { fr: "Créé", en: "Created" },
      last_fetched_date: { fr: "Lu pour la dernière fois le", en: "Last read on" },
    },
    internal: ["person_id", "generation"],
    until: { event: "the link is deleted" },
    whenDeleted: { rows: "removed" },
  },
];
