import type { ShownAgency } from "./agency.rules.ts";

// Characters; a longer name is shown smaller, on several lines.
const longName = 20;

/** Gives the value of each agency token in a prerendered page, not yet escaped for HTML. */
export function agencyTokens({
  name,
  logoShowsName,
  logoFitsDark,
  contact,
  publicSite,
}: ShownAgency): Record<string, string> {
  return {
    LOGO: `${besideLogo(name, logoShowsName)}${logoFitsDark ? "" : " on-paper"}`,
    AGENCY_NAME: name,
    AGENCY_PHONE: contact.phone,
    AGENCY_PHONE_ADDRESS: contact.phoneAddress,
    AGENCY_EMAIL: contact.email,
    AGENCY_HOURS_FR: contact.hours.fr,
    AGENCY_HOURS_EN: contact.hours.en,
    SIGN_UP_URL: publicSite.signUp,
  };
}

/** Says how the name is shown beside the logo: not at all, on one line, or smaller and on several lines. */
const besideLogo = (name: string, isShown: boolean) =>
  isShown ? "named" : name.length > longName ? "long" : "plain";
