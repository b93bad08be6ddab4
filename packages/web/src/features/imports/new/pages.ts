export { runQuery } from "../imports.queries.ts";
export { NewImportPage } from "./NewImportPage.tsx";
