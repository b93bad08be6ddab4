import type { Said } from "@ribambelle/domain/kernel/texts";

/** The agency's legal pages: their addresses and names, in the order of the footer. */
export const legalPages = [
  { path: "/mentions-legales", name: { fr: "Mentions légales", en: "Legal notice" } },
  { path: "/confidentialite", name: { fr: "Confidentialité", en: "Privacy" } },
  { path: "/cookies", name: { fr: "Cookies", en: "Cookies" } },
  { path: "/accessibilite", name: { fr: "Accessibilité", en: "Accessibility" } },
] as const satisfies readonly { readonly path: string; readonly name: Said }[];
