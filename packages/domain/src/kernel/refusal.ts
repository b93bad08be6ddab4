import * as z from "zod/mini";
import { kebab } from "./characters/kebab.ts";
import type { Bilingual } from "./texts.ts";

/** A reason to refuse a request: its code, its HTTP status and its sentence. Declared once, beside the feature's texts. */
export interface Refusal extends Bilingual {
  readonly code: string;
  readonly status: number;
  /** True when its own sentence is said even where one field alone is wrong, whose sentence would stand in its place. */
  readonly isWhole?: boolean;
  /** True when what is answered says more than its sentence, a name or a day, in the language of who asks. */
  readonly isOfFacts?: boolean;
}

/** Names a feature's refusals: codes are `feature.reason-in-kebab`. */
export function refusals<
  const Table extends Record<string, { status: number; isWhole?: boolean; isOfFacts?: boolean } & Bilingual>,
>(feature: string, table: Table): { readonly [Key in keyof Table]: Refusal } {
  const rows = Object.entries(table).map(([name, row]) => [
    name,
    { ...row, code: `${feature}.${kebab(name)}` },
  ]);
  return Object.fromEntries(rows) as { readonly [Key in keyof Table]: Refusal };
}

/** The generic reasons to refuse a field, by the schema's code; a feature's own are beside its texts. */
export const fieldProblems: Readonly<Record<string, Bilingual>> = {
  required: { fr: "Ce champ est obligatoire", en: "This field is required" }, // ERR-01, printed
  "email-format": { fr: "Le format de l'email n'est pas valide", en: "This e-mail address is not valid" }, // ERR-04, printed
  "invalid-day": { fr: "La date est invalide ou non autorisée", en: "The date is invalid or not allowed" }, // ERR-09, printed
  "invalid-time": {
    fr: "Cette heure n’est pas valide. Exemple\u00a0: 16\u00a0h\u00a030.",
    en: "This time is not valid. Example: 16:30.",
  },
  "invalid-phone": {
    fr: "Ce numéro de téléphone n’est pas valide.",
    en: "This phone number is not valid.",
  },
  "too-long": { fr: "Ce texte est trop long.", en: "This text is too long." },
  duplicate: { fr: "Ce champ est présent plusieurs fois.", en: "This field is given more than once." },
  invalid: { fr: "Cette valeur n’est pas valide.", en: "This value is not valid." },
};

/** The body of every error answer of the API. */
export const errorBodySchema = z.object({
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  issues: z.optional(z.array(z.object({ path: z.string(), code: z.string(), message: z.string() }))),
  /** The questions of a survey whose answers are missing or wrong (SURVEY-20). */
  questionIDs: z.optional(z.array(z.int())),
  /** What is not there and must be, for an act that needs it (AGCON-12). */
  missing: z.optional(z.array(z.string())),
  /** How many more codes may be typed in the place of a wrong one (SIGN-16). */
  attemptsLeft: z.optional(z.int()),
  /** Who has changed meanwhile what a change was made for, and which fields; null by a command (AGUI-21). */
  changed: z.optional(
    z.object({
      at: z.string(),
      by: z.nullable(z.object({ userId: z.int(), displayName: z.string() })),
      fields: z.array(z.string()),
    }),
  ),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
export type Issue = NonNullable<ErrorBody["issues"]>[number];
export type Changed = NonNullable<ErrorBody["changed"]>;

// The reader can do nothing about either; the log and the metrics tell them apart.
const fileUnavailable: Bilingual = {
  fr: "Ce fichier ne peut pas être ouvert pour le moment. Si cela dure, contactez l’agence.",
  en: "This file cannot be opened at the moment. If this lasts, contact the agency.",
};

/** The refusals that any call can meet. */
export const commonRefusals = refusals("request", {
  unauthorized: { status: 401, fr: "Unauthorized", en: "Unauthorized" }, // api-contract.md §0: the printed body of a 401
  forbidden: {
    status: 403,
    fr: "Vous n’avez pas accès à cette action.",
    en: "You are not allowed to do this.",
  },
  secondFactorRequired: {
    status: 403,
    fr: "Saisissez d’abord votre code de vérification.",
    en: "Enter your verification code first.",
  },
  proofNeeded: {
    status: 403,
    fr: "Confirmez d’abord que c’est bien vous.",
    en: "Please confirm that it is you first.",
  },
  foreignOrigin: {
    status: 403,
    fr: "Cette demande ne vient pas du portail.",
    en: "This request does not come from the portal.",
  },
  foreignId: {
    status: 403,
    fr: "Cet identifiant n’est pas le vôtre.",
    en: "This is not your account.",
  },
  invalid: {
    status: 400,
    fr: "Certains champs sont à corriger.",
    en: "Some fields need to be corrected.",
  },
  unmetExpectation: {
    status: 417,
    fr: "Le portail ne peut pas répondre à cette attente.",
    en: "The portal cannot meet this expectation.",
  },
  keyReused: {
    status: 409,
    fr: "Cette demande a déjà été envoyée avec un autre contenu.",
    en: "This request was already sent with other content.",
  },
  malformed: {
    status: 400,
    fr: "La demande est illisible.",
    en: "The request cannot be read.",
  },
  notFound: { status: 404, fr: "Cette ressource est introuvable.", en: "This resource cannot be found." },
  methodNotAllowed: {
    status: 405,
    fr: "Cette méthode n’est pas permise ici.",
    en: "This method is not allowed here.",
  },
  tooSlow: {
    status: 408,
    fr: "La demande a mis trop de temps à arriver.",
    en: "The request took too long to arrive.",
  },
  tooLarge: { status: 413, fr: "La demande est trop volumineuse.", en: "The request is too large." },
  unsupportedMediaType: {
    status: 415,
    fr: "Ce format de demande n’est pas pris en charge.",
    en: "This request format is not supported.",
  },
  headTooLarge: {
    status: 431,
    fr: "Les en-têtes de la demande sont trop volumineux.",
    en: "The headers of the request are too large.",
  },
  tooMany: {
    status: 429,
    fr: "Trop de tentatives. Merci de réessayer dans quelques minutes.",
    en: "Too many attempts. Please try again in a few minutes.",
  },
  internal: {
    status: 500,
    fr: "Internal Server Error",
    en: "Internal Server Error",
  },
  fileMissing: { status: 503, ...fileUnavailable },
  fileChanged: { status: 503, ...fileUnavailable },
  unavailable: {
    status: 503,
    fr: "Le portail est momentanément indisponible. Merci de réessayer dans un instant.",
    en: "The portal is briefly unavailable. Please try again in a moment.",
  },
});
