import { type Note, noteText } from "@ribambelle/domain/agencyPeople/note";
import { createNote, updateNote } from "@ribambelle/domain/agencyPeople/notes.agency.api";
import { peopleRefusals } from "@ribambelle/domain/people/people.refusals";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { callVersioned } from "../../../client/call/call.ts";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { useDraft } from "../../../ui/editing/useDraft.ts";
import { useForm } from "../../../ui/editing/useForm.ts";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { Toggle } from "../../../ui/fields/Toggle.tsx";
import { Callout } from "../../../ui/messages/Callout.tsx";
import { say } from "../../../ui/messages/say.ts";
import classes from "../PersonPage.module.css";
import { notesQuery } from "../person.queries.ts";
import { noteDone, noteWords } from "./notes.texts.ts";

const { noteUnfit, pinnedEnough } = peopleRefusals;
const schema = z.object({
  text: z.string().check(z.refine((typed) => noteText(typed) !== null, noteUnfit.code)),
  isPinned: z.boolean(),
});

interface Props {
  userId: number;
  /** Who writes. */
  personId: number;
  /** The note that is changed; without it, a new one. */
  note?: Note;
  onLeave?: () => void;
}

/** Writes a note, or another version of one’s own; what is typed stays in the tab until it is saved or given up (FOLKS-33, AGUI-26). */
export function NoteForm({ userId, personId, note, onLeave }: Props) {
  const words = useWords(noteWords);
  const locale = useLocale();
  const queries = useQueryClient();
  const { attributes, typed, type, problems, busy, failure, noticeRef, cancel } = useForm(
    {
      draftKey: `${personId}:note:${userId}:${note?.id ?? "new"}`,
      start: { text: note?.text ?? "", isPinned: note?.isPinned ?? false },
      schema,
      problems: { [noteUnfit.code]: noteUnfit, [pinnedEnough.code]: pinnedEnough },
      once: !note,
      send: async (sent, _, once) => {
        if (note)
          await callVersioned(updateNote, {
            body: { noteId: note.id, ...sent },
            from: `"${note.version}"`,
          });
        else await callVersioned(createNote, { body: { userId, ...sent }, once });
        await queries.invalidateQueries({ queryKey: notesQuery(String(userId)).queryKey });
        say({ kind: "success", text: noteDone[note ? "changed" : "written"] });
        return "sent";
      },
      onSent: onLeave,
    },
    useDraft,
  );
  return (
    <form {...attributes} className={classes.form} aria-label={note ? words.change : words.write}>
      {failure && (
        <Callout kind="error" ref={noticeRef}>
          {failure.text[locale]}
        </Callout>
      )}
      <TextArea
        label={words.text}
        hint={words.factual}
        rows={3}
        value={typed.text}
        error={problems.get("text")?.[locale]}
        onChange={({ currentTarget }) => type({ ...typed, text: currentTarget.value })}
      />
      <Toggle
        label={words.pin}
        checked={typed.isPinned}
        onChange={(isPinned) => type({ ...typed, isPinned })}
      />
      {problems.get("isPinned") && <p role="alert">{problems.get("isPinned")?.[locale]}</p>}
      <Button type="submit" main busy={busy}>
        {words.save}
      </Button>
      {onLeave && (
        <Button
          disabled={busy}
          onClick={() => {
            cancel();
            onLeave();
          }}
        >
          {words.cancel}
        </Button>
      )}
    </form>
  );
}
