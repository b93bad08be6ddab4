import type { Note } from "@ribambelle/domain/agencyPeople/note";
import { lowerFirst } from "@ribambelle/domain/kernel/characters/lowerFirst";
import { momentText } from "@ribambelle/domain/kernel/moment";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import { today } from "../../../../client/today.ts";
import { Chip } from "../../../../ui/cards/Chip.tsx";
import classes from "../../PersonPage.module.css";
import { noteWords } from "./notes.texts.ts";

/** What a note says, whether it is pinned, and who wrote it when. */
export function NoteWords({ note: { text, isPinned, author, createdAt, changedAt } }: { note: Note }) {
  const words = useWords(noteWords);
  const locale = useLocale();
  const moment = (at: string) => lowerFirst(momentText(at, today(), locale));
  return (
    <>
      {isPinned && (
        <p>
          <Chip colour="blue">{words.pinned}</Chip>
        </p>
      )}
      <p className={classes.text}>{text}</p>
      <p className={classes.quiet}>
        {`${author?.displayName ?? words.former}, ${moment(createdAt)}`}
        {changedAt && ` (${words.changed(moment(changedAt))})`}
      </p>
    </>
  );
}
