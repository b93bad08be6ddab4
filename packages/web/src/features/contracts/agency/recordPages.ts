export { AgencyContractPage } from "./record/AgencyContractPage.tsx";
export { contractQuery } from "./record/contract.queries.ts";
export { kindNamed } from "./record/kindNamed.ts";
