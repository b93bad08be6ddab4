import { useWords } from "../../client/locale.tsx";
import { useGiven } from "../../routing/router/hooks.ts";
import { Link } from "../../routing/router/Link.tsx";
import cardLink from "../../ui/cards/CardLink.module.css";
import { ChevronRightIcon } from "../../ui/pictures/linkIcons.tsx";
import { securityPathOf } from "../routes/lists/securityPages.ts";
import classes from "./SecurityLink.module.css";
import { securityLinkWords } from "./SecurityLink.texts.ts";

/** Leads to the page of the account's security. */
export function SecurityLink() {
  const words = useWords(securityLinkWords);
  const { user } = useGiven();
  return (
    <section className={classes.card}>
      <div>
        <h2 className={classes.title}>
          <Link className={cardLink.link} to={securityPathOf(user.role)}>
            {words.title}
          </Link>
        </h2>
        <p className={classes.about}>{words.about}</p>
      </div>
      <ChevronRightIcon />
    </section>
  );
}
