import { loadSearchField } from "../../features/agencyPeople/index.ts";
import { loadWaitingIn } from "../../features/desk/index.ts";
import { agencyFrameOf, agencyShellOf } from "./AgencyFrame.tsx";

async function loadParts() {
  const [SearchField, WaitingIn] = await Promise.all([loadSearchField(), loadWaitingIn()]);
  return { SearchField, WaitingIn };
}

/** Gives the frame of the agency's pages, with its search and how much waits. */
export const searchingFrame = async () => agencyFrameOf(await loadParts());

/** The same for pages outside the guard. */
export const searchingShell = async () => agencyShellOf(await loadParts());
