export { modelsQuery } from "../letters.queries.ts";
export { ModelsPage } from "./ModelsPage.tsx";
