import { ownPath, signedInAddress } from "@ribambelle/domain/kernel/redirect";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import * as api from "@ribambelle/domain/secondFactor/secondFactor.api";
import type { FastifyRequest } from "fastify";
import type { Actor } from "../../acting/actor.ts";
import type { FeatureDeps } from "../../feature.ts";
import { deviceOf } from "../../http/requests/device.ts";
import { pageLocale } from "../../http/requests/pageLocale.ts";
import { type Router, serve, wantsJson } from "../../http/serve.ts";
import { nameOf } from "../people/index.ts";
import * as act from "./secondFactor.actions.ts";
import { secondFactorDeps } from "./secondFactor.deps.ts";

export function secondFactorRoutes(router: Router, given: FeatureDeps): void {
  const deps = secondFactorDeps(given);
  const { cookie, markCookie } = router;
  const { db } = deps.connection;
  const origin = new URL(deps.publicUrl).origin;
  const callerOf = (actor: Actor, request: FastifyRequest) => ({
    actor,
    token: cookie.read(request) ?? "",
    device: deviceOf(request),
  });

  serve(router, api.getMySecondFactor, async ({ actor }) => {
    const factor = await act.readSecondFactor(deps, actor);
    // Who proves once more to be themselves is asked for a code that no application of theirs shows.
    const demonstrationCode = await deps.secondFactors.demonstrationCodeOf(db, actor.personId);
    return demonstrationCode === undefined ? factor : { ...factor, demonstrationCode };
  });

  serve(router, api.beginSecondFactor, async ({ actor, request }) =>
    act.beginSecondFactor(deps, callerOf(actor, request), await nameOf(db, actor.personId)),
  );

  serve(router, api.confirmSecondFactor, async ({ actor, by, body, request, reply }) => {
    const confirmed = await act.confirmSecondFactor(deps, by, callerOf(actor, request), body.code);
    cookie.set(reply, confirmed.token);
    return { recoveryCodes: [...confirmed.recoveryCodes] };
  });

  serve(
    router,
    api.verifySecondFactor,
    async ({ actor, by, body, locale, request, reply }) => {
      const typed = body.recoveryCode?.trim()
        ? { recoveryCode: body.recoveryCode }
        : { code: body.code ?? "" };
      const from = { locale, mark: markCookie.read(request) };
      const caller = callerOf(actor, request);
      const verified = await act.verifySecondFactor(deps, by, caller, typed, from);
      const { recoveryCodesLeft } = verified;
      cookie.set(reply, verified.token);
      markCookie.set(reply, verified.mark);
      const redirectUrl = signedInAddress(ownPath(body.redirectUrl, origin));
      return wantsJson(request) ? { recoveryCodesLeft, redirectUrl } : reply.redirect(redirectUrl, 303);
    },
    // The page's form without script: the sentence is said on the error page.
    {
      failurePage: ({ refusal }, request) =>
        refusal === commonRefusals.unauthorized
          ? "/login"
          : `/erreur?${new URLSearchParams({ message: refusal[pageLocale(request)] })}`,
    },
  );

  serve(router, api.proveMyself, async ({ actor, by, body, request }) => {
    await act.proveMyself(deps, by, callerOf(actor, request), body);
    return {};
  });

  serve(router, api.renewRecoveryCodes, async ({ actor, by }) => ({
    recoveryCodes: [...(await act.renewRecoveryCodes(deps, by, actor))],
  }));

  serve(router, api.removeSecondFactor, async ({ actor, by, request, reply }) => {
    cookie.set(reply, await act.removeSecondFactor(deps, by, callerOf(actor, request)));
    return {};
  });
}
