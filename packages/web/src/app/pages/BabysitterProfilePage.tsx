import { useQueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { PhotoSection } from "../../features/photos/index.ts";
import { type ProfilePageProps, profileKey } from "../../features/profile/index.ts";
import { myInformationQuery } from "../session/session.ts";
import { useMe } from "../session/useMe.ts";

/** Combines the babysitter's profile with their photo, because neither feature may import the other. */
export function joined(ProfilePage: ComponentType<ProfilePageProps>) {
  return function BabysitterProfilePage() {
    const me = useMe();
    const queries = useQueryClient();
    // The photo counts in the completion rate too.
    const readAgain = () => {
      void queries.prefetchQuery({ ...myInformationQuery, staleTime: 0 });
      void queries.invalidateQueries({ queryKey: profileKey });
    };
    return (
      <ProfilePage
        user={me}
        photo={({ photoRejectionReason: fr, photoRejectionReasonEn: en, can }) => (
          <PhotoSection
            user={me}
            rejectionReason={fr === null ? null : { fr, en }}
            can={can}
            onChanged={readAgain}
          />
        )}
      />
    );
  };
}
