import { type RenewalForm, renewalFormSchema } from "@ribambelle/domain/renewals/renewal";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { CallError } from "../../../client/call/callError.ts";
import { forgetDraft, keepDraft, keptDraft } from "../../../client/kept/drafts.ts";
import { same } from "../../../ui/editing/same.ts";
import { myRenewalQuery } from "../renewals.queries.ts";
import { draftKeeper, type Keeping } from "./draftKeeper.ts";

/** What the form starts from. */
interface Read<Form> {
  /** Under which it is kept in the tab. */
  readonly key: string;
  /** What the server keeps, for who is linked now; else an empty form. */
  readonly kept: Form;
  /** Its version on the server. */
  readonly version: string | null;
}

// A tab's own draft counts where it was typed over what the server still keeps; over anything else the person chooses.
function typedHere<Form extends RenewalForm>({ key, kept }: Read<Form>) {
  const found = keptDraft(key);
  const form = renewalFormSchema.safeParse(found?.draft);
  return form.success && form.data.role === kept.role && !same(form.data, kept)
    ? { form: form.data as Form, over: found?.base }
    : null;
}

/**
 * Holds a form that is filled in: kept in the tab at once and on the server a moment later, so that it is found again after a lost
 * network or session and on another device. `keeping` is "elsewhere" while a newer one is on the server; then the person chooses.
 */
export function useRenewalForm<Form extends RenewalForm>(
  read: Read<Form>,
  onRefused: (error: CallError) => void,
) {
  const queries = useQueryClient();
  const [typed] = useState(() => typedHere(read));
  const [form, setForm] = useState<Form>(typed?.form ?? read.kept);
  const [keeping, setKeeping] = useState<Keeping>(
    typed && typed.over !== read.version ? "elsewhere" : "none",
  );
  const refused = useRef(onRefused);
  refused.current = onRefused;
  const [keeper] = useState(() =>
    draftKeeper(read.version, {
      keeping: setKeeping,
      saved: (base, waiting) =>
        waiting ? keepDraft(read.key, { base, draft: waiting }) : forgetDraft(read.key),
      refused: (error) => refused.current(error),
    }),
  );

  useEffect(() => {
    keeper.begin();
    // What was typed before a reload or without a network goes on its way now.
    if (typed && typed.over === keeper.version()) keeper.keep(typed.form);
    const hurry = () => keeper.hurry();
    addEventListener("online", hurry);
    document.addEventListener("visibilitychange", hurry);
    return () => {
      removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
      keeper.end();
    };
  }, [keeper, typed]);

  function change(next: Form) {
    setForm(next);
    keepDraft(read.key, { base: keeper.version(), draft: next });
    if (keeping !== "elsewhere") keeper.keep(next);
  }

  /** Goes on with what is here, or with what was kept elsewhere meanwhile. */
  async function choose(which: "here" | "elsewhere", keptNow: (form: RenewalForm | null) => Form) {
    const { value, version } = await queries.fetchQuery({ ...myRenewalQuery, staleTime: 0 });
    keeper.rebase(version);
    setKeeping("none");
    const next = which === "here" ? form : keptNow(value.draft?.form ?? null);
    setForm(next);
    if (which === "here") {
      keepDraft(read.key, { base: version, draft: next });
      keeper.keep(next);
    } else forgetDraft(read.key);
  }

  return {
    form,
    keeping,
    change,
    choose,
    /** Stops keeping it, before it is sent. */
    stop: () => keeper.stop(),
    /** Forgets it, once it was sent. */
    forget: () => forgetDraft(read.key),
  };
}
