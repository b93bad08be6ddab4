/** The paths of the app that only redirect. */
export const passages = { home: "/", popupRedirect: "/popup-redirect" } as const;
