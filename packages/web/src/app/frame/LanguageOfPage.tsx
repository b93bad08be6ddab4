import type { ComponentProps } from "react";
import { useLocation } from "../../routing/router/hooks.ts";
import { LanguageChoice } from "../../ui/publicFrame/LanguageChoice.tsx";

/** The language choice of the page that is open, with its tab and filter. */
export function LanguageOfPage({
  short = false,
  label,
}: Omit<ComponentProps<typeof LanguageChoice>, "hrefOf">) {
  const { pathname, searchStr } = useLocation();
  return (
    <LanguageChoice
      short={short}
      label={label}
      hrefOf={(locale) => {
        const search = new URLSearchParams(searchStr);
        search.set("lang", locale);
        return `${pathname}?${search}`;
      }}
    />
  );
}
