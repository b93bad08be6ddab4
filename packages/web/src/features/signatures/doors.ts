// The index of the feature is in the first script of every page, with the name of each file that it fetches and of all that this one
// is made of: it fetches this alone, and this the rest.

export const loadRequests = () => import("./list/pages.ts");
export const loadRoom = () => import("./room/pages.ts");
export const loadFollowed = () => import("./agency/pages.ts");
