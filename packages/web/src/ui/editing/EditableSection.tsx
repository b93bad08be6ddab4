import { type Bilingual, inBoth } from "@ribambelle/domain/kernel/texts";
import { type FormEvent, type ReactNode, startTransition, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { PartAtRest } from "../../client/loading/partAtRest.tsx";
import { useWords } from "../../client/locale.tsx";
import { Button } from "../buttons/Button.tsx";
import { QuietButton } from "../buttons/QuietButton.tsx";
import { Question } from "../dialogs/Question.tsx";
import type { Problems } from "../fields/formProblems.ts";
import { Callout } from "../messages/Callout.tsx";
import { say } from "../messages/say.ts";
import { PencilIcon } from "../pictures/icons.tsx";
import classes from "./EditableSection.module.css";
import { editableWords } from "./EditableSection.texts.ts";
import { type FormOf, isRefusal, type VersionOf } from "./form.ts";
import { RestoredDraft } from "./RestoredDraft.tsx";
import { useDraft } from "./useDraft.ts";
import { useForm } from "./useForm.ts";
import { whenFetched } from "./whenFetched.ts";

/** How the editing of a section ended. */
export type Ending = "saved" | "cancelled";

interface Props<Kept, Draft, Sent>
  extends Pick<FormOf<Draft, Sent, Kept>, "start" | "schema" | "sentOf" | "problems" | "send"> {
  /** The anchor of the section in the page. */
  id: string;
  title: string;
  draftKey: string;
  version: VersionOf<Draft, Kept>;
  /** What to say when it is saved, in place of the usual sentence. */
  saved?: Bilingual | undefined;
  /** True when it is edited from the start: it is new. */
  isBegun?: boolean;
  /** True when nothing is stored yet: there is something to fill in, and nothing to change. */
  isEmpty?: boolean;
  /** The stored value, as people read it; as a function, it places the button that fills in what is empty. */
  children: ReactNode | ((fill: ReactNode) => ReactNode);
  /** The fields; `problems` holds the sentences to show, by the path of the field. */
  fields: (draft: Draft, type: (draft: Draft) => void, problems: Problems) => ReactNode;
  /** The script of the fields, where it comes after the page. */
  fetched?: Omit<PartAtRest<never>, "Part">;
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
export function EditableSection<Kept, Draft, Sent>(props: Props<Kept, Draft, Sent>) {
  const {
    id,
    title,
    children,
    locked = false,
    isEmpty = false,
    level = 2,
    foot,
    saved,
    fetched,
    isBegun = false,
  } = props;
  const words = useWords(editableWords);
  const headingId = useId();
  const pencil = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const editing = useForm<Draft, Sent, Kept>(
    {
      ...props,
      onSent: () => {
        end("saved");
        say({ kind: "success", text: saved ?? savedText(title) });
      },
      onFailed: ({ text }) => say({ kind: "error", text }), // PROF-OP18
    },
    useDraft,
  );
  // A restored draft is there already; only editing begun in this visit takes the focus.
  const [wasBegunHere, setWasBegunHere] = useState(isBegun && !editing.isOpen);
  const [isNew, setIsNew] = useState(isBegun);
  const isOpen = editing.isOpen || isNew;
  const end = (how: Ending) => {
    flushSync(() => {
      setWasBegunHere(false);
      setIsNew(false);
    });
    (pencil.current ?? heading.current)?.focus();
    props.onEnd?.(how);
  };
  // A transition, so that the tap is handled at once; a long form may render a moment later.
  const open = () =>
    startTransition(() => {
      setWasBegunHere(true);
      editing.begin();
    });
  const begin = fetched ? () => void whenFetched(fetched, open) : open;
  useEffect(() => fetched?.fetchAtRest(), [fetched]);
  const cancel = () => {
    editing.cancel();
    end("cancelled");
  };
  const Heading = level === 2 ? "h2" : "h3";
  const isFilledBelow = isEmpty && typeof children === "function";
  const mayBegin = !isOpen && !locked;
  return (
    <section id={id} className={classes.section} data-level={level} aria-labelledby={headingId}>
      <div className={classes.head}>
        <Heading id={headingId} ref={heading} className={classes.title} tabIndex={-1}>
          {title}
        </Heading>
        {mayBegin && !isFilledBelow && (
          <QuietButton
            ref={pencil}
            className={classes.pencil}
            aria-label={isEmpty ? words.fillWhat(title) : words.editWhat(title)}
            onClick={begin}
          >
            <PencilIcon width="20" height="20" />
            <span>{isEmpty ? words.fill : words.edit}</span>
          </QuietButton>
        )}
      </div>
      {isOpen ? (
        <EditForm {...props} editing={editing} wasBegun={wasBegunHere} onCancel={cancel} />
      ) : (
        shownWith(
          children,
          mayBegin && isFilledBelow && (
            <Button ref={pencil} aria-label={words.fillWhat(title)} onClick={begin}>
              {words.fill}
            </Button>
          ),
        )
      )}
      {!isOpen && foot}
    </section>
  );
}

interface FormProps<Kept, Draft, Sent> extends Props<Kept, Draft, Sent> {
  editing: ReturnType<typeof useForm<Draft, Sent, Kept>>;
  wasBegun: boolean;
  onCancel: () => void;
}

function EditForm<Kept, Draft, Sent>(props: FormProps<Kept, Draft, Sent>) {
  const { editing, fields, blocked, askFirst, title, children, wasBegun } = props;
  const words = useWords(editableWords);
  const { ref, ...attributes } = editing.attributes;
  const draft = editing.typed;
  const reason = blocked?.(draft) ?? null;
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
  return (
    <form {...attributes} ref={ref} className={classes.form} aria-label={title} onSubmit={submit}>
      <RestoredDraft {...editing.restored} />
      <div className={classes.fields} inert={editing.busy}>
        {fields(draft, editing.type, editing.problems)}
      </div>
      {editing.hasChangedMeanwhile && (
        <Callout kind="warning" heading={words.changed} ref={editing.conflictRef}>
          <p>{words.changedWhy}</p>
          <div className={classes.kept}>{shownWith(children, null)}</div>
        </Callout>
      )}
      <div role="status">
        {editing.failure && !isRefusal(editing.failure) && (
          <Callout kind="error">
            <p>{words.tryAgain}</p>
          </Callout>
        )}
      </div>
      <EditBar
        editing={editing}
        reason={reason}
        question={askFirst?.(draft) ?? null}
        onCancel={props.onCancel}
      />
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

const shownWith = (children: ReactNode | ((fill: ReactNode) => ReactNode), fill: ReactNode) =>
  typeof children === "function" ? children(fill) : children;

const savedText = (title: string) => inBoth((locale) => editableWords(locale).saved(title));
