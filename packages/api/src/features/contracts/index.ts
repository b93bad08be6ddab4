export { contractsRoutes } from "./contracts.routes.ts";
export { hasContracts } from "./contracts.store.ts";
