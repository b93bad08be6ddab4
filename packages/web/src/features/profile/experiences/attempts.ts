import {
  type Experience,
  type ExperienceFields,
  toldExperience,
} from "@ribambelle/domain/profile/experience";
import { same } from "../../../ui/editing/useDraft.ts";
import { withKeys } from "./experienceList.ts";

/** The attempts to add an experience to which no answer came yet, and the keys that the list held before them. */
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

/** Notes one more attempt, unless it changes an experience of the list: that one keeps its key. */
export function withAttempt({ before, told }: Attempts, { key, fields, experiences }: Attempt): Attempts {
  const known = told.length > 0 ? before : withKeys(experiences).map((one) => one.key);
  return known.includes(key) ? noAttempts : { before: known, told: [...told, fields] };
}

/** Gives the key of the experience that one of the attempts has added all the same: its answer was lost; null when none has. */
export function arrivedKey({ before, told }: Attempts, experiences: readonly Experience[]): string | null {
  const found = withKeys(experiences).find(
    ({ key, experience }) =>
      !before.includes(key) && told.some((fields) => same(fields, toldExperience(experience))),
  );
  return found?.key ?? null;
}
