import { type ReactNode, type Ref, useId } from "react";
import classes from "../editing/EditableSection.module.css";

interface Props {
  /** The anchor of the section in the page. */
  id: string;
  title: string;
  /** Lets the page put the focus on the heading. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A section of the page that is not edited as a whole, such as a list of `EditableSection`s. */
export function SectionCard({ id, title, headingRef, children }: Props) {
  const headingId = useId();
  return (
    <section id={id} className={classes.section} aria-labelledby={headingId}>
      <div className={classes.head}>
        <h2 id={headingId} ref={headingRef} className={classes.title} tabIndex={-1}>
          {title}
        </h2>
      </div>
      {children}
    </section>
  );
}
