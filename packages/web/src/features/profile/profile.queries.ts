import { getMyCompletionRate, getMyProfile } from "@ribambelle/domain/profile/profile.api";
import { queryOptions } from "@tanstack/react-query";
import { call, callVersioned } from "../../client/call/call.ts";
import { profileKey } from "./profileKey.ts";

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
