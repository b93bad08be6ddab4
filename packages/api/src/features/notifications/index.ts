export { forgetNotificationsOf, notify, notifyEach } from "./notifications.actions.ts";
export { notificationsRoutines, notificationsTasks } from "./notifications.jobs.ts";
export { notificationsNeeds } from "./notifications.needs.ts";
export { notificationsRoutes } from "./notifications.routes.ts";
export type { NoticeTo } from "./notifications.store.ts";
