import type { ReasonWords } from "@ribambelle/domain/moderation/toldReason";
import { useLocale } from "../../client/locale.tsx";

/** Why the agency refused something, in the reader’s language; in French, and said to be so, where there is no other (MODER-06). */
export function ReasonText({ of: { fr, en } }: { of: ReasonWords }) {
  const locale = useLocale();
  if (locale === "en" && en !== null) return <span>{en}</span>;
  return <span lang={locale === "fr" ? undefined : "fr"}>{fr}</span>;
}
