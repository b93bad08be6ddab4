import * as z from "zod/mini";
import type { ShownAgency } from "./agency.rules.ts";

/** The data block of a page. */
export const pageSchema = z.object({
  session: z.boolean(),
  redirectUrl: z.string(),
  message: z.string(),
  publicSiteUrl: z.nullable(z.string()),
  oldPortalUrl: z.nullable(z.string()),
  notificationsWidgetUrl: z.nullable(z.string()),
  // The server has validated it when it read the agency's folder.
  agency: z.custom<ShownAgency>((value) => typeof value === "object" && value !== null),
  name: z.string(),
  offlinePage: z.boolean(),
  /** False when the agency gives payslips elsewhere (PAYSLIP-OP3). */
  payslipsShown: z._default(z.boolean(), true),
});
/** What the server knew when it sent this page. */
export type Page = z.infer<typeof pageSchema>;
/** Of it, what is the same for every page and whoever asks. */
export type PortalFacts = Omit<Page, "session" | "redirectUrl" | "message" | "name">;

const nothingSaid = () => ({ fr: "", en: "" });

/** Gives an agency of which nothing is known. */
export const unknownAgency = (): ShownAgency => ({
  name: "",
  logoShowsName: false,
  logoFitsDark: false,
  contact: { phone: "", phoneAddress: "", email: "", hours: nothingSaid(), address: "" },
  publicSite: {
    families: [],
    nannies: [],
    contents: [],
    signUp: "",
    quote: "",
    parentSearch: "",
    babysitterSearch: "",
    photoHelp: "",
    contactHelp: "",
  },
  footer: { social: [], company: [], partners: [], legalLine: nothingSaid() },
  dashboard: {
    informationBanner: nothingSaid(),
    paymentNotice: { shown: false, text: nothingSaid() },
    backToSchool: { shown: false, text: nothingSaid(), link: nothingSaid() },
  },
  fiscalReminder: { from: "2023-12", to: "2024-11" },
});

/** Gives the page without the server's data; `session` is true because there may be one. */
export const unknownPage = (): Page => ({
  session: true,
  redirectUrl: "",
  message: "",
  publicSiteUrl: null,
  oldPortalUrl: null,
  notificationsWidgetUrl: null,
  agency: unknownAgency(),
  name: "",
  offlinePage: false,
  payslipsShown: true,
});
