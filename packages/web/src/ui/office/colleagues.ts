import type { Who } from "@ribambelle/domain/audit/entry";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { useQuery } from "@tanstack/react-query";
import type { ListFilter } from "../lists/Filters.tsx";
import { NamesFailure } from "./NamesFailure.tsx";
import { colleagueNamesQuery } from "./names.queries.ts";

interface Shown {
  readonly key: string;
  readonly label: string;
  /** Who is chosen, as the address says it. */
  readonly word: string | undefined;
  /** How « nobody » is called, where a thing may be nobody’s. */
  readonly nobody?: string;
  /** Who did what is shown. */
  readonly seen: readonly (Who | null)[];
}

/** Gives the filter of who did something; whoever has left is offered last, and only while something shown is theirs (AGUI-10). */
export function useColleagueFilter({ key, label, word, nobody, seen }: Shown): ListFilter {
  const { data = [] } = useQuery(colleagueNamesQuery);
  const named = (userId: number) => String(userId) === word || seen.some((who) => who?.userId === userId);
  const offered = data.filter(({ userId, isEnded }) => !isEnded || named(userId));
  return {
    key,
    label,
    names: { of: colleagueNamesQuery, Unread: NamesFailure },
    values: [
      ...(nobody === undefined ? [] : [{ word: "personne", label: nobody }]),
      ...offered
        .toSorted((one, other) => Number(one.isEnded) - Number(other.isEnded))
        .map(({ userId, displayName }) => ({ word: String(userId), label: displayName })),
    ],
  };
}

/** Gives the colleagues who may take care of something, to choose from; whoever does so now is among them in any case. */
export function useColleagueChoices(
  may: (functions: readonly StaffFunction[]) => boolean,
  owner: number | null,
) {
  const { data = [] } = useQuery(colleagueNamesQuery);
  return data
    .filter(({ userId, functions, isEnded }) => userId === owner || (!isEnded && may(functions)))
    .map(({ userId, displayName }) => ({ value: userId, fr: displayName, en: displayName }));
}

/** Gives what names a colleague by their id; null for nobody of the agency, and until names are there. */
export function useColleagueName(): (userId: number) => string | null {
  const { data = [] } = useQuery(colleagueNamesQuery);
  return (userId) => data.find((one) => one.userId === userId)?.displayName ?? null;
}
