import { loadSearchField } from "../../features/agencyPeople/index.ts";

const load = () => Promise.all([import("./AgencyFrame.tsx"), loadSearchField()]);

/** Fetches the frame of the agency's pages: families and babysitters do without it (AGUI-34). */
export async function loadAgencyFrame() {
  const [{ agencyFrameOf }, SearchField] = await load();
  return agencyFrameOf(SearchField);
}

/** The same for pages outside the guard. */
export async function loadAgencyShell() {
  const [{ agencyShellOf }, SearchField] = await load();
  return agencyShellOf(SearchField);
}
