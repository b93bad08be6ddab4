import { getLetters, resend } from "@ribambelle/domain/letters/letters.agency.api";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { callVersioned } from "../../client/call/call.ts";
import { callErrorOf } from "../../client/call/callError.ts";
import { keyOf } from "../../client/queryOf.ts";
import { say } from "../../ui/messages/say.ts";
import { resent } from "./letters.texts.ts";

/** Sends letters again, each once however often its button is pressed; `busy` is the one that is under way (MAILS-04). */
export function useResend() {
  const queries = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);
  // One sending of one letter until it has been answered, a lost answer included.
  const keys = useRef(new Map<string, string>());
  const send = async (letterId: string) => {
    if (busy !== null) return;
    setBusy(letterId);
    const key = keys.current.get(letterId) ?? crypto.randomUUID();
    keys.current.set(letterId, key);
    try {
      await callVersioned(resend, { body: { letterId }, once: key });
      keys.current.delete(letterId);
      say({ kind: "success", text: resent });
    } catch (error) {
      say({ kind: "error", text: callErrorOf(error).text });
    }
    await queries.invalidateQueries({ queryKey: keyOf(getLetters) });
    setBusy(null);
  };
  return { busy, send: (letterId: string) => void send(letterId) };
}
