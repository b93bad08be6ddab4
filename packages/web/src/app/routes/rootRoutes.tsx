import { ownPath } from "@ribambelle/domain/kernel/redirect";
import { shouldShowConnectionPopup } from "@ribambelle/domain/me/connectionPopup";
import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { ownOrigin } from "../../client/drawnRequest.ts";
import { readPage } from "../../client/readPage.ts";
import type { AppPage } from "../../routing/page.ts";
import { loadAgencyFrame } from "../agency/loadAgencyFrame.ts";
import { Frame } from "../frame/Frame.tsx";
import { FrameSkeleton } from "../frame/FrameSkeleton.tsx";
import { BareFailurePage } from "../problems/FailurePage.tsx";
import { LostPage } from "../problems/LostPage.tsx";
import { myInformationQuery } from "../session/session.ts";
import { entranceOf, passages, popupTarget } from "./entrance.ts";
import { passTo, requireSecondFactor, requireUser } from "./guards.ts";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** What the page declares of itself. */
    page?: Pick<AppPage, "path" | "title" | "section">;
  }
}

export const rootRoute = createRootRouteWithContext<{ queries: QueryClient }>()({
  notFoundComponent: LostPage,
});

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: passages.home,
  pendingComponent: FrameSkeleton,
  pendingMs: 0,
  pendingMinMs: 0,
  errorComponent: BareFailurePage,
  beforeLoad: async ({ context, location: { searchStr } }) => {
    const user = await context.queries.ensureQueryData(myInformationQuery);
    const redirectUrl = new URLSearchParams(searchStr).get("redirectUrl");
    if (user) requireSecondFactor(user, ownPath(redirectUrl, ownOrigin()));
    throw passTo(entranceOf(user?.role ?? null, redirectUrl, ownOrigin()));
  },
});

/** Fetches the component of the reminder. */
export const loadPopupPage = () => import("../pages/PopupPage.tsx").then(({ PopupPage }) => PopupPage);

export const popupRedirectRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: passages.popupRedirect,
  component: lazyRouteComponent(async () => ({ default: await loadPopupPage() })),
  pendingComponent: FrameSkeleton,
  pendingMs: 0,
  pendingMinMs: 0,
  errorComponent: BareFailurePage,
  // Everybody else is redirected at once; the target's own guard deals with strangers (POPUP-07, POPUP-08,
  // POPUP-OP4).
  beforeLoad: async ({ context, location: { searchStr } }) => {
    const { publicSiteUrl, oldPortalUrl } = readPage();
    const redirect = new URLSearchParams(searchStr).get("redirect");
    const target = popupTarget(redirect, ownOrigin(), [publicSiteUrl, oldPortalUrl]);
    const user = await context.queries.ensureQueryData(myInformationQuery);
    if (user) requireSecondFactor(user, ownPath(target, ownOrigin()));
    // The entrance itself only leads on: most sign-ins end there, and need not pass it.
    const end = target === passages.home ? entranceOf(user?.role ?? null, null, ownOrigin()) : target;
    if (!user || !shouldShowConnectionPopup(user)) throw passTo(end);
    return { target: end };
  },
});

/** Everything for somebody who is signed in: no page inside shows before the guard knows who it is. */
export const frameRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "frame",
  component: Frame,
  pendingComponent: FrameSkeleton,
  errorComponent: BareFailurePage,
  pendingMs: 0,
  pendingMinMs: 0,
  beforeLoad: async ({ context, location: { pathname, searchStr } }) => ({
    user: await requireUser(context.queries, pathname + searchStr),
  }),
});

/** Everything for the agency's people, in a frame of their own (AGUI-03). */
export const agencyFrameRoute = createRoute({
  getParentRoute: () => frameRoute,
  id: "agency",
  component: lazyRouteComponent(async () => ({ default: await loadAgencyFrame() })),
});
