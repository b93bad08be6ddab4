/** Fetches the page on which the agency looks at photos and adverts. */
export const loadModerationPage = () => import("./pages.ts");
