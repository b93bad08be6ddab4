import { babysitterSponsorshipOf, parentSponsorshipOf } from "../../../features/sponsorship/index.ts";
import { loadTold } from "./told.ts";

export const parentSponsorshipPage = parentSponsorshipOf(loadTold);
export const babysitterSponsorshipPage = babysitterSponsorshipOf(loadTold);
