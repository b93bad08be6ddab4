import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Failure } from "../../ui/messages/Failure.tsx";
import { Skeleton } from "../../ui/messages/Skeleton.tsx";
import { NotificationItem } from "./NotificationItem.tsx";
import classes from "./NotificationPanel.module.css";
import { feedQuery } from "./notifications.queries.ts";
import { notificationWords } from "./notifications.texts.ts";
import { useMarkRead } from "./useMarkRead.ts";
import { useOlder } from "./useOlder.ts";

/** What the bell opens: the person's notifications, the newest first. */
export function NotificationPanel({ onFollowed }: { onFollowed: () => void }) {
  const words = useWords(notificationWords);
  const locale = useLocale();
  const { data: feed, error, isFetching, refetch } = useQuery(feedQuery);
  const isForeign = feed !== undefined && feed.locale !== locale;
  const older = useOlder(feed);
  const { readOne, readAll } = useMarkRead();
  useEffect(() => {
    if (isForeign) void refetch({ cancelRefetch: false });
  }, [isForeign, refetch]);
  const shown = isForeign ? undefined : feed;
  const all = [...(shown?.notifications ?? []), ...older.notifications];
  return (
    <section className={classes.panel} aria-label={words.title}>
      <div className={classes.head}>
        <p className={classes.title}>{words.title}</p>
        {shown !== undefined && shown.unreadCount > 0 && (
          <button type="button" className={classes.markAll} onClick={() => void readAll()}>
            {words.markAll}
          </button>
        )}
      </div>
      {!shown && error && !isFetching ? (
        <Failure error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : !shown ? (
        <Waiting />
      ) : all.length === 0 ? (
        <div className={classes.none}>
          <p className={classes.sentence}>{words.none}</p>
          <p>{words.noneYet}</p>
        </div>
      ) : (
        <ul className={classes.list}>
          {all.map((notification) => (
            <NotificationItem
              key={notification.id}
              notification={notification}
              onRead={() => void readOne(notification)}
              onFollowed={onFollowed}
            />
          ))}
        </ul>
      )}
      {shown && older.hasOlder && (
        <div className={classes.more}>
          <Button busy={older.busy} onClick={older.load}>
            {words.older}
          </Button>
        </div>
      )}
    </section>
  );
}

function Waiting() {
  const words = useWords(notificationWords);
  return (
    <div className={classes.waiting} role="status" aria-label={words.loading}>
      {["first", "second", "third"].map((name) => (
        <div key={name} className={classes.waitingItem}>
          <Skeleton width="55%" />
          <Skeleton width="90%" />
          <Skeleton width="35%" />
        </div>
      ))}
    </div>
  );
}
