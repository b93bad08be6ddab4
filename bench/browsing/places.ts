/** A page behind the sign-in that the home page leads to. */
export interface Place {
  readonly path: string;
  /** How its heading begins. */
  readonly heading: string;
}

/** Who visits, by their user name in the demonstration. */
export const visitors = ["parent", "intervenante"] as const;
export type Visitor = (typeof visitors)[number];

/** Where the tiles of the home page lead, in their order. */
export const places: Readonly<Record<Visitor, readonly Place[]>> = {
  parent: [
    { path: "/client/contrats", heading: "Vos contrats" },
    { path: "/client/interventions", heading: "Interventions" },
    { path: "/client/factures", heading: "Factures" },
    { path: "/client/reglements", heading: "Règlements" },
    { path: "/client/attestations", heading: "Attestations fiscales" },
    { path: "/client/contacts", heading: "Contacts" },
    { path: "/client/profiles", heading: "Profils de nounous" },
    { path: "/client/parrainage", heading: "Parrainage" },
    { path: "/client/rentree-scolaire", heading: "Rentrée scolaire" },
  ],
  intervenante: [
    { path: "/intervenant/profil", heading: "Votre profil" },
    { path: "/intervenant/searchjobs", heading: "Offres d’emploi" },
    { path: "/intervenant/contrats", heading: "Vos contrats" },
    { path: "/intervenant/fiches-de-paie", heading: "Fiches de paie" },
    { path: "/intervenant/interventions", heading: "Interventions" },
    { path: "/intervenant/a-consulter", heading: "Documents à consulter" },
    { path: "/intervenant/contacts", heading: "Contacts" },
    { path: "/intervenant/parrainage", heading: "Parrainage" },
    { path: "/intervenant/rentree-scolaire", heading: "Rentrée scolaire" },
  ],
};
