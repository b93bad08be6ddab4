import { getMySponsorshipOffers } from "@ribambelle/domain/sponsorship/sponsorship.api";
import { queryOf } from "../../client/queryOf.ts";

/** The person's codes and whom they sponsor. */
export const sponsorshipQuery = queryOf(getMySponsorshipOffers);
