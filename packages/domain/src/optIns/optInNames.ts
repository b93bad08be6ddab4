/** What one may accept or refuse to be sent, in the order in which the settings show it (SETTINGS-15 to -20). */
export const optIns = [
  "agencyInformationEmail",
  "agencyInformationSms",
  "agencyInformationPush",
  "partnersInformationEmail",
  "partnersInformationSms",
  "newAdvertsEmail",
] as const;
export type OptIn = (typeof optIns)[number];

/** Those that are sent by e-mail: an address that takes no letters stops them all. */
export const emailOptIns = [
  "agencyInformationEmail",
  "partnersInformationEmail",
  "newAdvertsEmail",
] as const satisfies OptIn[];
export type EmailOptIn = (typeof emailOptIns)[number];
