import { describe, expect, it } from "vitest";
import { agencySchema } from "./agency.ts";

const said = { fr: "Trouver une nounou", en: "Find a nanny" };
const opening = { days: ["monday"], from: "09:00", to: "18:00" };

/** The least that an agency's file says. */
const file = {
  name: "Ribambelle",
  logoShowsName: false,
  contact: {
    phone: "01 99 00 12 34",
    email: "contact@example.fr",
    hours: { fr: "du lundi au vendredi" },
    address: "12 rue des Marronniers, 75000 Paris",
  },
  publicSite: {
    families: [],
    nannies: [],
    contents: [],
    signUp: "inscription/compte",
    quote: "inscription/compte",
    parentSearch: "annonce",
    babysitterSearch: "emploi-job",
    photoHelp: "aide/validation-photo",
    contactHelp: "aide/visibilite-contact",
  },
  footer: { social: [], company: [], partners: [], legalLine: { fr: "Agence de test." } },
  dashboard: {
    informationBanner: said,
    paymentNotice: { shown: true, text: said },
    backToSchool: { shown: true, text: said, link: said },
  },
};

const readWith = (block: keyof typeof file | null, change: object) => {
  const former: unknown = block === null ? file : file[block];
  const changed = { ...(former as object), ...change };
  return agencySchema.safeParse(block === null ? changed : { ...file, [block]: changed });
};
const links = (many: number) => Array.from({ length: many }, () => ({ label: said, to: "annonce" }));
const networks = (many: number) => Array.from({ length: many }, () => ({ name: "Facebook", to: "annonce" }));
const partners = (many: number, image = "partners/claire.svg") =>
  Array.from({ length: many }, () => ({ name: "Maison Claire", to: "partenaires", image }));
const open = (...open: object[]) => ({ hours: { fr: "tous les jours", open } });

