import { lazy, Suspense } from "react";
import { retryUntilFetched } from "../../client/loading/retryUntilFetched.ts";
import { readPage } from "../../client/readPage.ts";
import classes from "./NotificationBell.module.css";

const NotificationBell = lazy(async () => {
  const module = await retryUntilFetched(() => import("./NotificationBell.tsx"));
  return { default: module.NotificationBell };
});
const NotificationsWidget = lazy(async () => {
  const module = await retryUntilFetched(() => import("./NotificationsWidget.tsx"));
  return { default: module.NotificationsWidget };
});

/** What tells a person in the header of what is new: the portal's bell, or the agency's own widget (SHELL-16, SHELL-OP1). */
export function Notifications({ personId, onChanged }: { personId: number; onChanged: () => void }) {
  const url = readPage().notificationsWidgetUrl;
  return (
    <Suspense fallback={<div className={classes.waiting} />}>
      {url === null ? (
        <NotificationBell personId={personId} onChanged={onChanged} />
      ) : (
        <NotificationsWidget url={url} />
      )}
    </Suspense>
  );
}
