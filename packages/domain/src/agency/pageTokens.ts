import type { ShownAgency } from "./agency.rules.ts";

// Longer names stand smaller, on several lines.
const longName = 20;

/** Gives what stands for each token of the agency in a page that was written ahead, not yet escaped for HTML. */
export function agencyTokens({
  name,
  logoShowsName,
  contact,
  publicSite,
}: ShownAgency): Record<string, string> {
  return {
    /** How the name stands beside the logo: not at all, on one line, or smaller and on several. */
    LOGO: logoShowsName ? "named" : name.length > longName ? "long" : "plain",
    AGENCY_NAME: name,
    AGENCY_PHONE: contact.phone,
    AGENCY_PHONE_ADDRESS: contact.phoneAddress,
    AGENCY_EMAIL: contact.email,
    AGENCY_HOURS_FR: contact.hours.fr,
    AGENCY_HOURS_EN: contact.hours.en,
    SIGN_UP_URL: publicSite.signUp,
  };
}
