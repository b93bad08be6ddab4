import { agencyContractRefusals } from "@ribambelle/domain/contracts/agency/contracts.refusals";
import { contractRefusals } from "@ribambelle/domain/contracts/contract.refusals";
import type { ConstraintRefusals } from "../../acting/constraints.ts";

const endsBeforeStart = { refusal: contractRefusals.endsBeforeStart, field: "endDate" };

const referenceTaken = { refusal: agencyContractRefusals.referenceTaken, field: "reference" };

/** What breaking these constraints means. */
export const contractsConstraints: ConstraintRefusals = {
  a_parent_contract_ends_after_it_starts: endsBeforeStart,
  a_housework_contract_ends_after_it_starts: endsBeforeStart,
  a_babysitter_contract_ends_after_it_starts: endsBeforeStart,
  one_parent_contract_per_reference: referenceTaken,
  one_housework_contract_per_reference_and_start: referenceTaken,
  one_babysitter_contract_per_reference: referenceTaken,
};
