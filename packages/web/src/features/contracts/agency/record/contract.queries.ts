import { getContract, getContractEvents } from "@ribambelle/domain/contracts/agency/contracts.agency.api";
import type { ContractKind } from "@ribambelle/domain/contracts/contractKind";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call, callVersioned } from "../../../../client/call/call.ts";
import { wholeKeyOf } from "../../../../client/queryOf.ts";

/** One contract, and the version that a change is made from. */
export const contractQuery = (kind: ContractKind, id: string) => {
  const params = { kind, id };
  const queryFn = () => callVersioned(getContract, { params });
  return { ...queryOptions({ queryKey: wholeKeyOf(getContract, params), queryFn }), queryFn };
};

/** What happened to a contract, a page after the other. */
export const eventsQuery = (kind: ContractKind, id: string) =>
  infiniteQueryOptions({
    queryKey: wholeKeyOf(getContractEvents, { kind, id }),
    queryFn: ({ pageParam }) =>
      call(getContractEvents, undefined, { kind, id, ...(pageParam && { after: pageParam }) }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });
