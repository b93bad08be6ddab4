import { useId } from "react";
import { useWords } from "../../client/locale.tsx";
import classes from "./OnThisPage.module.css";
import { onThisPageWords } from "./OnThisPage.texts.ts";
import { showSection } from "./showSection.ts";
import { useInView } from "./useInView.ts";

interface Part {
  readonly id: string;
  readonly title: string;
  /** What is to say of it, in words; absent when nothing is. */
  readonly mark?: string | undefined;
}

/** The parts of the page as links that stay in sight on a wide screen, the one in view marked; without script too. */
export function OnThisPage({ parts }: { parts: readonly Part[] }) {
  const words = useWords(onThisPageWords);
  const headingId = useId();
  const { current, choose } = useInView(parts.map(({ id }) => id));
  return (
    <nav className={classes.nav} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.heading}>
        {words.onThisPage}
      </h2>
      <ul className={classes.list}>
        {parts.map(({ id, title, mark }) => (
          <li key={id}>
            <a
              className={classes.link}
              href={`#${id}`}
              aria-current={id === current ? "location" : undefined}
              onClick={(event) => {
                event.preventDefault();
                choose(id);
                showSection(id);
              }}
            >
              <span>{title}</span> {mark && <span className={classes.mark}>{mark}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
