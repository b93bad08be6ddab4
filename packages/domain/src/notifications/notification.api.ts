import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { commonRefusals } from "../kernel/refusal.ts";
import { feedSchema } from "./notification.ts";

const path = "/Notification/GetMyNotifications";

/** The place in a feed behind which it goes on: neither "1e3" nor " 7" is one. */
export const feedPlacePattern = /^[1-9]\d{0,14}$/;

export const getMyNotifications = endpoint({
  name: "getMyNotifications",
  method: "GET",
  path,
  access: "any",
  isPassive: true,
  output: feedSchema,
});

export const getOlderNotifications = endpoint({
  name: "getOlderNotifications",
  method: "GET",
  path: `${path}/:before`,
  access: "any",
  params: z.object({ before: z.string().check(z.regex(feedPlacePattern, "invalid")) }),
  output: feedSchema,
  refusals: [commonRefusals.notFound],
});

export const markRead = endpoint({
  name: "markNotificationRead",
  method: "POST",
  path: "/Notification/MarkRead",
  access: "any",
  body: z.object({ id: z.int().check(z.positive()) }),
  refusals: [commonRefusals.notFound],
});

export const markAllRead = endpoint({
  name: "markAllNotificationsRead",
  method: "POST",
  path: "/Notification/MarkAllRead",
  access: "any",
});

/** The stream that says when the feed has changed; it ends with the session. */
export const notificationStream = endpoint({
  name: "notificationStream",
  method: "GET",
  path: "/Notification/stream",
  access: "any",
  isPassive: true,
  download: "text/event-stream",
});
