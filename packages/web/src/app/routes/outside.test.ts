import { aShownAgency } from "@ribambelle/domain/testing/agency";
import { expect, test } from "vitest";
import { outsideOf } from "./outside.ts";

const oldPortalUrl = "https://ancien.example/espace";

test.each([
  ["/client/interventions", "https://ancien.example/espace/interventions", "LEGACY-01"],
  ["/client/factures", "https://ancien.example/espace/factures", "LEGACY-02"],
  ["/client/reglements", "https://ancien.example/espace/reglements", "LEGACY-03"],
  ["/client/attestations", "https://ancien.example/espace/attestations", "LEGACY-04"],
  ["/intervenant/interventions", "https://ancien.example/espace/interventions", "LEGACY-05"],
  ["/intervenant/a-consulter", "https://ancien.example/espace/a-consulter", "LEGACY-06"],
  ["/intervenant/fiches-de-paie", "https://ancien.example/espace/fiches-de-paie", "LEGACY-07"],
  ["/client/profiles", "https://public.example/annonce", "LEGACY-11"],
  ["/profiles", "https://public.example/annonce", "LEGACY-11"],
  ["/intervenant/searchjobs", "https://public.example/emploi-job", "LEGACY-10"],
  ["/searchjobs", "https://public.example/emploi-job", "LEGACY-10"],
])("%s leads to %s (%s)", (path, address) => {
  expect(outsideOf(path, { oldPortalUrl, agency: aShownAgency() })).toBe(address);
});

test.each(["/client/contrats", "/accueil"])("%s leads nowhere else", (path) => {
  expect(outsideOf(path, { oldPortalUrl, agency: aShownAgency() })).toBeNull();
});

test.each(["/client/factures", "/client/profiles", "/intervenant/searchjobs"])(
  "%s leads nowhere while the site is not configured (LEGACY-OP3)",
  (path) => {
    const agency = aShownAgency();
    const publicSite = {
      ...agency.publicSite,
      parentSearch: "/site-public",
      babysitterSearch: "/site-public",
    };
    expect(outsideOf(path, { oldPortalUrl: null, agency: { ...agency, publicSite } })).toBeNull();
  },
);
