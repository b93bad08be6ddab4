/** Fetches the page on which the agency looks at photos and adverts. */
export const loadModerationPage = () => import("./pages.ts");

/** Fetches the page of what was decided of them. */
export const loadHistoryPage = () => import("./history/pages.ts");
