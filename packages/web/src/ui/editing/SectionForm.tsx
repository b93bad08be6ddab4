import { type Bilingual, inBoth } from "@ribambelle/domain/kernel/texts";
import { type FormEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useWords } from "../../client/locale.tsx";
import { Button } from "../buttons/Button.tsx";
import { Question } from "../dialogs/Question.tsx";
import type { Problems } from "../fields/formProblems.ts";
import { Callout } from "../messages/Callout.tsx";
import { say } from "../messages/say.ts";
import type { Editing } from "./EditableSection.tsx";
import { type FormOf, isRefusal, type VersionOf } from "./form.ts";
import { RestoredDraft } from "./RestoredDraft.tsx";
import classes from "./SectionForm.module.css";
import { sectionFormWords } from "./SectionForm.texts.ts";
import { useDraft } from "./useDraft.ts";
import { useForm } from "./useForm.ts";

interface Props<Kept, Draft, Sent>
  extends Editing,
    Pick<FormOf<Draft, Sent, Kept>, "start" | "schema" | "sentOf" | "problems" | "send"> {
  version: VersionOf<Draft, Kept>;
  /** What to say when it is saved, in place of the usual sentence. */
  saved?: Bilingual | undefined;
  /** The fields; `problems` holds the sentences to show, by the path of the field. */
  fields: (draft: Draft, type: (draft: Draft) => void, problems: Problems) => ReactNode;
  /** Why nothing can be saved yet, in words that stand beside the button; null when it can (the specification disables it). */
  blocked?: ((draft: Draft) => string | null) | undefined;
  /** The question to ask before a draft is discarded; null when none is needed. */
  askFirst?: ((draft: Draft) => string | null) | undefined;
}

/**
 * The form of a section that is edited in its place: cancel, confirm, waiting, errors. The draft survives a failure, a reload and a lost
 * session; when the stored value changed meanwhile, the person decides.
 */
export function SectionForm<Kept, Draft, Sent>(props: Props<Kept, Draft, Sent>) {
  const { fields, blocked, askFirst, title, read, wasBegun, saved, onEnd } = props;
  const words = useWords(sectionFormWords);
  const editing = useForm<Draft, Sent, Kept>(
    {
      ...props,
      onSent: () => {
        onEnd("saved");
        say({ kind: "success", text: saved ?? savedText(title) });
      },
      onFailed: ({ text }) => say({ kind: "error", text }), // PROF-OP18
    },
    useDraft,
  );
  const { ref, ...attributes } = editing.attributes;
  const draft = editing.typed;
  const reason = blocked?.(draft) ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, over what is stored then
  useLayoutEffect(() => {
    if (wasBegun) editing.begin();
    else if (!editing.isOpen) onEnd("nothing");
  }, []);
  useEffect(() => {
    // A draft restored after a reload does not take the focus, which would scroll the page.
    if (!wasBegun) return;
    const find = (selector: string) => ref.current?.querySelector<HTMLElement>(selector);
    (find(":is(input, select, textarea):enabled") ?? find("button"))?.focus();
  }, [wasBegun, ref]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The fields become inert while saving, which would drop the focus to `<body>`: the button takes it
    // first.
    ref.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
    if (reason === null) void editing.confirm();
    else ref.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  };
  const cancel = () => {
    editing.cancel();
    onEnd("cancelled");
  };
  return (
    <form {...attributes} ref={ref} className={classes.form} aria-label={title} onSubmit={submit}>
      <RestoredDraft {...editing.restored} />
      <div className={classes.fields} inert={editing.busy}>
        {fields(draft, editing.type, editing.problems)}
      </div>
      {editing.hasChangedMeanwhile && (
        <Callout kind="warning" heading={words.changed} ref={editing.conflictRef}>
          <p>{words.changedWhy}</p>
          <div className={classes.kept}>{read}</div>
        </Callout>
      )}
      <div role="status">
        {editing.failure && !isRefusal(editing.failure) && (
          <Callout kind="error">
            <p>{words.tryAgain}</p>
          </Callout>
        )}
      </div>
      <EditBar editing={editing} reason={reason} question={askFirst?.(draft) ?? null} onCancel={cancel} />
    </form>
  );
}

interface BarProps {
  editing: { readonly busy: boolean; readonly hasChangedMeanwhile: boolean };
  reason: string | null;
  question: string | null;
  onCancel: () => void;
}

function EditBar({ editing, reason, question, onCancel }: BarProps) {
  const words = useWords(sectionFormWords);
  const reasonId = useId();
  const [asking, setAsking] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  const stay = () => {
    flushSync(() => setAsking(false));
    cancel.current?.focus();
  };
  if (asking && question !== null)
    return (
      <div className={classes.bar}>
        <div className={classes.asking}>
          <Question question={question} yes={words.discard} no={words.goOn} onYes={onCancel} onNo={stay} />
        </div>
      </div>
    );
  return (
    <div className={classes.bar}>
      {reason !== null && (
        <p id={reasonId} className={classes.reason}>
          {reason}
        </p>
      )}
      <Button
        ref={cancel}
        disabled={editing.busy}
        onClick={() => (question === null ? onCancel() : setAsking(true))}
      >
        {editing.hasChangedMeanwhile ? words.takeTheirs : words.cancel}
      </Button>
      <Button
        main
        type="submit"
        busy={editing.busy}
        blocked={reason !== null}
        aria-describedby={reason === null ? undefined : reasonId}
      >
        {editing.hasChangedMeanwhile ? words.keepMine : words.save}
      </Button>
    </div>
  );
}

const savedText = (title: string) => inBoth((locale) => sectionFormWords(locale).saved(title));
