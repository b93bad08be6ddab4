import type { Note } from "@ribambelle/domain/agencyPeople/note";
import type { WholePerson } from "@ribambelle/domain/agencyPeople/person";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWords } from "../../../../client/locale.tsx";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { SectionCard } from "../../../../ui/cards/SectionCard.tsx";
import { MoreRows } from "../../../../ui/lists/MoreRows.tsx";
import { PartFailure } from "../../../../ui/records/PartFailure.tsx";
import { RecordsSkeleton } from "../../../../ui/records/RecordsSkeleton.tsx";
import { useFocusBack } from "../../../../ui/useFocusBack.ts";
import classes from "../../PersonPage.module.css";
import { notesQuery } from "../../person.queries.ts";
import { NoteForm } from "./NoteForm.tsx";
import { NoteWords } from "./NoteWords.tsx";
import { noteWords } from "./notes.texts.ts";
import { RemoveNote } from "./RemoveNote.tsx";

interface Props {
  person: WholePerson;
  /** Who looks. */
  personId: number;
}

/** What the agency noted of a person, and where it is written (FOLKS-33). */
export function NotesTab({ person, personId }: Props) {
  const words = useWords(noteWords);
  const rows = useInfiniteQuery(notesQuery(String(person.userId)));
  const { data, error, isFetching, refetch } = rows;
  const notes = data?.pages.flatMap(({ items }) => items);
  // The button that removed a note, or fetched the last ones, went with what it did.
  const heading = useFocusBack<HTMLHeadingElement>(notes ? String(notes.length) : null);
  return (
    <div className={classes.reading}>
      {person.can.writeNotes && (
        <SectionCard id="ecrire" title={words.write}>
          <NoteForm userId={person.userId} personId={personId} />
        </SectionCard>
      )}
      <SectionCard id="notes" title={words.title} headingRef={heading}>
        {!notes ? (
          error ? (
            <PartFailure of={{ error, isFetching, refetch }} />
          ) : (
            <RecordsSkeleton label={words.loading} />
          )
        ) : notes.length === 0 ? (
          <p className={classes.quiet}>{words.none}</p>
        ) : (
          <ul className={classes.entries}>
            {notes.map((note) => (
              <OneNote key={note.id} note={note} userId={person.userId} personId={personId} />
            ))}
          </ul>
        )}
        {notes && <MoreRows rows={rows}>{words.more}</MoreRows>}
      </SectionCard>
    </div>
  );
}

function OneNote({ note, ...whose }: { note: Note; userId: number; personId: number }) {
  const words = useWords(noteWords);
  const [open, setOpen] = useState<"change" | "remove" | null>(null);
  const { can } = note;
  // The words while they are written, their button afterwards: each takes the other’s place.
  const field = useFocusBack<HTMLTextAreaElement>(String(open));
  const button = useFocusBack<HTMLButtonElement>(String(open));
  if (open === "change")
    return (
      <li>
        <NoteForm {...whose} note={note} fieldRef={field} onLeave={() => setOpen(null)} />
      </li>
    );
  return (
    <li>
      <NoteWords note={note} />
      <p>
        {can.change && (
          <Button ref={button} onClick={() => setOpen("change")}>
            {words.edit}
          </Button>
        )}{" "}
        {can.remove && <Button onClick={() => setOpen("remove")}>{words.remove}</Button>}
      </p>
      {open === "remove" && <RemoveNote {...whose} note={note} onLeave={() => setOpen(null)} />}
    </li>
  );
}
