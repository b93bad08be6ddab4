import { getRenewals, remindRenewal } from "@ribambelle/domain/agencyRenewals/renewals.agency.api";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { callVersioned } from "../../../client/call/call.ts";
import { callErrorOf } from "../../../client/call/callError.ts";
import { keyOf } from "../../../client/queryOf.ts";
import { say } from "../../../ui/messages/say.ts";
import { done } from "./answer.texts.ts";

/** Reminds people of the season of a year, each once however often the button is pressed; `busy` is whom it is under way for (AGREN-13). */
export function useRemind(year: number) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState<number | null>(null);
  // One sending to one person until it has been answered, a lost answer included.
  const keys = useRef(new Map<number, string>());
  const send = async (userId: number) => {
    if (busy !== null) return;
    setBusy(userId);
    const once = keys.current.get(userId) ?? crypto.randomUUID();
    keys.current.set(userId, once);
    try {
      await callVersioned(remindRenewal, { body: { year, userId }, once });
      keys.current.delete(userId);
      say({ kind: "success", text: done.reminded });
    } catch (error) {
      say({ kind: "error", text: callErrorOf(error).text });
    }
    await queries.invalidateQueries({ queryKey: keyOf(getRenewals) });
    setBusy(null);
  };
  return { busy, send: (userId: number) => void send(userId) };
}
