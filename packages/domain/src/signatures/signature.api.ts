import * as z from "zod/mini";
import { visibleText } from "../kernel/characters/visibleText.ts";
import { isEmail } from "../kernel/email.ts";
import { apiBase, endpoint } from "../kernel/endpoint.ts";
import { commonRefusals } from "../kernel/refusal.ts";
import { signatureRefusals as refused } from "./signature.refusals.ts";
import {
  listedRequestSchema,
  mistakeLength,
  placeLength,
  readWays,
  refusalReasons,
  requestIdSchema,
  requestSchema,
  requestStates,
} from "./signature.ts";

const access = "any" as const;
const { notFound } = commonRefusals;
const id = z.string();
const params = z.object({ id: z.string() });
const words = (most: number) =>
  z.string().check(z.overwrite(visibleText), z.trim(), z.maxLength(most, "too-long"));
const instant = z.string();

export const getMySignatureRequests = endpoint({
  name: "getMySignatureRequests",
  method: "GET",
  path: "/Signature/GetMySignatureRequests",
  access,
  isWorded: true,
  output: z.array(listedRequestSchema),
});

export const getSignatureRequest = endpoint({
  name: "getSignatureRequest",
  method: "GET",
  path: "/Signature/GetSignatureRequest/:id",
  access,
  isWorded: true,
  isNoted: true,
  params,
  output: requestSchema,
  refusals: [notFound],
});

/** The bytes that are signed, as the room shows them. */
export const getSignatureDocument = endpoint({
  name: "getSignatureDocument",
  method: "GET",
  path: "/Signature/document/:id",
  access,
  params,
  download: "application/pdf",
  isNoted: true,
  refusals: [notFound],
});

/** The address of the PDF that a room shows. */
export const signatureDocumentPath = (request: string): string =>
  `${apiBase}${getSignatureDocument.path.replace(":id", encodeURIComponent(request))}`;

/** What the withdrawal notice of the agency says, with its form (SIGN-11). */
export const getWithdrawalNotice = endpoint({
  name: "getWithdrawalNotice",
  method: "GET",
  path: "/Signature/notice/:id",
  access,
  params,
  download: "application/pdf",
  isNoted: true,
  refusals: [notFound],
});

export const withdrawalNoticePath = (request: string): string =>
  `${apiBase}${getWithdrawalNotice.path.replace(":id", encodeURIComponent(request))}`;

export const markSignatureRead = endpoint({
  name: "markSignatureRead",
  method: "POST",
  path: "/Signature/MarkRead",
  access,
  body: z.object({ id, how: z.enum(readWays), pagesSeen: z.int().check(z.gte(0)) }),
  output: z.object({}),
  refusals: [notFound, refused.closed, refused.expired],
});

export const reportMistake = endpoint({
  name: "reportMistake",
  method: "POST",
  path: "/Signature/ReportMistake",
  access,
  body: z.object({
    id,
    comment: words(mistakeLength).check(z.minLength(1, "required")),
  }),
  output: z.object({}),
  refusals: [notFound, refused.closed, refused.reportedOften],
});

/** What a code is bound to: the file that was shown, and what steps 2 and 3 say (SIGN-15). */
export const codeAskedSchema = z.object({
  id,
  documentSha256: z.string(),
  place: words(placeLength).check(z.minLength(1, "required")),
  consents: z.array(z.string()).check(z.maxLength(20, "too-long")),
  startsEarly: z._default(z.nullable(z.boolean()), null),
});
export type CodeAsked = z.infer<typeof codeAskedSchema>;

const whileSigning = [
  notFound,
  refused.notYourTurn,
  refused.closed,
  refused.expired,
  refused.alreadySigned,
  refused.blocked,
];

export const sendSignatureCode = endpoint({
  name: "sendSignatureCode",
  method: "POST",
  path: "/Signature/SendCode",
  access,
  body: codeAskedSchema,
  output: z.object({ sentTo: z.string(), expiresAt: instant, nextAt: instant }),
  refusals: [
    ...whileSigning,
    refused.notAccepted,
    refused.startChoiceRequired,
    refused.notRead,
    refused.changed,
    refused.noAddress,
    refused.codeTooSoon,
    refused.tooManyCodes,
  ],
});

export const signDocument = endpoint({
  name: "signDocument",
  method: "POST",
  path: "/Signature/Sign",
  access,
  body: z.object({ id, code: z.string().check(z.maxLength(40, "too-long")) }),
  output: z.object({ state: requestStates.schema, signedAt: instant }),
  refusals: [...whileSigning, refused.codeWrong, refused.codeExpired, refused.codeSpent],
});

export const refuseToSign = endpoint({
  name: "refuseToSign",
  method: "POST",
  path: "/Signature/Refuse",
  access,
  body: z.object({
    id,
    reason: z._default(z.nullable(refusalReasons.schema), null),
    comment: z._default(z.nullable(words(mistakeLength)), null),
  }),
  output: z.object({}),
  refusals: [
    notFound,
    refused.reasonRequired,
    refused.notYourTurn,
    refused.closed,
    refused.expired,
    refused.alreadySigned,
  ],
});

export const askAgain = endpoint({
  name: "askAgain",
  method: "POST",
  path: "/Signature/AskAgain",
  access,
  body: z.object({ id }),
  output: z.object({}),
  refusals: [notFound, refused.stillOpen, refused.askedToday],
});

export const withdraw = endpoint({
  name: "withdraw",
  method: "POST",
  path: "/Signature/Withdraw",
  access: ["Parent"],
  body: z.object({
    id,
    name: words(200).check(z.minLength(1, "required")),
    email: words(254).check(z.refine(isEmail, "email-format")),
  }),
  output: z.object({ receivedAt: instant }),
  refusals: [notFound, refused.nothingToWithdraw, refused.withdrawalClosed],
});

/** The id of a request in an address. */
export const isRequestId = (text: string): boolean => requestIdSchema.safeParse(text).success;
