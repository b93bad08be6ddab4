import {
  getMyBabysitterContracts,
  getMyHouseworkContracts,
  getMyParentContracts,
} from "@ribambelle/domain/contracts/contract.api";
import { byReferenceDescending } from "@ribambelle/domain/contracts/contract.rules";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../client/call.ts";

// The server sorts too; the page does not rely on it (CONTRACT-12).
const inOrder = <C extends { reference: string }>(contracts: C[]): C[] =>
  contracts.toSorted(byReferenceDescending);

/** The parent's babysitter contracts (GE). */
export const parentContractsQuery = queryOptions({
  queryKey: ["contracts", "parent"],
  queryFn: () => call(getMyParentContracts).then(inOrder),
});

/** The parent's housework contracts (MNH). */
export const houseworkContractsQuery = queryOptions({
  queryKey: ["contracts", "housework"],
  queryFn: () => call(getMyHouseworkContracts).then(inOrder),
});

/** The babysitter's contracts. */
export const babysitterContractsQuery = queryOptions({
  queryKey: ["contracts", "babysitter"],
  queryFn: () => call(getMyBabysitterContracts).then(inOrder),
});
