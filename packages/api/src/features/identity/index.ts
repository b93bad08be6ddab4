import { identityActs } from "@ribambelle/domain/identity/identity.acts";
import { identityNotices } from "@ribambelle/domain/identity/identity.notices";
import { identityReference } from "@ribambelle/domain/identity/identity.reference";
import type { Feature } from "../../feature.ts";
import { identityRoutines, identityTasks } from "./identity.jobs.ts";
import { identityLetters } from "./identity.letters.ts";
import { identityPersonal } from "./identity.personal.ts";
import { identityRoutes } from "./identity.routes.ts";
import { identitySettings } from "./identity.settings.ts";
import { identityJoiners } from "./links/identity.joiners.ts";
import { openSessions } from "./sessions/sessions.ts";

export { blockAccess, sendResetLetter, unblockAccess } from "./access/access.actions.ts";
export { noteBrowser, type SignedInFrom } from "./browsers/noteBrowser.ts";
export { changeEmail } from "./email/changeEmail.ts";
export { accountStateOf, invitedAtOf } from "./invitations/accountState.store.ts";
export { invitePeople } from "./invitations/invitations.actions.ts";
export { invitePerson } from "./invitations/invitePerson.ts";
export { voidLinks } from "./links/voidLinks.ts";
export { hashPassword, isPassword, passwordsWaiting, preparePasswords } from "./passwords/password.ts";
export { passwordProof } from "./passwords/provePassword.ts";
export { withdrawPassword } from "./passwords/withdrawPassword.ts";

export { removeSessionsOf as endSessionsOf } from "./sessions/sessions.store.ts";
export { tokenHash } from "./sessions/tokens.ts";

export const identity: Feature = {
  acts: [identityActs],
  routes: identityRoutes,
  reference: identityReference,
  notices: identityNotices,
  jobs: { tasks: identityTasks, routines: identityRoutines },
  letters: identityLetters,
  sessions: openSessions,
  joins: identityJoiners,
  commands: { invite: async () => (await import("./command/invite.ts")).inviteCommand },
  settings: identitySettings,
  personal: identityPersonal,
};
