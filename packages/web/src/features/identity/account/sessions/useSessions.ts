import { endMyOtherSessions, endMySession } from "@ribambelle/domain/identity/identity.api";
import { identityRefusals } from "@ribambelle/domain/identity/identity.texts";
import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../../client/call/call.ts";
import { callErrorOf } from "../../../../client/call/callError.ts";
import type { WithProof } from "../../../../client/withProof.ts";
import { say } from "../../../../ui/messages/say.ts";
import { othersEnded, sessionEnded } from "../account.texts.ts";
import { sessionsQuery } from "./sessions.queries.ts";

/** Gives which session is being ended (an id, or all others), and the acts that end them: false when the person turned back. */
export function useSessions(withProof: WithProof) {
  const queries = useQueryClient();
  const [ending, setEnding] = useState<string | null>(null);

  async function run(what: string, act: () => Promise<unknown>, done: Bilingual): Promise<boolean> {
    if (ending !== null) return false;
    setEnding(what);
    let isDone = true;
    try {
      isDone = (await withProof(act)) !== null;
      if (isDone) say({ kind: "success", text: done });
    } catch (error) {
      const { code, text } = callErrorOf(error);
      // Another tab was faster: it is ended all the same.
      const isEnded = code === identityRefusals.noSuchSession.code;
      say({ kind: isEnded ? "success" : "error", text });
    }
    await queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    setEnding(null);
    return isDone;
  }

  return {
    ending,
    end: (id: string) => run(id, () => call(endMySession, { id }), sessionEnded),
    endOthers: () => run("others", () => call(endMyOtherSessions), othersEnded),
  };
}
