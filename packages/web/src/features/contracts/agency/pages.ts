export { AgencyContractsPage } from "./list/AgencyContractsPage.tsx";
export { contractsQueryAt } from "./list/contracts.queries.ts";
export { AgencyContractPage, kindNamed } from "./record/AgencyContractPage.tsx";
export { contractQuery } from "./record/contract.queries.ts";
