import type { ExperienceFields, SentExperience } from "@ribambelle/domain/profile/experience";
import { mostExperiences } from "@ribambelle/domain/profile/experience";
import { saveExperiences } from "@ribambelle/domain/profile/profile.api";
import { profileProblems, profileRefusals } from "@ribambelle/domain/profile/profile.texts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { CallError } from "../../../client/call/call.ts";
import type { Sending } from "../../../ui/editing/form.ts";
import { same } from "../../../ui/editing/same.ts";
import { saveOver } from "../../../ui/editing/saveOver.ts";
import { useMyProfile } from "../MyProfile.tsx";
import { profileQuery } from "../profile.queries.ts";
import { changedMeanwhile, saveSection } from "../saveSection.ts";
import { arrivedKey, noAttempts, withAttempt } from "./attempts.ts";
import { toldUnder, withOne, withoutOne } from "./experienceList.ts";

/**
 * Gives `save` and `remove`; each sends the whole list as it is in the cache now, so that none undoes
 * another.
 */
export function useExperienceList() {
  const queries = useQueryClient();
  const { user } = useMyProfile();
  const attempts = useRef(noAttempts);
  // Read from the cache, not from the last rendering: another experience may have been saved since.
  const keptNow = () => queries.getQueryData(profileQuery.queryKey)?.value.experiences ?? [];
  const send = (experiences: SentExperience[]) =>
    saveSection(queries, saveExperiences, { babysitterId: user.userId, experiences }, (profile, answer) => ({
      ...profile,
      experiences: answer.experiences,
    }));

  /** Saves one experience. When it was changed meanwhile nothing is saved, and the stored value is given. */
  async function save(key: string, fields: ExperienceFields): Promise<Sending<ExperienceFields | null>> {
    const arrived = arrivedKey(attempts.current, keptNow());
    if (arrived !== null && same(toldUnder(arrived, keptNow()), fields)) return "sent";
    const known = arrived ?? key;
    const list = withOne(keptNow(), known, fields);
    if (list.length > mostExperiences) throw new CallError(400, tooMany);
    attempts.current = withAttempt(attempts.current, { key, fields, experiences: keptNow() });
    const fresh = await send(list);
    if (fresh === null) attempts.current = noAttempts;
    return fresh ? { keptNow: toldUnder(known, fresh.experiences) } : "sent";
  }

  /** Deletes one experience, unless it was changed since the person saw it. */
  async function remove(key: string, seen: ExperienceFields): Promise<void> {
    const toldNow = () => toldUnder(key, keptNow());
    const isUntouched = () => same(toldNow(), seen);
    const isDone =
      isUntouched() && (await saveOver(() => send(withoutOne(keptNow(), key)), isUntouched)) === null;
    // An experience that was deleted elsewhere counts as deleted here.
    if (!isDone && toldNow() !== null) throw changedMeanwhile();
  }

  return { save, remove };
}

const tooMany = profileProblems["too-many-experiences"] ?? profileRefusals.changedMeanwhile;
