import {
  type Difference,
  isSameSurvey,
  surveyDifferences,
} from "@ribambelle/domain/surveys/configuration/difference";
import { surveyActs } from "@ribambelle/domain/surveys/survey.acts";
import type { By } from "../../acting/actor.ts";
import type { Db } from "../../db/connection/connect.ts";
import type { Deps } from "../../deps.ts";
import { audit } from "../audit/index.ts";
import {
  findConfiguration,
  findRunningConfiguration,
  insertConfiguration,
  type KeptConfiguration,
  listConfigurations,
  lockConfigurations,
  removeConfiguration,
} from "./configurations.store.ts";

/** What loading a configuration does. */
export interface Loaded {
  readonly version: number;
  /** False when the running version says the same: nothing was kept. */
  readonly isNew: boolean;
  /** From the running version to this one; every question is added to a survey that has none. */
  readonly differences: readonly Difference[];
}

/** What a survey is to ask. */
export type NewConfiguration = Omit<KeptConfiguration, "version">;

/** Keeps a configuration as the next version of its survey, in a transaction; gives its number. */
export async function keepConfiguration(
  transaction: Db,
  by: By,
  { surveyType, survey }: NewConfiguration,
  at: Date,
): Promise<number> {
  await lockConfigurations(transaction);
  const running = await findRunningConfiguration(transaction, surveyType);
  const version = (running?.version ?? 0) + 1;
  await insertConfiguration(transaction, { surveyType, version, survey }, at);
  const subject = `${surveyType} (version ${version})`;
  await audit(transaction, by, surveyActs.configurationLoaded({ personId: null, subject }));
  return version;
}

/**
 * Keeps a configuration as the new version of its survey; a dry run says what it would do. Older versions stay: surveys that
 * were begun on them end on them.
 */
export async function loadConfiguration(
  { connection: { db }, now }: Pick<Deps, "connection" | "now">,
  by: By,
  configuration: NewConfiguration,
  { isDryRun = false } = {},
): Promise<Loaded> {
  const { surveyType, survey } = configuration;
  return db.transaction().execute(async (transaction) => {
    await lockConfigurations(transaction);
    const running = await findRunningConfiguration(transaction, surveyType);
    const before = running?.survey ?? { categories: [] };
    if (running && isSameSurvey(before, survey))
      return { version: running.version, isNew: false, differences: [] };
    const differences = surveyDifferences(before, survey);
    const version = isDryRun
      ? (running?.version ?? 0) + 1
      : await keepConfiguration(transaction, by, configuration, now());
    return { version, isNew: true, differences };
  });
}

/** Removes the versions that say exactly this and on which nobody has begun. */
export async function removeConfigurations(
  transaction: Db,
  { surveyType, survey }: NewConfiguration,
): Promise<void> {
  for (const { version, begun } of await listConfigurations(transaction, surveyType)) {
    const kept = await findConfiguration(transaction, surveyType, version);
    if (begun === 0 && kept && isSameSurvey(kept.survey, survey))
      await removeConfiguration(transaction, surveyType, version);
  }
}
