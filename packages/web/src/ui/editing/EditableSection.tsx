import { type ReactNode, Suspense, startTransition, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { keptDraft } from "../../client/kept/drafts.ts";
import type { PartAtRest } from "../../client/loading/partAtRest.tsx";
import { useWords } from "../../client/locale.tsx";
import { Button } from "../buttons/Button.tsx";
import { QuietButton } from "../buttons/QuietButton.tsx";
import { PencilIcon } from "../pictures/icons.tsx";
import classes from "./EditableSection.module.css";
import { editableWords } from "./EditableSection.texts.ts";
import { whenFetched } from "./whenFetched.ts";

/** How the editing of a section ended; `nothing` where what was kept of it is no draft of it. */
export type Ending = "saved" | "cancelled" | "nothing";

/** What a section gives to whatever edits it. */
export interface Editing {
  readonly title: string;
  /** Under which what is typed is kept in the tab. */
  readonly draftKey: string;
  /** True when it was opened in this visit; what was typed before a reload does not take the focus. */
  readonly wasBegun: boolean;
  /** The stored value, as people read it. */
  readonly read: ReactNode;
  readonly onEnd: (how: Ending) => void;
}

interface Props extends Pick<Editing, "title" | "draftKey"> {
  /** The anchor of the section in the page. */
  id: string;
  /** True when it is edited from the start: it is new. */
  isBegun?: boolean;
  /** True when nothing is stored yet: there is something to fill in, and nothing to change. */
  isEmpty?: boolean;
  /** The stored value, as people read it; as a function, it places the button that fills in what is empty. */
  children: ReactNode | ((fill: ReactNode) => ReactNode);
  /** What edits it, whose script comes after the page. */
  editor: (editing: Editing) => ReactNode;
  fetched: Omit<PartAtRest<never>, "Part">;
  /** True when the person may not change it: there is no pencil. */
  locked?: boolean;
  /** The level of the heading: 2 unless it is a part of a section. */
  level?: 2 | 3;
  /** Shown under the read value, not while editing. */
  foot?: ReactNode;
  /** Called after the section is read again. */
  onEnd?: ((how: Ending) => void) | undefined;
}

/**
 * One section that is read, then edited in its place (`SectionForm`): the pencil, and the focus that comes back to it. What was typed
 * before a reload or a lost session is opened again.
 */
export function EditableSection(props: Props) {
  const { id, title, draftKey, children, locked = false, isEmpty = false, level = 2, foot, fetched } = props;
  const words = useWords(editableWords);
  const headingId = useId();
  const pencil = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [opened, setOpened] = useState<"here" | "before" | null>(() =>
    keptDraft(draftKey) ? "before" : props.isBegun ? "here" : null,
  );
  const end = (how: Ending) => {
    if (how === "nothing") return setOpened(null);
    flushSync(() => setOpened(null));
    (pencil.current ?? heading.current)?.focus();
    props.onEnd?.(how);
  };
  // A transition, so that the tap is handled at once; a long form may render a moment later.
  const open = () => startTransition(() => setOpened("here"));
  const begin = () => void whenFetched(fetched, open);
  useEffect(() => fetched.fetchAtRest(), [fetched]);
  const Heading = level === 2 ? "h2" : "h3";
  const isFilledBelow = isEmpty && typeof children === "function";
  const mayBegin = opened === null && !locked;
  const read = shownWith(children, null);
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
      {opened ? (
        <Suspense fallback={read}>
          {props.editor({ title, draftKey, wasBegun: opened === "here", read, onEnd: end })}
        </Suspense>
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
      {!opened && foot}
    </section>
  );
}

const shownWith = (children: ReactNode | ((fill: ReactNode) => ReactNode), fill: ReactNode) =>
  typeof children === "function" ? children(fill) : children;
