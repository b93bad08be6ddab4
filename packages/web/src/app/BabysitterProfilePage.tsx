import { useQueryClient } from "@tanstack/react-query";
import { PhotoSection } from "../features/photos/index.ts";
import { type loadProfilePage, profileKey } from "../features/profile/index.ts";
import { myInformationQuery } from "./session.ts";
import { useMe } from "./useMe.ts";

/** Joins the babysitter's profile with their photo: neither feature knows the other. */
export function joined(ProfilePage: Awaited<ReturnType<typeof loadProfilePage>>) {
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
        photo={(rejectionReason) => (
          <PhotoSection user={me} rejectionReason={rejectionReason} onChanged={readAgain} />
        )}
      />
    );
  };
}
