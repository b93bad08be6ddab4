import type { RouterHistory } from "@tanstack/react-router";
import { createQueries } from "./queries.ts";
import { createAppRouter } from "./router.tsx";
import { watchSession } from "./session.ts";

/** Makes what one run of the app needs: its cache, its router, and the watch over the session's end. */
export function startApp(history?: RouterHistory) {
  const queries = createQueries();
  const router = createAppRouter(queries, history);
  const unwatch = watchSession(queries, () => {
    const { pathname, searchStr } = router.latestLocation;
    // Only the root matches a page that is not found: there, nobody needs to be signed in.
    return { path: pathname + searchStr, isPublic: router.matchRoutes(router.latestLocation).length === 1 };
  });
  return { queries, router, unwatch };
}
