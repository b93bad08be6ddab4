import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type CallError, callErrorOf } from "../../client/call/callError.ts";

/**
 * Does what has no fields (a choice, a deletion, a photo) once at a time; a form does it by `useForm`. While it is under way, and
 * after it succeeded, `busy` stays true; when it fails, `failure` holds what to show and the focus goes to the notice that shows it.
 */
export function useSending() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Bilingual | null>(null);
  const noticeRef = useRef<HTMLDivElement>(null);

  /** Gives the error when the sending failed, null when it succeeded. */
  async function send(act: () => Promise<void>): Promise<CallError | null> {
    setBusy(true);
    // Of what is sent again nobody knows yet.
    setFailure(null);
    try {
      await act();
      return null;
    } catch (error) {
      const failed = callErrorOf(error);
      flushSync(() => {
        setBusy(false);
        setFailure(failed.text);
      });
      noticeRef.current?.focus();
      return failed;
    }
  }

  return {
    busy,
    failure,
    noticeRef,
    send,
    /** Lets it be sent again, where it succeeded and the page stays. */
    release: () => setBusy(false),
    clearFailure: () => setFailure(null),
  };
}
