import type { ReactNode } from "react";
import { useAgency } from "../../client/agency.tsx";
import { useLocale, useWords } from "../../client/locale.tsx";
import { DollChain } from "../../ui/pictures/DollChain.tsx";
import { ChevronIcon } from "../../ui/pictures/icons.tsx";
import { LegalLinks } from "../../ui/publicFrame/LegalLinks.tsx";
import classes from "./Footer.module.css";
import { CompanyLinks, Partners, SocialLinks } from "./FooterLinks.tsx";
import { frameWords } from "./Frame.texts.ts";

interface GroupProps {
  heading: string;
  /** The group's links; the group is left out when there are none. */
  has: readonly unknown[];
  children: ReactNode;
}

function Group({ heading, has, children }: GroupProps) {
  if (has.length === 0) return null;
  return (
    <section>
      <h2 className={classes.heading}>{heading}</h2>
      {children}
    </section>
  );
}

/**
 * The foot of the page: customer service, the company's links, social links, partners, the legal line (SHELL-24 to -27). On a phone
 * what the agency says of itself is folded, so that the foot weighs less than the page (SHELL-OP12).
 */
export function Footer() {
  const words = useWords(frameWords);
  const locale = useLocale();
  const { contact, footer, name } = useAgency();
  const { company, social, partners } = footer;
  return (
    <footer className={classes.footer}>
      <DollChain />
      <div className={classes.inside}>
        <p className={classes.help}>
          <span className={classes.question}>{words.needHelp}</span>{" "}
          <a className={classes.phone} href={contact.phoneAddress}>
            {contact.phone}
          </a>{" "}
          {contact.hours[locale]}{" "}
          <a className={classes.link} href={`mailto:${contact.email}`}>
            {contact.email}
          </a>
        </p>
        {[...company, ...social, ...partners].length > 0 && (
          <details className={classes.more}>
            <summary className={classes.summary}>
              {words.about(name)}
              <ChevronIcon className={classes.sign} />
            </summary>
            <div className={classes.groups}>
              <Group heading={name} has={company}>
                <CompanyLinks />
              </Group>
              <Group heading={words.follow} has={social}>
                <SocialLinks />
              </Group>
              <Group heading={words.partners} has={partners}>
                <Partners />
              </Group>
            </div>
          </details>
        )}
        <div className={classes.legal}>
          <p className={classes.line}>{footer.legalLine[locale]}</p>
          <LegalLinks list={classes.legalLinks} link={classes.link} />
        </div>
      </div>
    </footer>
  );
}
