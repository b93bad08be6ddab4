import type { RenewalForm } from "@ribambelle/domain/renewals/renewal";
import { renewalRefusals } from "@ribambelle/domain/renewals/renewal.texts";
import { useQueryClient } from "@tanstack/react-query";
import type { CallError } from "../../../client/call/callError.ts";
import { useSending } from "../../../ui/editing/useSending.ts";
import { myRenewalQuery } from "../renewals.queries.ts";
import { useRenewalForm } from "./useRenewalForm.ts";

interface Given<Form> {
  /** Under which the form is kept in the tab. */
  readonly key: string;
  readonly version: string | null;
  /** What the server keeps. */
  readonly kept: RenewalForm | null;
  /** Gives a kept form for who is linked now; an empty one for none. */
  readonly keptNow: (kept: RenewalForm | null) => Form;
  readonly send: (form: Form) => Promise<void>;
}

/** Fills in a form and sends it: what is typed stays until it was sent. */
export function useFilling<Form extends RenewalForm>({ key, version, kept, keptNow, send }: Given<Form>) {
  const queries = useQueryClient();
  const sending = useSending();
  const { alreadyRenewed, closed } = renewalRefusals;

  // Answered in another tab: the page then says so. A campaign that has closed is said, and what was typed stays.
  function onRefused({ code }: CallError) {
    if (code === alreadyRenewed.code) void queries.invalidateQueries(myRenewalQuery);
  }

  const filled = useRenewalForm({ key, version, kept: keptNow(kept) }, onRefused);

  async function submit() {
    sending.clearFailure();
    await filled.stop();
    const failed = await sending.send(async () => {
      await send(filled.form);
      filled.forget();
      void queries.invalidateQueries(myRenewalQuery);
    });
    if (!failed) return;
    onRefused(failed);
    if (failed.code !== alreadyRenewed.code && failed.code !== closed.code) filled.change(filled.form);
  }

  return {
    form: filled.form,
    change: filled.change,
    /** Why it was not sent; null while nothing failed. */
    failure: sending.failure,
    frame: {
      keeping: filled.keeping,
      busy: sending.busy,
      noticeRef: sending.noticeRef,
      onSend: () => void submit(),
      onChoose: (which: "here" | "elsewhere") => filled.choose(which, keptNow),
    },
  };
}
