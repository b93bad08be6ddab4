import { getMyPublicProfile } from "@ribambelle/domain/profile/publicProfile.api";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../client/call/call.ts";
import { profileKey } from "../profileKey.ts";

/** What families see of the profile, or would see if it were published. */
export const publicProfileQuery = queryOptions({
  queryKey: [...profileKey, "public"],
  queryFn: () => call(getMyPublicProfile),
});
