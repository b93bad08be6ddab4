import { getLetters, resend } from "@ribambelle/domain/letters/letters.agency.api";
import { useQueryClient } from "@tanstack/react-query";
import { callVersioned } from "../../client/call/call.ts";
import { keyOf } from "../../client/queryOf.ts";
import { useActOnEach } from "../../ui/editing/useActOnEach.ts";
import { resent } from "./letters.texts.ts";

/** Sends letters again (MAILS-04). */
export function useResend() {
  const queries = useQueryClient();
  return useActOnEach({
    does: (letterId: string, once) => callVersioned(resend, { body: { letterId }, once }),
    done: resent,
    after: () => queries.invalidateQueries({ queryKey: keyOf(getLetters) }),
  });
}
