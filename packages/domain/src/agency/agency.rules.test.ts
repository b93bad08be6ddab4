import { describe, expect, it } from "vitest";
import { aShownAgency } from "../testing/agency.ts";
import { showAgency } from "./agency.rules.ts";

const { contact, ...rest } = aShownAgency();
const { phoneAddress: _, ...plainContact } = contact;
const agency = { ...rest, contact: plainContact };
const withSignUp = (signUp: string) => ({ ...agency, publicSite: { ...agency.publicSite, signUp } });

describe("an agency's links", () => {
  it.each([
    ["inscription/compte", "https://www.example.fr", "https://www.example.fr/inscription/compte"],
    ["/annonce", "https://www.example.fr", "https://www.example.fr/annonce"],
    ["https://ailleurs.example/x", "https://www.example.fr", "https://ailleurs.example/x"],
    ["https://ailleurs.example/x", null, "https://ailleurs.example/x"],
    ["HTTP://ailleurs.example/x", "https://www.example.fr", "HTTP://ailleurs.example/x"],
    ["//annonce", "https://www.example.fr", "https://www.example.fr/annonce"],
    ["vers/https://x", "https://www.example.fr", "https://www.example.fr/vers/https://x"],
    ["annonce", null, "/site-public"],
    ["inscription/compte", null, "/inscription/compte"],
  ])("%s on the public site %s lead to %s (LEGACY-12, LEGACY-16, LEGACY-OP3)", (to, site, address) => {
    expect(showAgency(withSignUp(to), site).publicSite.signUp).toBe(address);
  });

  it("the links for a quote lead to the public site’s sign-up, whatever the person (LEGACY-12, LEGACY-13)", () => {
    const { publicSite } = showAgency(agency, null);
    const shown = showAgency(
      { ...agency, publicSite: { ...publicSite, quote: "inscription/compte" } },
      "https://www.example.fr",
    );
    expect(shown.publicSite.quote).toBe("https://www.example.fr/inscription/compte");
  });

  it("lead to the public site from every list of them (LEGACY-16)", () => {
    const { publicSite, footer } = showAgency(agency, "https://www.example.fr");
    const lists = [publicSite.families, publicSite.nannies, publicSite.contents, footer.company];
    expect(lists.map(([link]) => link?.to)).toEqual([
      "https://public.example/annonce",
      "https://public.example/emploi-job",
      "https://public.example/blog",
      "https://public.example/qui-sommes-nous",
    ]);
    const moved = showAgency(
      { ...agency, footer: { ...agency.footer, social: [{ name: "Blog", to: "blog" }] } },
      "https://www.example.fr",
    );
    expect(moved.footer.social).toEqual([{ name: "Blog", to: "https://www.example.fr/blog" }]);
  });

  it.each([
    ["01 99 00 12 34", "tel:+33199001234"],
    ["+33 1 99 00 12 34", "tel:+33199001234"],
    ["3646", "tel:3646"],
  ])("call %s by %s", (phone, address) => {
    const shown = showAgency({ ...agency, contact: { ...plainContact, phone } }, null);
    expect(shown.contact.phoneAddress).toBe(address);
  });
});
