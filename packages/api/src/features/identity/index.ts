export { holdInterviewOf, type OwnContact, ownContact } from "./babysitters.store.ts";
export { identityRoutines, identityTasks } from "./identity.jobs.ts";
export { identityNeeds } from "./identity.needs.ts";
export { identityRoutes } from "./identity.routes.ts";
export { identityLetters } from "./identity.writers.ts";
export { invitePeople } from "./invitations/invitations.actions.ts";
export { type Audience, countAudience, type Standing } from "./invitations/invitations.store.ts";
export { hashPassword, preparePasswords } from "./password.ts";
export { isRoleNamed, type KnownName, listNames, listPeopleNotNamed } from "./people.absent.store.ts";
export { givenPersonColumns } from "./people.columns.ts";
export {
  hasPeopleOutside,
  importPeople,
  listPeopleByReference,
  listPeopleFromBefore,
  type PeopleWork,
  saveFirstPassword,
} from "./people.import.ts";
export { sessionCookie } from "./sessionCookie.ts";
export { openSessions } from "./sessions.ts";
