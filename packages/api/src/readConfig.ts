import { type Config, readConfigWith, settingNamesOf } from "./config.ts";
import { features } from "./features.ts";

const ofFeatures = features.flatMap(({ settings }) => settings ?? []);

/** The names of all settings, as the environment gives them. */
export const settingNames = settingNamesOf(ofFeatures);

/** Reads the settings of the environment (README, « Configuration »); throws ConfigProblem on the first that cannot be used. */
export const readConfig = (environment: NodeJS.ProcessEnv): Config => readConfigWith(ofFeatures, environment);
