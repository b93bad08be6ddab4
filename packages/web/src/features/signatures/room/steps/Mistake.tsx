import { reportMistake } from "@ribambelle/domain/signatures/signature.api";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import * as z from "zod/mini";
import { call } from "../../../../client/call/call.ts";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { RestoredDraft } from "../../../../ui/editing/RestoredDraft.tsx";
import { useKeptDraft } from "../../../../ui/editing/useDraft.ts";
import { useForm } from "../../../../ui/editing/useForm.ts";
import { TextArea } from "../../../../ui/fields/TextArea.tsx";
import { Callout } from "../../../../ui/messages/Callout.tsx";
import { LiveNote } from "../../../../ui/messages/LiveNote.tsx";
import { roomWords } from "../room.texts.ts";
import classes from "./Steps.module.css";

const schema = z.pick(reportMistake.body, { comment: true });

/** Tells the agency what is wrong, and leaves everything as it is (SIGN-09). */
export function Mistake({ id, personId }: { id: string; personId: number }) {
  const words = useWords(roomWords);
  const [isOpen, setOpen] = useState(false);
  const [isTold, setTold] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const leave = () => {
    // The form goes with what had the focus; after an answer the next picture may come before the button.
    flushSync(() => setOpen(false));
    button.current?.focus();
  };
  return (
    <div className={classes.mistake}>
      {isOpen ? (
        <MistakeForm
          {...{ id, personId }}
          onLeave={leave}
          onTold={() => {
            setTold(true);
            leave();
          }}
        />
      ) : (
        <Button ref={button} onClick={() => setOpen(true)}>
          {words.mistake}
        </Button>
      )}
      <LiveNote kind="success">{isTold && words.told}</LiveNote>
    </div>
  );
}

interface FormProps {
  id: string;
  personId: number;
  onLeave: () => void;
  onTold: () => void;
}

function MistakeForm({ id, personId, onLeave, onTold }: FormProps) {
  const words = useWords(roomWords);
  const locale = useLocale();
  const form = useForm(
    {
      draftKey: `${personId}:signature:${id}:mistake`,
      start: { comment: "" },
      schema,
      send: async ({ comment }) => {
        await call(reportMistake, { id, comment });
        return "sent";
      },
      onSent: onTold,
    },
    useKeptDraft,
  );
  const { attributes, failure, noticeRef, busy, field, cancel } = form;
  return (
    <form {...attributes} className={classes.form}>
      <RestoredDraft {...form.restored} />
      {failure && (
        <Callout kind="error" ref={noticeRef}>
          {failure.text[locale]}
        </Callout>
      )}
      <TextArea
        {...field("comment")}
        label={words.mistakeLabel}
        hint={words.mistakeHint}
        rows={3}
        required
        autoFocus
      />
      <div className={classes.acts}>
        <Button type="submit" busy={busy}>
          {words.tell}
        </Button>
        <Button
          onClick={() => {
            cancel();
            onLeave();
          }}
        >
          {words.leave}
        </Button>
      </div>
    </form>
  );
}
