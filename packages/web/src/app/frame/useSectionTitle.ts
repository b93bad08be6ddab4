import { useLocale } from "../../client/locale.tsx";
import { useReached } from "../../routing/router/RouterView.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { dashboard } from "../routes/home.ts";

/** Names in the tab the page that is open. A page that says its own name says it after this (ui/cards/PageTitle.tsx). */
export function useSectionTitle(): void {
  const { route } = useReached();
  usePageTitle((route?.page ?? dashboard).title[useLocale()]);
}
