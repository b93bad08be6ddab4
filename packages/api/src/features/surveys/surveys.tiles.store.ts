import { idleAfterDays, surveyTiles } from "@ribambelle/domain/surveys/survey.tiles";
import type { TileSource } from "../../feature.ts";

/** The surveys that were begun and left, by the index `survey_idle`. */
export const surveysIdle: TileSource = {
  kind: surveyTiles.idle,
  query: `SELECT saved_at AS since FROM survey
    WHERE finished_at IS NULL AND saved_at <= $1::timestamptz - interval '${idleAfterDays} days'`,
};
