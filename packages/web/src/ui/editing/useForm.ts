import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type CallError, callErrorOf } from "../../client/call/callError.ts";
import { useLocale } from "../../client/locale.tsx";
import { noProblems, type Problems, problemsOf, problemsOfIssues } from "../fields/formProblems.ts";
import { type FormOf, type Held, type Holder, isRefusal, type Sending } from "./form.ts";
import { same } from "./same.ts";
import { saveOver } from "./saveOver.ts";
import { useOnceKey } from "./useOnceKey.ts";
import { wrongFields } from "./wrongFields.ts";

type TextsOf<Typed> = { [Name in keyof Typed]: Typed[Name] extends string ? Name : never }[keyof Typed];

/**
 * The state of one form: what is typed, what is wrong in it by field, its sending once at a time, what failed, and the value that
 * somebody else has saved meanwhile. The focus goes to the first wrong field, to the
 * summary of several where the form has one (`FormHead`), else to the notice of what failed.
 */
export function useForm<Typed, Sent, Kept = unknown>(
  form: FormOf<Typed, Sent, Kept>,
  useHeld: Holder<Typed, Kept> = useTyped,
) {
  const { start, schema, sentOf, send, version, readFrom } = form;
  const locale = useLocale();
  // Null is nothing kept, which a draft can be stored over.
  const kept = (version ? version.kept : null) as Kept;
  const draft = useHeld(kept, (base) => (version ? version.typedOf(base) : start), form.draftKey);
  const { editing } = draft;
  const { keyOf, forget: forgetKey } = useOnceKey();
  const { problems, ...wrong } = useProblems();
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false);
  const [failure, setFailure] = useState<CallError | null>(null);
  // A value that was sent without an answer: the server may have saved it.
  const [unanswered, setUnanswered] = useState<Kept>();
  const ref = useRef<HTMLFormElement>(null);
  const noticeRef = useRef<HTMLDivElement>(null);
  const conflictRef = useRef<HTMLDivElement>(null);

  const typed = editing ? editing.draft : start;
  const check = (now: Typed) => problemsOf(schema, sentOf ? sentOf(now) : now, form.problems);
  const isOwn = (base: Kept, now: Typed) =>
    same(base, kept) ||
    same(unanswered, kept) ||
    same(version?.becomes(now), kept) ||
    version?.isHit?.(base, kept, now) === false;
  // Not while saving: the save itself changes the stored value.
  const hasChangedMeanwhile = !!version && !!editing && !busy && !isOwn(editing.base, editing.draft);
  const fieldsNow = () => (readFrom && ref.current ? readFrom(textsOf(ref.current)) : typed);

  // What was typed before hydration counts too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, then at each input
  useEffect(() => {
    if (readFrom) draft.type(fieldsNow());
  }, []);

  function focusFirstWrong() {
    const summary = ref.current?.querySelector<HTMLElement>("[data-wrong-fields] > *");
    if (summary) return summary.focus();
    const field = ref.current && wrongFields(ref.current)[0];
    field?.focus();
    if (form.isTypedAnew && field instanceof HTMLInputElement) field.select();
  }

  function release() {
    isSending.current = false;
    setBusy(false);
  }

  function finish() {
    flushSync(() => {
      draft.end();
      release();
      setFailure(null);
      setUnanswered(undefined);
      wrong.clear();
    });
    forgetKey();
  }

  function restart() {
    flushSync(() => {
      draft.begin();
      setFailure(null);
      wrong.clear();
    });
    forgetKey();
    ref.current?.querySelector<HTMLElement>(":is(input, select, textarea):enabled")?.focus();
  }

  async function sendOver(now: Typed, base: Kept): Promise<Sending<Kept>> {
    const sent = schema.parse(sentOf ? sentOf(now) : now);
    const key = form.once ? keyOf(sent) : "";
    const isHere = (found: Kept) => same(found, version?.becomes(now));
    const isUntouched = (found: Kept) =>
      same(found, base) || same(found, unanswered) || version?.isHit?.(base, found, now) === false;
    let done: Sending<Kept> = "sent";
    const stale = await saveOver(
      async () => {
        done = await send(sent, now, key, base);
        return typeof done === "object" ? done : null;
      },
      ({ keptNow }) => isUntouched(keptNow) && !isHere(keptNow),
    );
    return stale !== null && isHere(stale.keptNow) ? "sent" : done;
  }

  async function confirm(): Promise<void> {
    if (isSending.current) return;
    const own = fieldsNow();
    const now = hasChangedMeanwhile ? (version.laidOver?.(editing.base, kept, own) ?? own) : own;
    const found = check(now);
    flushSync(() => {
      wrong.show(found);
      setFailure(null);
    });
    if (found.size > 0) return focusFirstWrong();
    // The button's label announces that the newer stored value is replaced.
    if (hasChangedMeanwhile) {
      draft.type(now);
      draft.rebase(kept);
    }
    isSending.current = true;
    setBusy(true);
    try {
      const done = await sendOver(now, editing && !hasChangedMeanwhile ? editing.base : kept);
      if (done === "leaving") return;
      if (done === "sent") {
        finish();
        form.onSent?.();
      } else {
        flushSync(release);
        if (done !== "given-up") conflictRef.current?.focus();
      }
    } catch (error) {
      fail(callErrorOf(error), now);
    }
  }

  function fail(failed: CallError, now: Typed) {
    const at = form.refusedAt?.(failed) ?? null;
    const found = at === null ? problemsOfIssues(failed.issues) : new Map([[at, failed.text]]);
    flushSync(() => {
      release();
      wrong.refuse(found);
      setFailure(found.size > 0 ? null : failed);
      if (!isRefusal(failed)) setUnanswered(version?.becomes(now));
    });
    form.onFailed?.(failed);
    if (found.size > 0) focusFirstWrong();
    else noticeRef.current?.focus();
  }

  const fieldEvents = readFrom && {
    onInput: () => {
      const next = fieldsNow();
      wrong.forgive((name) => textAt(next, name) !== textAt(typed, name));
      draft.type(next);
    },
  };
  return {
    /** What the form's element takes. */
    attributes: {
      ref,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void confirm();
      },
      ...fieldEvents,
    },
    /** Gives a field of one line its name, its text unless it holds that itself, and its problem. */
    field: (name: TextsOf<Typed> & string) => ({
      name,
      error: problems.get(name)?.[locale],
      ...(!readFrom && {
        value: String(typed[name]),
        onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
          wrong.forgive((field) => field === name);
          draft.type({ ...typed, [name]: value });
        },
      }),
    }),
    typed,
    /** Takes all that the fields hold; once it was sent, what is wrong is said while it is typed. */
    type: (next: Typed) => {
      draft.type(next);
      wrong.checkAgain(() => check(next));
    },
    problems,
    busy,
    /** Why it was not sent, unless a field says it. */
    failure,
    noticeRef,
    isOpen: editing !== null,
    hasChangedMeanwhile,
    conflictRef,
    /** What `RestoredDraft` says of it. */
    restored: { isShown: draft.isRestored && !hasChangedMeanwhile, isOfKept: !!version, restart },
    /** Opens it with what is kept. */
    begin: draft.begin,
    confirm,
    /** Gives up what is typed. */
    cancel: finish,
    /** Lets it be sent again, on a page that was left and came back. */
    release,
  };
}

