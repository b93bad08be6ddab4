/** The home page of parents and babysitters. */
export const dashboard = { path: "/accueil", title: { fr: "Accueil", en: "Home" } } as const;

/** The home page of the agency. */
export const agencySpace = { path: "/agence", title: { fr: "Bureau", en: "Desk" } } as const;

/** Gives the home page of a role. */
export function homeOf(role: string) {
  return role === "Agency" ? agencySpace.path : dashboard.path;
}
