import { legalPages } from "@ribambelle/domain/agency/legalPages";
import { useAgency } from "../client/agency.tsx";
import { useLocale, useWords } from "../client/locale.tsx";
import classes from "./PublicFoot.module.css";
import { publicFootWords } from "./PublicFoot.texts.ts";

/** The end of a public page's card: the agency's number where it is wanted, and its legal pages (SHELL-OP9). */
export function PublicFoot({ question }: { question: boolean }) {
  const words = useWords(publicFootWords);
  const locale = useLocale();
  const { contact } = useAgency();
  return (
    <div className={classes.foot}>
      {question && (
        <p className={classes.question}>
          {words.question}{" "}
          <a className={classes.phone} href={contact.phoneAddress}>
            {contact.phone}
          </a>
        </p>
      )}
      <nav aria-label={words.legal}>
        <ul className={classes.links}>
          {legalPages.map(({ path, title }) => (
            <li key={path}>
              <a className={classes.link} href={path}>
                {title[locale]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
