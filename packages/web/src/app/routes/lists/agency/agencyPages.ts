import { searchPage } from "../../../../features/agencyPeople/index.ts";
import { agencyPage } from "../homePages.ts";
import { agencySecurityPage } from "../securityPages.ts";
import { agencyAccountPage } from "./agencyAccountPages.ts";
import { agencyContractPage, agencyContractsPage, newContractPage } from "./agencyContractPages.ts";
import {
  babysittersPage,
  newPersonPage,
  parentsPage,
  personPage,
  personTabPage,
} from "./agencyPeoplePages.ts";
import { agencySignaturesPage, agencySigningRoom } from "./agencySignaturesPages.ts";
import { agencySurveyPage, agencySurveysPage } from "./agencySurveyPages.ts";
import { importPage, importsPage, newImportPage } from "./importPages.ts";
import { journalPage } from "./journalPages.ts";
import { letterModelsPage, lettersPage } from "./lettersPages.ts";
import { moderationHistoryPage, moderationPage } from "./moderationPages.ts";
import { requestsPage } from "./requestsPages.ts";
import { seasonAnswerPage, seasonOfYearPage, seasonPage } from "./seasonPages.ts";
import { functionsPage, memberPage, newMemberPage, staffPage } from "./staffPages.ts";

/** Every page of the agency's people, in the order of their menu (AGUI-02). */
export const agencyPages = [
  agencyPage,
  searchPage,
  parentsPage,
  babysittersPage,
  newPersonPage,
  personPage,
  personTabPage,
  agencyContractsPage,
  newContractPage,
  agencyContractPage,
  agencySignaturesPage,
  agencySigningRoom,
  moderationPage,
  moderationHistoryPage,
  seasonPage,
  seasonOfYearPage,
  seasonAnswerPage,
  agencySurveysPage,
  agencySurveyPage,
  lettersPage,
  letterModelsPage,
  requestsPage,
  importsPage,
  newImportPage,
  importPage,
  staffPage,
  newMemberPage,
  memberPage,
  functionsPage,
  journalPage,
  agencyAccountPage,
  agencySecurityPage,
] as const;
