import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import type { loadProfilePage } from "../features/profile/index.ts";
import { myInformationQuery } from "./session.ts";

/** Joins the babysitter's profile with their photo: neither feature knows the other. */
export function joined(ProfilePage: Awaited<ReturnType<typeof loadProfilePage>>) {
  return function BabysitterProfilePage() {
    const { user } = useRouteContext({ from: "/frame" });
    const { data } = useQuery(myInformationQuery);
    return <ProfilePage user={data ?? user} photo={() => null} />;
  };
}
