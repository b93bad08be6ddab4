import { type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { useWords } from "../../client/locale.tsx";
import { Failure } from "../messages/Failure.tsx";
import { colleagueNamesQuery, teamNamesQuery } from "./names.queries.ts";
import { officeWords } from "./office.texts.ts";

/** Says that those to choose from did not come: a list without them would say that there is nobody. */
export function NamesFailure<Data, Key extends readonly unknown[]>({
  of,
}: {
  of: UseQueryOptions<Data, Error, Data, Key>;
}) {
  const { namesUnread } = useWords(officeWords);
  const { data, error, isFetching, refetch } = useQuery(of);
  if (data !== undefined || !error) return null;
  return (
    <Failure error={error} sentence={namesUnread} retrying={isFetching} onRetry={() => void refetch()} />
  );
}

/** What filters by them say: once, however many there are (AGUI-14). */
export const colleaguesUnread = <NamesFailure key="colleagues" of={colleagueNamesQuery} />;
export const teamUnread = <NamesFailure key="team" of={teamNamesQuery} />;
