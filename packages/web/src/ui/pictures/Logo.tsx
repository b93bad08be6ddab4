import { useAgency } from "../../client/agency.tsx";
import classes from "./Logo.module.css";

/** The agency's sign and its name; the page's `data-logo` says when the picture shows the name already. */
export function Logo() {
  const { name } = useAgency();
  return (
    <span className={classes.logo}>
      <img className={classes.picture} src="/brand/logo.svg" alt="" width="90" height="36" />
      <span className={classes.name}>{name}</span>
    </span>
  );
}
