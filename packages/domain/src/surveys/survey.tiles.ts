import { tileKind } from "../kernel/desk/tile.ts";

/** After how many days an unfinished survey is one that was given up for now. */
export const idleAfterDays = 7;

/** What of surveys waits for the agency. */
export const surveyTiles = {
  idle: tileKind({
    code: "surveys-idle",
    title: { fr: "Questionnaires interrompus", en: "Interrupted surveys" },
    permission: "surveys.follow",
    opens: null,
    overdueAfterDays: null,
  }),
};
