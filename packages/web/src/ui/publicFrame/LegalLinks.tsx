import { legalPages } from "@ribambelle/domain/agency/legalPages";
import { useLocale, useWords } from "../../client/locale.tsx";
import { legalWords } from "./LegalLinks.texts.ts";

/** The agency's legal pages, in the look of the foot where they stand. */
export function LegalLinks({ list, link }: { list: string | undefined; link: string | undefined }) {
  const locale = useLocale();
  const words = useWords(legalWords);
  return (
    <nav aria-label={words.legal}>
      <ul className={list}>
        {legalPages.map(({ path, title }) => (
          <li key={path}>
            <a className={link} href={path}>
              {title[locale]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
