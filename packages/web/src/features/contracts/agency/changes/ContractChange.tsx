import type { OfficeMove } from "@ribambelle/domain/contracts/contract.moves";
import { EditDialog } from "./EditDialog.tsx";
import { MoveDialog } from "./MoveDialog.tsx";
import type { ChangeProps } from "./useContractChange.ts";

/** What somebody of the agency does about a contract, each in a dialog of its own. */
export type DialogAct = "edit" | OfficeMove;

/** The dialog of an act. */
export function ContractChange({ act, ...props }: ChangeProps & { act: DialogAct }) {
  return act === "edit" ? <EditDialog {...props} /> : <MoveDialog {...props} act={act} />;
}
