import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { feedQuery } from "../notifications.queries.ts";
import { debounced } from "./debounced.ts";
import type { HearNews } from "./news.ts";
import { hearTogether } from "./shared.ts";

const refreshMs = 50; // SHELL-17

/** Reads the person's feed again whenever the server says that it has changed, and then calls `onChanged` too. */
export function useLiveFeed(personId: number, onChanged: () => void): void {
  const queries = useQueryClient();
  useEffect(() => {
    const { queryKey } = feedQuery;
    const known = () => queries.getQueryData(queryKey)?.unreadCount;
    let isOver = false;
    let hasMissed = false;
    let mustRead = false;
    let told: number | null = null;
    const refresh = debounced(async () => {
      // The first read may be older than this event, and while it is under way it cannot be repeated: wait
      // for it.
      if (known() === undefined)
        await queries
          .getQueryCache()
          .find({ queryKey })
          ?.promise?.catch(() => {});
      if (isOver || (!mustRead && known() === told)) return;
      mustRead = false;
      await queries.invalidateQueries({ queryKey });
    }, refreshMs);
    const hear: HearNews = ({ event, unreadCount }) => {
      if (event === "crowded") return;
      if (event === "changed") onChanged();
      // A lost stream may mean that the session has ended: reading the feed finds out.
      mustRead ||= event === "changed" || event === "lost" || hasMissed;
      told = unreadCount;
      if (mustRead || known() !== told) refresh.ask();
      if (event !== "changed") hasMissed = event === "lost";
    };
    const stop = hearTogether(personId, hear);
    return () => {
      isOver = true;
      stop();
      refresh.cancel();
    };
  }, [queries, personId, onChanged]);
}
