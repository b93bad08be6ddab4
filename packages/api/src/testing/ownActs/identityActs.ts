import { sql } from "kysely";
import { newToken, tokenHash } from "../../features/identity/sessions/tokens.ts";
import { testPassword } from "../stores/testPeople.store.ts";
import { enrol } from "../testSecondFactor.ts";
import type { OwnPortal, OwnTrial } from "./ownTrial.ts";

const base = "/Authentication";
const other = "Nouveau-Secret-7";

/** What people do to their account, password and sessions. */
export const trials: readonly OwnTrial[] = [
  {
    path: `${base}/login`,
    notes: ["identity.signed-in"],
    prepare: (_, { userName }) => ({ form: { username: userName, password: testPassword }, cookie: "" }),
    anothers: { letsIn: "the password" },
  },
  {
    path: `${base}/login`,
    how: "before the second factor",
    notes: ["identity.password-given"],
    async prepare({ portal }, me) {
      await enrol(portal, me, me.cookie);
      return { form: { username: me.userName, password: testPassword }, cookie: "" };
    },
    anothers: { letsIn: "the password" },
  },
  { path: `${base}/logout`, notes: ["identity.signed-out"] },
  {
    path: `${base}/DisableDisplayedConnectionPopup`,
    notes: ["identity.connection-popup-disabled"],
    async prepare({ portal }, { personId }) {
      const { db } = portal.database.connection;
      await sql`UPDATE person SET displays_connection_popup = true WHERE id = ${personId}`.execute(db);
      return {};
    },
  },
  {
    path: `${base}/updateMyPassword`,
    notes: ["identity.password-changed"],
    prepare: () => ({ body: { currentPassword: testPassword, newPassword: other } }),
  },
  {
    path: `${base}/requestResetMyPassword`,
    notes: [],
    changesNothing: "a job looks up whose the address is",
    prepare: (_, { email }) => ({ body: { email } }),
    anothers: { letsIn: "the mailbox, to which the link goes" },
  },
  {
    path: `${base}/resetMyPassword`,
    notes: ["identity.password-reset"],
    async prepare({ portal }, { personId }) {
      const resetKey = newToken();
      await sql`INSERT INTO password_reset VALUES (${tokenHash(resetKey)}, ${personId}, now() + interval '1 day')`.execute(
        portal.database.connection.db,
      );
      return { body: { password: other, resetKey }, cookie: "" };
    },
    anothers: { letsIn: "the key of the link" },
  },
  {
    path: `${base}/EndMySession`,
    notes: ["identity.session-ended"],
    async prepare(given, me) {
      await elsewhere(given, me);
      const { cookie } = me;
      const sessions = (await given.portal.call("GET", `${base}/GetMySessions`, { cookie })).json();
      return { body: { id: sessions.find((one: { isCurrent: boolean }) => !one.isCurrent).id } };
    },
  },
  { path: `${base}/EndMyOtherSessions`, notes: ["identity.other-sessions-ended"], prepare: elsewhere },
  { path: `${base}/deleteMyAccount`, notes: ["identity.account-deleted"] },
];

async function elsewhere({ portal }: OwnPortal, { userName }: { readonly userName: string }) {
  await portal.signIn(userName);
  return {};
}
