import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { showAgency } from "@ribambelle/domain/agency/agency.rules";
import { afterEach, describe, expect, it } from "vitest";
import { AgencyProblem, demonstrationAgencyFolder, readAgency } from "./readAgency.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function agencyThatSays(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "ribambelle-agency-"));
  folders.push(folder);
  writeFileSync(join(folder, "agency.yaml"), text);
  return folder;
}

describe("an agency's file", () => {
  it("leads every link for a quote or a sign-up to the public site’s page for both (LEGACY-12, LEGACY-13)", () => {
    const { families, nannies, signUp, quote } = readAgency(null).publicSite;
    const named = [...families, ...nannies].filter(({ label }) => /devis|inscrire/.test(label.fr));
    expect([...named.map(({ to }) => to), signUp, quote]).toEqual(new Array(4).fill("inscription/compte"));
  });

  it("is the demonstration agency's where there is none (SHELL-OP6, SHELL-40)", () => {
    expect(readAgency(null)).toMatchObject({ name: "Ribambelle", contact: { phone: "01 99 00 12 34" } });
  });

  it("says what the agency changes, and the rest stays as it was", () => {
    const agency = readAgency(
      agencyThatSays(`
name: Les Petits Pas
contact: { email: bonjour@petits-pas.example }
footer: { partners: [] }
dashboard: { informationBanner: { fr: Fermé lundi } }`),
    );
    const demonstration = readAgency(null);
    expect(agency.name).toBe("Les Petits Pas");
    expect(agency.contact).toEqual({ ...demonstration.contact, email: "bonjour@petits-pas.example" });
    expect(agency.footer).toEqual({ ...demonstration.footer, partners: [] });
    expect(agency.publicSite).toEqual(demonstration.publicSite);
  });

  it("has the demonstration’s desks and times only with its phone and its hours (CONTACT-OP10)", () => {
    const demonstration = readAgency(null);
    expect(demonstration.contact.desks?.hr).toEqual({ phone: "01 99 00 12 36", email: "rh@example.fr" });
    expect(demonstration.contact.hours.open).toEqual([
      { days: ["monday", "tuesday", "wednesday", "thursday", "friday"], from: "09:00", to: "18:00" },
    ]);
    const { contact } = readAgency(
      agencyThatSays("contact: { phone: 01 99 00 99 99, hours: { fr: le matin } }"),
    );
    expect([contact.desks, contact.hours]).toEqual([undefined, { fr: "le matin", en: "le matin" }]);
  });

  it.each([
    ["the demonstration’s logo", "# rien\n", false, true],
    ["a logo of its own", "# rien\n", true, false],
    ["a logo of its own that fits dark", "logoFitsDark: true\n", true, true],
  ])("knows of %s whether it is seen on a dark ground", (_, text, ownLogo, fits) => {
    const folder = agencyThatSays(text);
    if (ownLogo) {
      mkdirSync(join(folder, "images"));
      writeFileSync(join(folder, "images", "logo.svg"), "<svg/>");
    }
    expect(readAgency(folder).logoFitsDark).toBe(fits);
  });

  it("is read in French where the agency wrote no English, never in the demonstration's (I18N-03)", () => {
    const { dashboard } = readAgency(agencyThatSays("dashboard: { informationBanner: { fr: Fermé lundi } }"));
    expect(dashboard.informationBanner).toEqual({ fr: "Fermé lundi", en: "Fermé lundi" });
  });

  it("an empty agency's file changes nothing but what is never borrowed (SPACE-33, SPACE-OP6)", () => {
    const { legal, payments, ...own } = readAgency(agencyThatSays("# rien\n"));
    const demonstration = readAgency(null);
    expect(demonstration).toMatchObject(own);
    expect(legal).toEqual({ mode: "prestataire" });
    expect(payments).toEqual({
      accepted: ["debit", "transfer"],
      termDays: 15,
      texts: {},
      invoiceLetters: true,
      drawInvoices: true,
    });
    expect(demonstration.payments).toMatchObject({
      holder: "Ribambelle Démo",
      iban: "FR1420041010050500013M02606",
    });
    expect(demonstration.legal.declaration?.number).toBe("SAP999000001");
  });

  it("knows the rules of 2024 and 2025, and those that the agency adds beside them (TAX-29)", () => {
    const known = { rate: 50, base: 12_000, perDependant: 1_500, most: 15_000, disability: 20_000 };
    expect(readAgency(null).taxCredit.years).toEqual({ 2024: known, 2025: known });
    const own =
      "taxCredit: { years: { 2026: { rate: 50, base: 10000, perDependant: 1500, most: 13000, disability: 20000 } } }";
    const { years } = readAgency(agencyThatSays(own)).taxCredit;
    expect(years).toEqual({ 2024: known, 2025: known, 2026: { ...known, base: 10_000, most: 13_000 } });
  });

  it("shows nobody its bank account: pages get the other half of the file (SPACE-32, PAYMENTS-09)", () => {
    const shown = showAgency(readAgency(null), null);
    expect(Object.keys(shown).sort()).toEqual(
      [
        "contact",
        "dashboard",
        "fiscalReminder",
        "footer",
        "logoFitsDark",
        "logoShowsName",
        "name",
        "publicSite",
      ].sort(),
    );
  });

  it.each([
    ["nom: Les Petits Pas", "the file has an unknown entry: nom."],
    ["contact: { email: nobody }", "contact.email must be an e-mail address."],
    ["contact: { phone: appelez-nous }", "contact.phone must be a phone number."],
    [
      "contact: { hours: { fr: matin, open: [{ days: [monday], from: 09:00, to: 9h30 }] } }",
      "contact.hours.open.0.to must be a time such as 09:00.",
    ],
    [
      "contact: { hours: { fr: matin, open: [{ days: [monday], from: 09:00, to: 08:00 }] } }",
      "contact.hours.open.0 must end after it begins.",
    ],
    ["name: ''", "name is missing or is not a value that it takes."],
    ["fiscalReminder: { from: 2024-13 }", "fiscalReminder.from must be a month such as 2024-11."],
    ["publicSite: { signUp: 'javascript:alert(1)' }", "publicSite.signUp must be an address"],
    ["publicSite: { signUp: //evil.example }", "publicSite.signUp must be an address"],
    [
      "footer: { partners: [{ name: A, to: a, image: ../secret }] }",
      "footer.partners.0.image must name a file",
    ],
    [
      "payments: { iban: FR1420041010050500013M02607, holder: A }",
      "payments.iban must be an IBAN with a right check number.",
    ],
    [
      "payments: { iban: FR1420041010050500013M02606 }",
      "payments.holder must name the holder of the account.",
    ],
    ["payments: { bic: ABC, holder: A }", "payments.bic must be a BIC."],
    ["payments: { accepted: [cash] }", "payments.accepted.0 is missing or is not a value that it takes."],
    ["taxCredit: { publishOn: 03-31 }", "taxCredit.publishOn must be a month and a day such as 02-15"],
    ["taxCredit: { publishOn: 02-30 }", "taxCredit.publishOn must be a month and a day such as 02-15"],
    ["taxCredit: { years: { 26: {} } }", "taxCredit.years.26 "],
    [
      "taxCredit: { years: { 2026: { rate: 50 } } }",
      "taxCredit.years.2026.base is missing or is not a value",
    ],
    [
      "taxCredit: { years: { 2025: { rate: 101 } } }",
      "taxCredit.years.2025.rate is missing or is not a value",
    ],
    ["taxCredit: { years: { 2025: { base: 12000.5 } } }", "taxCredit.years.2025.base is missing or is not"],
    [
      "legal: { declaration: { number: SAP1, date: 2020-13-01 } }",
      "legal.declaration.date must be a day such as",
    ],
    ["payslips: { noticeGivenOn: hier }", "payslips.noticeGivenOn must be a day such as"],
    ["name: [", "agency.yaml cannot be read: "],
  ])("an agency's file that says %j is refused with the place (SPACE-33)", (text, sentence) => {
    const read = () => readAgency(agencyThatSays(text));
    expect(read).toThrow(AgencyProblem);
    expect(read).toThrow(sentence);
  });

  it("tax certificates may be published until 30 March, no later (TAX-17)", () => {
    const read = (day: string) => () => readAgency(agencyThatSays(`taxCredit: { publishOn: ${day} }`));
    expect(read("03-30")).not.toThrow();
    expect(read("03-31")).toThrow("taxCredit.publishOn");
  });

  it("an agency's file that is missing from its folder is refused", () => {
    expect(() => readAgency(join(demonstrationAgencyFolder, "images"))).toThrow("has no agency.yaml");
  });
});
