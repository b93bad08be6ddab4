import { type EmailOptIn, emailOptIns } from "./optInNames.ts";

/** Where the link of a letter leads that one may refuse: a page, and the address of the one POST that ends such letters (RFC 8058). */
export const unsubscribePath = "/desabonnement";

/** True for a text that could be such a key: 192 bits, drawn at random. */
export const isUnsubscribeKey = (text: string) => /^[\w-]{32}$/.test(text);

const slugs: Readonly<Record<EmailOptIn, string>> = {
  agencyInformationEmail: "agency-information",
  partnersInformationEmail: "partners-information",
  newAdvertsEmail: "new-adverts",
};

/** Where a link stands: whether its letters still come, and of what. */
export type Unsubscription =
  | { readonly state: "unknown" | "gone" }
  | { readonly state: "asks" | "done"; readonly optIn: EmailOptIn };

/** Gives the name of the page that shows it. */
export function unsubscribePageOf(found: Unsubscription): string {
  return "optIn" in found ? `unsubscribe-${found.state}-${slugs[found.optIn]}` : `unsubscribe-${found.state}`;
}

/** Every such page, by its name. */
export const unsubscribePages: ReadonlyMap<string, Unsubscription> = new Map(
  [
    { state: "unknown" } as const,
    { state: "gone" } as const,
    ...emailOptIns.flatMap((optIn) => [{ state: "asks", optIn } as const, { state: "done", optIn } as const]),
  ].map((found) => [unsubscribePageOf(found), found]),
);
