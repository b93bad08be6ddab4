import type { DeskDelays } from "@ribambelle/domain/kernel/desk/tile";
import { surveyTiles } from "@ribambelle/domain/surveys/survey.tiles";
import type { TileSource } from "../../feature.ts";

/** The surveys that nobody has dealt with, and those that were begun and left, by `survey_to_follow` and `survey_idle`. */
export function surveysWaiting(delays: DeskDelays): readonly TileSource[] {
  const { fresh, idle } = surveyTiles(delays);
  return [
    {
      kind: fresh,
      query: `SELECT s.finished_at AS since FROM survey_follow_up f JOIN survey s ON s.id = f.survey_id
        WHERE f.state = 'to-do' AND s.finished_at IS NOT NULL`,
    },
    {
      kind: idle,
      query: `SELECT saved_at AS since FROM survey
        WHERE finished_at IS NULL AND saved_at <= $1::timestamptz - interval '${delays.surveyIdle} days'`,
    },
  ];
}
