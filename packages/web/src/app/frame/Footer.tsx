import type { ReactNode } from "react";
import { useAgency } from "../../client/agency.tsx";
import { useLocale, useWords } from "../../client/locale.tsx";
import { DollChain } from "../../ui/pictures/DollChain.tsx";
import { LegalLinks } from "../../ui/publicFrame/LegalLinks.tsx";
import classes from "./Footer.module.css";
import { CompanyLinks, Partners, SocialLinks } from "./FooterLinks.tsx";
import { frameWords } from "./Frame.texts.ts";

interface ColumnProps {
  heading: string;
  /** The column's links; the column is left out when there are none. */
  has: readonly unknown[];
  children: ReactNode;
}

function Column({ heading, has, children }: ColumnProps) {
  if (has.length === 0) return null;
  return (
    <section>
      <h2 className={classes.heading}>{heading}</h2>
      {children}
    </section>
  );
}

/** The foot of the page: customer service, the company's links, social links, partners, the legal line (SHELL-24 to -27). */
export function Footer() {
  const words = useWords(frameWords);
  const locale = useLocale();
  const { contact, footer, name } = useAgency();
  return (
    <footer className={classes.footer}>
      <DollChain />
      <div className={classes.columns}>
        <section>
          <h2 className={classes.heading}>{words.needHelp}</h2>
          <p>
            <a className={classes.phone} href={contact.phoneAddress}>
              {contact.phone}
            </a>
            <span className={classes.hours}>{contact.hours[locale]}</span>
          </p>
          <a className={classes.link} href={`mailto:${contact.email}`}>
            {contact.email}
          </a>
        </section>
        <Column heading={name} has={footer.company}>
          <CompanyLinks />
        </Column>
        <Column heading={words.follow} has={footer.social}>
          <SocialLinks />
        </Column>
        <Column heading={words.partners} has={footer.partners}>
          <Partners />
        </Column>
      </div>
      <div className={classes.legal}>
        <p className={classes.line}>{footer.legalLine[locale]}</p>
        <LegalLinks list={classes.legalLinks} link={classes.link} />
      </div>
    </footer>
  );
}
