import * as z from "zod/mini";
import { whoSchema } from "../../audit/entry.ts";
import { contractDocumentKinds } from "../../documents/document.ts";
import { daySchema } from "../../kernel/day.ts";
import { type ContractKind, contractKinds } from "../contractKind.ts";

/** Who says what a contract is: the agency’s software through imports, or the portal (AGCON-24). */
export const keepers = ["software", "portal"] as const;
export type Keeper = (typeof keepers)[number];

const day = z.nullable(daySchema);
const instant = z.string();
export const documentKindSchema = z.enum(
  Object.keys(contractDocumentKinds) as [keyof typeof contractDocumentKinds],
);

/** A contract in the agency’s lists (AGCON-03). */
export const listedContractSchema = z.object({
  id: z.int(),
  kind: z.enum(contractKinds),
  reference: z.string(),
  baseReference: z.nullable(z.string()),
  /** The family or the babysitter. */
  person: whoSchema,
  /** The number of its kind. */
  state: z.int(),
  startDate: day,
  endDate: day,
  monthlyHours: z.nullable(z.number()),
  /** Of childcare. */
  isSharedGuard: z.optional(z.boolean()),
  isFullTime: z.optional(z.boolean()),
  isOneShot: z.optional(z.boolean()),
  /** Of housework. */
  typologie: z.optional(z.int()),
  /** Of a babysitter. */
  type: z.optional(z.int()),
  askedAt: z.nullable(instant),
  signBy: day,
  reminders: z.int(),
  lastRemindedAt: z.nullable(instant),
  signedOn: day,
  documents: z.array(z.object({ kind: documentKindSchema })),
  keeper: z.enum(keepers),
  createdBy: z.nullable(whoSchema),
  updatedAt: instant,
});
export type ListedContract = z.infer<typeof listedContractSchema>;

/** The documents that a contract of a kind may have. */
export const documentsOfKind = {
  guard: ["contract"],
  housework: ["contract"],
  babysitter: ["contract", "attestation", "certificate"],
} as const satisfies Record<ContractKind, readonly (keyof typeof contractDocumentKinds)[]>;
