import { notificationsReference } from "@ribambelle/domain/notifications/notification.reference";
import type { Feature } from "../../feature.ts";
import { notificationsRoutines, notificationsTasks } from "./notifications.jobs.ts";
import { notificationsPersonal } from "./notifications.personal.ts";
import { notificationsRoutes } from "./notifications.routes.ts";

export { notify, notifyEach } from "./notifications.actions.ts";
export { type NoticeTo, writeNotifications as writeNotices } from "./notifications.store.ts";
export { noticeKindsOf, readFeed } from "./notifications.views.ts";

export const notifications: Feature = {
  routes: notificationsRoutes,
  reference: notificationsReference,
  jobs: { tasks: notificationsTasks, routines: notificationsRoutines },
  personal: notificationsPersonal,
};
