import {
  type Difference,
  isSameSurvey,
  surveyDifferences,
} from "@ribambelle/domain/surveys/configuration/difference";
import type { By } from "../../acting/actor.ts";
import type { Deps } from "../../deps.ts";
import { audit } from "../audit/index.ts";
import {
  findRunningConfiguration,
  holdConfigurations,
  insertConfiguration,
  type KeptConfiguration,
} from "./configurations.store.ts";

/** What loading a configuration does. */
export interface Loaded {
  /** The version that runs now. */
  readonly version: number;
  /** False when the running version says the same: nothing was kept. */
  readonly isNew: boolean;
  /** From the running version to this one; every question is added to a survey that has none. */
  readonly differences: readonly Difference[];
}

/**
 * Keeps a configuration as the new version of its survey; a dry run says what it would do. Older versions stay: surveys that
 * were begun on them end on them.
 */
export async function loadConfiguration(
  { connection: { db }, now }: Pick<Deps, "connection" | "now">,
  by: By,
  { surveyType, survey }: Omit<KeptConfiguration, "version">,
  { isDryRun = false } = {},
): Promise<Loaded> {
  return db.transaction().execute(async (transaction) => {
    await holdConfigurations(transaction);
    const running = await findRunningConfiguration(transaction, surveyType);
    const before = running?.survey ?? { categories: [] };
    if (running && isSameSurvey(before, survey))
      return { version: running.version, isNew: false, differences: [] };
    const version = (running?.version ?? 0) + 1;
    const loaded = { version, isNew: true, differences: surveyDifferences(before, survey) };
    if (isDryRun) return loaded;
    await insertConfiguration(transaction, { surveyType, version, survey }, now());
    const subject = `${surveyType} (version ${version})`;
    await audit(transaction, by, { action: "surveys.configuration-loaded", personId: null, subject });
    return loaded;
  });
}
