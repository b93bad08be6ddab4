/** Fetches the list and the page of a colleague in one script: whoever opens the list opens somebody of it. */
export const loadStaffPages = () => import("./pages.ts");

/** Fetches what is read of colleagues, without their pages. */
export const loadStaffQueries = () => import("./staff.queries.ts");

/** Fetches the page of a new colleague. */
export const loadNewMemberPage = async () => (await import("./create/NewMemberPage.tsx")).NewMemberPage;

/** Fetches the dialogs of what is done to a colleague. */
export const loadMemberChange = async () => (await import("./changes/MemberChange.tsx")).MemberChange;

/** Fetches the page of what each function permits. */
export const loadFunctionsPage = async () => (await import("./functions/FunctionsPage.tsx")).FunctionsPage;

/** Fetches what somebody of the agency chooses for their own work, and what they did lately. */
export const loadOwnSections = async () => (await import("./own/OwnSections.tsx")).OwnSections;
