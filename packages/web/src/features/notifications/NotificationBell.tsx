import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWords } from "../../client/locale.tsx";
import { IconButton } from "../../ui/buttons/IconButton.tsx";
import { useUnfolding } from "../../ui/buttons/useUnfolding.ts";
import { BellIcon } from "../../ui/pictures/icons.tsx";
import { useHydrated } from "../../ui/useHydrated.ts";
import { useLiveFeed } from "./live/useLiveFeed.ts";
import classes from "./NotificationBell.module.css";
import { NotificationPanel } from "./NotificationPanel.tsx";
import { feedQuery } from "./notifications.queries.ts";
import { notificationWords } from "./notifications.texts.ts";

interface Props {
  personId: number;
  /** Something has happened that the person is told of. */
  onChanged: () => void;
}

/** The bell of the header: how many notifications are unread, and a panel with all of them (SHELL-16). */
export function NotificationBell({ personId, onChanged }: Props) {
  const words = useWords(notificationWords);
  const { data: feed } = useQuery(feedQuery);
  const { open, close, holder, opener } = useUnfolding();
  useLiveFeed(personId, onChanged);
  const isHydrated = useHydrated();
  const unread = feed?.unreadCount ?? 0;
  return (
    // Taken over after the rest of the page: until then a tap on it waits (client/loading/earlyInput.ts).
    <div {...holder} className={classes.anchor} data-drawn={isHydrated ? undefined : ""}>
      <IconButton {...opener} className={classes.button} aria-label={words.bell(unread)}>
        <BellIcon />
        {unread > 0 && (
          <span className={classes.count} aria-hidden="true">
            {unread > 99 ? "99+" : unread}
          </span>
        )}
      </IconButton>
      {open && (
        <div className={classes.panel}>
          <NotificationPanel onFollowed={close} />
        </div>
      )}
      <Arrival unread={feed?.unreadCount} />
    </div>
  );
}

// Announces to screen readers that the count has grown; silent when the page opens and when some are read.
function Arrival({ unread }: { unread: number | undefined }) {
  const words = useWords(notificationWords);
  const [known, setKnown] = useState(unread);
  const [arrived, setArrived] = useState(false);
  if (known !== unread) {
    setKnown(unread);
    setArrived(known !== undefined && unread !== undefined && unread > known);
  }
  return (
    <span role="status" className="visually-hidden">
      {arrived && unread !== undefined && words.arrived(unread)}
    </span>
  );
}
