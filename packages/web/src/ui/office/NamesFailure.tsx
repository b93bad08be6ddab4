import { type UseQueryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useWords } from "../../client/locale.tsx";
import { UnreadFailure } from "../records/UnreadFailure.tsx";
import type { NamesQuery } from "./names.queries.ts";
import { officeWords } from "./office.texts.ts";

/**
 * Says that those to choose from did not come: a list without them would say that there is nobody. It is said once, whichever of
 * these readings failed, and all that did are asked for again (AGUI-14).
 */
export function NamesFailure({ of: [first, ...others] }: { of: readonly NamesQuery[] }) {
  return first && <Names of={first} others={others} />;
}

function Names({ of, others }: { of: NamesQuery; others: readonly NamesQuery[] }) {
  const { namesUnread } = useWords(officeWords);
  const queries = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(of as UseQueryOptions<unknown>);
  if (data !== undefined || !error) return <NamesFailure of={others} />;
  const retry = () => {
    void refetch();
    for (const { queryKey } of others)
      void queries.refetchQueries({ queryKey, predicate: ({ state }) => state.status === "error" });
  };
  return <UnreadFailure error={error} sentence={namesUnread} retrying={isFetching} onRetry={retry} />;
}
