import type { StreamEvent } from "@ribambelle/domain/notifications/notification";

/** What a page is told of the feed: an event of the stream, or `lost` when the stream was cut or refused. */
export interface News {
  readonly event: StreamEvent | "lost";
  /** How many are unread; null when the stream does not say. */
  readonly unreadCount: number | null;
}
export type HearNews = (news: News) => void;
