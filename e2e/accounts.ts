import { demonstrationAccounts } from "@ribambelle/api/demonstrating/accounts";

const [
  parent,
  parentWithout,
  secondParent,
  babysitter,
  babysitterWithout,
  interviewed,
  agency,
  coordinator,
  recruiter,
  reader,
] = demonstrationAccounts;

/** The accounts of the demonstration agency, by what a journey needs. */
export const accounts = {
  parent,
  parentWithout,
  secondParent,
  babysitter,
  babysitterWithout,
  interviewed,
  agency,
  coordinator,
  recruiter,
  reader,
};
