/** The name of the key in the address of a letter's link that ends such letters. */
export const keyParameter = "cle";

/** What the POST to that address says, by RFC 8058 §3.1. */
export const oneClick = { name: "List-Unsubscribe", value: "One-Click" } as const;

/** What the form of our own page says beside, so that it is answered by a page. */
export const fromPage = { name: "page", value: "oui" } as const;
