import {
  getMyBabysitterContracts,
  getMyHouseworkContracts,
  getMyParentContracts,
} from "@ribambelle/domain/contracts/contract.api";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../client/call/call.ts";

/** The parent's babysitter contracts (GE), in the order in which they are shown. */
export const parentContractsQuery = queryOptions({
  queryKey: ["contracts", "parent"],
  queryFn: () => call(getMyParentContracts),
});

/** The parent's housework contracts (MNH). */
export const houseworkContractsQuery = queryOptions({
  queryKey: ["contracts", "housework"],
  queryFn: () => call(getMyHouseworkContracts),
});

/** The babysitter's contracts. */
export const babysitterContractsQuery = queryOptions({
  queryKey: ["contracts", "babysitter"],
  queryFn: () => call(getMyBabysitterContracts),
});
