import * as z from "zod/mini";
import type { ContractKind } from "../contracts/contractKind.ts";
import { documentIdSchema } from "../documents/documentId.ts";
import { daySchema } from "../kernel/day.ts";
import { roles } from "../kernel/role.ts";
import { valueList } from "../kernel/values.ts";

/** What becomes of a request to sign (private-space.md, SIGN). */
export const requestStates = valueList({
  Open: { value: 1, fr: "À signer", en: "To be signed" },
  Sealing: { value: 2, fr: "Signé, copie en préparation", en: "Signed, copy being made" },
  Completed: { value: 3, fr: "Signé", en: "Signed" },
  Refused: { value: 4, fr: "Refusé", en: "Declined" },
  Expired: { value: 5, fr: "Délai dépassé", en: "Deadline passed" },
  Canceled: { value: 6, fr: "Annulé", en: "Cancelled" },
  Withdrawn: { value: 7, fr: "Rétracté", en: "Withdrawn" },
});
export type RequestState = (typeof requestStates)["rows"][number]["value"];

export const signerStates = valueList({
  Waiting: { value: 0, fr: "Attend son tour", en: "Waiting for their turn" },
  ToSign: { value: 1, fr: "À signer", en: "To sign" },
  Signed: { value: 2, fr: "Signé", en: "Signed" },
  Refused: { value: 3, fr: "Refusé", en: "Declined" },
});
export type SignerState = (typeof signerStates)["rows"][number]["value"];

/** The kinds of contracts that are signed here, by the number that a request keeps. */
export const signedKinds = valueList({
  guard: { value: 0, fr: "Contrat de garde d’enfants", en: "Childcare contract" },
  housework: { value: 1, fr: "Contrat de ménage", en: "Housework contract" },
  babysitter: { value: 2, fr: "Contrat de travail", en: "Employment contract" },
});
export type SignedKind = (typeof signedKinds)["rows"][number]["value"];

export const contractKindOf = (kind: SignedKind): ContractKind =>
  signedKinds.rows.find(({ value }) => value === kind)?.name ?? "guard";

/** Why somebody does not sign (SIGN-23). */
export const refusalReasons = valueList({
  Schedule: {
    value: 0,
    fr: "Les dates ou horaires ne conviennent pas",
    en: "The dates or times do not suit me",
  },
  Price: { value: 1, fr: "Le prix ne convient pas", en: "The price does not suit me" },
  WrongDetails: { value: 2, fr: "Mes informations sont fausses", en: "My details are wrong" },
  NoNeed: { value: 3, fr: "Je n’en ai plus besoin", en: "I no longer need it" },
  Other: { value: 9, fr: "Autre", en: "Something else" },
});

/** Where a signature is given: the page's own steps (SIGN-05). */
export const signingSteps = ["read", "check", "accept", "code", "sign"] as const;
export type SigningStep = (typeof signingSteps)[number];

/** How somebody reached the end of the document: page by page, or by reading the file they downloaded (SPACE-25). */
export const readWays = ["pages", "download"] as const;

/** Whether the letter with a code has left (SIGN-19). */
export const codeLetterStates = ["waiting", "sent", "given-up"] as const;

/** Where a person signs, by their role. */
export const signingRooms = {
  Parent: "/client/signature",
  BabySitter: "/intervenant/signature",
  Agency: "/agence/signature",
} as const;

export const placeLength = 60;
export const mistakeLength = 500;

export const requestIdSchema = documentIdSchema;

/** Somebody who signs, as another signer sees them: never an address, a reason or attempts (SIGN-53). */
export const signerSchema = z.object({
  position: z.int(),
  role: z.enum(roles),
  displayName: z.string(),
  state: signerStates.schema,
  signedAt: z.nullable(z.string()),
});
export type Signer = z.infer<typeof signerSchema>;

const ofRequest = {
  id: requestIdSchema,
  title: z.string(),
  kind: signedKinds.schema,
  contractReference: z.string(),
  state: requestStates.schema,
  lastDay: daySchema,
  signers: z.array(signerSchema),
};

/** A request in a person's list (SIGN-36). */
export const listedRequestSchema = z.object({
  ...ofRequest,
  myState: signerStates.schema,
  link: z.string(),
});
export type ListedRequest = z.infer<typeof listedRequestSchema>;

/** A request in its room (SIGN-05). */
export const requestSchema = z.object({
  ...ofRequest,
  documentSha256: z.string(),
  byteCount: z.int(),
  pageCount: z.int(),
  summary: z.array(z.object({ label: z.string(), value: z.string() })),
  mine: z.object({
    position: z.int(),
    state: signerStates.schema,
    fullName: z.string(),
    address: z.string(),
    place: z.string(),
    readAt: z.nullable(z.string()),
    signedAt: z.nullable(z.string()),
  }),
  can: z.object({ read: z.boolean(), sign: z.boolean(), refuse: z.boolean(), withdraw: z.boolean() }),
  consents: z.array(z.object({ key: z.string(), text: z.string() })),
  startChoice: z.nullable(z.object({ earlyDate: daySchema, lateDate: daySchema })),
  isPaying: z.boolean(),
  /** The masked address to which a code goes, or went. */
  sentTo: z.nullable(z.string()),
  /** When the code that was sent ends; null where none can be typed. */
  codeExpiresAt: z.nullable(z.string()),
  nextCodeAt: z.nullable(z.string()),
  codeLetter: z.nullable(z.enum(codeLetterStates)),
  /** True for a parent's contract at a distance: it can be withdrawn from once it is concluded (SIGN-11). */
  isDistanceConsumer: z.boolean(),
  withdrawal: z.nullable(z.object({ lastDay: daySchema })),
  withdrawnAt: z.nullable(z.string()),
  /** When a refused, expired or cancelled request ended, and by whom it was refused. */
  endedAt: z.nullable(z.string()),
  refusedBy: z.nullable(z.string()),
  sealedDocumentId: z.nullable(documentIdSchema),
});
export type SignatureRequest = z.infer<typeof requestSchema>;
