/** Fetches the list of imports, and the page of one. */
export const loadImportPages = () => import("./pages.ts");

/** Fetches the page on which one makes an import. */
export const loadNewImportPage = () => import("./new/pages.ts");
