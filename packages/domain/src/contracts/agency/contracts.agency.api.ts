import * as z from "zod/mini";
import { whoSchema } from "../../audit/entry.ts";
import { documentIdSchema } from "../../documents/documentId.ts";
import { endpoint } from "../../kernel/endpoint.ts";
import { idParams } from "../../kernel/ids/idParams.ts";
import { listPageSchema, pageSizes } from "../../kernel/lists/longList.ts";
import { paramsOf } from "../../kernel/lists/paramsOf.ts";
import { agencyRefusals } from "../../kernel/office/agency.refusals.ts";
import { commonRefusals } from "../../kernel/refusal.ts";
import { contractKinds } from "../contractKind.ts";
import { agencyContractSchema, contractEventSchema } from "./agencyContract.ts";
import { contractsList } from "./contracts.filters.ts";
import { documentKindSchema, listedContractSchema } from "./listedContract.ts";

const reading = {
  method: "GET",
  access: { permission: ["contracts.read-parent", "contracts.read-babysitter"] },
} as const;

/** Drafts and contracts in error are among them: the agency sees every state (AGCON-02). */
export const getContracts = endpoint({
  ...reading,
  name: "getContracts",
  path: "/Agency/Contracts",
  params: z.extend(paramsOf(contractsList), { kind: z.enum(contractKinds) }),
  output: listPageSchema(listedContractSchema),
  refusals: [agencyRefusals.cursorUnusable, agencyRefusals.searchTooBroad],
});

const oneParams = z.extend(z.object({ kind: z.enum(contractKinds) }), idParams.shape);

/** Opening a contract is noted in the audit. */
export const getContract = endpoint({
  ...reading,
  name: "getContract",
  path: "/Agency/Contracts/:kind/:id",
  params: oneParams,
  isVersioned: true,
  output: agencyContractSchema,
  refusals: [commonRefusals.notFound],
});

export const getContractEvents = endpoint({
  ...reading,
  name: "getContractEvents",
  path: "/Agency/Contracts/:kind/:id/Events",
  params: z.extend(oneParams, {
    after: z.optional(z.string()),
    before: z.optional(z.string()),
    limit: z.optional(z.literal([...pageSizes])),
  }),
  output: listPageSchema(contractEventSchema),
  refusals: [commonRefusals.notFound, agencyRefusals.cursorUnusable],
});

const ofPerson = z.nullable(z.array(listedContractSchema));

/** Null for the kinds that one may not read, or that the person cannot have. */
export const getPersonContracts = endpoint({
  ...reading,
  name: "getPersonContracts",
  path: "/Agency/People/:id/Contracts",
  params: idParams,
  output: z.object({ guard: ofPerson, housework: ofPerson, babysitter: ofPerson }),
  refusals: [commonRefusals.notFound],
});

/** The documents of a person’s contracts, in a list of their own (FOLKS-22). */
export const getPersonDocuments = endpoint({
  ...reading,
  name: "getPersonDocuments",
  path: "/Agency/People/:id/Documents",
  params: idParams,
  output: z.array(
    z.object({
      id: documentIdSchema,
      documentKind: z.union([documentKindSchema, z.literal("signed-contract")]),
      contract: z.nullable(z.object({ kind: z.enum(contractKinds), id: z.int(), reference: z.string() })),
      byteCount: z.int(),
      addedAt: z.string(),
      addedBy: z.nullable(whoSchema),
      isSealed: z.boolean(),
      /** When the person last downloaded it, as far back as the journal goes. */
      lastOpenedAt: z.nullable(z.string()),
      can: z.object({ open: z.boolean() }),
    }),
  ),
  refusals: [commonRefusals.notFound],
});
