import * as api from "@ribambelle/domain/identity/identity.api";
import { signInFailures } from "@ribambelle/domain/identity/identity.texts";
import { ownPath, signedInAddress } from "@ribambelle/domain/kernel/redirect";
import { secondFactorAddress } from "@ribambelle/domain/secondFactor/secondFactor";
import type { FastifyRequest } from "fastify";
import type { Refused } from "../../acting/refused.ts";
import type { FeatureDeps } from "../../feature.ts";
import { deviceOf } from "../../http/requests/device.ts";
import { pageLocale } from "../../http/requests/pageLocale.ts";
import { isSentForm, type Router, serve, wantsJson } from "../../http/serve.ts";
import { deleteAccount, disableConnectionPopup } from "./account/account.actions.ts";
import { identityDeps } from "./identity.deps.ts";
import { changePassword, requestReset, resetPassword } from "./passwords/password.actions.ts";
import { endOtherSessions, endOwnSession, readOwnSessions } from "./sessions/ownSessions.actions.ts";
import { signIn, signOut } from "./sessions/session.actions.ts";

export function identityRoutes(router: Router, given: FeatureDeps): void {
  const deps = identityDeps(given);
  const { cookie, markCookie } = router;
  // It outlives the session, and gives no way in.
  const origin = new URL(deps.publicUrl).origin;

  serve(
    router,
    api.login,
    async ({ body, by, locale, request, reply }) => {
      const carried = { previousToken: cookie.read(request), mark: markCookie.read(request) };
      const device = deviceOf(request);
      const { token, step, mark } = await signIn(deps, by, { ...body, ...carried, locale, device });
      cookie.set(reply, token);
      if (mark !== null) markCookie.set(reply, mark);
      const target = ownPath(body.redirectUrl, origin);
      const redirectUrl = step ? secondFactorAddress(step, target) : signedInAddress(target);
      return wantsJson(request) ? { redirectUrl } : reply.redirect(redirectUrl, 303);
    },
    { failurePage: (refused, request) => signInFailurePage(refused, request, origin) },
  );

  serve(
    router,
    api.logout,
    async ({ by, request, reply }) => {
      await signOut(deps, by, cookie.read(request));
      cookie.clear(reply);
      return isSentForm(request) ? reply.redirect("/login", 303) : {};
    },
    { failurePage: signOutFailurePage },
  );

  serve(router, api.disableConnectionPopup, async ({ actor, by }) => {
    await disableConnectionPopup(deps, by, actor);
    return {};
  });

  serve(router, api.updateMyPassword, async ({ actor, by, body, request, reply }) => {
    await changePassword(deps, by, actor, { ...body, mark: markCookie.read(request) });
    cookie.clear(reply);
    return {};
  });

  serve(router, api.requestResetMyPassword, async ({ by, body, locale, request }) => {
    await requestReset(deps, by, { ...body, locale, mark: markCookie.read(request) });
    return {};
  });

  serve(router, api.resetMyPassword, async ({ by, body, request, reply }) => {
    await resetPassword(deps, by, { ...body, mark: markCookie.read(request) });
    cookie.clear(reply);
    return {};
  });

  serve(router, api.getMySessions, ({ actor, request }) =>
    readOwnSessions(deps, actor, cookie.read(request) ?? ""),
  );

  serve(router, api.endMySession, async ({ actor, by, body }) => {
    await endOwnSession(deps, by, actor, body.id);
    return {};
  });

  serve(router, api.endMyOtherSessions, async ({ actor, by, request }) => {
    await endOtherSessions(deps, by, actor, cookie.read(request) ?? "");
    return {};
  });

  serve(router, api.deleteMyAccount, async ({ actor, by, reply }) => {
    await deleteAccount(deps, by, actor);
    cookie.clear(reply);
    return {};
  });
}

/** Where the form of a page without script leads when signing out failed; for any other caller the answer stays JSON. */
function signOutFailurePage({ refusal }: Refused, request: FastifyRequest): string | null {
  if (!isSentForm(request)) return null;
  return `/erreur?${new URLSearchParams({ message: refusal[pageLocale(request)] })}`;
}

/** Where the real form leads when signing in failed (AUTH-OP1): the error page, which leads back to the form. */
function signInFailurePage({ refusal }: Refused, request: FastifyRequest, origin: string): string {
  const { credentials, technical, blocked } = signInFailures;
  const mistyped = refusal.status === 400 || refusal.code === credentials.code;
  const message = mistyped
    ? credentials.fr
    : refusal.status === 429
      ? refusal[pageLocale(request)]
      : (refusal.code === blocked.code ? blocked : technical).fr;
  const typed = (request.body as Record<string, unknown> | undefined)?.redirectUrl;
  const target = ownPath(typeof typed === "string" ? typed : null, origin);
  const query = new URLSearchParams({ message, ...(target && { redirectUrl: target }) });
  return `/erreur?${query}`;
}
