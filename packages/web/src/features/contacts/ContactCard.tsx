import { phoneAddress, phoneText } from "@ribambelle/domain/kernel/phone";
import { type ReactNode, useId } from "react";
import { useWords } from "../../client/locale.tsx";
import { MailIcon, PhoneIcon } from "../../ui/pictures/contactIcons.tsx";
import classes from "./ContactCard.module.css";
import { contactsWords } from "./contacts.texts.ts";

interface Props {
  /** What they are to the reader, over the name. */
  role?: string | undefined;
  /** A person or a desk. */
  name: string;
  phone?: string | null | undefined;
  email?: string | null | undefined;
  /** True for the person to call first. */
  first?: boolean;
  children?: ReactNode;
}

/** Somebody to call or to write to; what is not known leaves no hole (CONTACT-01 to -04, CONTACT-OP6). */
export function ContactCard({ role, name, phone, email, first = false, children }: Props) {
  const words = useWords(contactsWords);
  const headingId = useId();
  return (
    <section className={classes.card} data-first={first || undefined} aria-labelledby={headingId}>
      {role && <p className={classes.role}>{role}</p>}
      <h2 id={headingId} className={classes.name}>
        {name}
      </h2>
      {children && <div className={classes.text}>{children}</div>}
      {(phone || email) && (
        <ul className={classes.ways}>
          {phone && (
            <li>
              <a
                className={classes.way}
                href={phoneAddress(phone)}
                aria-label={words.call(name, phoneText(phone))}
              >
                <PhoneIcon />
                <span>{phoneText(phone)}</span>
              </a>
            </li>
          )}
          {email && (
            <li>
              <a className={classes.way} href={`mailto:${email}`} aria-label={words.write(name, email)}>
                <MailIcon />
                <span>{email}</span>
              </a>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
