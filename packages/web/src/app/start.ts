import type { RouterHistory } from "@tanstack/react-router";
import { createQueries } from "./queries.ts";
import type { OfficeRoutes } from "./routes/office.ts";
import { type AppRouter, createAppRouter } from "./routes/router.tsx";
import { watchSession } from "./session/session.ts";

/** Makes what one run of the app needs: its cache, its router, and the watch over the session's end. */
export function startApp(office: OfficeRoutes | null, history?: RouterHistory) {
  const queries = createQueries();
  const router = createAppRouter(queries, office, history);
  const unwatch = watchSession(queries, () => {
    const { pathname, searchStr } = router.latestLocation;
    // An unknown address matches the root route only, and needs no session.
    return { path: pathname + searchStr, isPublic: router.matchRoutes(router.latestLocation).length === 1 };
  });
  return { queries, router, unwatch };
}

/** Fetches the script of the first page, for which the router waits until the guard has let the person in. */
export function fetchFirstPage(router: AppRouter): void {
  for (const { routeId } of router.matchRoutes(router.latestLocation))
    void router.routesById[routeId as keyof AppRouter["routesById"]]?.options.component?.preload?.();
}
