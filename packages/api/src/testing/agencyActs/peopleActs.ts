import { randomUUID } from "node:crypto";
import { insertPerson } from "../stores/testPeople.store.ts";
import { type ActPortal, type ActTrial, type ActTrials, send, versionAt } from "./actTrial.ts";

const reason = "Vu ensemble";
const read = (userId: number) => `/Agency/People/${userId}`;
/** What nobody but its readers may find anywhere else. */
export const noteWords = "Rappeler après la visite chez Mme Secret";

const onPerson = (
  can: string,
  notes: readonly string[],
  more: object = {},
  given: object = {},
): ActTrial => ({
  notes,
  can,
  prepare: async ({ portal, kind = "Parent" }) => {
    const { personId } = await insertPerson(portal.database.connection.db, kind, given);
    return { body: { userId: personId, ...more }, of: read(personId) };
  },
});

const onNote = (can: string, notes: readonly string[], more: object = {}): ActTrial => ({
  notes,
  can,
  prepare: async (given: ActPortal) => {
    const { personId } = await insertPerson(given.portal.database.connection.db, given.kind ?? "Parent");
    const body = { userId: personId, text: noteWords, isPinned: false };
    const { noteId } = (await send(given, "/Agency/Notes/Create", body)).json();
    return { body: { noteId, ...more }, of: "1", shown: `${read(personId)}/Notes` };
  },
});

/** What is done to families and babysitters. */
export const trials: ActTrials = {
  "/Agency/People/Create": {
    notes: ["people.created", "identity.invited"],
    prepare: async () => ({
      body: {
        role: "Parent",
        reference: `FAM-${randomUUID()}`.slice(0, 20),
        firstName: "Ana",
        lastName: "Aron",
        eMail: `${randomUUID()}@example.fr`,
        invite: true,
      },
    }),
  },
  "/Agency/People/Update": onPerson("edit", ["people.changed"], { changes: { city: "Lyon" }, reason }),
  "/Agency/People/Invite": onPerson("invite", ["identity.invited"], {}, { password_hash: null }),
  "/Agency/People/SendReset": onPerson("sendReset", ["identity.reset-requested"]),
  "/Agency/People/EndSessions": onPerson("endSessions", ["people.sessions-ended"], { reason }),
  "/Agency/People/Block": onPerson("block", ["people.blocked"], { reason }),
  "/Agency/People/Unblock": {
    notes: ["people.unblocked"],
    can: "unblock",
    prepare: async (given) => {
      const { personId } = await insertPerson(given.portal.database.connection.db, given.kind ?? "Parent");
      const body = { userId: personId, reason };
      await send(given, "/Agency/People/Block", body, await versionAt(given, read(personId)));
      return { body, of: read(personId) };
    },
  },
  "/Agency/Notes/Create": onPerson("writeNotes", ["people.note-written"], {
    text: noteWords,
    isPinned: false,
  }),
  "/Agency/Notes/Update": onNote("change", ["people.note-changed"], {
    text: `${noteWords}.`,
    isPinned: true,
  }),
  "/Agency/Notes/Remove": onNote("remove", ["people.note-removed"]),
};
