import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import { startTransition, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type CallError, callErrorOf } from "../../client/call/callError.ts";
import { saveOver } from "../../client/call/saveOver.ts";
import { noProblems, type Problems, problemsOfIssues } from "../fields/formProblems.ts";
import { say } from "../messages/say.ts";
import { editableWords } from "./EditableSection.texts.ts";
import { same, useDraft } from "./useDraft.ts";

/** What can be edited in its place. */
export interface Editable<Value, Draft> {
  title: string;
  /** The key under which a draft is stored; it begins with the person's id. */
  draftKey: string;
  /** The stored value: plain data. */
  value: Value;
  draftOf: (value: Value) => Draft;
  /** Gives the value that a draft becomes once it is saved; undefined while it cannot be. */
  becomes: (draft: Draft) => Value | undefined;
  /** Gives what is wrong in a draft. */
  check: (draft: Draft) => Problems;
  /** Saves a draft. When the stored value changed meanwhile nothing is saved, and that value is given. */
  save: (draft: Draft) => Promise<{ readonly keptNow: Value } | null>;
  /** What to say when it is saved, in place of the usual sentence. */
  saved?: Bilingual | undefined;
  /** True when it is edited from the start: it is new. */
  isBegun?: boolean;
}

/** How the editing of a section ended. */
export type Ending = "saved" | "cancelled";

/**
 * The state machine of editing one section: begin, type, check, confirm, cancel; `onEnd` restores the focus.
 */
export function useEditing<Value, Draft>(section: Editable<Value, Draft>, onEnd: (how: Ending) => void) {
  const { value, draftOf, becomes, check, save, title, saved, isBegun = false, draftKey } = section;
  const { editing, isDirty, begin, rebase, type, end } = useDraft(draftKey, value, draftOf, isBegun);
  const [busy, setBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  // A value that was sent without an answer: the server may have saved it.
  const [unanswered, setUnanswered] = useState<Value>();
  const [found, setFound] = useState<Problems>(noProblems);
  const [showsProblems, setShowsProblems] = useState(false);
  // A restored draft is dirty; only editing begun in this visit takes the focus.
  const [wasBegunHere, setWasBegunHere] = useState(isBegun && !isDirty);
  const noticeRef = useRef<HTMLDivElement>(null);
  const isOwn = ({ base, draft }: { base: Value; draft: Draft }) =>
    same(base, value) || same(unanswered, value) || same(becomes(draft), value);
  // Not while saving: the save itself changes the stored value.
  const hasChangedMeanwhile = editing !== null && !busy && !isOwn(editing);

  function finish(how: Ending) {
    flushSync(() => {
      end();
      setBusy(false);
      setHasFailed(false);
      setUnanswered(undefined);
      setFound(noProblems);
      setShowsProblems(false);
      setWasBegunHere(false);
    });
    onEnd(how);
  }

  async function send(draft: Draft, base: Value): Promise<void> {
    const isHere = (kept: Value) => same(kept, becomes(draft));
    const isUntouched = (kept: Value) => same(kept, base) || same(kept, unanswered);
    const stale = await saveOver(
      () => save(draft),
      ({ keptNow }) => isUntouched(keptNow) && !isHere(keptNow),
    );
    if (stale === null || isHere(stale.keptNow)) {
      finish("saved");
      say({ kind: "success", text: saved ?? savedText(title) });
    } else {
      flushSync(() => setBusy(false));
      noticeRef.current?.focus();
    }
  }

  async function confirm(): Promise<void> {
    if (!editing || busy) return;
    const problems = check(editing.draft);
    flushSync(() => {
      setShowsProblems(true);
      setHasFailed(false);
      setFound(noProblems);
    });
    if (problems.size > 0) return;
    // The button's label announces that the newer stored value is replaced.
    if (hasChangedMeanwhile) rebase(value);
    setBusy(true);
    try {
      await send(editing.draft, hasChangedMeanwhile ? value : editing.base);
    } catch (error) {
      const failed = callErrorOf(error);
      flushSync(() => {
        setBusy(false);
        setHasFailed(!isRefusal(failed));
        if (!isRefusal(failed)) setUnanswered(becomes(editing.draft));
        setFound(problemsOfIssues(failed.issues));
      });
      say({ kind: "error", text: failed.text }); // PROF-OP18
    }
  }

  const shown = editing && showsProblems ? new Map([...found, ...check(editing.draft)]) : noProblems;
  return {
    now: editing,
    busy,
    problems: shown,
    hasChangedMeanwhile,
    /** True when no answer came, or none that decides: the same may be tried again. */
    hasFailed,
    wasBegunHere,
    noticeRef,
    /** A transition, so that the tap is handled at once; a long form may render a moment later. */
    begin: () =>
      startTransition(() => {
        setWasBegunHere(true);
        begin();
      }),
    type,
    cancel: () => finish("cancelled"),
    confirm,
  };
}

const isRefusal = ({ status }: CallError) => status >= 400 && status < 500;

const savedText = (title: string): Bilingual => ({
  fr: editableWords("fr").saved(title),
  en: editableWords("en").saved(title),
});
