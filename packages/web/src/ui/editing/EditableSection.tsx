import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useWords } from "../../client/locale.tsx";
import { Button } from "../buttons/Button.tsx";
import { QuietButton } from "../buttons/QuietButton.tsx";
import { Question } from "../dialogs/Question.tsx";
import type { Problems } from "../fields/formProblems.ts";
import { Callout } from "../messages/Callout.tsx";
import { PencilIcon } from "../pictures/icons.tsx";
import classes from "./EditableSection.module.css";
import { editableWords } from "./EditableSection.texts.ts";
import { type Editable, type Ending, useEditing } from "./useEditing.ts";

interface Props<Value, Draft> extends Editable<Value, Draft> {
  /** The anchor of the section in the page. */
  id: string;
  /** The stored value, as people read it. */
  children: ReactNode;
  /** The fields; `problems` holds the sentences to show, by the path of the field. */
  fields: (draft: Draft, type: (draft: Draft) => void, problems: Problems) => ReactNode;
  /** Why nothing can be saved yet, in words that stand beside the button; null when it can (the specification disables it). */
  blocked?: ((draft: Draft) => string | null) | undefined;
  /** True when the person may not change it: there is no pencil. */
  locked?: boolean;
  /** The level of the heading: 2 unless it is a part of a section. */
  level?: 2 | 3;
  /** Shown under the read value, not while editing. */
  foot?: ReactNode;
  /** The question to ask before a draft is discarded; null when none is needed. */
  askFirst?: ((draft: Draft) => string | null) | undefined;
  /** Called after the section is read again. */
  onEnd?: ((how: Ending) => void) | undefined;
}

/**
 * One section that is read, then edited in its place: pencil, cancel, confirm, waiting, errors, focus. The
 * draft survives a failure, a reload and a lost session; when the stored value changed meanwhile, the person
 * decides.
 */
export function EditableSection<Value, Draft>(props: Props<Value, Draft>) {
  const { id, title, children, locked = false, level = 2, foot, onEnd } = props;
  const words = useWords(editableWords);
  const headingId = useId();
  const pencil = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const editing = useEditing(props, (how) => {
    (pencil.current ?? heading.current)?.focus();
    onEnd?.(how);
  });
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section id={id} className={classes.section} data-level={level} aria-labelledby={headingId}>
      <div className={classes.head}>
        <Heading id={headingId} ref={heading} className={classes.title} tabIndex={-1}>
          {title}
        </Heading>
        {!editing.now && !locked && (
          <QuietButton
            ref={pencil}
            className={classes.pencil}
            aria-label={words.editWhat(title)}
            onClick={editing.begin}
          >
            <PencilIcon width="20" height="20" />
            <span>{words.edit}</span>
          </QuietButton>
        )}
      </div>
      {editing.now ? <EditForm {...props} editing={editing} draft={editing.now.draft} /> : children}
      {!editing.now && foot}
    </section>
  );
}

interface FormProps<Value, Draft> extends Props<Value, Draft> {
  editing: ReturnType<typeof useEditing<Value, Draft>>;
  draft: Draft;
}

function EditForm<Value, Draft>({
  editing,
  draft,
  fields,
  blocked,
  askFirst,
  title,
  children,
}: FormProps<Value, Draft>) {
  const words = useWords(editableWords);
  const form = useRef<HTMLFormElement>(null);
  const reason = blocked?.(draft) ?? null;
  const wasBegun = editing.wasBegunHere;
  useEffect(() => {
    // A draft restored after a reload does not take the focus, which would scroll the page.
    if (!wasBegun) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find(":is(input, select, textarea):enabled") ?? find("button"))?.focus();
  }, [wasBegun]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const focusOn = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus();
    // The fields become inert while saving, which would drop the focus to `<body>`: the button takes it
    // first.
    focusOn("[type=submit]");
    if (reason === null && !editing.busy) await editing.confirm();
    focusOn("[aria-invalid]");
  };
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      aria-label={title}
      onSubmit={(event) => void submit(event)}
    >
      <div className={classes.fields} inert={editing.busy}>
        {fields(draft, editing.type, editing.problems)}
      </div>
      {editing.hasChangedMeanwhile && (
        <Callout kind="warning" heading={words.changed} ref={editing.noticeRef}>
          <p>{words.changedWhy}</p>
          <div className={classes.kept}>{children}</div>
        </Callout>
      )}
      <div role="status">
        {editing.hasFailed && (
          <Callout kind="error">
            <p>{words.tryAgain}</p>
          </Callout>
        )}
      </div>
      <EditBar editing={editing} reason={reason} question={askFirst?.(draft) ?? null} />
    </form>
  );
}

interface BarProps {
  editing: Pick<ReturnType<typeof useEditing>, "busy" | "cancel" | "hasChangedMeanwhile">;
  reason: string | null;
  question: string | null;
}

function EditBar({ editing, reason, question }: BarProps) {
  const words = useWords(editableWords);
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
          <Question
            question={question}
            yes={words.discard}
            no={words.goOn}
            onYes={editing.cancel}
            onNo={stay}
          />
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
        onClick={() => (question === null ? editing.cancel() : setAsking(true))}
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
