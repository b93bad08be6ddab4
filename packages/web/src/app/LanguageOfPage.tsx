import { useLocation } from "@tanstack/react-router";
import { LanguageChoice } from "../ui/LanguageChoice.tsx";

/** The language choice of the page that is open. */
export function LanguageOfPage() {
  const pathname = useLocation({ select: (location) => location.pathname });
  return <LanguageChoice hrefOf={(locale) => `${pathname}?lang=${locale}`} />;
}