describe("the file of an agency", () => {
  it("says in English what it says in French, where it says no more", () => {
    const read = agencySchema.parse(file);
    expect(read.footer.legalLine).toEqual({ fr: "Agence de test.", en: "Agence de test." });
    expect(read.contact.hours).toEqual({ fr: "du lundi au vendredi", en: "du lundi au vendredi" });
    expect(read.dashboard.informationBanner).toEqual(said);
  });

  it("has a logo for a light ground, unless it says that it is seen in the dark", () => {
    expect(agencySchema.parse(file).logoFitsDark).toBe(false);
    expect(agencySchema.parse({ ...file, logoFitsDark: true }).logoFitsDark).toBe(true);
  });

  it("may say its hours as times", () => {
    const read = readWith("contact", { hours: { fr: "le lundi", en: "Mondays", open: [opening] } });
    expect(read.data?.contact.hours).toEqual({ fr: "le lundi", en: "Mondays", open: [opening] });
  });

  it.each<["takes" | "refuses", what: string, keyof typeof file | null, object]>([
    ["refuses", "a name without a letter", null, { name: " " }],
    ["takes", "a name of 60 signs", null, { name: "x".repeat(60) }],
    ["refuses", "a name of 61 signs", null, { name: "x".repeat(61) }],
    ["refuses", "a word that is none of it", null, { slogan: "Bonjour" }],

    ["takes", "a phone number with its country", "contact", { phone: "+33 (0)1.99-00 12 34" }],
    ["takes", "a short number", "contact", { phone: "3646" }],
    ["refuses", "a number of three digits", "contact", { phone: "115" }],
    ["refuses", "a number with words after it", "contact", { phone: "01 99 00 12 34 (gratuit)" }],
    ["refuses", "a number with words before it", "contact", { phone: "Tél. 01 99 00 12 34" }],
    ["refuses", "a phone number in letters", "contact", { phone: "zéro un" }],

    ["takes", "an address of a subdomain", "contact", { email: "a.b@mail.example.fr" }],
    ["refuses", "two e-mail addresses", "contact", { email: "a@example.fr b@example.fr" }],
    ["refuses", "an e-mail address with its name", "contact", { email: "Ribambelle <contact@example.fr>" }],
    ["refuses", "an e-mail address without a domain", "contact", { email: "contact@example" }],
    ["refuses", "an e-mail address without a name", "contact", { email: "@example.fr" }],
    ["refuses", "an e-mail address that ends with a dot", "contact", { email: "contact@example." }],
    ["refuses", "an e-mail address without a @", "contact", { email: "contact.example.fr" }],

    ["takes", "a desk with a number of its own", "contact", { desks: { payroll: { phone: "3646" } } }],
    ["refuses", "a desk that there is not", "contact", { desks: { director: { phone: "3646" } } }],

    ["takes", "an opening of a minute", "contact", open({ ...opening, from: "09:00", to: "09:01" })],
    ["refuses", "an opening that ends as it begins", "contact", open({ ...opening, to: "09:00" })],
    ["refuses", "an opening over midnight", "contact", open({ ...opening, from: "22:00", to: "02:00" })],
    ["refuses", "an opening on no day", "contact", open({ ...opening, days: [] })],
    ["refuses", "an opening on a day that is none", "contact", open({ ...opening, days: ["lundi"] })],
    ["refuses", "an opening without its two digits", "contact", open({ ...opening, from: "9:00" })],
    ["refuses", "an opening until 24:00", "contact", open({ ...opening, to: "24:00" })],
    ["takes", "twenty openings", "contact", open(...Array(20).fill(opening))],
    ["refuses", "twenty-one openings", "contact", open(...Array(21).fill(opening))],

    ["takes", "a path", "publicSite", { signUp: "/inscription/compte?de=portail#haut" }],
    ["takes", "a whole address", "publicSite", { signUp: "HTTPS://ailleurs.example/x:y" }],
    ["takes", "an address without a lock", "publicSite", { signUp: "http://ailleurs.example" }],
    ["refuses", "a script", "publicSite", { signUp: "javascript:alert(1)" }],
    ["refuses", "a scheme after a blank", "publicSite", { signUp: "x javascript:alert(1)" }],
    ["refuses", "an address of another host’s", "publicSite", { signUp: "//ailleurs.example" }],
    [
      "refuses",
      "an address of another host’s, by its backslash",
      "publicSite",
      { signUp: "/\\ailleurs.example" },
    ],
    ["refuses", "an address of no host", "publicSite", { signUp: "https:///x" }],
    ["refuses", "a scheme of one’s own before https", "publicSite", { signUp: "xhttps://ailleurs.example" }],
    ["takes", "twelve links", "publicSite", { families: links(12) }],
    ["refuses", "thirteen links", "publicSite", { families: links(13) }],

    ["takes", "eight networks", "footer", { social: networks(8) }],
    ["refuses", "nine networks", "footer", { social: networks(9) }],
    ["takes", "eight partners", "footer", { partners: partners(8) }],
    ["refuses", "nine partners", "footer", { partners: partners(9) }],
    ["takes", "a picture of its own folder", "footer", { partners: partners(1, "claire_2.png") }],
    ["takes", "a picture of one letter", "footer", { partners: partners(1, "c") }],
    ["refuses", "a picture above its folder", "footer", { partners: partners(1, "../secret.png") }],
    ["refuses", "a picture of the whole disk", "footer", { partners: partners(1, "/etc/secret.png") }],
    ["refuses", "a picture with a blank", "footer", { partners: partners(1, "maison claire.png") }],
    ["refuses", "a picture elsewhere", "footer", { partners: partners(1, "https://x.example/a.png") }],

    ["takes", "months to declare", null, { fiscalReminder: { from: "2025-01", to: "2025-12" } }],
    ["refuses", "a month 00", null, { fiscalReminder: { from: "2025-00", to: "2025-12" } }],
    ["refuses", "a month 13", null, { fiscalReminder: { from: "2025-01", to: "2025-13" } }],
    ["refuses", "a month 20", null, { fiscalReminder: { from: "2025-01", to: "2025-20" } }],
    ["refuses", "a day for a month", null, { fiscalReminder: { from: "2025-01-01", to: "2025-12" } }],
    ["refuses", "a year of five digits", null, { fiscalReminder: { from: "12025-01", to: "2025-12" } }],
    ["refuses", "a month without its year", null, { fiscalReminder: { from: "01", to: "2025-12" } }],
  ])("%s %s", (answer, _, block, change) => {
    expect(readWith(block, change).success).toBe(answer === "takes");
  });
});
