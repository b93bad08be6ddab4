import { useWords } from "../../../client/locale.tsx";
import { Facts } from "../../../ui/cards/Facts.tsx";
import { transportEditor } from "../editorsAtRest.ts";
import { useMyProfile } from "../MyProfile.tsx";
import { ProfileSection } from "../ProfileSection.tsx";
import { profileWords } from "../profile.texts.ts";
import { NotAnswered } from "./NotAnswered.tsx";

/** How the babysitter gets about (PROF-71, PROF-72). */
export function TransportSection() {
  const words = useWords(profileWords);
  const { hasDrivingLicence, canConveyChildren } = useMyProfile().profile;
  const said = (answer: boolean | null) => (answer ? words.yes : words.no);
  return (
    <ProfileSection name="transport" editor={transportEditor}>
      {hasDrivingLicence === null ? (
        <NotAnswered />
      ) : (
        <Facts
          facts={[
            [words.hasLicence, said(hasDrivingLicence)],
            [words.canConvey, said(canConveyChildren)],
          ]}
        />
      )}
    </ProfileSection>
  );
}
