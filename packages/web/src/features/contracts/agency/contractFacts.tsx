import { agencyStateText, contractKindText } from "@ribambelle/domain/contracts/agency/agency.texts";
import type { ListedContract } from "@ribambelle/domain/contracts/agency/listedContract";
import { stateColour } from "@ribambelle/domain/contracts/contract.states";
import { meaningOf } from "@ribambelle/domain/contracts/contractKind";
import { useLocale } from "../../../client/locale.tsx";
import { Chip } from "../../../ui/cards/Chip.tsx";

/** The state of a contract in the agency’s words, in its colour (AGCON-01). */
export function StateChip({
  contract: { kind, state },
}: {
  contract: Pick<ListedContract, "kind" | "state">;
}) {
  const locale = useLocale();
  return <Chip colour={stateColour(meaningOf(kind, state))}>{agencyStateText(kind, state)[locale]}</Chip>;
}

/** What a contract is of its kind. */
export function KindText({ contract }: { contract: ListedContract }) {
  return contractKindText(contract, useLocale());
}
