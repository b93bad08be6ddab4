import type { Who } from "@ribambelle/domain/audit/entry";
import { useQuery } from "@tanstack/react-query";
import type { ListFilter } from "../lists/Filters.tsx";
import { colleagueNamesQuery } from "./names.queries.ts";

interface Shown {
  readonly key: string;
  readonly label: string;
  /** Who is chosen, as the address says it. */
  readonly word: string | undefined;
  /** Who did what is shown. */
  readonly seen: readonly (Who | null)[];
}

/** Gives the filter of who did something; whoever has left is offered last, and only while something shown is theirs (AGUI-10). */
export function useColleagueFilter({ key, label, word, seen }: Shown): ListFilter {
  const { data = [] } = useQuery(colleagueNamesQuery);
  const named = (userId: number) => String(userId) === word || seen.some((who) => who?.userId === userId);
  const offered = data.filter(({ userId, isEnded }) => !isEnded || named(userId));
  return {
    key,
    label,
    values: offered
      .toSorted((one, other) => Number(one.isEnded) - Number(other.isEnded))
      .map(({ userId, displayName }) => ({ word: String(userId), label: displayName })),
  };
}
