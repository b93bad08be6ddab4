import type { PersonKind } from "@ribambelle/domain/agencyPeople/permitted";
import { parentContractStates } from "@ribambelle/domain/contracts/contract.states";

const { SignedByParent, InProgress, Finished } = parentContractStates.numbers;

/** The SQL of whether the contract `g` links its people on a day: as `linksPeople`. */
export const linking = (today: string, opensOn: string): string =>
  `(g.state IN (${SignedByParent}, ${InProgress}) AND (g.end_date IS NULL OR g.end_date >= ${today})
      OR g.state = ${Finished} AND g.end_date >= ${opensOn})`;

/** The SQL of whether a running contract links the person `p` to somebody who has not left. */
export function isLinked(role: PersonKind, today: string, opensOn: string): string {
  const [me, other] =
    role === "Parent" ? ["g.parent_id", "l.babysitter_id"] : ["l.babysitter_id", "g.parent_id"];
  return `EXISTS (SELECT FROM parent_contract g JOIN placement l ON l.parent_contract_id = g.id
    JOIN person other ON other.id = ${other} WHERE ${me} = p.id AND other.deactivated_at IS NULL
      AND ${linking(today, opensOn)})`;
}
