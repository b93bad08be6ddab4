/** Fetches the page of a family or a babysitter. */
export const loadPersonPages = () => import("./pages.ts");

/** Fetches the dialogs of what is done about a person. */
export const loadPersonChange = async () => (await import("./changes/PersonChange.tsx")).PersonChange;
