import { contractsSection } from "@ribambelle/domain/contracts/contract.section";
import { page } from "../../routing/page.ts";
import { babysitterContractsList, parentContractsList } from "./contracts.search.ts";

/** Fetches the agency’s list of contracts. */
export const loadContractLists = () => import("./agency/listPages.ts");

/** Fetches the page of a contract as the agency sees it. */
export const loadAgencyContractPages = () => import("./agency/recordPages.ts");

/** Fetches the dialogs of what is done about a contract. */
export const loadContractChange = async () =>
  (await import("./agency/changes/ContractChange.tsx")).ContractChange;

/** Fetches what adds documents to a contract. */
export const loadDocumentUpload = async () =>
  (await import("./agency/changes/DocumentUpload.tsx")).DocumentUpload;

/** Fetches the page of a new contract. */
export const loadNewContractPage = async () =>
  (await import("./agency/create/NewContractPage.tsx")).NewContractPage;

const loadQueries = () => import("./contracts.queries.ts");
const title = { fr: "Contrats", en: "Contracts" };

/** The parent's contracts, of which each tab is a list. */
export const parentContractsPage = page("/client/contrats", {
  title,
  section: contractsSection,
  menu: {
    needsContract: true,
    about: {
      fr: "Lire, signer et télécharger vos contrats de garde et de ménage.",
      en: "Read, sign and download your childcare and housework contracts.",
    },
  },
  search: parentContractsList.stateIn,
  loadsFor: ({ tab }) => ({ tab }),
  load: async (queries, { tab }) => {
    const { houseworkContractsQuery, parentContractsQuery } = await loadQueries();
    if (tab === "menage") void queries.prefetchQuery(houseworkContractsQuery);
    else void queries.prefetchQuery(parentContractsQuery);
  },
  component: () =>
    import("./parent/ParentContractsPage.tsx").then(({ ParentContractsPage }) => ParentContractsPage),
});

/** The babysitter's contracts. */
export const babysitterContractsPage = page("/intervenant/contrats", {
  title,
  section: contractsSection,
  menu: {
    needsContract: true,
    about: {
      fr: "Lire, signer et télécharger vos contrats de travail.",
      en: "Read, sign and download your employment contracts.",
    },
  },
  search: babysitterContractsList.stateIn,
  load: async (queries) => {
    const { babysitterContractsQuery } = await loadQueries();
    void queries.prefetchQuery(babysitterContractsQuery);
  },
  component: () =>
    import("./babysitter/BabysitterContractsPage.tsx").then(
      ({ BabysitterContractsPage }) => BabysitterContractsPage,
    ),
});
