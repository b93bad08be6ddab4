import type { RouterHistory } from "@tanstack/history";
import type { Route } from "../routing/router/route.ts";
import { createQueries } from "./queries.ts";
import { createAppRouter } from "./routes/appRouter.ts";
import { watchSession } from "./session/session.ts";

/** Makes what one run of the app needs: its cache, its router, and the watch over the session's end. */
export function startApp(office: readonly Route[] | null, history?: RouterHistory) {
  const queries = createQueries();
  const router = createAppRouter(queries, office, history);
  const unwatch = watchSession(queries, () => {
    const { pathname, href } = router.latest;
    // An unknown address needs no session.
    return { address: href, isPublic: router.routeAt(pathname) === null };
  });
  return { queries, router, unwatch };
}
