import { shouldShowConnectionPopup } from "@ribambelle/domain/me/connectionPopup";
import type { MyInformation } from "@ribambelle/domain/me/me";
import { ownOrigin } from "../../client/drawnRequest.ts";
import { readPage } from "../../client/readPage.ts";
import type { Route, Stage } from "../../routing/router/route.ts";
import { loadAgencyFrame } from "../agency/loadAgencyFrame.ts";
import { Frame } from "../frame/Frame.tsx";
import { FrameSkeleton } from "../frame/FrameSkeleton.tsx";
import { BareFailurePage } from "../problems/FailurePage.tsx";
import { myInformationQuery } from "../session/session.ts";
import { passTo, requireSecondFactor, requireUser } from "./guards.ts";
import { passages } from "./passages.ts";

declare module "../../routing/router/route.ts" {
  interface Given {
    /** The signed-in person, inside the frame. */
    user: MyInformation;
    /** Where the reminder leads on. */
    target: string;
  }
}

/** Fetches what tells where people go on to: whoever is inside already does without it. */
export const loadEntrance = () => import("./entrance.ts");

export const homeRoute: Route = {
  path: passages.home,
  enter: async ({ queries, address: { searchStr } }) => {
    const user = await queries.ensureQueryData(myInformationQuery);
    const redirectUrl = new URLSearchParams(searchStr).get("redirectUrl");
    const { entranceOf, ownTarget } = await loadEntrance();
    if (user) requireSecondFactor(user, ownTarget(redirectUrl));
    throw passTo(entranceOf(user?.role ?? null, redirectUrl, ownOrigin()));
  },
  // Nobody stays here.
  fetch: async () => FrameSkeleton,
  failure: BareFailurePage,
};

/** Fetches the component of the reminder. */
export const loadPopupPage = () => import("../pages/PopupPage.tsx").then(({ PopupPage }) => PopupPage);

export const popupRedirectRoute: Route = {
  path: passages.popupRedirect,
  // Everybody else is redirected at once; the target's own guard deals with strangers (POPUP-07, POPUP-08,
  // POPUP-OP4).
  enter: async ({ queries, address: { searchStr } }) => {
    const { entranceOf, ownTarget, popupTarget } = await loadEntrance();
    const { publicSiteUrl, oldPortalUrl } = readPage();
    const target = popupTarget(new URLSearchParams(searchStr).get("redirect"), ownOrigin(), [
      publicSiteUrl,
      oldPortalUrl,
    ]);
    const user = await queries.ensureQueryData(myInformationQuery);
    if (user) requireSecondFactor(user, ownTarget(target));
    // The entrance itself only leads on: most sign-ins end there, and need not pass it.
    const end = target === passages.home ? entranceOf(user?.role ?? null, null, ownOrigin()) : target;
    if (!user || !shouldShowConnectionPopup(user)) throw passTo(end);
    return { target: end };
  },
  fetch: loadPopupPage,
  failure: BareFailurePage,
};

/** Where no page is. */
export const lost: Stage = {
  fetch: async () => (await import("../problems/LostPage.tsx")).LostPage,
  failure: BareFailurePage,
};

/** Everything for somebody who is signed in: no page inside shows before the guard knows who it is. */
export const frame: Stage = {
  enter: async ({ queries, address: { href } }) => ({ user: await requireUser(queries, href) }),
  fetch: async () => Frame,
  failure: BareFailurePage,
};

/** Everything for the agency's people, in a frame of their own (AGUI-03). */
export const agencyFrame: Stage = { within: frame, fetch: loadAgencyFrame, failure: BareFailurePage };
