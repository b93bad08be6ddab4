/** The name of the pages of signing. */
export const signatureTitle = { fr: "Signatures", en: "Signatures" };
