import { useMatches } from "@tanstack/react-router";
import { useLocale } from "../../client/locale.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { dashboard } from "../routes/home.ts";

/** Names in the tab the page that is open. A page that says its own name says it after this (ui/cards/PageTitle.tsx). */
export function useSectionTitle(): void {
  const page = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.page)?.staticData.page,
  });
  usePageTitle((page ?? dashboard).title[useLocale()]);
}
