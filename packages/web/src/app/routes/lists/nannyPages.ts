import { nannyPageWith } from "../../../features/nannies/index.ts";
import { loadPublicCard } from "../../../features/profile/index.ts";

/** One profile, shown by the card of the babysitter’s preview: neither feature may import the other. */
export const nannyPage = nannyPageWith(loadPublicCard);
