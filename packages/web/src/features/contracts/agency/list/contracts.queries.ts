import { contractsToRead } from "@ribambelle/domain/contracts/agency/contractRights";
import { getContracts } from "@ribambelle/domain/contracts/agency/contracts.agency.api";
import { contractsList, kindWords } from "@ribambelle/domain/contracts/agency/contracts.filters";
import type { ContractKind } from "@ribambelle/domain/contracts/contractKind";
import type { StateOf } from "@ribambelle/domain/kernel/lists/listOf";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../../../client/call/call.ts";
import { wholeKeyOf } from "../../../../client/queryOf.ts";

type State = StateOf<typeof contractsList>;

/** Gives the kind of contracts that an address opens to whoever may read these kinds: the first where it names none of them. */
export function kindAt(state: State, kinds: readonly ContractKind[]): ContractKind {
  const named = kinds.find((kind) => kindWords[kind] === state.genre);
  return named ?? kinds[0] ?? "guard";
}

/** One page of the contracts of a kind, as the address says; the page before stays until it has come (AGUI-14). */
export function contractsQuery(kind: ContractKind, state: State) {
  const asked = { ...contractsList.askedIn(state), kind };
  return queryOptions({
    queryKey: wholeKeyOf(getContracts, asked),
    queryFn: () => call(getContracts, undefined, asked),
    placeholderData: keepPreviousData,
  });
}

/** The same, of an address that nobody has read yet. */
export function contractsQueryAt(address: object, functions: readonly StaffFunction[]) {
  const state = contractsList.stateIn({ ...address });
  return contractsQuery(kindAt(state, contractsToRead(functions)), state);
}
