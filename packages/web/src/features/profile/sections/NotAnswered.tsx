import { useWords } from "../../../client/locale.tsx";
import classes from "../ProfilePage.module.css";
import { profileWords } from "../profile.texts.ts";

/** Stands in a section that says nothing yet. */
export function NotAnswered() {
  return <p className={classes.quiet}>{useWords(profileWords).notAnswered}</p>;
}
