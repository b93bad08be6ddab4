import {
  getMyCompletionRate,
  getMyProfile,
  getMyPublicProfile,
} from "@ribambelle/domain/profile/profile.api";
import { queryOptions } from "@tanstack/react-query";
import { call, callVersioned } from "../../client/call.ts";

/** Everything that the profile's calls told: a change asks for all of it again (PROF-39). */
export const profileKey = ["profile"];

/** The babysitter's profile and its version (PROF-02). */
export const profileQuery = queryOptions({
  queryKey: [...profileKey, "mine"],
  queryFn: () => callVersioned(getMyProfile),
});

/** How complete the profile is (PROF-07). */
export const completionQuery = queryOptions({
  queryKey: [...profileKey, "completion"],
  queryFn: () => call(getMyCompletionRate),
});

/** What families see of the profile, or would see if it were published. */
export const publicProfileQuery = queryOptions({
  queryKey: [...profileKey, "public"],
  queryFn: () => call(getMyPublicProfile),
});
