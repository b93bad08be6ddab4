import type { ExperienceFields, SentExperience } from "@ribambelle/domain/profile/experience";
import { mostExperiences } from "@ribambelle/domain/profile/experience";
import { saveExperiences } from "@ribambelle/domain/profile/profile.api";
import { profileProblems, profileRefusals } from "@ribambelle/domain/profile/profile.texts";
import { useQueryClient } from "@tanstack/react-query";
import { CallError } from "../../../client/call.ts";
import { saveOver } from "../../../client/saveOver.ts";
import { same } from "../../../ui/useDraft.ts";
import { useMyProfile } from "../MyProfile.tsx";
import { profileQuery } from "../profile.queries.ts";
import { changedMeanwhile, saveSection } from "../useSection.ts";
import { listed, toldUnder, withOne, withoutOne } from "./experienceList.ts";

/** Gives the two ways to change the list; each sends the whole list as it is kept now, so none undoes another. */
export function useExperienceList() {
  const queries = useQueryClient();
  const { user } = useMyProfile();
  // Not those of the last rendering: another experience may have been saved since.
  const keptNow = () => queries.getQueryData(profileQuery.queryKey)?.value.experiences ?? [];
  const send = (experiences: SentExperience[]) =>
    saveSection(queries, saveExperiences, { babysitterId: user.userId, experiences }, (profile, answer) => ({
      ...profile,
      experiences: answer.experiences,
    }));

  /** Saves one experience. Gives what is kept under its key when that was changed meanwhile: then nothing was saved. */
  async function save(key: string, fields: ExperienceFields) {
    const before = new Set(listed(keptNow()).map((one) => one.key));
    const list = withOne(keptNow(), key, fields);
    if (list.length > mostExperiences) throw new CallError(400, tooMany);
    const fresh = await send(list);
    if (fresh === null) return null;
    // The answer to an earlier attempt was lost on its way, but not the attempt itself.
    const arrived = listed(fresh.experiences).some(
      (one) =>
        (one.key === key || !(before.has(key) || before.has(one.key))) &&
        same(toldUnder(one.key, fresh.experiences), fields),
    );
    return arrived ? null : { keptNow: toldUnder(key, fresh.experiences) };
  }

  /** Deletes one experience, unless it does not tell any more what the person saw. */
  async function remove(key: string, seen: ExperienceFields): Promise<void> {
    const toldNow = () => toldUnder(key, keptNow());
    const isUntouched = () => same(toldNow(), seen);
    const isDone =
      isUntouched() && (await saveOver(() => send(withoutOne(keptNow(), key)), isUntouched)) === null;
    // What somebody else has deleted is deleted too.
    if (!isDone && toldNow() !== null) throw changedMeanwhile();
  }

  return { save, remove };
}

const tooMany = profileProblems["too-many-experiences"] ?? profileRefusals.changedMeanwhile;
