import { getMySponsorshipOffers } from "@ribambelle/domain/sponsorship/sponsorship.api";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../client/call/call.ts";

/** The person's codes and whom they sponsor. */
export const sponsorshipQuery = queryOptions({
  queryKey: ["sponsorship"],
  queryFn: () => call(getMySponsorshipOffers),
});
