import * as z from "zod/mini";
import { whoSchema } from "../audit/entry.ts";
import { daySchema } from "../kernel/day.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { refusalReasons, requestIdSchema, requestStates, signedKinds, signerSchema } from "./signature.ts";

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
