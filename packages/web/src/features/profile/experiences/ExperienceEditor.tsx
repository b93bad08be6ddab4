import {
  canSaveExperience,
  type ExperienceFields as Fields,
  isEmptyExperience,
  sentExperienceSchema,
  toldExperience,
} from "@ribambelle/domain/profile/experience";
import { profileProblems } from "@ribambelle/domain/profile/profile.texts";
import { useLocale, useWords } from "../../../client/locale.tsx";
import type { Editing } from "../../../ui/editing/EditableSection.tsx";
import { SectionForm } from "../../../ui/editing/SectionForm.tsx";
import { useMyProfile } from "../MyProfile.tsx";
import { profileWords } from "../profile.texts.ts";
import { ExperienceFields } from "./ExperienceFields.tsx";
import { draftOf, type ExperienceDraft, sentBy, toldBy } from "./experienceDraft.ts";
import { editedWords, saidExperience } from "./experienceEditing.texts.ts";
import { useExperienceList } from "./useExperienceList.ts";

interface Props extends Editing {
  /** The experience's key. */
  name: string;
  /** The stored fields; null when it is new, or was deleted while it was edited. */
  told: Fields | null;
  isNew: boolean;
}

/** One experience while it is told (PROF-59 to -64). */
export function ExperienceEditor({ name, told, isNew, ...editing }: Props) {
  const locale = useLocale();
  const words = useWords(editedWords);
  const { locked: isLockedNow } = useWords(profileWords);
  const locked = useMyProfile().profile.hasBeenInterviewed; // PROF-64
  const { save } = useExperienceList();
  const blocked = (draft: ExperienceDraft) => {
    if (locked) return `${isLockedNow}.`;
    return canSaveExperience(toldBy(draft))
      ? null
      : (profileProblems["experience-incomplete"]?.[locale] ?? null);
  };
  return (
    <SectionForm
      {...editing}
      start={draftOf(told)}
      version={{ kept: told, typedOf: draftOf, becomes: (draft) => toldExperience(toldBy(draft)) }}
      schema={sentExperienceSchema}
      sentOf={sentBy}
      problems={profileProblems}
      send={(_, draft) => save(name, toldBy(draft))}
      saved={saidExperience(isNew ? "added" : "saved")}
      blocked={blocked}
      // Of a new one nothing is stored (PROF-56).
      askFirst={(draft) => (isNew && !isEmptyExperience(toldBy(draft)) ? words.discard : null)}
      fields={(draft, type, problems) => <ExperienceFields draft={draft} type={type} problems={problems} />}
    />
  );
}
