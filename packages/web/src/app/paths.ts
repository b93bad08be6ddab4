/** Every path of the app: the routes are made from this table, and the server sends the app's page for these. */
export const paths = {
  home: "/",
  dashboard: "/accueil",
  popupRedirect: "/popup-redirect",
  agency: "/agence",

  parentContracts: "/client/contrats",
  parentRenewal: "/client/rentree-scolaire",
  parentSponsorship: "/client/parrainage",
  parentSettings: "/client/parametres",
  parentContacts: "/client/contacts",
  survey: "/client/questionnaire-client/$surveyType",
  parentInterventions: "/client/interventions",
  invoices: "/client/factures",
  payments: "/client/reglements",
  certificates: "/client/attestations",
  profiles: "/client/profiles",
  bareProfiles: "/profiles", // ROUTE-OP2

  profile: "/intervenant/profil",
  profilePreview: "/intervenant/profil/apercu",
  babysitterSettings: "/intervenant/parametres",
  babysitterContracts: "/intervenant/contrats",
  babysitterRenewal: "/intervenant/rentree-scolaire",
  babysitterContacts: "/intervenant/contacts",
  babysitterSponsorship: "/intervenant/parrainage",
  babysitterInterventions: "/intervenant/interventions",
  documentsToRead: "/intervenant/a-consulter",
  payslips: "/intervenant/fiches-de-paie",
  jobs: "/intervenant/searchjobs",
  bareJobs: "/searchjobs", // ROUTE-OP2
} as const;

export const appPaths: string[] = Object.values(paths);

const forms = appPaths.map((path) => new RegExp(`^${path.replace(/\$\w+/g, "[^/]+")}/?$`, "i"));

/** True when the app itself shows this path; any other one is another page of the portal. */
export function isAppPath(pathname: string): boolean {
  return forms.some((form) => form.test(pathname));
}
