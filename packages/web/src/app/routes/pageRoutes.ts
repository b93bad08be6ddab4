import type { Role } from "@ribambelle/domain/kernel/role";
import type { QueryClient } from "@tanstack/react-query";
import { readPage } from "../../client/readPage.ts";
import type { AppPage } from "../../routing/page.ts";
import type { Route, Stage, Visit } from "../../routing/router/route.ts";
import { ownPageSize } from "../../ui/lists/ownPageSize.ts";
import { FailurePage } from "../problems/FailurePage.tsx";
import { mayDo, passTo, requirePermission, requireRole, sendHome } from "./guards.ts";

// biome-ignore lint/suspicious/noExplicitAny: a list holds pages of every search and load
type AnyPage = AppPage<string, any, any>;

/** Makes the routes of pages inside a frame, for one role or for whoever is signed in. */
export function routesOf(pages: readonly AnyPage[], within: Stage, role?: Role): Route[] {
  return pages.map((page) => ({
    path: page.path,
    page,
    within,
    enter: (visit) => enter(page, visit, role),
    load: (visit) => load(page, visit),
    fetch: () => (page.needs ? ofStaff(page) : page.component()),
    failure: FailurePage,
  }));
}

function enter(page: AnyPage, { given: { user }, params, search }: Visit, role?: Role): undefined {
  const { needs, sendsHome } = page;
  if (role) requireRole(user, sendsHome ? [role, sendsHome] : [role]);
  if (needs) requirePermission(user, needs);
  if (sendsHome) sendHome(user, sendsHome);
  if (page.exists?.(params) === false) throw passTo("/notfound");
  const needed = page.needsAt?.({ params, search });
  if (needed) requirePermission(user, needed);
  const address = page.outside?.(readPage()) ?? null;
  if (address !== null) throw passTo(address);
}

// It only prefetches: the query cache decides what is fresh.
function load({ needs, load, loadsFor }: AnyPage, { queries, given: { user }, search, params }: Visit) {
  if (needs && (user.staff?.mustChangePassword || !mayDo(user, needs))) return;
  return load?.(queries, ofList(queries, loadsFor?.(search)), params);
}

// The agency's lists are as long as whoever reads them wants: the address says it where they do (AGUI-12).
const ofList = <Deps>(queries: QueryClient, deps: Deps): Deps =>
  typeof deps === "object" ? { ...ownPageSize(queries), ...deps } : deps;

async function ofStaff({ component }: AnyPage) {
  const [{ forStaffWithFunction }, Page] = await Promise.all([
    import("../home/WithoutFunction.tsx"),
    component(),
  ]);
  return forStaffWithFunction(Page);
}
