import { useState } from "react";
import { callErrorOf } from "../../client/call/callError.ts";
import { say } from "../messages/say.ts";

/**
 * Does what a button does where no place is kept for what goes wrong: the message at the foot of the page says it. `busy` stays true
 * until what follows, whether it was done or not, is there too.
 */
export function useAct() {
  const [busy, setBusy] = useState(false);

  /** Gives whether it was done. */
  async function act(does: () => Promise<unknown>, after?: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    try {
      await does();
      return true;
    } catch (error) {
      say({ kind: "error", text: callErrorOf(error).text });
      return false;
    } finally {
      await after?.();
      setBusy(false);
    }
  }

  return { busy, act };
}
