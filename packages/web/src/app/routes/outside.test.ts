import { aShownAgency } from "@ribambelle/domain/testing/agency";
import { expect, test } from "vitest";
import { outsideOf } from "./outside.ts";

const legacyBaseUrl = "https://ancien.example/espace";

test.each([
  ["/client/interventions", "https://ancien.example/espace/interventions"],
  ["/client/factures", "https://ancien.example/espace/factures"],
  ["/client/reglements", "https://ancien.example/espace/reglements"],
  ["/client/attestations", "https://ancien.example/espace/attestations"],
  ["/intervenant/interventions", "https://ancien.example/espace/interventions"],
  ["/intervenant/a-consulter", "https://ancien.example/espace/a-consulter"],
  ["/intervenant/fiches-de-paie", "https://ancien.example/espace/fiches-de-paie"],
  ["/client/profiles", "https://public.example/annonce"],
  ["/profiles", "https://public.example/annonce"],
  ["/intervenant/searchjobs", "https://public.example/emploi-job"],
  ["/searchjobs", "https://public.example/emploi-job"],
  ["/client/contrats", null],
  ["/accueil", null],
])(
  "%s leads to %s (LEGACY-01, LEGACY-02, LEGACY-03, LEGACY-04, LEGACY-05, LEGACY-06, LEGACY-07, LEGACY-10, LEGACY-11)",
  (path, address) => {
    expect(outsideOf(path, { legacyBaseUrl, agency: aShownAgency() })).toBe(address);
  },
);

test.each(["/client/factures", "/client/profiles", "/intervenant/searchjobs"])(
  "%s leads nowhere while the site is not configured (LEGACY-OP3)",
  (path) => {
    const agency = aShownAgency();
    const publicSite = {
      ...agency.publicSite,
      parentSearch: "/site-public",
      babysitterSearch: "/site-public",
    };
    expect(outsideOf(path, { legacyBaseUrl: null, agency: { ...agency, publicSite } })).toBeNull();
  },
);
