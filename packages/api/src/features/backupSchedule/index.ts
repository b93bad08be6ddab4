import type { Feature } from "../../feature.ts";
import { backupScheduleRoutines, backupScheduleTasks } from "./backupSchedule.jobs.ts";
import { backupScheduleSettings } from "./backupSchedule.settings.ts";

export const backupSchedule: Feature = {
  jobs: { tasks: backupScheduleTasks, routines: backupScheduleRoutines },
  settings: backupScheduleSettings,
  personal: [{ table: "backup_run", aboutNobody: "when the portal backed itself up" }],
};
