import type { Note } from "@ribambelle/domain/agencyPeople/note";
import { removeNote } from "@ribambelle/domain/agencyPeople/notes.agency.api";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { callVersioned } from "../../../../client/call/call.ts";
import { callErrorOf } from "../../../../client/call/callError.ts";
import { useWords } from "../../../../client/locale.tsx";
import { useForm } from "../../../../ui/editing/useForm.ts";
import { say } from "../../../../ui/messages/say.ts";
import { ChangeDialog } from "../../../../ui/office/ChangeDialog.tsx";
import { notesQuery } from "../../person.queries.ts";
import { noteDone, noteWords } from "./notes.texts.ts";

const nothing = z.object({});

/** Asks whether a note is to go for good (AGUI-25). */
export function RemoveNote({ note, userId, onLeave }: { note: Note; userId: number; onLeave: () => void }) {
  const words = useWords(noteWords);
  const queries = useQueryClient();
  const form = useForm({
    start: {},
    schema: nothing,
    send: async () => {
      try {
        await callVersioned(removeNote, { body: { noteId: note.id }, from: `"${note.version}"` });
      } catch (error) {
        // Removed in another tab: it is gone, as it was to be.
        if (callErrorOf(error).code !== commonRefusals.notFound.code) throw error;
      } finally {
        // One that was changed meanwhile is read, and may be removed then.
        await queries.invalidateQueries({ queryKey: notesQuery(String(userId)).queryKey });
      }
      say({ kind: "success", text: noteDone.removed });
      return "sent";
    },
    onSent: onLeave,
  });
  return (
    <ChangeDialog
      heading={words.removeHeading}
      says={[words.removeSays]}
      submit={words.remove}
      form={form}
      onLeave={onLeave}
    >
      {null}
    </ChangeDialog>
  );
}
