import { identityNotices } from "@ribambelle/domain/identity/identity.notices";
import { identityReference } from "@ribambelle/domain/identity/identity.reference";
import type { Feature } from "../../feature.ts";
import { identityRoutines, identityTasks } from "./identity.jobs.ts";
import { identityPersonal } from "./identity.personal.ts";
import { identityConstraints } from "./identity.refusals.ts";
import { identityRoutes } from "./identity.routes.ts";
import { identityLetters } from "./identity.writers.ts";
import { openSessions } from "./sessions/sessions.ts";

export { noteBrowser, type SignedInFrom } from "./browsers/noteBrowser.ts";
export { invitePeople } from "./invitations/invitations.actions.ts";
export { type Audience, countAudience, type Standing } from "./invitations/invitations.store.ts";
export { openLinkSecret } from "./links/linkSecret.ts";
export { hashPassword, isPassword, passwordsWaiting, preparePasswords } from "./passwords/password.ts";
export { passwordProof } from "./passwords/provePassword.ts";
export { withdrawPassword } from "./passwords/withdrawPassword.ts";
export {
  lockInterviewOf as holdInterviewOf,
  type OwnContact,
  ownContact,
} from "./people/babysitters.store.ts";
export { isRoleNamed, type KnownName, listNames, listPeopleNotNamed } from "./people/people.absent.store.ts";
export { givenPersonColumns } from "./people/people.columns.ts";
export {
  hasPeopleOutside,
  importPeople,
  listNamesOnPapers,
  listPapersByReference,
  listPeopleByReference,
  listPeopleFromBefore,
  listPeopleUnder,
  type PeopleWork,
  type PersonOnPaper,
  saveFirstPassword,
} from "./people/people.import.ts";
export {
  deactivate as deactivatePerson,
  findAddressee,
  findPersonByEmail,
  findPersonByReference,
  lockPerson as holdPerson,
  nameOf,
  selectOwnInformation,
  updateLocale,
} from "./people/people.store.ts";

export { removeSessionsOf as endSessionsOf } from "./sessions/sessions.store.ts";
export { tokenHash } from "./sessions/tokens.ts";

export const identity: Feature = {
  routes: identityRoutes,
  reference: identityReference,
  notices: identityNotices,
  jobs: { tasks: identityTasks, routines: identityRoutines },
  letters: identityLetters,
  sessions: openSessions,
  personal: identityPersonal,
  refusals: identityConstraints,
};
