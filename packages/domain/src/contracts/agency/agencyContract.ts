import * as z from "zod/mini";
import { whoSchema } from "../../audit/entry.ts";
import { documentIdSchema } from "../../documents/documentId.ts";
import { daySchema } from "../../kernel/day.ts";
import { needs, officeMoves } from "../contract.moves.ts";
import { documentKindSchema, listedContractSchema } from "./listedContract.ts";

const day = z.nullable(daySchema);

const groupedSchema = z.object({
  id: z.int(),
  reference: z.string(),
  state: z.int(),
  startDate: day,
  endDate: day,
});

const heldDocumentSchema = z.object({
  id: documentIdSchema,
  kind: documentKindSchema,
  byteCount: z.int(),
  addedAt: z.string(),
  /** Null for an import, and for what the portal sealed. */
  addedBy: z.nullable(whoSchema),
  /** True for the signed copy that the portal sealed (SIGN-47). */
  isSealed: z.boolean(),
  /** True where a contract that was signed has it: to replace it is a correction (AGCON-21). */
  isSigned: z.boolean(),
  can: z.object({ open: z.boolean(), replace: z.boolean() }),
});
export type HeldDocument = z.infer<typeof heldDocumentSchema>;

const possibleActSchema = z.object({
  name: z.enum(officeMoves),
  isPossible: z.boolean(),
  missing: z.array(z.enum(needs)),
});
export type PossibleAct = z.infer<typeof possibleActSchema>;

/** A contract as its page at the agency shows it (AGCON-05). */
export const agencyContractSchema = z.extend(z.omit(listedContractSchema, { documents: true }), {
  signatureUrl: z.nullable(z.string()),
  /** Of childcare. */
  childrenCount: z.optional(z.nullable(z.int())),
  youngestChildAgeCategory: z.optional(z.nullable(z.int())),
  placements: z.array(whoSchema),
  /** Of a babysitter. */
  duration: z.optional(z.nullable(z.int())),
  hourlyVolume: z.optional(z.nullable(z.int())),
  scheduledFor: day,
  /** The day on which it ends early, once that is decided. */
  terminatesOn: day,
  endReason: z.nullable(z.string()),
  endWords: z.nullable(z.string()),
  /** Where its letters go; null for who may not read it. */
  writtenTo: z.nullable(z.string()),
  isAddressRefused: z.boolean(),
  /** All contracts of its base reference, in time, this one too. */
  group: z.array(groupedSchema),
  documents: z.array(heldDocumentSchema),
  acts: z.array(possibleActSchema),
  can: z.object({
    update: z.boolean(),
    addDocument: z.boolean(),
    /** True where a change takes it away from the agency’s software, which is asked first (AGCON-24). */
    takesOver: z.boolean(),
  }),
});
export type AgencyContract = z.infer<typeof agencyContractSchema>;

/** Something that happened to a contract (AGCON-28). */
export const contractEventSchema = z.object({
  id: z.int(),
  at: z.string(),
  /** An act of TABLE T, or `create`, `change`, `take-over`, `add-document`, `replace-document`, `sign-in-turn`. */
  act: z.string(),
  fromState: z.nullable(z.int()),
  toState: z.int(),
  changes: z.nullable(z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() }))),
  reason: z.nullable(z.string()),
  by: z.nullable(whoSchema),
  source: z.enum(["page", "import", "job"]),
});
export type ContractEvent = z.infer<typeof contractEventSchema>;
