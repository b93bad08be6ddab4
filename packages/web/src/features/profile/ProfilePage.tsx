import type { MyInformation } from "@ribambelle/domain/me/me";
import type { Profile } from "@ribambelle/domain/profile/profile";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue } from "react";
import { useWords } from "../../client/locale.tsx";
import { PageTitle } from "../../ui/cards/PageTitle.tsx";
import { Failure } from "../../ui/messages/Failure.tsx";
import { NeedsScript } from "../../ui/messages/WithoutScript.tsx";
import { AdvertSection } from "./advert/AdvertSection.tsx";
import { ResumeSection } from "./advert/ResumeSection.tsx";
import { AvailabilitiesSection } from "./availabilities/AvailabilitiesSection.tsx";
import { CompletionBanner } from "./CompletionBanner.tsx";
import { EducationSection } from "./education/EducationSection.tsx";
import { ExperiencesSection } from "./experiences/ExperiencesSection.tsx";
import { LeaveGuard } from "./LeaveGuard.tsx";
import { MyProfileProvider } from "./MyProfile.tsx";
import { ProfileContents } from "./ProfileContents.tsx";
import classes from "./ProfilePage.module.css";
import { ProfileSkeleton } from "./ProfileSkeleton.tsx";
import { profileQuery } from "./profile.queries.ts";
import { profileWords } from "./profile.texts.ts";
import { FrequencySection } from "./sections/FrequencySection.tsx";
import { LanguagesSection } from "./sections/LanguagesSection.tsx";
import { LockedNote } from "./sections/LockedNote.tsx";
import { ServicesSection } from "./sections/ServicesSection.tsx";
import { SituationSection } from "./sections/SituationSection.tsx";
import { TransportSection } from "./sections/TransportSection.tsx";

export interface ProfilePageProps {
  user: MyInformation;
  /** Shows the photo in the resume, by what the profile says of it. */
  photo: (profile: Pick<Profile, "photoRejectionReason" | "photoRejectionReasonEn" | "can">) => ReactNode;
}

/** The babysitter's profile: what families read, section by section, each edited in its place (PROF-01 to -12). */
export function ProfilePage({ user, photo }: ProfilePageProps) {
  const words = useWords(profileWords);
  const { data, error, isFetching, refetch } = useQuery(profileQuery);
  // Deferred: React then renders the page in small pieces, and a tap need not wait for all of it.
  const isDrawn = useDeferredValue(data !== undefined);
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <NeedsScript>{words.withoutScript}</NeedsScript>
      {isDrawn && data ? (
        <MyProfileProvider user={user} profile={data.value}>
          <div className={classes.page}>
            <div className={classes.aside}>
              <CompletionBanner />
              <ProfileContents />
            </div>
            <div className={classes.sections}>
              <ResumeSection photo={photo(data.value)} />
              <AdvertSection />
              <AvailabilitiesSection />
              <div className={classes.wants}>
                <FrequencySection />
                <ServicesSection />
                <SituationSection />
              </div>
              <LockedNote />
              <ExperiencesSection />
              <div className={classes.knows}>
                <EducationSection />
                <TransportSection />
                <LanguagesSection />
              </div>
            </div>
          </div>
          <LeaveGuard />
        </MyProfileProvider>
      ) : error ? (
        <Failure error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <ProfileSkeleton />
      )}
    </>
  );
}
