import type { Permission } from "../kernel/permissions/permission.ts";
import type { DocumentKind } from "./document.ts";

/** Whose documents the agency may open. */
type Holder = "Parent" | "BabySitter";
type Openers = Readonly<Record<Holder, Permission | null>>;

const contract: Openers = { Parent: "documents.open-parent", BabySitter: "documents.open-babysitter" };
const endPaper: Openers = { Parent: "documents.open-end-papers", BabySitter: "documents.open-end-papers" };
const billing: Openers = { Parent: "documents.open-billing", BabySitter: "documents.open-billing" };

/** What lets somebody of the agency open a document, by its kind and whose it is; null for what nobody there does (AGFILES-01). */
export const documentOpeners: Readonly<Record<DocumentKind, Openers>> = {
  contract,
  "signed-contract": contract,
  attestation: endPaper,
  certificate: endPaper,
  invoice: billing,
  "credit-note": billing,
  "tax-certificate": billing,
  // Its employee’s alone (PAYSLIP-06).
  payslip: { Parent: null, BabySitter: null },
};

/** Every permission that opens some document. */
export const openingPermissions = [
  "documents.open-parent",
  "documents.open-babysitter",
  "documents.open-end-papers",
  "documents.open-billing",
] as const satisfies readonly Permission[];