// What is typed, while the page is there.
function useTyped<Kept, Typed>(kept: Kept, typedOf: (kept: Kept) => Typed): Held<Typed, Kept> {
  const [editing, setEditing] = useState<Held<Typed, Kept>["editing"]>(null);
  return {
    editing,
    isRestored: false,
    begin: () => setEditing({ base: kept, draft: typedOf(kept) }),
    rebase: (base) => setEditing((now) => now && { ...now, base }),
    type: (draft) => setEditing((now) => ({ base: now ? now.base : kept, draft })),
    end: () => setEditing(null),
  };
}

// What the server has refused, and what the schema has found wrong since the first sending.
function useProblems() {
  const [refused, refuse] = useState<Problems>(noProblems);
  const [checked, setChecked] = useState<Problems | null>(null);
  return {
    problems: (checked ? new Map([...refused, ...checked]) : noProblems) as Problems,
    refuse,
    show(found: Problems) {
      refuse(noProblems);
      setChecked(found);
    },
    checkAgain: (check: () => Problems) => setChecked((before) => before && check()),
    /** Forgets what is wrong with the fields that are typed in. */
    forgive(isTyped: (field: string) => boolean) {
      const others = (before: Problems) => new Map([...before].filter(([field]) => !isTyped(field)));
      refuse(others);
      setChecked((before) => before && others(before));
    },
    clear() {
      refuse(noProblems);
      setChecked(null);
    },
  };
}

function textsOf(form: HTMLFormElement) {
  const fields = new FormData(form);
  return (name: string) => String(fields.get(name) ?? "");
}

const textAt = (typed: unknown, name: string) => (typed as Readonly<Record<string, unknown>>)[name];
