import { useLayoutEffect } from "react";
import { useAgency } from "../client/agency.tsx";
import { drawnRequest } from "../client/drawnRequest.ts";

/** Names the page in the browser's tab, in the language of the screen (I18N-OP5). */
export function usePageTitle(title: string): void {
  const { name } = useAgency();
  drawnRequest()?.entitle(pageTitle(title, name));
  useLayoutEffect(() => {
    document.title = pageTitle(title, name);
  }, [title, name]);
}

/** Gives the whole title of a page: its own name, then the agency's. */
export function pageTitle(title: string, agencyName: string): string {
  return `${title} – ${agencyName}`;
}
