import { momentText } from "@ribambelle/domain/kernel/moment";
import type { Notification } from "@ribambelle/domain/notifications/notification";
import type { MouseEvent } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import { today } from "../../client/today.ts";
import { useRouter } from "../../routing/router/RouterView.tsx";
import { Unbroken } from "../../ui/cards/Unbroken.tsx";
import classes from "./NotificationItem.module.css";
import { notificationWords } from "./notifications.texts.ts";

interface Props {
  notification: Notification;
  /** The person has read it: by following its link, or by clicking it where it has none. */
  onRead: () => void;
  /** Its link was followed. */
  onFollowed: () => void;
}

/** One notification: what, when, whether it is unread, and where it leads. */
export function NotificationItem({ notification, onRead, onFollowed }: Props) {
  const words = useWords(notificationWords);
  const locale = useLocale();
  const { history } = useRouter();
  const { title, text, link, isRead, createdAt } = notification;
  const follow = (event: MouseEvent, to: string) => {
    onRead();
    // With a modifier key the browser opens another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onFollowed();
    history.push(to);
  };
  const content = (
    <>
      <span className={classes.title}>{title}</span>
      <span>
        <Unbroken text={text} />
      </span>
      <span className={classes.foot}>
        <time dateTime={createdAt}>{momentText(createdAt, today(), locale)}</time>
        {!isRead && <strong className={classes.unread}>{words.unread}</strong>}
      </span>
    </>
  );
  return (
    <li data-unread={!isRead || undefined} className={classes.item}>
      {link !== null ? (
        <a href={link} className={classes.content} onClick={(event) => follow(event, link)}>
          {content}
        </a>
      ) : isRead ? (
        <div className={classes.content}>{content}</div>
      ) : (
        <button type="button" className={classes.content} onClick={onRead}>
          {content}
        </button>
      )}
    </li>
  );
}
