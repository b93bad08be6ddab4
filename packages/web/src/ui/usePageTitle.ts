import { useEffect } from "react";

/** Names the page in the browser's tab, in the language of the screen (I18N-OP5). */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}

/** Gives the whole title of a page: its own name, then the portal's. */
export function pageTitle(title: string): string {
  return `${title} – Ribambelle`;
}
