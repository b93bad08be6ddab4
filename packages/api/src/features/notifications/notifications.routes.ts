import * as api from "@ribambelle/domain/notifications/notification.api";
import { notificationsReference } from "@ribambelle/domain/notifications/notification.reference";
import { type Door, serve } from "../../http/serve.ts";
import { readFeed } from "./feed.ts";
import { markAllRead, markRead } from "./notifications.actions.ts";
import type { NotificationsNeeds } from "./notifications.needs.ts";
import { streamRoute, type WatchSession } from "./stream.routes.ts";

export function notificationsRoutes(door: Door, needs: NotificationsNeeds, watchSession: WatchSession): void {
  const { connection, kinds, now } = needs;
  const { db, pool } = connection;
  door.references.push(notificationsReference);

  serve(door, api.getMyNotifications, ({ actor: { personId }, locale }) =>
    readFeed(pool, kinds, { personId, before: null, locale }),
  );

  serve(door, api.getOlderNotifications, ({ actor: { personId }, params, locale }) =>
    readFeed(pool, kinds, { personId, before: Number(params.before), locale }),
  );

  serve(door, api.markRead, async ({ actor, body }) => {
    await markRead(db, actor, body.id, now());
    return {};
  });

  serve(door, api.markAllRead, async ({ actor }) => {
    await markAllRead(db, actor, [...kinds.keys()], now());
    return {};
  });

  streamRoute(door, needs, watchSession);
}
