import { useAgency } from "../client/agency.tsx";
import { useWords } from "../client/locale.tsx";
import classes from "./Footer.module.css";
import { frameWords } from "./Frame.texts.ts";

/** The foot of the page. */
export function Footer() {
  return (
    <footer className={classes.footer}>
      <p>{useWords(frameWords).footer(useAgency().name)}</p>
    </footer>
  );
}
