import { getMyPublicProfile } from "@ribambelle/domain/profile/publicProfile.api";
import { queryOf } from "../../../client/queryOf.ts";

/** What families see of the profile, or would see if it were published. */
export const publicProfileQuery = queryOf(getMyPublicProfile);
