import { babysitterRenewal, parentRenewal } from "../../../features/renewals/index.ts";

import { loadTold } from "./told.ts";

export const parentRenewalPage = parentRenewal(loadTold);
export const babysitterRenewalPage = babysitterRenewal(loadTold);
