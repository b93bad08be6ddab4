import type { Section } from "@ribambelle/domain/toDos/section";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import classes from "./ToDoCount.module.css";
import { myToDosQuery } from "./toDos.queries.ts";
import { toDosWords } from "./toDos.texts.ts";

interface Props {
  /** The section's name; nothing is counted without one. */
  section: Section | undefined;
  /** In the corner it takes no room: what stands around does not move when the count arrives. */
  place?: "line" | "corner";
}

/** Says beside the name of a section how much there is to do in it; nothing at 0 (TODO-16). */
export function ToDoCount({ section, place = "line" }: Props) {
  const words = useWords(toDosWords);
  // Counts are the same in both languages: changing the language asks for nothing (I18N-08).
  const [locale] = useState(useLocale());
  const { data } = useQuery(myToDosQuery(locale));
  const count = section === undefined ? 0 : (data?.counts[section] ?? 0);
  if (count === 0) return null;
  return (
    <>
      <span className="visually-hidden"> {words.count(count)}</span>
      <span className={classes.count} data-place={place} aria-hidden="true">
        {count}
      </span>
    </>
  );
}
