import {
  canSaveExperience,
  sentExperienceSchema,
  type ExperienceFields as Told,
  toldExperience,
} from "@ribambelle/domain/profile/experience";
import { profileProblems } from "@ribambelle/domain/profile/profile.texts";
import type { ReactNode } from "react";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { EditableSection, type Ending } from "../../../ui/editing/EditableSection.tsx";
import { useMyProfile } from "../MyProfile.tsx";
import { profileWords } from "../profile.texts.ts";
import { ExperienceFields } from "./ExperienceFields.tsx";
import { ExperienceView } from "./ExperienceView.tsx";
import { draftOf, type ExperienceDraft, sentBy, toldBy } from "./experienceDraft.ts";
import { saidExperience } from "./experiences.texts.ts";
import { useExperienceList } from "./useExperienceList.ts";

interface Props {
  /** The anchor of the experience in the page. */
  id: string;
  title: string;
  /** The experience's key, by which its draft is found again. */
  name: string;
  draftKey: string;
  /** The stored fields; null when it is new, or was deleted while it was edited. */
  told: Told | null;
  isNew?: boolean;
  askFirst?: (draft: ExperienceDraft) => string | null;
  foot?: ReactNode;
  onEnd?: (how: Ending) => void;
}

/** One experience, read and edited by itself though the whole list is saved (PROF-55, PROF-59 to -63). */
export function ExperienceItem({ name, told, isNew = false, ...section }: Props) {
  const locale = useLocale();
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
    <EditableSection
      {...section}
      level={3}
      start={draftOf(told)}
      version={{ kept: told, typedOf: draftOf, becomes: (draft) => toldExperience(toldBy(draft)) }}
      isBegun={isNew}
      locked={locked || told === null}
      schema={sentExperienceSchema}
      sentOf={sentBy}
      problems={profileProblems}
      send={(_, draft) => save(name, toldBy(draft))}
      saved={saidExperience(isNew ? "added" : "saved")}
      blocked={blocked}
      fields={(draft, type, problems) => <ExperienceFields draft={draft} type={type} problems={problems} />}
    >
      <ExperienceView told={told} />
    </EditableSection>
  );
}
