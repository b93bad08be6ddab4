import type { Said } from "@ribambelle/domain/kernel/texts";

/** The name of each section of the portal: in the menus, on the tiles, in the title of the window. */
export const sections = {
  dashboard: { fr: "Accueil", en: "Home" },
  agency: { fr: "Espace agence", en: "Agency space" },
  contracts: { fr: "Contrats", en: "Contracts" },
  interventions: { fr: "Interventions", en: "Interventions" },
  invoices: { fr: "Factures", en: "Invoices" },
  payments: { fr: "Règlements", en: "Payments" },
  certificates: { fr: "Attestations fiscales", en: "Tax certificates" },
  contacts: { fr: "Contacts", en: "Contacts" },
  profiles: { fr: "Profils de nounous", en: "Nanny profiles" },
  sponsorship: { fr: "Parrainage", en: "Sponsorship" },
  profile: { fr: "Mon profil", en: "My profile" },
  profilePreview: { fr: "Ce que voient les familles", en: "What families see" },
  jobs: { fr: "Offres d’emploi", en: "Job offers" },
  payslips: { fr: "Fiches de paie", en: "Payslips" },
  documentsToRead: { fr: "Documents à consulter", en: "Documents to read" },
  settings: { fr: "Paramètres", en: "Settings" },
  renewal: { fr: "Rentrée scolaire", en: "Back to school" },
  survey: { fr: "Questionnaire", en: "Questionnaire" },
} as const satisfies Record<string, Said>;
export type Section = keyof typeof sections;
