import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import { useRef, useState } from "react";
import { say } from "../messages/say.ts";
import { useAct } from "./useAct.ts";

interface Act<Id> {
  /** Does it to one; `once` says which sending it is. */
  readonly does: (id: Id, once: string) => Promise<unknown>;
  readonly done: Bilingual;
  /** Reads again what shows it, whether it was done or not. */
  readonly after: () => Promise<unknown>;
}

/**
 * Does something to one thing of a list after the other, each once however often its button is pressed; `busy` is the one that it is
 * under way for.
 */
export function useActOnEach<Id>({ does, done, after }: Act<Id>) {
  const { act } = useAct();
  const [busy, setBusy] = useState<Id | null>(null);
  // One sending of each until it has been answered, a lost answer included.
  const keys = useRef(new Map<Id, string>());
  const send = async (id: Id) => {
    if (busy !== null) return;
    setBusy(id);
    const once = keys.current.get(id) ?? crypto.randomUUID();
    keys.current.set(id, once);
    await act(async () => {
      await does(id, once);
      keys.current.delete(id);
      say({ kind: "success", text: done });
    }, after);
    setBusy(null);
  };
  return { busy, send: (id: Id) => void send(id) };
}
