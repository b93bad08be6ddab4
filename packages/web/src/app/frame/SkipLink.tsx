import { useWords } from "../../client/locale.tsx";
import { frameWords } from "./Frame.texts.ts";
import classes from "./SkipLink.module.css";

/** Leads past the menus to the page’s own content, which both frames call `contenu`. */
export function SkipLink() {
  return (
    <a className={`${classes.skip} screen-only`} href="#contenu">
      {useWords(frameWords).skip}
    </a>
  );
}
