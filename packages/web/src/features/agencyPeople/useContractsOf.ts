import { useQuery } from "@tanstack/react-query";
import { useHydrated } from "../../ui/useHydrated.ts";
import { contractsOfQuery } from "./person.queries.ts";

/** Reads a person’s contracts for a tab, which is taken over after its page: by then the answer may be there, since an alert asks too. */
export function useContractsOf(userId: number) {
  const { data, error, isFetching, refetch } = useQuery(contractsOfQuery(String(userId)));
  return { data: useHydrated() ? data : undefined, error, isFetching, refetch };
}
