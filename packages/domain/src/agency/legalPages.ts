import type { Bilingual } from "../kernel/texts.ts";

/** The agency's legal pages: their names in addresses and files, and on screen, in the order of the footer. */
export const legalPages = [
  {
    name: "mentions-legales",
    path: "/mentions-legales",
    title: { fr: "Mentions légales", en: "Legal notice" },
  },
  { name: "confidentialite", path: "/confidentialite", title: { fr: "Confidentialité", en: "Privacy" } },
  { name: "cookies", path: "/cookies", title: { fr: "Cookies", en: "Cookies" } },
  { name: "accessibilite", path: "/accessibilite", title: { fr: "Accessibilité", en: "Accessibility" } },
] as const satisfies readonly LegalPage[];

interface LegalPage {
  readonly name: string;
  readonly path: string;
  readonly title: Bilingual;
}

/** The name of a legal page. */
export type LegalPageName = (typeof legalPages)[number]["name"];
