const load = () => import("./searchingFrame.ts");

/** Fetches the frame of the agency's pages: families and babysitters do without it (AGUI-34). */
export const loadAgencyFrame = async () => (await load()).searchingFrame();

/** The same for pages outside the guard. */
export const loadAgencyShell = async () => (await load()).searchingShell();
