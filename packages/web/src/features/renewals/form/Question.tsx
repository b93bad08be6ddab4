import { type ReactNode, useEffect, useRef, useState } from "react";
import classes from "../Renewal.module.css";

const idOf = (question: string) => `question-${question}`;

/** The place of a question, to which what is still missing leads. */
export function Question({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div id={idOf(name)} className={classes.question} data-question>
      {children}
    </div>
  );
}

/** The address of a question in the page. */
export const questionAddress = (name: string) => `#${idOf(name)}`;

/** Brings a question into view and puts the focus on it. */
export function goToQuestion(name: string): void {
  const place = document.getElementById(idOf(name));
  place?.scrollIntoView({ block: "center" });
  place?.querySelector<HTMLElement>("input:checked, input, textarea, select")?.focus({ preventScroll: true });
}

/**
 * Announces the question that an answer makes appear, and brings it into view where it is not. Gives the ref of what holds the
 * questions, and the sentence to announce.
 */
export function useNextQuestion() {
  const holder = useRef<HTMLDivElement>(null);
  const known = useRef<ReadonlySet<string> | null>(null);
  const [next, setNext] = useState("");
  // After each drawing: which questions stand there is known by the page alone.
  useEffect(() => {
    const places = [...(holder.current?.querySelectorAll<HTMLElement>("[data-question]") ?? [])];
    const before = known.current;
    known.current = new Set(places.map(({ id }) => id));
    const appeared = before && places.find(({ id }) => !before.has(id));
    if (!appeared) return;
    appeared.scrollIntoView({ block: "nearest", behavior: "smooth" });
    setNext(appeared.querySelector("legend, label")?.textContent ?? "");
  });
  return { holder, next };
}
