import { carryOut } from "../../features/moderation/decisions.actions.ts";
import { subjects } from "../../features.ts";
import { insertPerson } from "../stores/testPeople.store.ts";
import { sendPhoto } from "../testPhotos.ts";
import { type ActPortal, type ActTrials, send } from "./actTrial.ts";

async function looked({ portal, boss }: ActPortal) {
  const { personId } = await insertPerson(portal.database.connection.db, "BabySitter");
  const subjectId = await sendPhoto(portal.deps, personId);
  const path = `/Agency/Moderation/Next?queue=photos&subjectId=${subjectId}`;
  const { item } = (await portal.call("GET", path, { cookie: boss.cookie })).json();
  return { kind: "photo", subjectId, seen: item.seen, decision: "accept" };
}

/** What is done to photos and adverts. */
export const trials: ActTrials = {
  "/Agency/Moderation/Decide": {
    notes: ["photos.validated"],
    can: "decide",
    prepare: async (given) => {
      const body = await looked(given);
      return { body, shown: `/Agency/Moderation/Next?queue=photos&subjectId=${body.subjectId}` };
    },
    later: ({ portal }, { decisionId }: { decisionId: number }) =>
      carryOut({ ...portal.deps, subjects }, decisionId),
  },
  "/Agency/Moderation/Undo": {
    notes: ["moderation.undone"],
    prepare: async (given) => {
      const { decisionId } = (await send(given, "/Agency/Moderation/Decide", await looked(given))).json();
      return { body: { decisionId } };
    },
  },
  "/Agency/Moderation/Claim": { notesNothing: "who looks at what is forgotten after a minute" },
};
