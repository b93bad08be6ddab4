import { useInfiniteQuery } from "@tanstack/react-query";
import { useWords } from "../../../../client/locale.tsx";
import { SectionCard } from "../../../../ui/cards/SectionCard.tsx";
import { AwaitedCard } from "../../../../ui/records/AwaitedCard.tsx";
import classes from "../../PersonPage.module.css";
import { notesQuery } from "../../person.queries.ts";
import { NoteWords } from "./NoteWords.tsx";
import { noteWords } from "./notes.texts.ts";

const most = 3;

/** The pinned notes of a person, and the last ones beside them (FOLKS-33). */
export function LastNotes({ userId }: { userId: number }) {
  const words = useWords(noteWords);
  const query = useInfiniteQuery(notesQuery(String(userId)));
  const { data } = query;
  if (!data) return <AwaitedCard id="dernieres-notes" title={words.title} query={query} />;
  // Pinned ones come first.
  const notes = data.pages.flatMap(({ items }) => items).slice(0, most);
  return (
    <SectionCard id="dernieres-notes" title={words.title}>
      {notes.length === 0 ? (
        <p className={classes.quiet}>{words.none}</p>
      ) : (
        <ul className={classes.entries}>
          {notes.map((note) => (
            <li key={note.id}>
              <NoteWords note={note} />
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
