import * as z from "zod/mini";
import { documentRefusals } from "../../documents/document.refusals.ts";
import { documentIdSchema } from "../../documents/documentId.ts";
import { maxDocumentBytes } from "../../imports/pdf.ts";
import { daySchema } from "../../kernel/day.ts";
import { endpoint } from "../../kernel/endpoint.ts";
import { idField } from "../../kernel/idField.ts";
import { idPattern } from "../../kernel/ids/id.ts";
import { agencyRefusals } from "../../kernel/office/agency.refusals.ts";
import { reasonField } from "../../kernel/office/change.ts";
import { commonRefusals } from "../../kernel/refusal.ts";
import { pdfUploadSchema } from "../../kernel/upload.ts";
import { peopleRefusals } from "../../people/people.refusals.ts";
import { officeMoves } from "../contract.moves.ts";
import { contractRefusals } from "../contract.refusals.ts";
import { stateMeanings } from "../contract.states.ts";
import { contractKinds } from "../contractKind.ts";
import { contractFieldProblems, contractFields } from "./contractFields.ts";
import { agencyContractRefusals } from "./contracts.refusals.ts";
import { moveProblems } from "./judgedMove.ts";
import { documentKindSchema } from "./listedContract.ts";

const edits = { permission: ["contracts.edit-parent", "contracts.edit-babysitter"] } as const;
const kind = z.enum(contractKinds);
const { reference, typology, type, ...rest } = contractFields;

/** A contract as its form sends it: a draft, whatever is filled in; what it is of its kind must be chosen (AGCON-06). */
export const newContractSchema = z.object({
  kind,
  userId: idField,
  reference,
  baseReference: z._default(rest.baseReference, null),
  startDate: z._default(rest.startDate, null),
  endDate: z._default(rest.endDate, null),
  monthlyHours: z._default(rest.monthlyHours, null),
  signatureUrl: z._default(rest.signatureUrl, null),
  isSharedGuard: z._default(rest.isSharedGuard, false),
  isFullTime: z._default(rest.isFullTime, false),
  isOneShot: z._default(rest.isOneShot, false),
  childrenCount: z._default(rest.childrenCount, null),
  youngestChildAgeCategory: z._default(rest.youngestChildAgeCategory, null),
  typology: z.optional(typology),
  type: z.optional(type),
  duration: z._default(rest.duration, null),
  hourlyVolume: z._default(rest.hourlyVolume, null),
});
export type NewContract = z.infer<typeof newContractSchema>;

export const createContract = endpoint({
  name: "createContract",
  method: "POST",
  path: "/Agency/Contracts/Create",
  access: edits,
  isOnce: "required",
  body: newContractSchema,
  output: z.object({ id: z.int() }),
  problems: contractFieldProblems,
  refusals: [
    agencyContractRefusals.referenceTaken,
    agencyContractRefusals.wrongPerson,
    contractRefusals.endsBeforeStart,
    peopleRefusals.blocked,
    peopleRefusals.deleted,
    commonRefusals.notFound,
  ],
});

const ofOne = { kind, id: idField, takeOver: z._default(z.boolean(), false) };
const aChange = { method: "POST", access: edits, isVersioned: "existing" } as const;
const refusals = [
  agencyRefusals.versionRequired,
  agencyRefusals.changedMeanwhile,
  agencyContractRefusals.keptBySoftware,
  commonRefusals.notFound,
];

/** What is changed of a contract: the fields that differ, and no other; its person in a draft alone. */
export const contractChangesSchema = z.partial(z.object({ ...contractFields, userId: idField }));
export type ContractChanges = z.infer<typeof contractChangesSchema>;

export const updateContract = endpoint({
  ...aChange,
  name: "updateContract",
  path: "/Agency/Contracts/Update",
  body: z.object({ ...ofOne, changes: contractChangesSchema }),
  problems: contractFieldProblems,
  refusals: [
    ...refusals,
    agencyContractRefusals.signed,
    agencyContractRefusals.referenceTaken,
    agencyContractRefusals.wrongPerson,
    contractRefusals.endsBeforeStart,
    peopleRefusals.blocked,
    peopleRefusals.deleted,
  ],
});

const optionalDay = z.optional(z.nullable(daySchema));

/** Moves a contract by TABLE T. What leaves the state Error or reaches it needs proof, which the server asks for by the act. */
export const moveContract = endpoint({
  ...aChange,
  name: "moveContract",
  path: "/Agency/Contracts/Move",
  needsProof: "by-body",
  body: z.object({
    ...ofOne,
    act: z.enum(officeMoves),
    day: optionalDay,
    reason: reasonField,
    endReason: z.optional(z.nullable(z.string())),
    signBy: optionalDay,
    /** To which state a contract in error goes. */
    state: z.optional(z.nullable(z.enum(stateMeanings))),
  }),
  output: z.object({ state: z.int() }),
  problems: moveProblems,
  refusals: [
    ...refusals,
    agencyRefusals.reasonUnfit,
    agencyContractRefusals.moveImpossible,
    agencyContractRefusals.notReady,
    agencyContractRefusals.remindedLately,
    agencyContractRefusals.remindedEnough,
    agencyContractRefusals.signedHere,
    agencyContractRefusals.deadlinePassed,
    agencyContractRefusals.groupActive,
  ],
});

const idInForm = z.pipe(z.string().check(z.regex(idPattern, "invalid")), z.transform(Number));

/** Adds a document, or puts another file in the place of one; after the signature that needs proof and a reason (AGCON-21). */
export const addDocument = endpoint({
  name: "addDocument",
  method: "POST",
  path: "/Agency/Contracts/AddDocument",
  access: edits,
  needsProof: "by-body",
  bodyForm: "multipart",
  upload: { mostBytes: maxDocumentBytes, tooLarge: documentRefusals.tooLarge },
  body: z.object({
    kind,
    id: idInForm,
    documentKind: documentKindSchema,
    reason: reasonField,
    file: pdfUploadSchema,
  }),
  output: z.object({ documentId: documentIdSchema }),
  refusals: [
    documentRefusals.tooLarge,
    documentRefusals.notPdf,
    documentRefusals.encrypted,
    documentRefusals.acts,
    agencyRefusals.reasonUnfit,
    commonRefusals.notFound,
  ],
});
