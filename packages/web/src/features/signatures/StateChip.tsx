import type { StateColour } from "@ribambelle/domain/contracts/contract.states";
import { type RequestState, requestStates } from "@ribambelle/domain/signatures/signature";
import { useLocale } from "../../client/locale.tsx";
import { Chip } from "../../ui/cards/Chip.tsx";

const { Open, Sealing, Completed, Refused } = requestStates.numbers;
const colours: Partial<Record<RequestState, StateColour>> = {
  [Open]: "primary",
  [Sealing]: "blue",
  [Completed]: "green",
  [Refused]: "red",
};

/** What has become of a request. */
export function StateChip({ state }: { state: RequestState }) {
  return <Chip colour={colours[state] ?? "default"}>{requestStates.label(state, useLocale())}</Chip>;
}
