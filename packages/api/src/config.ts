import * as z from "zod/mini";
import { agencySettings } from "./agency/agency.settings.ts";
import { databaseSettings } from "./db/db.settings.ts";
import { filesSettings } from "./files/files.settings.ts";
import { httpSettings } from "./http/http.settings.ts";
import { jobsSettings } from "./jobs/jobs.settings.ts";
import { mailSettings } from "./mail/mail.settings.ts";
import { metricsSettings } from "./metrics/metrics.settings.ts";
import { pagesSettings } from "./pages/pages.settings.ts";
import { portalSettings } from "./portal.settings.ts";
import { secretsSettings } from "./secrets/secrets.settings.ts";
import type { FeatureConfig, RoomSettings, SettingsOf } from "./settings.ts";

// The rooms below the features; each feature’s record has its own.
const rooms = [
  portalSettings,
  databaseSettings,
  filesSettings,
  agencySettings,
  pagesSettings,
  httpSettings,
  mailSettings,
  secretsSettings,
  jobsSettings,
  metricsSettings,
] as const;

/** A setting that cannot be used; the message is one sentence that names it. */
export class ConfigProblem extends Error {}

const problem = (name: string, reason: string) =>
  new ConfigProblem(`The setting ${name} ${reason} (README, "Configuration").`);

type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer A) => void
  ? A
  : never;

/** The settings of all rooms and features, read. */
export type Config = All<SettingsOf<(typeof rooms)[number]>> & FeatureConfig;

/** Gives the names of all settings, as the environment gives them; `ofFeatures` are those of the features. */
export const settingNamesOf = (ofFeatures: readonly RoomSettings[]): readonly string[] =>
  allRooms(ofFeatures).flatMap(({ shape }) => Object.keys(shape));

const allRooms = (ofFeatures: readonly RoomSettings[]) => [
  ...(rooms as readonly unknown[] as readonly RoomSettings[]),
  ...ofFeatures,
];

/** Reads the settings of the environment (README, « Configuration »); throws ConfigProblem on the first that cannot be used. */
export function readConfigWith(ofFeatures: readonly RoomSettings[], environment: NodeJS.ProcessEnv): Config {
  const all = allRooms(ofFeatures);
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const schema = z.object(Object.assign({}, ...all.map(({ shape }) => shape)));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const reason = issue?.message.startsWith("must")
      ? issue.message
      : "is not a value that this setting takes";
    throw problem(String(issue?.path[0]), reason);
  }
  // The joined schema has validated the values, so each room's `read` may take them.
  const read = all.map((room) => {
    const alone = room.alone?.(parsed.data);
    if (alone) throw problem(alone.name, `must come with ${alone.missing}`);
    return room.read(parsed.data);
  });
  return Object.assign({}, ...read);
}
