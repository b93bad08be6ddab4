import {
  isLocked,
  missingSections,
  profileSections,
  type SectionName,
} from "@ribambelle/domain/profile/profileSections";
import type { ReactNode } from "react";
import type { PartAtRest } from "../../client/loading/partAtRest.tsx";
import { useLocale } from "../../client/locale.tsx";
import { EditableSection, type Editing } from "../../ui/editing/EditableSection.tsx";
import { useMyProfile } from "./MyProfile.tsx";

interface Props {
  name: SectionName;
  editor: PartAtRest<Editing>;
  isBegun?: boolean;
  children: ReactNode | ((fill: ReactNode) => ReactNode);
}

/** A section of the profile, read until it is edited in its place. */
export function ProfileSection({ name, editor, ...read }: Props) {
  const locale = useLocale();
  const { profile, user } = useMyProfile();
  return (
    <EditableSection
      {...read}
      id={name}
      title={profileSections[name].title[locale]}
      draftKey={`${user.userId}:${name}`}
      locked={isLocked(name, profile)}
      // The photo is no section of fields.
      isEmpty={missingSections({ ...profile, hasPhoto: true }).includes(name)}
      fetched={editor}
      editor={(editing) => <editor.Part {...editing} />}
    />
  );
}
