import type { OptInSettings } from "../optIns/optIn.ts";

/** The opt-ins of somebody who has chosen nothing. */
export const unchosenOptIns: OptInSettings = {
  accountActivityEmail: true,
  agencyInformationEmail: true,
  agencyInformationSms: false,
  agencyInformationPush: false,
  partnersInformationEmail: false,
  partnersInformationSms: false,
  newAdvertsEmail: false,
  isInBlockList: false,
};
