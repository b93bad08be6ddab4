/** Where the link "ne plus être contacté" leads: a page, and the address of the one POST that refuses (RFC 8058). */
export const refusalPath = "/ne-plus-etre-contacte";

/** The pages of a refusal, by their name: what asks, what confirms, and what says that the link leads nowhere. */
export const refusalPages = {
  "refuse-invitations": refusalPath,
  "invitations-refused": `${refusalPath}/fait`,
  "refusal-link-unknown": `${refusalPath}/lien-inconnu`,
} as const;
