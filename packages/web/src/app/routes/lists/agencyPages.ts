import { searchPage } from "../../../features/agencyPeople/index.ts";
import { agencyAccountPage } from "./agencyAccountPages.ts";
import { babysittersPage, parentsPage, personPage, personTabPage } from "./agencyPeoplePages.ts";
import { agencyPage } from "./homePages.ts";
import { agencySecurityPage } from "./securityPages.ts";
import { memberPage, newMemberPage, staffPage } from "./staffPages.ts";

/** Every page of the agency's people, in the order of their menu (AGUI-02). */
export const agencyPages = [
  agencyPage,
  searchPage,
  parentsPage,
  babysittersPage,
  personPage,
  personTabPage,
  staffPage,
  newMemberPage,
  memberPage,
  agencyAccountPage,
  agencySecurityPage,
] as const;
