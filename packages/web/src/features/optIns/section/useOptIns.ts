import type { Choices, OptIn } from "@ribambelle/domain/optIns/optIn";
import { updateMyOptIn } from "@ribambelle/domain/optIns/optIn.api";
import { optInRefusals } from "@ribambelle/domain/optIns/optIn.texts";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { CallError, callVersioned } from "../../../client/call/call.ts";
import { callErrorOf } from "../../../client/call/callError.ts";
import { keepAnswer } from "../../../client/keepAnswer.ts";
import { saveOver } from "../../../ui/editing/saveOver.ts";
import { say } from "../../../ui/messages/say.ts";
import { choiceSaved } from "./NotificationsSection.texts.ts";
import { optInsQuery } from "./optIns.queries.ts";

type Wishes = Partial<Choices>;

/**
 * Gives what the person accepts, as they wish it, and the way to wish: each wish is saved at once, one call after the other, so
 * that the last one holds; one that fails goes back to what is kept, and says so (SETTINGS-OP4).
 */
export function useOptIns() {
  const queries = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(optInsQuery);
  const [wishes, setWishes] = useState<Wishes>({});
  const waiting = useRef<Wishes>({});
  const isSaving = useRef(false);

  function become(next: Wishes) {
    waiting.current = next;
    setWishes(next);
  }

  async function saveWaiting(): Promise<void> {
    if (isSaving.current) return;
    isSaving.current = true;
    while (Object.keys(waiting.current).length > 0) {
      const sent = waiting.current;
      const message = await save(queries, sent).then(
        () => ({ kind: "success", text: choiceSaved }) as const,
        (failed: unknown) => ({ kind: "error", text: callErrorOf(failed).text }) as const,
      );
      become(withoutWishes(waiting.current, sent));
      if (Object.keys(waiting.current).length === 0 || message.kind === "error") say(message);
    }
    isSaving.current = false;
  }

  return {
    settings: data && { ...data.value, ...wishes },
    error,
    isFetching,
    retry: () => void refetch(),
    wish(optIn: OptIn, isTaken: boolean) {
      become({ ...waiting.current, [optIn]: isTaken });
      void saveWaiting();
    },
  };
}

// What was wished again meanwhile, and otherwise, is still to be saved.
function withoutWishes(wishes: Wishes, sent: Wishes): Wishes {
  return Object.fromEntries(
    Object.entries(wishes).filter(([name, isTaken]) => sent[name as OptIn] !== isTaken),
  );
}

/**
 * Sends the whole object, as the call is printed, from the version that the page knows. When another tab or a link changed it
 * meanwhile, reads it again and applies the wishes to that: neither undoes the other’s change (SETTINGS-OP12).
 */
async function save(queries: QueryClient, wishes: Wishes): Promise<void> {
  const { queryKey } = optInsQuery;
  const stale = await saveOver(
    async () => {
      const known = await queries.ensureQueryData(optInsQuery);
      const settings = { ...known.value, ...wishes };
      try {
        const { version } = await callVersioned(updateMyOptIn, { body: settings, from: known.version });
        await keepAnswer(queries, queryKey, { value: settings, version });
        return null;
      } catch (error) {
        const code = error instanceof CallError ? error.code : null;
        if (code !== optInRefusals.changedMeanwhile.code) throw error;
        return queries.fetchQuery({ ...optInsQuery, staleTime: 0 });
      }
    },
    () => true,
  );
  const { status, code, ...text } = optInRefusals.changedMeanwhile;
  if (stale !== null) throw new CallError(status, text, code);
}
