import { phoneAddress } from "../kernel/phone.ts";
import type { Agency } from "./agency.ts";

/** An agency as pages and letters show it: every link is a whole address. */
export interface ShownAgency extends Agency {
  readonly contact: Agency["contact"] & {
    /** The `tel:` address of the phone number. */
    readonly phoneAddress: string;
  };
}

/** Where links to the public site lead while none is configured: a page of the portal that says so (LEGACY-OP3). */
export const noPublicSitePath = "/site-public";
/** Where sign-up links lead while no public site is configured. */
const noSignUpPath = "/inscription/compte";

/** Gives the agency with every link as a whole address: its paths are those of the public site (LEGACY-16, LEGACY-OP2). */
export function showAgency(agency: Agency, publicSiteUrl: string | null): ShownAgency {
  const address = (to: string) => addressOf(to, publicSiteUrl);
  const all = <Link extends { readonly to: string }>(links: readonly Link[]): Link[] =>
    links.map((link) => ({ ...link, to: address(link.to) }));
  const { publicSite, footer } = agency;
  return {
    // Named one by one: the file's books (its bank account) are none of what pages show to anybody.
    name: agency.name,
    logoShowsName: agency.logoShowsName,
    logoFitsDark: agency.logoFitsDark,
    dashboard: agency.dashboard,
    fiscalReminder: agency.fiscalReminder,
    contact: { ...agency.contact, phoneAddress: phoneAddress(agency.contact.phone) },
    publicSite: {
      families: all(publicSite.families),
      nannies: all(publicSite.nannies),
      contents: all(publicSite.contents),
      signUp: address(publicSite.signUp),
      quote: address(publicSite.quote),
      parentSearch: address(publicSite.parentSearch),
      babysitterSearch: address(publicSite.babysitterSearch),
      photoHelp: address(publicSite.photoHelp),
      contactHelp: address(publicSite.contactHelp),
    },
    footer: {
      ...footer,
      social: all(footer.social),
      company: all(footer.company),
      partners: all(footer.partners),
    },
  };
}

function addressOf(to: string, publicSiteUrl: string | null): string {
  if (/^https?:/i.test(to)) return to;
  const path = `/${to.replace(/^\/+/, "")}`;
  if (publicSiteUrl !== null) return publicSiteUrl + path;
  return path === noSignUpPath ? noSignUpPath : noPublicSitePath;
}

/** How to reach the agency, in one line: what it has of a phone number and an address. */
export const contactLine = ({ phone, email }: Pick<ShownAgency["contact"], "phone" | "email">): string =>
  [phone, email].filter(Boolean).join(", ");
