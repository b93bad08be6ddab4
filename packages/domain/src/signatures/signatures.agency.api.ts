import * as z from "zod/mini";
import { whoSchema } from "../audit/entry.ts";
import { contractKinds } from "../contracts/contractKind.ts";
import { visibleText } from "../kernel/characters/visibleText.ts";
import { daySchema } from "../kernel/day.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { idField } from "../kernel/idField.ts";
import { agencyRefusals } from "../kernel/office/agency.refusals.ts";
import { reasonField } from "../kernel/office/change.ts";
import { commonRefusals } from "../kernel/refusal.ts";
import { signatureRefusals as refused } from "./signature.refusals.ts";
import { refusalReasons, requestIdSchema, requestStates, signedKinds, signerSchema } from "./signature.ts";

const edits = { permission: ["contracts.edit-parent", "contracts.edit-babysitter"] } as const;
const { notFound } = commonRefusals;
const text = (most: number) =>
  z._default(
    z.nullable(z.string().check(z.overwrite(visibleText), z.trim(), z.maxLength(most, "too-long"))),
    null,
  );
const day = z._default(z.nullable(daySchema), null);
const someone = z._default(z.nullable(idField), null);

/** A request as the agency follows it (SIGN-63). */
export const followedRequestSchema = z.object({
  id: requestIdSchema,
  title: z.string(),
  kind: signedKinds.schema,
  contractId: z.int(),
  contractReference: z.string(),
  person: whoSchema,
  state: requestStates.schema,
  openedAt: z.string(),
  lastDay: daySchema,
  /** Whose turn it is, since when, and when they were last reminded. */
  waitsFor: z.nullable(z.string()),
  waitsSince: z.nullable(z.string()),
  lastRemindedAt: z.nullable(z.string()),
  reminders: z.int(),
  /** Why it ended, where it did not end well. */
  endReason: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  /** When somebody asked for a new document in the place of one that ended. */
  askedAgainAt: z.nullable(z.string()),
  /** True while a signed document could not be sealed at the last attempt. */
  isSealLate: z.boolean(),
  signers: z.array(
    z.extend(signerSchema, {
      userId: z.int(),
      reason: z.nullable(refusalReasons.schema),
      comment: z.nullable(z.string()),
      isBlocked: z.boolean(),
      /** What they said is wrong, and when. */
      mistake: z.nullable(z.object({ at: z.string(), comment: z.string() })),
    }),
  ),
  /** Since when it waits that somebody of the agency looks at it. */
  toLookAtSince: z.nullable(z.string()),
  can: z.object({ remind: z.boolean(), cancel: z.boolean(), sign: z.boolean(), seeTo: z.boolean() }),
});
export type FollowedRequest = z.infer<typeof followedRequestSchema>;

/** What waits for the agency itself: that it signs, or that somebody looks at it. */
export const agencyTasks = ["countersign", "look-at"] as const;
export type AgencyTask = (typeof agencyTasks)[number];

/** The most requests that one list gives, those that have waited longest first. */
export const mostRequests = 500;

export const getAgencySignatureRequests = endpoint({
  name: "getAgencySignatureRequests",
  method: "GET",
  path: "/Signature/GetAgencySignatureRequests",
  access: { permission: ["contracts.read-parent", "contracts.read-babysitter"] },
  isWorded: true,
  params: z.object({
    state: z.optional(z.string().check(z.regex(/^\d$/, "invalid"))),
    agencyTask: z.optional(z.enum(agencyTasks)),
    whose: z.optional(z.enum(["parents", "babysitters"])),
  }),
  output: z.array(followedRequestSchema),
});

/** What the agency says of a request that it opens. */
export const openingSchema = z.object({
  kind: z.enum(contractKinds),
  /** The contract’s number at the agency. */
  id: idField,
  /** A second parent, who signs after the first. */
  secondSignerId: someone,
  lastDay: day,
  /** False where the contract is concluded in the agency’s office (SIGN-OP7). */
  isDistance: z._default(z.boolean(), true),
  serviceStart: day,
  price: text(120),
  duration: text(120),
  /** Who of the agency signs last; by default its seal alone (SIGN-27). */
  agencySignerId: someone,
});
export type Opening = z.infer<typeof openingSchema>;

export const openSignatureRequest = endpoint({
  name: "openSignatureRequest",
  method: "POST",
  path: "/Signature/Open",
  access: edits,
  body: openingSchema,
  // Who names no sending, as what is printed, is told of a request that is open already.
  isOnce: true,
  output: z.object({ id: requestIdSchema }),
  refusals: [
    notFound,
    refused.alreadyOpen,
    refused.unfitFile,
    refused.noAddress,
    refused.unfitContract,
    refused.unfitSigner,
    refused.signerTwice,
    refused.expired,
  ],
});

export const remindSigner = endpoint({
  name: "remindSigner",
  method: "POST",
  path: "/Signature/Remind",
  access: edits,
  body: z.object({ id: z.string() }),
  output: z.object({}),
  refusals: [notFound, refused.remindedRecently, refused.closed, refused.expired],
});

/** Somebody of the agency has seen to what a request asked of it: it is on the desk no more. */
export const seeToSignature = endpoint({
  name: "seeToSignature",
  method: "POST",
  path: "/Signature/SeeTo",
  access: edits,
  body: z.object({ id: z.string() }),
  output: z.object({}),
  refusals: [notFound],
});

export const cancelSignatureRequest = endpoint({
  name: "cancelSignatureRequest",
  method: "POST",
  path: "/Signature/Cancel",
  access: edits,
  body: z.object({ id: z.string(), reason: reasonField }),
  output: z.object({}),
  refusals: [notFound, refused.closed, agencyRefusals.reasonUnfit],
});
