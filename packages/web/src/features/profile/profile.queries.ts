import { getMyCompletionRate, getMyProfile } from "@ribambelle/domain/profile/profile.api";
import { queryOf, versionedQueryOf } from "../../client/queryOf.ts";

/** The babysitter's profile and its version (PROF-02). */
export const profileQuery = versionedQueryOf(getMyProfile);

/** How complete the profile is (PROF-07). */
export const completionQuery = queryOf(getMyCompletionRate);
