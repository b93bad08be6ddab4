import { babysitterContactsPage } from "../../../features/contacts/index.ts";
import { babysitterContractsPage } from "../../../features/contracts/index.ts";
import { babysitterInterventionsPage } from "../../../features/interventions/index.ts";
import { applicationsPage, bareJobsPage, jobsPage } from "../../../features/offers/index.ts";
import { payslipsPage } from "../../../features/payslips/index.ts";
import { profilePage, profilePreviewPage } from "../../../features/profile/index.ts";
import { readingsPages } from "../../../features/readings/index.ts";
import { babysitterRenewalPage } from "./renewalPages.ts";
import { babysitterSecurityPage } from "./securityPages.ts";
import { babysitterSettingsPage } from "./settingsPages.ts";
import { babysitterSignaturesPages } from "./signaturePages.ts";
import { babysitterSponsorshipPage } from "./sponsorshipPages.ts";

/** The pages of babysitters (ROUTE-31); the order of the lines is the order of their menus and tiles (DASH-OP1). */
export const babysitterPages = [
  profilePage(() => import("../../pages/BabysitterProfilePage.tsx").then(({ joined }) => joined)),
  profilePreviewPage,
  jobsPage,
  bareJobsPage,
  babysitterContractsPage,
  payslipsPage,
  babysitterInterventionsPage,
  ...readingsPages,
  babysitterContactsPage,
  babysitterSponsorshipPage,
  babysitterSettingsPage,
  babysitterSecurityPage,
  babysitterRenewalPage,
  applicationsPage,
  ...babysitterSignaturesPages,
] as const;
