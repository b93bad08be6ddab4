import type { MemberRole } from "@ribambelle/domain/team/member";
import { useQuery } from "@tanstack/react-query";
import type { ListFilter } from "../lists/Filters.tsx";
import { NamesFailure } from "./NamesFailure.tsx";
import { teamNamesQuery } from "./names.queries.ts";

interface Shown {
  readonly key: string;
  readonly label: string;
  /** How « nobody » is called. */
  readonly nobody: string;
  /** The role in which they look after people. */
  readonly role: MemberRole;
  /** Who is chosen, as the address says it. */
  readonly word: string | undefined;
}

/** Gives the filter of who looks after somebody; whoever does so no more is offered last, and only while chosen (AGUI-10). */
export function useTeamFilter({ key, label, nobody, role, word }: Shown): ListFilter {
  const { data = [] } = useQuery(teamNamesQuery);
  const offered = data.filter(
    ({ memberId, roles, isEnabled }) => String(memberId) === word || (isEnabled && roles.includes(role)),
  );
  return {
    key,
    label,
    names: { of: teamNamesQuery, Unread: NamesFailure },
    values: [
      { word: "personne", label: nobody },
      ...offered
        .toSorted((one, other) => Number(other.isEnabled) - Number(one.isEnabled))
        .map(({ memberId, displayName }) => ({ word: String(memberId), label: displayName })),
    ],
  };
}
