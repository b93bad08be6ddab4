import { type Note, noteText } from "@ribambelle/domain/agencyPeople/note";
import { createNote, updateNote } from "@ribambelle/domain/agencyPeople/notes.agency.api";
import { agencyRefusals } from "@ribambelle/domain/kernel/office/agency.refusals";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import { peopleRefusals } from "@ribambelle/domain/people/people.refusals";
import { useQueryClient } from "@tanstack/react-query";
import { type Ref, useState } from "react";
import * as z from "zod/mini";
import { callVersioned } from "../../../../client/call/call.ts";
import { CallError, callErrorOf } from "../../../../client/call/callError.ts";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import { pageIsTold } from "../../../../client/pageIsTold.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
import type { Sending } from "../../../../ui/editing/form.ts";
import { useDraft } from "../../../../ui/editing/useDraft.ts";
import { useForm } from "../../../../ui/editing/useForm.ts";
import { TextArea } from "../../../../ui/fields/TextArea.tsx";
import { Toggle } from "../../../../ui/fields/Toggle.tsx";
import { say } from "../../../../ui/messages/say.ts";
import { BothVersions } from "../../../../ui/office/BothVersions.tsx";
import { FormHead } from "../../../../ui/office/forms/FormHead.tsx";
import { officeWords } from "../../../../ui/office/office.texts.ts";
import classes from "../../PersonPage.module.css";
import { notesQuery } from "../../person.queries.ts";
import { noteDone, noteGone, noteWords } from "./notes.texts.ts";

const { noteUnfit, pinnedEnough } = peopleRefusals;
const schema = z.object({
  text: z.string().check(z.refine((typed) => noteText(typed) !== null, noteUnfit.code)),
  isPinned: z.boolean(),
});

/** What is written of a note. */
type Written = Pick<Note, "text" | "isPinned">;
const writtenOf = ({ text, isPinned }: Written): Written => ({ text, isPinned });

interface Props {
  userId: number;
  /** Who writes. */
  personId: number;
  /** The note that is changed; without it, a new one. */
  note?: Note;
  /** Lets whoever shows the form put the focus on the words. */
  fieldRef?: Ref<HTMLTextAreaElement>;
  onLeave?: () => void;
}

/** Writes a note, or another version of one’s own; what is typed stays in the tab until it is saved or given up (FOLKS-33, AGUI-26). */
export function NoteForm({ userId, personId, note, fieldRef, onLeave }: Props) {
  const words = useWords(noteWords);
  const both = useWords(officeWords);
  const locale = useLocale();
  const queries = useQueryClient();
  const { queryKey } = notesQuery(String(userId));
  // Who was faster, in the server’s words: oneself, in another tab.
  const [told, setTold] = useState<Bilingual | null>(null);
  const readAgain = () => queries.invalidateQueries({ queryKey });
  const noteNow = () =>
    queries
      .getQueryData(queryKey)
      ?.pages.flatMap(({ items }) => items)
      .find(({ id }) => id === note?.id);

  async function change(noteId: number, body: Written): Promise<Sending<Written>> {
    try {
      const from = `"${noteNow()?.version ?? note?.version}"`;
      await callVersioned(updateNote, { body: { noteId, ...body }, from });
    } catch (error) {
      const failed = callErrorOf(error);
      if (failed.code === commonRefusals.notFound.code)
        throw new CallError(failed.status, noteGone, failed.code);
      if (failed.code !== agencyRefusals.changedMeanwhile.code) throw error;
      await readAgain();
      await pageIsTold();
      const now = noteNow();
      if (!now) throw error;
      setTold(failed.text);
      return { keptNow: writtenOf(now) };
    }
    return "sent";
  }

  const form = useForm<Written, Written, Written>(
    {
      draftKey: `${personId}:note:${userId}:${note ? `${note.id}:words` : "new"}`,
      start: note ? writtenOf(note) : { text: "", isPinned: false },
      schema,
      problems: { [noteUnfit.code]: noteUnfit, [pinnedEnough.code]: pinnedEnough },
      once: !note,
      version: note && {
        kept: writtenOf(note),
        typedOf: writtenOf,
        becomes: ({ text, isPinned }) => {
          const kept = noteText(text);
          return kept === null ? undefined : { text: kept, isPinned };
        },
      },
      send: async (sent, _, once) => {
        if (!note) await callVersioned(createNote, { body: { userId, ...sent }, once });
        else {
          const done = await change(note.id, sent);
          if (done !== "sent") return done;
        }
        await readAgain();
        say({ kind: "success", text: noteDone[note ? "changed" : "written"] });
        return "sent";
      },
      onSent: onLeave,
    },
    useDraft,
  );
  const { attributes, typed, type, problems, busy, cancel } = form;
  const shown = ({ text, isPinned }: Written) => (isPinned ? `${text} (${words.pinned})` : text);
  return (
    <form {...attributes} className={classes.form} aria-label={note ? words.change : words.write}>
      <FormHead form={form} />
      {note && form.hasChangedMeanwhile && told && (
        <BothVersions
          ref={form.conflictRef}
          told={told[locale]}
          fields={[{ name: words.text, kept: shown(note), mine: shown(typed) }]}
        />
      )}
      <TextArea
        ref={fieldRef}
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
        {form.hasChangedMeanwhile ? both.keepMine : words.save}
      </Button>
      {onLeave && (
        <Button
          disabled={busy}
          onClick={() => {
            cancel();
            // What kept it from being saved may be that it is gone.
            if (form.failure) void readAgain();
            onLeave();
          }}
        >
          {form.hasChangedMeanwhile ? both.keepTheirs : words.cancel}
        </Button>
      )}
    </form>
  );
}
