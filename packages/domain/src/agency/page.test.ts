import { describe, expect, it } from "vitest";
import { aShownAgency } from "../testing/agency.ts";
import { contactLine } from "./agency.rules.ts";
import { pageSchema, unknownPage } from "./page.ts";
import { agencyTokens } from "./pageTokens.ts";

describe("the data of a page", () => {
  it("is read as the server wrote it", () => {
    const page = { ...unknownPage(), agency: aShownAgency(), session: false };
    expect(pageSchema.parse(JSON.parse(JSON.stringify(page)))).toEqual(page);
  });

  it("says that payslips are shown, where an older server says nothing of them", () => {
    const { payslipsShown: _, ...page } = unknownPage();
    expect(pageSchema.parse(page).payslipsShown).toBe(true);
  });

  it.each([null, undefined, "Ribambelle"])("is not read without its agency: %j", (agency) => {
    expect(pageSchema.safeParse({ ...unknownPage(), agency }).success).toBe(false);
  });

  it("names nothing of an agency that is not known yet, and takes it that somebody may be signed in", () => {
    const { agency, session, offlinePage, payslipsShown } = unknownPage();
    expect([session, offlinePage, payslipsShown]).toEqual([true, false, true]);
    const { families, nannies, contents } = agency.publicSite;
    expect([families, nannies, contents, agency.footer.social, agency.footer.company].flat()).toEqual([]);
    expect([agency.logoShowsName, agency.logoFitsDark]).toEqual([false, false]);
    expect([agency.dashboard.paymentNotice.shown, agency.dashboard.backToSchool.shown]).toEqual([
      false,
      false,
    ]);
  });
});

describe("a page that was drawn before anybody asked for it", () => {
  it.each([
    ["Ribambelle", false, true, "plain"],
    ["Ribambelle", false, false, "plain on-paper"],
    ["x".repeat(20), false, true, "plain"],
    ["x".repeat(21), false, true, "long"],
    ["x".repeat(21), true, true, "named"],
    ["Ribambelle", true, false, "named on-paper"],
  ])(
    "shows the name %j beside a logo that shows it (%s) and fits the dark (%s): %s",
    (name, logoShowsName, logoFitsDark, logo) => {
      const tokens = agencyTokens(aShownAgency({ name, logoShowsName, logoFitsDark }));
      expect([tokens.LOGO, tokens.AGENCY_NAME]).toEqual([logo, name]);
    },
  );

  it("says how to reach the agency, in both languages, and where to sign up", () => {
    expect(agencyTokens(aShownAgency())).toMatchObject({
      AGENCY_PHONE: "01 99 00 12 34",
      AGENCY_PHONE_ADDRESS: "tel:+33199001234",
      AGENCY_EMAIL: "contact@example.fr",
      AGENCY_HOURS_FR: "du lundi au vendredi",
      AGENCY_HOURS_EN: "Monday to Friday",
      SIGN_UP_URL: "https://public.example/inscription/compte",
    });
  });
});

it.each([
  ["01 99 00 12 34", "contact@example.fr", "01 99 00 12 34, contact@example.fr"],
  ["01 99 00 12 34", "", "01 99 00 12 34"],
  ["", "contact@example.fr", "contact@example.fr"],
  ["", "", ""],
])("an agency with the phone %j and the address %j is reached by %j", (phone, email, line) => {
  expect(contactLine({ phone, email })).toBe(line);
});
