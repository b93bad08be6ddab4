import * as z from "zod/mini";
import { contractKinds } from "../contracts/contractKind.ts";
import { visibleText } from "../kernel/characters/visibleText.ts";
import { daySchema } from "../kernel/day.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { idField } from "../kernel/idField.ts";
import { agencyRefusals } from "../kernel/office/agency.refusals.ts";
import { reasonField } from "../kernel/office/change.ts";
import { commonRefusals } from "../kernel/refusal.ts";
import { signatureRefusals as refused } from "./signature.refusals.ts";
import { requestIdSchema } from "./signature.ts";

const edits = { permission: ["contracts.edit-parent", "contracts.edit-babysitter"] } as const;
const { notFound } = commonRefusals;
const text = (most: number) =>
  z._default(
    z.nullable(z.string().check(z.overwrite(visibleText), z.trim(), z.maxLength(most, "too-long"))),
    null,
  );
const day = z._default(z.nullable(daySchema), null);
const someone = z._default(z.nullable(idField), null);

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
