import { useAgency } from "../../client/agency.tsx";
import { useLocale, useWords } from "../../client/locale.tsx";
import classes from "./AgencyContact.module.css";
import { agencyContactWords } from "./AgencyContact.texts.ts";

/** How to reach the agency: its phone, its hours, its e-mail address. */
export function AgencyContact() {
  const words = useWords(agencyContactWords);
  const locale = useLocale();
  const { contact } = useAgency();
  return (
    <div className={classes.contact}>
      <p className={classes.question}>{words.question}</p>
      <a className={classes.phone} href={contact.phoneAddress}>
        {contact.phone}
      </a>
      <p className={classes.hours}>{contact.hours[locale]}</p>
      <a className={classes.email} href={`mailto:${contact.email}`}>
        {contact.email}
      </a>
    </div>
  );
}
