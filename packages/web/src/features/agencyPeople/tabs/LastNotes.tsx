import { useInfiniteQuery } from "@tanstack/react-query";
import { useWords } from "../../../client/locale.tsx";
import { SectionCard } from "../../../ui/cards/SectionCard.tsx";
import { FailedCard } from "../../../ui/records/FailedCard.tsx";
import classes from "../PersonPage.module.css";
import { notesQuery } from "../person.queries.ts";
import { NoteWords } from "./NoteWords.tsx";
import { noteWords } from "./notes.texts.ts";

const most = 3;

/** The pinned notes of a person, and the last ones beside them (FOLKS-33); nothing where there are none. */
export function LastNotes({ userId }: { userId: number }) {
  const words = useWords(noteWords);
  const query = useInfiniteQuery(notesQuery(String(userId)));
  const { data } = query;
  if (query.error && !data) return <FailedCard id="dernieres-notes" title={words.title} query={query} />;
  // Pinned ones come first.
  const notes = data?.pages.flatMap(({ items }) => items).slice(0, most) ?? [];
  if (notes.length === 0) return null;
  return (
    <SectionCard id="dernieres-notes" title={words.title}>
      <ul className={classes.entries}>
        {notes.map((note) => (
          <li key={note.id}>
            <NoteWords note={note} />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
