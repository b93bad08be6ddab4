import {
  certificatesPage,
  invoicePage,
  invoicesPage,
  paymentsPage,
} from "../../../features/billing/index.ts";
import { parentContactsPage } from "../../../features/contacts/index.ts";
import { parentContractsPage } from "../../../features/contracts/index.ts";
import { parentInterventionsPage } from "../../../features/interventions/index.ts";
import { bareProfilesPage, profilesPage } from "../../../features/nannies/index.ts";
import { nannyPage } from "./nannyPages.ts";
import { parentRenewalPage } from "./renewalPages.ts";
import { parentSecurityPage } from "./securityPages.ts";
import { parentSettingsPage } from "./settingsPages.ts";
import { parentSignaturesPages } from "./signaturePages.ts";
import { parentSponsorshipPage } from "./sponsorshipPages.ts";
import { surveyPage } from "./surveyPages.ts";

/** The pages of parents (ROUTE-17); the order of the lines is the order of their menus and tiles (DASH-OP1). */
export const parentPages = [
  parentContractsPage,
  parentInterventionsPage,
  invoicesPage,
  paymentsPage,
  certificatesPage,
  parentContactsPage,
  profilesPage,
  bareProfilesPage,
  parentSponsorshipPage,
  parentSettingsPage,
  parentSecurityPage,
  parentRenewalPage,
  surveyPage,
  invoicePage,
  nannyPage,
  ...parentSignaturesPages,
] as const;
