import { insertPerson } from "../stores/testPeople.store.ts";
import { type ActPortal, type ActTrial, type ActTrials, send } from "./actTrial.ts";

const asked = { kind: "access", askedAt: "2026-01-05", way: "phone", note: "Par téléphone" };
const parent = async ({ portal }: ActPortal) =>
  (await insertPerson(portal.database.connection.db, "Parent")).personId;

const onRequest = (can: string, notes: readonly string[], more: (given: ActPortal) => object): ActTrial => ({
  notes,
  can,
  prepare: async (given) => {
    const body = { userId: await parent(given), ...asked };
    const { requestId } = (await send(given, "/Agency/Requests/Create", body)).json();
    return {
      body: { requestId, ...more(given) },
      of: "1",
      shown: `/Agency/Requests?personId=${body.userId}`,
    };
  },
});

/** What is done about what people ask of the agency. */
export const trials: ActTrials = {
  "/Agency/Requests/Create": {
    notes: ["people.request-recorded"],
    prepare: async (given) => ({ body: { userId: await parent(given), ...asked } }),
  },
  "/Agency/Requests/Update": onRequest("own", ["people.request-owned"], ({ boss }) => ({
    ownerId: boss.personId,
  })),
  "/Agency/Requests/Close": onRequest("close", ["people.request-closed"], () => ({
    outcome: "done",
    reason: "Remis en main propre",
  })),
};
