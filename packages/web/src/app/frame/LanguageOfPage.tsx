import { useLocation } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { LanguageChoice } from "../../ui/publicFrame/LanguageChoice.tsx";

/** The language choice of the page that is open, with its tab and filter. */
export function LanguageOfPage({
  short = false,
  label,
}: Omit<ComponentProps<typeof LanguageChoice>, "hrefOf">) {
  const here = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  const [path = "", query] = here.split("?");
  return (
    <LanguageChoice
      short={short}
      label={label}
      hrefOf={(locale) => {
        const search = new URLSearchParams(query);
        search.set("lang", locale);
        return `${path}?${search}`;
      }}
    />
  );
}
