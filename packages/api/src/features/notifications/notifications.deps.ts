import type { Deps } from "../../deps.ts";
import type { FeatureDeps } from "../../feature.ts";
import { countUnreadOf } from "./notifications.store.ts";
import { type NoticeKinds, noticeKindsOf } from "./notifications.views.ts";
import { openStreams, type Streams } from "./streams.ts";

/** What the notifications work with: the common deps, the kinds of notices, and the streams of this process. */
export interface NotificationsDeps extends Deps {
  readonly kinds: NoticeKinds;
  readonly streams: Streams;
  readonly countUnread: (personIds: readonly number[]) => Promise<ReadonlyMap<number, number>>;
}

// The name that the table's triggers give it.
const channel = "notification_changed";

/** Prepares what serves notifications. */
export function notificationsDeps({ announcements, notices, ...deps }: FeatureDeps): NotificationsDeps {
  const kinds = noticeKindsOf(notices);
  const countUnread = (personIds: readonly number[]) =>
    countUnreadOf(deps.connection.pool, personIds, [...kinds.keys()]);
  const onProblem = (error: unknown) => deps.log.warn({ err: error }, "notifications");
  const streams = openStreams({ countUnread, onProblem });
  announcements.listenTo(channel, {
    heard: (personId) => streams.changed(personId === "" ? null : Number(personId)),
    found: () => streams.changed(null),
  });
  return { ...deps, kinds, streams, countUnread };
}
