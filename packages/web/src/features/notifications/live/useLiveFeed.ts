import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { feedQuery } from "../notifications.queries.ts";
import { debounced } from "./debounced.ts";
import type { HearNews } from "./news.ts";
import { hearTogether } from "./shared.ts";

const refreshMs = 50; // SHELL-17

/** Reads the person's feed again whenever the server says that it has changed. */
export function useLiveFeed(personId: number): void {
  const queries = useQueryClient();
  useEffect(() => {
    const refresh = debounced(() => {
      void queries.invalidateQueries({ queryKey: feedQuery.queryKey });
    }, refreshMs);
    let hasMissed = false;
    const hear: HearNews = ({ event, unreadCount }) => {
      const known = queries.getQueryData(feedQuery.queryKey)?.unreadCount;
      const isNews = event === "changed" || event === "lost" || hasMissed || known !== unreadCount;
      // A cut or a refusal may be the end of the session: the call finds out.
      if (isNews && event !== "crowded") refresh.ask();
      if (event === "opened" || event === "lost") hasMissed = event === "lost";
    };
    const stop = hearTogether(personId, hear);
    return () => {
      stop();
      refresh.cancel();
    };
  }, [queries, personId]);
}
