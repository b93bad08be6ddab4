import type { Feed, Notification } from "@ribambelle/domain/notifications/notification";
import { getOlderNotifications } from "@ribambelle/domain/notifications/notification.api";
import { useState } from "react";
import { CallError, call } from "../../client/call/call.ts";
import { say } from "../../ui/messages/say.ts";

/** Gives the notifications before the newest page, as far as the person asked for them. */
export function useOlder(newest: Feed | undefined) {
  const [pages, setPages] = useState<readonly Feed[]>([]);
  const [busy, setBusy] = useState(false);
  const notifications: Notification[] = pages.flatMap((page) => page.notifications);
  const last = notifications.at(-1) ?? newest?.notifications.at(-1);

  async function load() {
    if (!last || busy) return;
    setBusy(true);
    try {
      const page = await call(getOlderNotifications, undefined, { before: String(last.id) });
      setPages([...pages, page]);
    } catch (error) {
      if (error instanceof CallError && error.status !== 401) say({ kind: "error", text: error.text });
    }
    setBusy(false);
  }

  // A notification that has moved from the newest page to an older one is shown only once.
  const known = new Set(newest?.notifications.map(({ id }) => id));
  return {
    notifications: notifications.filter(({ id }) => !known.has(id)),
    hasOlder: (pages.at(-1) ?? newest)?.hasOlder ?? false,
    busy,
    load: () => void load(),
  };
}
