import type { Notification } from "@ribambelle/domain/notifications/notification";
import { markAllRead, markRead } from "@ribambelle/domain/notifications/notification.api";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../client/call/call.ts";
import { callErrorOf } from "../../client/call/callError.ts";
import { say } from "../../ui/messages/say.ts";
import { feedQuery, type SaidFeed } from "./notifications.queries.ts";

/** Gives the functions that mark notifications as read: shown at once, then read again from the server. */
export function useMarkRead() {
  const queries = useQueryClient();

  async function keep(change: (feed: SaidFeed) => SaidFeed, send: () => Promise<unknown>): Promise<void> {
    await queries.cancelQueries({ queryKey: feedQuery.queryKey });
    queries.setQueryData(feedQuery.queryKey, (feed) => feed && change(feed));
    try {
      await send();
    } catch (error) {
      // After a 401 the end of the session has been announced already.
      const { status, text } = callErrorOf(error);
      if (status !== 401) say({ kind: "error", text });
    }
    await queries.invalidateQueries({ queryKey: feedQuery.queryKey });
  }

  return {
    readOne: ({ id, isRead }: Notification) =>
      isRead
        ? Promise.resolve()
        : keep(
            (feed) => withRead(feed, id),
            () => call(markRead, { id }),
          ),
    readAll: () => keep(allRead, () => call(markAllRead)),
  };
}

const withRead = (feed: SaidFeed, id: number): SaidFeed => ({
  ...feed,
  unreadCount: Math.max(0, feed.unreadCount - 1),
  notifications: feed.notifications.map((one) => (one.id === id ? { ...one, isRead: true } : one)),
});

const allRead = (feed: SaidFeed): SaidFeed => ({
  ...feed,
  unreadCount: 0,
  notifications: feed.notifications.map((one) => ({ ...one, isRead: true })),
});
