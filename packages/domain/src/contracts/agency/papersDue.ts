import type { ContractDocumentKind } from "../../documents/document.ts";
import { meaningOf } from "../contractKind.ts";
import type { AgencyContract } from "./agencyContract.ts";

/** Names the papers that a babysitter is due when their contract ends, until they are there (AGCON-17). */
export function papersDue({
  kind,
  state,
  documents,
}: Pick<AgencyContract, "kind" | "state"> & {
  readonly documents: readonly { readonly kind: ContractDocumentKind }[];
}): ContractDocumentKind[] {
  if (kind !== "babysitter" || meaningOf(kind, state) !== "finished") return [];
  return (["certificate", "attestation"] as const).filter((paper) =>
    documents.every((document) => document.kind !== paper),
  );
}
