import { createContext, use, useLayoutEffect } from "react";
import { useAgency } from "../client/agency.tsx";
import { drawnRequest } from "../client/drawnRequest.ts";

/** What stands behind the name of a page in the browser's tab, where that is not the agency's name (AGUI-04). */
export const PlaceInWindow = createContext<string | null>(null);

/** Gives the whole title of a page: its own name, then where it is. */
export function useWholeTitle(title: string): string {
  const { name } = useAgency();
  return pageTitle(title, use(PlaceInWindow) ?? name);
}

/** Names the page in the browser's tab, in the language of the screen (I18N-OP5). */
export function usePageTitle(title: string): void {
  const whole = useWholeTitle(title);
  drawnRequest()?.entitle(whole);
  useLayoutEffect(() => {
    document.title = whole;
  }, [whole]);
}

/** Gives the whole title of a page: its own name, then the agency's. */
export function pageTitle(title: string, agencyName: string): string {
  return `${title} – ${agencyName}`;
}
