import type { SheetSigner, SignatureSheet } from "../signatureSheet.ts";

/** One event of a request's chain, as it is kept (SIGN-49, SIGN-50). */
export interface ProofEvent {
  readonly seq: number;
  /** ISO, UTC, to the millisecond. */
  readonly at: string;
  readonly kind: string;
  /** The place of the signer, from 1; null for what the agency or the portal did. */
  readonly position: number | null;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly previous: string;
  readonly hash: string;
}

export interface ProofSigner extends SheetSigner {
  /** As events name them. */
  readonly position: number;
  /** In which the words of the boxes were shown. */
  readonly language: "fr" | "en";
}

/** All that a proof file says of a request (SIGN-52). */
export interface Proof extends Omit<SignatureSheet, "signers"> {
  readonly signers: readonly ProofSigner[];
  readonly events: readonly ProofEvent[];
}
