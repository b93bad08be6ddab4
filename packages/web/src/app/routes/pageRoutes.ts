import type { Role } from "@ribambelle/domain/kernel/role";
import type { QueryClient } from "@tanstack/react-query";
import { type AnyRoute, createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { readPage } from "../../client/readPage.ts";
import type { AppPage } from "../../routing/page.ts";
import { ownPageSize } from "../../ui/lists/ownPageSize.ts";
import { mayDo, passTo, requirePermission, requireRole, sendHome } from "./guards.ts";
import { frameRoute } from "./rootRoutes.tsx";

// biome-ignore lint/suspicious/noExplicitAny: a list holds pages of every search and load
type AnyPage = AppPage<string, any, any>;
type RouteOf<Listed> =
  Listed extends AppPage<infer Path, infer Search, infer Deps>
    ? ReturnType<typeof routeOf<Path, Search, Deps>>
    : never;
type RoutesOf<Pages extends readonly AnyPage[]> = { -readonly [Index in keyof Pages]: RouteOf<Pages[Index]> };

/** Makes the routes of pages, for one role or for whoever is signed in, in a frame. */
export function routesOf<const Pages extends readonly AnyPage[], Frame extends AnyRoute = typeof frameRoute>(
  pages: Pages,
  role?: Role,
  frame: Frame = frameRoute as unknown as Frame,
) {
  return pages.map((page) =>
    routeOf(page, role, frame as unknown as typeof frameRoute),
  ) as unknown as RoutesOf<Pages>;
}

function routeOf<const Path extends string, Search extends object, Deps>(
  page: AppPage<Path, Search, Deps>,
  role: Role | undefined,
  frame: typeof frameRoute,
) {
  const { path, search, loadsFor, load, needs, isNoted = false } = page;
  return createRoute({
    getParentRoute: () => frame,
    path,
    staticData: { page },
    validateSearch: search as (given: Record<string, unknown>) => Search,
    beforeLoad: ({ context: { user }, params }) => {
      if (role) requireRole(user, page.sendsHome ? [role, page.sendsHome] : [role]);
      if (needs) requirePermission(user, needs);
      if (page.sendsHome) sendHome(user, page.sendsHome);
      if (page.exists?.(params) === false) throw passTo("/notfound");
      const address = page.outside?.(readPage()) ?? null;
      if (address !== null) throw passTo(address);
    },
    loaderDeps: loadsFor && (({ search }: { search: unknown }) => ({ deps: loadsFor(search as Search) })),
    loader:
      load &&
      (({ context: { queries, user }, deps, params }) =>
        needs && (user.staff?.mustChangePassword || !mayDo(user, needs))
          ? undefined
          : load(queries, ofList(queries, (deps as { deps: Deps }).deps), params)),
    ...(isNoted && { preload: false }),
    // The loader only prefetches; the query cache decides what is fresh, so the loader need not run again.
    staleTime: Number.POSITIVE_INFINITY,
    component: lazyRouteComponent(async () => ({
      default: await (needs ? ofStaff(page) : page.component()),
    })),
  });
}

// The agency's lists are as long as whoever reads them wants: the address says it where they do (AGUI-12).
const ofList = <Deps>(queries: QueryClient, deps: Deps): Deps =>
  typeof deps === "object" ? { ...ownPageSize(queries), ...deps } : deps;

async function ofStaff({ component }: Pick<AnyPage, "component">) {
  const [{ forStaffWithFunction }, Page] = await Promise.all([
    import("../home/WithoutFunction.tsx"),
    component(),
  ]);
  return forStaffWithFunction(Page);
}
