import { useWords } from "../../../client/locale.tsx";
import classes from "../ProfilePage.module.css";
import { profileWords } from "../profile.texts.ts";

/** The text of a section that is not filled in yet. */
export function NotAnswered() {
  return <p className={classes.quiet}>{useWords(profileWords).notAnswered}</p>;
}
