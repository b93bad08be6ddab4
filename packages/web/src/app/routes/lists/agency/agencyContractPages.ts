import { idPattern } from "@ribambelle/domain/kernel/ids/id";
import type { MyInformation } from "@ribambelle/domain/me/me";
import type { QueryClient } from "@tanstack/react-query";
import {
  loadAgencyContractPages,
  loadContractLists,
  loadNewContractPage,
} from "../../../../features/contracts/index.ts";
import { page } from "../../../../routing/page.ts";
import { myInformationQuery } from "../../../session/session.ts";
import { loadContractSigning } from "./agencySignaturesPages.ts";

const needs = ["contracts.read-parent", "contracts.read-babysitter"] as const;
// As `kindWords` of the domain, which families do not fetch.
const genres = ["garde", "menage", "intervenant"];

const functionsOf = (queries: QueryClient) =>
  queries.getQueryData<MyInformation | null>(myInformationQuery.queryKey)?.staff?.functions ?? [];

/** The agency’s contracts (AGCON-01). */
export const agencyContractsPage = page("/agence/contrats", {
  title: { fr: "Contrats", en: "Contracts" },
  inAgencyMenu: true,
  needs,
  // What an address means is in the page's own script: families fetch nothing of it (AGUI-34).
  loadsFor: (address: object) => address,
  load: async (queries: QueryClient, address: object) => {
    const { contractsQueryAt } = await loadContractLists();
    void queries.prefetchQuery(contractsQueryAt(address, functionsOf(queries)));
  },
  component: async () => {
    const [{ contractsPageOf }, { AgencyContractsPage }] = await Promise.all([
      import("../../../pages/agency/ContractsPage.tsx"),
      loadContractLists(),
    ]);
    return contractsPageOf(AgencyContractsPage);
  },
});

/** One contract (AGCON-04). */
export const agencyContractPage = page("/agence/contrats/$genre/$id", {
  title: { fr: "Contrat", en: "Contract" },
  needs,
  isNoted: true,
  exists: ({ genre = "", id = "" }) => genres.includes(genre) && idPattern.test(id),
  load: async (queries: QueryClient, _: unknown, params: Readonly<Record<string, string>>) => {
    const { contractQuery, kindNamed } = await loadAgencyContractPages();
    const kind = kindNamed(params.genre);
    if (kind) void queries.prefetchQuery(contractQuery(kind, params.id ?? ""));
  },
  component: async () => {
    const [{ contractPageOf }, pages, ContractSigning] = await Promise.all([
      import("../../../pages/agency/ContractPages.tsx"),
      loadAgencyContractPages(),
      loadContractSigning(),
    ]);
    return contractPageOf(pages, ContractSigning);
  },
});

/** A contract to be (AGCON-06). */
export const newContractPage = page("/agence/contrats/$genre/nouveau", {
  title: { fr: "Nouveau contrat", en: "New contract" },
  needs: ["contracts.edit-parent", "contracts.edit-babysitter"],
  needsAt: ({ params: { genre } }) =>
    genre === "intervenant" ? "contracts.edit-babysitter" : "contracts.edit-parent",
  exists: ({ genre = "" }) => genres.includes(genre),
  search: ({ personne }) => (idPattern.test(String(personne)) ? { personne: String(personne) } : {}),
  component: async () => {
    const [{ newContractPageOf }, NewContractPage] = await Promise.all([
      import("../../../pages/agency/ContractPages.tsx"),
      loadNewContractPage(),
    ]);
    return newContractPageOf(NewContractPage);
  },
});
