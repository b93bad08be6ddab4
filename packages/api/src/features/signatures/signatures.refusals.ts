import { signatureRefusals } from "@ribambelle/domain/signatures/signature.refusals";
import type { ConstraintRefusals } from "../../acting/constraints.ts";

/** What breaking a promise of the database about signing means: two acts at once. */
export const signaturesConstraints: ConstraintRefusals = {
  one_open_request_per_contract: { refusal: signatureRefusals.alreadyOpen },
  one_signer_per_person: { refusal: signatureRefusals.signerTwice },
};
