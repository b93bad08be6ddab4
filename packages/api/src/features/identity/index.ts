export { identityRoutines, identityTasks } from "./identity.jobs.ts";
export { identityNeeds } from "./identity.needs.ts";
export { identityRoutes } from "./identity.routes.ts";
export { hashPassword, preparePasswords } from "./password.ts";
export {
  hasPeopleOutside,
  importPeople,
  listPeopleByReference,
  type PeopleWork,
  saveFirstPassword,
} from "./people.import.ts";
export { sessionCookie } from "./sessionCookie.ts";
export { openSessions } from "./sessions.ts";
