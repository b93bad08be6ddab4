import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { PhotoSection } from "../features/photos/index.ts";
import { type loadProfilePage, profileKey } from "../features/profile/index.ts";
import { myInformationQuery } from "./session.ts";

/** Joins the babysitter's profile with their photo: neither feature knows the other. */
export function joined(ProfilePage: Awaited<ReturnType<typeof loadProfilePage>>) {
  return function BabysitterProfilePage() {
    const { user } = useRouteContext({ from: "/frame" });
    const queries = useQueryClient();
    const me = useQuery(myInformationQuery).data ?? user;
    // The photo counts in the completion rate too.
    const readAgain = () => {
      void queries.invalidateQueries({ queryKey: myInformationQuery.queryKey });
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
