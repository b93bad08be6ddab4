export { AgencyContractsPage } from "./list/AgencyContractsPage.tsx";
export { contractsQueryAt } from "./list/contracts.queries.ts";
