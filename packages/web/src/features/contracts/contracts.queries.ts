import {
  getMyBabysitterContracts,
  getMyHouseworkContracts,
  getMyParentContracts,
} from "@ribambelle/domain/contracts/contract.api";
import { queryOf } from "../../client/queryOf.ts";

/** The parent's babysitter contracts (GE), in the order in which they are shown. */
export const parentContractsQuery = queryOf(getMyParentContracts);

/** The parent's housework contracts (MNH). */
export const houseworkContractsQuery = queryOf(getMyHouseworkContracts);

/** The babysitter's contracts. */
export const babysitterContractsQuery = queryOf(getMyBabysitterContracts);
