import { demonstrationAccounts } from "@ribambelle/api/features/demonstration/accounts";

const [parent, parentWithout, babysitter, babysitterWithout, interviewed, agency] = demonstrationAccounts;

/** The accounts of the demonstration agency, by what a journey needs. */
export const accounts = { parent, parentWithout, babysitter, babysitterWithout, interviewed, agency };
