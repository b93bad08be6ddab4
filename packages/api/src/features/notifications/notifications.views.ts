import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { NoticeKind } from "@ribambelle/domain/kernel/notice";
import { type Feed, feedPageSize, type Notification } from "@ribambelle/domain/notifications/notification";
import type pg from "pg";
import { countUnreadOf, type KeptNotification, listNotifications } from "./notifications.store.ts";

/**
 * The kinds of notices of all features, by name. Stored notices of a kind that is not here (a newer
 * version's) are ignored.
 */
export type NoticeKinds = ReadonlyMap<string, Pick<NoticeKind, "kind" | "read">>;

/** Gathers the kinds of each feature's record. */
export function noticeKindsOf(records: readonly Readonly<Record<string, NoticeKind>>[]): NoticeKinds {
  return new Map(records.flatMap((record) => Object.values(record).map((kind) => [kind.kind, kind])));
}

/** Reads one page of a person's feed, in their language. */
export async function readFeed(
  pool: pg.Pool,
  kinds: NoticeKinds,
  { personId, before, locale }: { personId: number; before: number | null; locale: Locale },
): Promise<Feed> {
  const names = [...kinds.keys()];
  const place = before === null ? null : ({ side: "after", key: [before] } as const);
  const [page, unread] = await Promise.all([
    listNotifications(pool, { personId, kinds: names, place, limit: feedPageSize }),
    countUnreadOf(pool, [personId], names),
  ]);
  return {
    notifications: page.rows.flatMap((row) => said(row, kinds, locale) ?? []),
    unreadCount: unread.get(personId) ?? 0,
    hasOlder: page.hasNext,
  };
}

function said(row: KeptNotification, kinds: NoticeKinds, locale: Locale): Notification | null {
  const words = kinds.get(row.kind)?.read(row.facts);
  if (!words) return null;
  const { id, link, isRead, createdAt } = row;
  return {
    id,
    link,
    isRead,
    createdAt: createdAt.toISOString(),
    title: words.title[locale],
    text: words.text[locale],
  };
}
