import * as z from "zod/mini";
import { agencySettings } from "./agency/agency.settings.ts";
import { databaseSettings } from "./db/db.settings.ts";
import { addressesSettings } from "./features/addresses/addresses.settings.ts";
import { auditSettings } from "./features/audit/audit.settings.ts";
import { backupScheduleSettings } from "./features/backupSchedule/backupSchedule.settings.ts";
import { identitySettings } from "./features/identity/identity.settings.ts";
import { photosSettings } from "./features/photos/photos.settings.ts";
import { renewalsSettings } from "./features/renewals/renewals.settings.ts";
import { secondFactorSettings } from "./features/secondFactor/secondFactor.settings.ts";
import { sponsorshipSettings } from "./features/sponsorship/sponsorship.settings.ts";
import { surveysSettings } from "./features/surveys/surveys.settings.ts";
import { filesSettings } from "./files/files.settings.ts";
import { httpSettings } from "./http/http.settings.ts";
import { jobsSettings } from "./jobs/jobs.settings.ts";
import { mailSettings } from "./mail/mail.settings.ts";
import { metricsSettings } from "./metrics/metrics.settings.ts";
import { pagesSettings } from "./pages/pages.settings.ts";
import { portalSettings } from "./portal.settings.ts";
import type { RoomSettings, SettingsOf } from "./settings.ts";

// Each room declares its own settings.
const rooms = [
  portalSettings,
  databaseSettings,
  filesSettings,
  agencySettings,
  pagesSettings,
  httpSettings,
  mailSettings,
  jobsSettings,
  metricsSettings,
  identitySettings,
  photosSettings,
  auditSettings,
  backupScheduleSettings,
  secondFactorSettings,
  sponsorshipSettings,
  addressesSettings,
  renewalsSettings,
  surveysSettings,
] as const;

/** The names of all settings, as the environment gives them. */
export const settingNames: readonly string[] = rooms.flatMap(({ shape }) => Object.keys(shape));

/** A setting that cannot be used; the message is one sentence that names it. */
export class ConfigProblem extends Error {}

const problem = (name: string, reason: string) =>
  new ConfigProblem(`The setting ${name} ${reason} (README, "Configuration").`);

type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer A) => void
  ? A
  : never;

/** The settings of all rooms, read. */
export type Config = All<SettingsOf<(typeof rooms)[number]>>;

/** Reads the settings of the environment (README, « Configuration »); throws ConfigProblem on the first that cannot be used. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const schema = z.object(Object.assign({}, ...rooms.map(({ shape }) => shape)));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const reason = issue?.message.startsWith("must")
      ? issue.message
      : "is not a value that this setting takes";
    throw problem(String(issue?.path[0]), reason);
  }
  // The joined schema has validated the values, so each room's `read` may take them.
  const read = (rooms as readonly unknown[] as readonly RoomSettings[]).map((room) => {
    const alone = room.alone?.(parsed.data);
    if (alone) throw problem(alone.name, `must come with ${alone.missing}`);
    return room.read(parsed.data);
  });
  return Object.assign({}, ...read);
}
