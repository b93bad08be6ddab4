import {
  type Experience,
  type ExperienceFields,
  toldExperience,
} from "@ribambelle/domain/profile/experience";
import { same } from "../../../ui/editing/same.ts";
import { withKeys } from "./experienceList.ts";

/** The attempts to add an experience that got no answer, and the keys of the list before them. */
interface Attempts {
  readonly before: readonly string[];
  readonly told: readonly ExperienceFields[];
}

export const noAttempts: Attempts = { before: [], told: [] };

interface Attempt {
  readonly key: string;
  readonly fields: ExperienceFields;
  /** The list as it was known then. */
  readonly experiences: readonly Experience[];
}

/** Adds an attempt; a change of an experience that is already in the list resets the attempts. */
export function withAttempt({ before, told }: Attempts, { key, fields, experiences }: Attempt): Attempts {
  const known = told.length > 0 ? before : withKeys(experiences).map((one) => one.key);
  return known.includes(key) ? noAttempts : { before: known, told: [...told, fields] };
}

/**
 * Gives the key of the experience that an attempt added although its answer was lost; null when there is
 * none.
 */
export function arrivedKey({ before, told }: Attempts, experiences: readonly Experience[]): string | null {
  const found = withKeys(experiences).find(
    ({ key, experience }) =>
      !before.includes(key) && told.some((fields) => same(fields, toldExperience(experience))),
  );
  return found?.key ?? null;
}
