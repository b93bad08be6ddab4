import {
  type Experience,
  type ExperienceFields,
  type SentExperience,
  toldExperience,
} from "@ribambelle/domain/profile/experience";

/** The key of the new experience until it is saved, by which its draft is found again. */
export const nameOfNew = "new";

/** An experience of the list with a stable key, because its id changes at every save (PROF-OP3). */
export interface ListedExperience {
  readonly key: string;
  readonly experience: Experience;
}

/** Gives each experience its key: the instant of its creation, which every save keeps, and a number where two have the same. */
export function withKeys(experiences: readonly Experience[]): ListedExperience[] {
  const seen = new Map<string, number>();
  return experiences.map((experience) => {
    const count = (seen.get(experience.createdAt) ?? 0) + 1;
    seen.set(experience.createdAt, count);
    return { key: count === 1 ? experience.createdAt : `${experience.createdAt} ${count}`, experience };
  });
}

/** Gives the current fields of an experience by its key; null when it is not in the list any more. */
export function toldUnder(key: string, experiences: readonly Experience[]): ExperienceFields | null {
  const found = withKeys(experiences).find((one) => one.key === key);
  return found ? toldExperience(found.experience) : null;
}

const sent = (fields: ExperienceFields, createdAt: string | null): SentExperience => ({
  ...toldExperience(fields),
  id: 0,
  createdAt,
});

/** Gives the whole list to send with one experience changed, or added at the end when no other has its key (PROF-63). */
export function withOne(
  experiences: readonly Experience[],
  key: string,
  fields: ExperienceFields,
): SentExperience[] {
  const list = withKeys(experiences);
  const kept = list.map((one) => sent(one.key === key ? fields : one.experience, one.experience.createdAt));
  return list.some((one) => one.key === key) ? kept : [...kept, sent(fields, null)];
}

/** Gives the whole list to send without one experience. */
export function withoutOne(experiences: readonly Experience[], key: string): SentExperience[] {
  return withKeys(experiences)
    .filter((one) => one.key !== key)
    .map(({ experience }) => sent(experience, experience.createdAt));
}
