import * as z from "zod/mini";
import { visibleText } from "../kernel/characters/visibleText.ts";
import { emailSchema } from "../kernel/email.ts";
import { valueList } from "../kernel/values.ts";

/** How far a sponsorship is; it never goes back (SPONSOR-18, SPONSOR-19). */
export const sponsorshipStates = valueList({
  sent: { value: 0, fr: "E-mail envoyé", en: "E-mail sent" },
  joined: { value: 1, fr: "Inscription faite", en: "Signed up" },
});

/** The most characters of each name of a friend. */
export const friendNameLength = 60;

// More would be a message of the sponsor's own in a letter that the portal writes to a stranger.
const greeting = { words: 2, length: 25 };

/** Gives the first name by which a letter greets a friend; empty when it is longer than a first name is (SPONSOR-OP7). */
export const greetedName = (firstName: string): string =>
  firstName.length <= greeting.length && firstName.split(/[ \u00a0]+/).length <= greeting.words
    ? firstName
    : "";

/** Gives the mailbox that an address leads to: without what stands between a `+` and the `@` (SPONSOR-OP8). */
export const mailboxOf = (email: string): string => email.replace(/\+[^@]*@/, "@");

const isOneLine = (name: string) => !/[\p{Cc}\u2028\u2029]/u.test(name.trim());
// A dot only ends a word (J. P.): these names stand in a letter to a stranger, where mail programs make links of a.b.
const isName = (name: string) =>
  /^(?:[\p{L}\p{M} \u00a0'’ʼ‐‑-]|(?<=\p{L}\p{M}*)\.(?=[ \u00a0-]|$))*$/u.test(name);

/** A friend's first or last name as it is typed: optional, one line, letters only; trimmed, without what nobody sees. */
export const friendNameSchema = z._default(
  z.string().check(
    z.refine(isOneLine, { error: "one-line", abort: true }),
    z.overwrite((name) => visibleText(name).trim()),
    z.maxLength(friendNameLength, "too-long"),
    z.refine(isName, "no-name"),
  ),
  "",
);

/** A friend as their sponsor names them (SPONSOR-01 to -06). */
export const friendSchema = z.object({
  firstName: friendNameSchema,
  lastName: friendNameSchema,
  email: emailSchema,
});
export type Friend = z.infer<typeof friendSchema>;

/**
 * A sponsored person as the sponsor sees them; the instants are in ISO 8601. Names and address are empty where they were erased,
 * and then so is when the letter went.
 */
export const sponsorshipOfferSchema = z.object({
  lastName: z.string(),
  firstName: z.string(),
  email: z.string(),
  state: sponsorshipStates.schema,
  sentAt: z.nullable(z.string()),
  joinedAt: z.nullable(z.string()),
});
export type SponsorshipOffer = z.infer<typeof sponsorshipOfferSchema>;

/** A sponsor's codes and the people they sponsored, the newest first (SPONSOR-16). */
export const sponsorshipSchema = z.object({
  facebookCode: z.string(),
  twitterCode: z.string(),
  directLinkCode: z.string(),
  sponsorshipOffers: z.array(sponsorshipOfferSchema),
});
export type Sponsorship = z.infer<typeof sponsorshipSchema>;

/** Gives the sign-up link that carries a code (SPONSOR-OP2); `signUp` may be a path of the portal. */
export function sponsorshipLink(signUp: string, portal: string, code: string): string {
  const [address = "", fragment] = new URL(signUp, portal).href.split("#");
  const link = `${address}${address.includes("?") ? "&" : "?"}codeParrainage=${encodeURIComponent(code)}`;
  return fragment === undefined ? link : `${link}#${fragment}`;
}

/** Gives the address where Facebook shares a link (SPONSOR-12). */
export const facebookShare = (link: string) =>
  `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link)}`;

/** Gives the address where Twitter (X) shares a link, with words before it (SPONSOR-13). */
export const twitterShare = (link: string, text: string) =>
  `https://twitter.com/intent/tweet?text=${encodeURIComponent(text)}&url=${encodeURIComponent(link)}`;
