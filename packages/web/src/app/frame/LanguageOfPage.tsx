import { useLocation } from "@tanstack/react-router";
import { LanguageChoice } from "../../ui/publicFrame/LanguageChoice.tsx";

/** The language choice of the page that is open. */
export function LanguageOfPage({ short = false }: { short?: boolean }) {
  const pathname = useLocation({ select: (location) => location.pathname });
  return <LanguageChoice short={short} hrefOf={(locale) => `${pathname}?lang=${locale}`} />;
}
