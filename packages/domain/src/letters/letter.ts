import * as z from "zod/mini";
import { whoSchema } from "../audit/entry.ts";
import { opaqueIdPattern } from "../kernel/ids/opaqueId.ts";
import { locales } from "../kernel/locale.ts";
import { roles } from "../kernel/role.ts";

/** How far a letter is; it leaves once, and one that was given up may wait again. */
export const letterStates = ["waiting", "sent", "given-up", "withdrawn"] as const;
export type LetterState = (typeof letterStates)[number];

/** Why a letter was not taken, in our own words. */
export const refusalReasons = [
  "recipient-refused",
  "message-refused",
  "sender-refused",
  "sign-in-refused",
  "server-refused",
  "unreachable",
  "no-answer",
  "connection-lost",
  "not-encrypted",
  "address-unusable",
  "address-needs-smtputf8",
  "no-mail-server",
  "not-written",
  "interrupted",
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** To whom a letter is written: who it is about, a member of the team, or a friend whose address is shown to nobody. */
export const letterRecipients = ["person", "member", "friend"] as const;

export const letterIdField = z.string().check(z.regex(opaqueIdPattern, "invalid"));

/** A letter as the agency reads it: neither its words nor its links are kept (MAILS-03). */
export const letterRowSchema = z.object({
  id: z.string(),
  kind: z.string(),
  /** Whom it is about; the address is null for whoever may not read it, and for a letter that is written to somebody else. */
  person: z.extend(whoSchema, { role: z.enum(roles), eMail: z.nullable(z.string()) }),
  to: z.enum(letterRecipients),
  locale: z.enum(locales),
  state: z.enum(letterStates),
  attempts: z.int(),
  /** Why it was not taken last, and what the mail server answered. */
  lastRefusal: z.nullable(z.object({ reason: z.enum(refusalReasons), codes: z.string() })),
  createdAt: z.string(),
  /** Null where it does not wait. */
  nextAttemptAt: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
  givenUpAt: z.nullable(z.string()),
  can: z.object({ resend: z.boolean() }),
});
export type LetterRow = z.infer<typeof letterRowSchema>;

/** A kind of letter as the agency finds it among the models (MAILS-06). */
export const letterModelSchema = z.object({
  kind: z.string(),
  /** The title of the feature that writes it. */
  group: z.string(),
  name: z.string(),
  when: z.string(),
  /** True where people may refuse such letters. */
  isOptional: z.boolean(),
});
export type LetterModel = z.infer<typeof letterModelSchema>;
