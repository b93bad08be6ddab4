import { randomUUID } from "node:crypto";
import { insertStaff } from "../signedIn.ts";
import { insertMember } from "../stores/testTeam.store.ts";
import { type ActPortal, type ActTrial, type ActTrials, send, versionAt } from "./actTrial.ts";

const reason = "Vu ensemble";
const read = (userId: number) => `/Agency/Staff/${userId}`;

const onMember = (
  can: string,
  notes: readonly string[],
  more: object = {},
  given: object = {},
): ActTrial => ({
  notes,
  can,
  prepare: async ({ portal }) => {
    const { personId } = await insertStaff(portal, ["reader"], given);
    return { body: { userId: personId, reason, ...more }, of: read(personId) };
  },
});

async function whoLeft(given: ActPortal): Promise<number> {
  const { personId: userId } = await insertStaff(given.portal, ["reader"]);
  const body = { userId, reason, handOverTo: null };
  await send(given, "/Agency/Staff/End", body, await versionAt(given, read(userId)));
  return userId;
}

/** What is done to colleagues. */
export const trials: ActTrials = {
  "/Agency/Staff/Create": {
    notes: ["staff.created", "identity.invited"],
    prepare: async () => ({
      body: {
        firstName: "Ana",
        lastName: "Aron",
        eMail: `${randomUUID()}@example.fr`,
        reference: `AGE-${randomUUID()}`.slice(0, 20),
        phoneNumber: null,
        functions: ["coordinator"],
        locale: "fr",
      },
    }),
  },
  "/Agency/Staff/Invite": onMember("invite", ["identity.invited"], {}, { password_hash: null }),
  "/Agency/Staff/Update": onMember("update", ["staff.changed"], { changes: { lastName: "Autrement" } }),
  "/Agency/Staff/UpdateFunctions": onMember("updateFunctions", ["staff.functions-changed"], {
    functions: ["recruiter", "coordinator"],
  }),
  "/Agency/Staff/End": onMember("end", ["staff.ended"], { handOverTo: null }),
  "/Agency/Staff/EndSessions": onMember("endSessions", ["staff.sessions-ended"]),
  "/Agency/Staff/ResetSecondFactor": onMember("resetSecondFactor", ["second-factor.reset"]),
  "/Agency/Staff/Reopen": {
    notes: ["staff.reopened", "identity.invited"],
    can: "reopen",
    prepare: async (given) => {
      const userId = await whoLeft(given);
      return { body: { userId, reason, functions: ["reader"] }, of: read(userId) };
    },
  },
  "/Agency/Staff/LinkMember": {
    notes: ["staff.member-linked"],
    can: "linkMember",
    prepare: async ({ portal, boss }) => {
      const { personId } = await insertStaff(portal, ["reader"]);
      await insertMember(portal.database.connection.db, `CARD-${personId}`);
      const names = await portal.call("GET", "/Agency/Team/Names", { cookie: boss.cookie });
      const cards: { memberId: number; displayName: string }[] = names.json();
      const card = cards.find(({ displayName }) => displayName.endsWith(`CARD-${personId}`));
      return { body: { userId: personId, memberId: card?.memberId }, of: read(personId) };
    },
  },
  "/Agency/Preferences/Save": { notesNothing: "what one chooses for oneself changes nothing of anybody" },
};
