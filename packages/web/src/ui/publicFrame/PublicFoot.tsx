import { useAgency } from "../../client/agency.tsx";
import { useWords } from "../../client/locale.tsx";
import { LegalLinks } from "./LegalLinks.tsx";
import classes from "./PublicFoot.module.css";
import { publicFootWords } from "./PublicFoot.texts.ts";

/** The end of a public page's card: the agency's number where it is wanted, and its legal pages (SHELL-OP9). */
export function PublicFoot({ question }: { question: boolean }) {
  const words = useWords(publicFootWords);
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
      <LegalLinks list={classes.links} link={classes.link} />
    </div>
  );
}
