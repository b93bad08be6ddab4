import { usualDelays } from "@ribambelle/domain/kernel/desk/tile";
import { type SettingsOf, settings, whole } from "../../settings.ts";

/** After how many days things wait for the agency on its desk (DESK-07). */
export const deskSettings = settings(
  {
    DESK_CONTRACT_WAIT_DAYS: whole(1, 365, usualDelays.contractWait),
    DESK_CONTRACT_END_DAYS: whole(1, 365, usualDelays.contractEnd),
    DESK_DRAFT_DAYS: whole(1, 365, usualDelays.draft),
    DESK_MODERATION_DAYS: whole(0, 365, usualDelays.moderation),
    DESK_SURVEY_IDLE_DAYS: whole(1, 365, usualDelays.surveyIdle),
  },
  (e) => ({
    deskDelays: {
      contractWait: e.DESK_CONTRACT_WAIT_DAYS,
      contractEnd: e.DESK_CONTRACT_END_DAYS,
      draft: e.DESK_DRAFT_DAYS,
      moderation: e.DESK_MODERATION_DAYS,
      surveyIdle: e.DESK_SURVEY_IDLE_DAYS,
    },
  }),
);

declare module "../../settings.ts" {
  interface FeatureConfig extends SettingsOf<typeof deskSettings> {}
}
