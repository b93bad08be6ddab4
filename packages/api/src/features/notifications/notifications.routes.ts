import * as api from "@ribambelle/domain/notifications/notification.api";
import type { FeatureDeps } from "../../feature.ts";
import { type Router, serve } from "../../http/serve.ts";
import { markAllRead, markRead } from "./notifications.actions.ts";
import { notificationsDeps } from "./notifications.deps.ts";
import { readFeed } from "./notifications.views.ts";
import { streamRoute } from "./stream.routes.ts";

export function notificationsRoutes(router: Router, given: FeatureDeps): void {
  const deps = notificationsDeps(given);
  const { connection, kinds, now } = deps;
  const { db, pool } = connection;

  serve(router, api.getMyNotifications, ({ actor: { personId }, locale }) =>
    readFeed(pool, kinds, { personId, before: null, locale }),
  );

  serve(router, api.getOlderNotifications, ({ actor: { personId }, params, locale }) =>
    readFeed(pool, kinds, { personId, before: Number(params.before), locale }),
  );

  serve(router, api.markRead, async ({ actor, body }) => {
    await markRead(db, actor, body.id, now());
    return {};
  });

  serve(router, api.markAllRead, async ({ actor }) => {
    await markAllRead(db, actor, [...kinds.keys()], now());
    return {};
  });

  streamRoute(router, deps);
}
