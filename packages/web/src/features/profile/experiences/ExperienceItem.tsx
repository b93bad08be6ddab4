import type { ExperienceFields } from "@ribambelle/domain/profile/experience";
import type { ReactNode } from "react";
import { EditableSection, type Ending } from "../../../ui/editing/EditableSection.tsx";
import { experienceEditor } from "../editorsAtRest.ts";
import { useMyProfile } from "../MyProfile.tsx";
import { ExperienceView } from "./ExperienceView.tsx";

interface Props {
  /** The anchor of the experience in the page. */
  id: string;
  title: string;
  /** The experience's key, by which its draft is found again. */
  name: string;
  draftKey: string;
  /** The stored fields; null when it is new, or was deleted while it was edited. */
  told: ExperienceFields | null;
  isNew?: boolean;
  foot?: ReactNode;
  onEnd?: (how: Ending) => void;
}

/** One experience, read and edited by itself though the whole list is saved (PROF-55, PROF-59 to -63). */
export function ExperienceItem({ name, told, isNew = false, ...section }: Props) {
  const locked = useMyProfile().profile.hasBeenInterviewed; // PROF-64
  return (
    <EditableSection
      {...section}
      level={3}
      isBegun={isNew}
      locked={locked || told === null}
      fetched={experienceEditor}
      editor={(editing) => <experienceEditor.Part {...editing} name={name} told={told} isNew={isNew} />}
    >
      {!isNew && <ExperienceView told={told} />}
    </EditableSection>
  );
}
