import { useReducer } from "react";
import { callErrorOf } from "../../client/call/callError.ts";
import { hushFailure, say } from "../messages/say.ts";

/**
 * Does what a button does where no place is kept for what goes wrong: the message at the foot of the page says it. `busy` stays true
 * until what follows, whether it was done or not, is there too, for each that was begun meanwhile.
 */
export function useAct() {
  const [underWay, add] = useReducer((count: number, more: number) => count + more, 0);

  /** Gives whether it was done. */
  async function act(does: () => Promise<unknown>, after?: () => Promise<unknown>): Promise<boolean> {
    add(1);
    hushFailure();
    try {
      await does();
      return true;
    } catch (error) {
      say({ kind: "error", text: callErrorOf(error).text });
      return false;
    } finally {
      await after?.();
      add(-1);
    }
  }

  return { busy: underWay > 0, act };
}
