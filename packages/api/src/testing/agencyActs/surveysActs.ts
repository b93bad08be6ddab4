import { insertPerson } from "../stores/testPeople.store.ts";
import { insertSurvey } from "../stores/testToDos.store.ts";
import type { ActTrials } from "./actTrial.ts";

/** What is done about the surveys of families. */
export const trials: ActTrials = {
  "/Agency/Surveys/Follow": {
    notes: ["surveys.followed"],
    can: "follow",
    prepare: async ({ portal }) => {
      const { db } = portal.database.connection;
      const { personId } = await insertPerson(db, "Parent");
      const now = portal.deps.now();
      const id = await insertSurvey(db, personId, { savedAt: now, finishedAt: now });
      return { body: { leadNeedSurveyID: id, state: "quoted" }, of: "0", shown: `/Agency/Surveys/${id}` };
    },
  },
};
