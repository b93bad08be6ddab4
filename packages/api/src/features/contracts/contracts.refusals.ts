import { contractRefusals } from "@ribambelle/domain/contracts/contract.refusals";
import type { ConstraintRefusals } from "../../acting/constraints.ts";

const endsBeforeStart = { refusal: contractRefusals.endsBeforeStart, field: "endDate" };

/** What breaking these constraints means. */
export const contractsConstraints: ConstraintRefusals = {
  a_parent_contract_ends_after_it_starts: endsBeforeStart,
  a_housework_contract_ends_after_it_starts: endsBeforeStart,
  a_babysitter_contract_ends_after_it_starts: endsBeforeStart,
};
