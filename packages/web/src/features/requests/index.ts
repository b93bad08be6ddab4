/** Fetches the page of what people ask of the agency. */
export const loadRequestsPage = () => import("./pages.ts");
