import { getDesk } from "@ribambelle/domain/desk/desk.agency.api";
import { getRequests } from "@ribambelle/domain/requests/requests.agency.api";
import type { QueryClient } from "@tanstack/react-query";
import { keyOf } from "../../client/queryOf.ts";

/** Reads again the requests that are shown, and how many wait. */
export const readRequestsAgain = async (queries: QueryClient): Promise<void> => {
  await Promise.all([
    queries.invalidateQueries({ queryKey: keyOf(getRequests) }),
    queries.invalidateQueries({ queryKey: keyOf(getDesk) }),
  ]);
};
