import { useSearch } from "../../../routing/router/hooks.ts";
import { availabilitiesEditor } from "../editorsAtRest.ts";
import { useMyProfile } from "../MyProfile.tsx";
import { ProfileSection } from "../ProfileSection.tsx";
import { AvailabilitiesView } from "./AvailabilitiesView.tsx";

/** When the babysitter can work (PROF-33 to PROF-39); `?section=disponibilites` opens it (RENEWBS-OP1). */
export function AvailabilitiesSection() {
  const { section: opened } = useSearch("/intervenant/profil");
  const { availabilities } = useMyProfile().profile;
  return (
    <ProfileSection name="availabilities" editor={availabilitiesEditor} isBegun={opened === "disponibilites"}>
      {(fill) => <AvailabilitiesView availabilities={availabilities} fill={fill} />}
    </ProfileSection>
  );
}
