import type {
  KeptBabysitterContract,
  KeptHouseworkContract,
  KeptParentContract,
} from "@ribambelle/domain/contracts/contract.views";
import type {
  ImportedBabysitterContract,
  ImportedHouseworkContract,
  ImportedParentContract,
} from "@ribambelle/domain/contracts/contracts.files";
import type { Columns, Exactly } from "../../db/columns.ts";
import type { Table } from "../../db/tables.ts";

// The import's files must bring every column except the documents, which have a file of their own. Three of
// their fields are no columns: the person's reference, those of who works there, and the former start date that a
// correction names.
type Given<Row> = Columns<Exclude<keyof Row, "personReference" | "babysitters" | "formerStartDate">>;

const parent = {
  reference: ["reference", "text"],
  baseReference: ["base_reference", "text"],
  documentId: ["document_id", "text"],
  signatureUrl: ["signature_url", "text"],
  isSharedChildcare: ["is_shared_guard", "boolean"],
  startDate: ["start_date", "date"],
  endDate: ["end_date", "date"],
  state: ["state", "smallint"],
  isFullTime: ["is_full_time", "boolean"],
  isOneShot: ["is_one_shot", "boolean"],
  childrenCount: ["children_count", "smallint"],
  youngestChildAgeCategory: ["youngest_child_age_category", "smallint"],
  monthlyHours: ["monthly_hours", "double precision"],
} as const satisfies Columns<keyof KeptParentContract, keyof Table<"parent_contract">>;
const { documentId: _, ...givenParent } = parent;

const housework = {
  reference: ["reference", "text"],
  documentId: ["document_id", "text"],
  signatureUrl: ["signature_url", "text"],
  typology: ["typology", "smallint"],
  startDate: ["start_date", "date"],
  endDate: ["end_date", "date"],
  state: ["state", "smallint"],
  monthlyHours: ["monthly_hours", "double precision"],
} as const satisfies Columns<keyof KeptHouseworkContract, keyof Table<"housework_contract">>;
const { documentId: __, ...givenHousework } = housework;

const babysitter = {
  reference: ["reference", "text"],
  baseReference: ["base_reference", "text"],
  type: ["type", "smallint"],
  state: ["state", "smallint"],
  startDate: ["start_date", "date"],
  endDate: ["end_date", "date"],
  signatureDate: ["signature_date", "date"],
  signatureUrl: ["signature_url", "text"],
  contractDocumentId: ["contract_document_id", "text"],
  attestationDocumentId: ["attestation_document_id", "text"],
  certificateDocumentId: ["certificate_document_id", "text"],
  duration: ["duration", "smallint"],
  hourlyVolume: ["hourly_volume", "smallint"],
  monthlyHours: ["monthly_hours", "double precision"],
} as const satisfies Columns<keyof KeptBabysitterContract, keyof Table<"babysitter_contract">>;
const {
  contractDocumentId: ___,
  attestationDocumentId: ____,
  certificateDocumentId: _____,
  ...givenBabysitter
} = babysitter;

/** The columns of each kind of contract, as its list reads them. */
export const contractColumns = { parent, housework, babysitter };

/** The columns that the import and the bench's generator write: all but the documents. */
export const givenContractColumns = {
  parent: givenParent satisfies Exactly<typeof givenParent, Given<ImportedParentContract>>,
  housework: givenHousework satisfies Exactly<typeof givenHousework, Given<ImportedHouseworkContract>>,
  babysitter: givenBabysitter satisfies Exactly<typeof givenBabysitter, Given<ImportedBabysitterContract>>,
};
