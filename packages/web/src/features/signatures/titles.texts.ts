/** The names of the pages, in the window. */
export const signatureTitles = {
  all: { fr: "Signatures", en: "Signatures" },
  one: { fr: "Document à signer", en: "Document to sign" },
};
