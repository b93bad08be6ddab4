import type { ReactNode } from "react";
import { Doll } from "../pictures/Doll.tsx";
import classes from "./EmptyState.module.css";

interface Props {
  /** What is missing, in one sentence. */
  title: string;
  /** Why it is missing, and what to do next. */
  children?: ReactNode;
}

/** Says that there is nothing to show, why, and what to do: an empty page is an answer too. */
export function EmptyState({ title, children }: Props) {
  return (
    <div className={classes.empty}>
      <svg viewBox="0 0 120 48" width="120" height="48" aria-hidden="true">
        <Doll fill="var(--plum-line)" />
        <Doll x={40} fill="var(--line-control)" missing />
        <Doll x={80} fill="var(--plum-line)" />
      </svg>
      <p className={classes.title}>{title}</p>
      {children}
    </div>
  );
}
