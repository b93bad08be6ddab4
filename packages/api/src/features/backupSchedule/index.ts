import type { Feature } from "../../feature.ts";
import { backupScheduleRoutines, backupScheduleTasks } from "./backupSchedule.jobs.ts";

export const backupSchedule: Feature = {
  jobs: { tasks: backupScheduleTasks, routines: backupScheduleRoutines },
  personal: [{ table: "backup_run", aboutNobody: "when the portal backed itself up" }],
};
