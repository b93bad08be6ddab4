import { loadSearchField } from "../../features/agencyPeople/index.ts";
import { agencyFrameOf, agencyShellOf } from "./AgencyFrame.tsx";

/** Gives the frame of the agency's pages, with its search. */
export const searchingFrame = async () => agencyFrameOf(await loadSearchField());

/** The same for pages outside the guard. */
export const searchingShell = async () => agencyShellOf(await loadSearchField());
