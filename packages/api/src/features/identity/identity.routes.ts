import * as api from "@ribambelle/domain/identity/identity.api";
import { signInFailures } from "@ribambelle/domain/identity/identity.texts";
import { ownPath, signedInAddress } from "@ribambelle/domain/kernel/redirect";
import { secondFactorAddress } from "@ribambelle/domain/secondFactor/secondFactor";
import type { FastifyRequest } from "fastify";
import type { Refused } from "../../acting/refused.ts";
import type { FeatureNeeds } from "../../feature.ts";
import { pageLocale } from "../../http/requests/pageLocale.ts";
import { type Router, serve, wantsJson } from "../../http/serve.ts";
import { identityNeeds } from "./identity.needs.ts";
import { changePassword, requestReset, resetPassword } from "./passwords/password.actions.ts";
import { deleteAccount, disableConnectionPopup } from "./people/account.actions.ts";
import { signIn, signOut } from "./sessions/session.actions.ts";

export function identityRoutes(router: Router, given: FeatureNeeds): void {
  const needs = identityNeeds(given);
  const { cookie } = router;
  const origin = new URL(needs.publicUrl).origin;

  serve(
    router,
    api.login,
    async ({ body, by, locale, request, reply }) => {
      const { token, step } = await signIn(needs, by, {
        ...body,
        locale,
        previousToken: cookie.read(request),
      });
      cookie.set(reply, token);
      const target = ownPath(body.redirectUrl, origin);
      const redirectUrl = step ? secondFactorAddress(step, target) : signedInAddress(target);
      return wantsJson(request) ? { redirectUrl } : reply.redirect(redirectUrl, 303);
    },
    { failurePage: (refused, request) => signInFailurePage(refused, request, origin) },
  );

  serve(router, api.logout, async ({ by, request, reply }) => {
    await signOut(needs, by, cookie.read(request));
    cookie.clear(reply);
    return {};
  });

  serve(router, api.disableConnectionPopup, async ({ actor, by }) => {
    await disableConnectionPopup(needs, by, actor);
    return {};
  });

  serve(router, api.updateMyPassword, async ({ actor, by, body, reply }) => {
    await changePassword(needs, by, actor, body);
    cookie.clear(reply);
    return {};
  });

  serve(router, api.requestResetMyPassword, async ({ by, body, locale }) => {
    await requestReset(needs, by, { ...body, locale });
    return {};
  });

  serve(router, api.resetMyPassword, async ({ by, body, reply }) => {
    await resetPassword(needs, by, body);
    cookie.clear(reply);
    return {};
  });

  serve(router, api.deleteMyAccount, async ({ actor, by, reply }) => {
    await deleteAccount(needs, by, actor);
    cookie.clear(reply);
    return {};
  });
}

/** Where the real form leads when signing in failed (AUTH-OP1): the error page, which leads back to the form. */
function signInFailurePage({ refusal }: Refused, request: FastifyRequest, origin: string): string {
  const { credentials, technical } = signInFailures;
  const mistyped = refusal.status === 400 || refusal.code === credentials.code;
  const message = mistyped
    ? credentials.fr
    : refusal.status === 429
      ? refusal[pageLocale(request)]
      : technical.fr;
  const typed = (request.body as Record<string, unknown> | undefined)?.redirectUrl;
  const target = ownPath(typeof typed === "string" ? typed : null, origin);
  const query = new URLSearchParams({ message, ...(target && { redirectUrl: target }) });
  return `/erreur?${query}`;
}
