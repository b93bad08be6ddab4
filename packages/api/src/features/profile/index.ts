export * as profileActions from "./profile.actions.ts";
export { forgetProfileOf } from "./profile.actions.ts";
export { profileRoutes } from "./profile.routes.ts";
export { getProfile } from "./profile.store.ts";
