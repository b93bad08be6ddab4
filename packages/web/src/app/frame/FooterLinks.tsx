import type { AgencyLink } from "@ribambelle/domain/agency/agency";
import { useAgency } from "../../client/agency.tsx";
import { useLocale } from "../../client/locale.tsx";
import classes from "./Footer.module.css";

function List({ of }: { of: readonly AgencyLink[] }) {
  const locale = useLocale();
  return (
    <ul className={classes.links}>
      {of.map(({ label, to }) => (
        <li key={label.fr}>
          <a className={classes.link} href={to}>
            {label[locale]}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The company's own pages and what it explains (SHELL-25). */
export function CompanyLinks() {
  return <List of={useAgency().footer.company} />;
}

/** The agency on other sites (SHELL-24). */
export function SocialLinks() {
  const social = useAgency().footer.social.map(({ name, to }) => ({ label: { fr: name, en: name }, to }));
  return <List of={social} />;
}

/** The partners' logos, each leading to its page (SHELL-26). */
export function Partners() {
  return (
    <ul className={classes.partners}>
      {useAgency().footer.partners.map(({ name, to, image }) => (
        <li key={name}>
          <a className={classes.partner} href={to}>
            <img src={`/brand/${image}`} alt={name} height="40" width="132" loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}
