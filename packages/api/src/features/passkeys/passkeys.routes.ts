import { ownPath, signedInAddress } from "@ribambelle/domain/kernel/redirect";
import * as api from "@ribambelle/domain/passkeys/passkey.api";
import type { FeatureDeps } from "../../feature.ts";
import { deviceOf } from "../../http/requests/device.ts";
import { type Router, serve } from "../../http/serve.ts";
import { beginPasskeySignIn, signInByPasskey } from "./passkeySignIn.actions.ts";
import { addPasskey, beginPasskey, readPasskeys, removePasskey } from "./passkeys.actions.ts";
import { passkeysDeps } from "./passkeys.deps.ts";

export function passkeysRoutes(router: Router, given: FeatureDeps): void {
  const deps = passkeysDeps(given, router.origins);
  const { cookie, markCookie } = router;
  const origin = new URL(deps.publicUrl).origin;

  serve(router, api.getMyPasskeys, ({ actor }) => readPasskeys(deps, actor));

  serve(router, api.beginPasskey, ({ actor }) => beginPasskey(deps, actor));

  serve(router, api.addPasskey, async ({ actor, by, body }) => {
    await addPasskey(deps, by, actor, body);
    return {};
  });

  serve(router, api.removePasskey, async ({ actor, by, body }) => {
    await removePasskey(deps, by, actor, body.id);
    return {};
  });

  serve(router, api.beginPasskeySignIn, ({ by }) => beginPasskeySignIn(deps, by));

  serve(router, api.signInByPasskey, async ({ body, by, locale, request, reply }) => {
    const carried = { previousToken: cookie.read(request), mark: markCookie.read(request) };
    const input = { ...carried, credential: body.credential, locale, device: deviceOf(request) };
    const { token, mark } = await signInByPasskey(deps, by, input);
    cookie.set(reply, token);
    markCookie.set(reply, mark);
    return { redirectUrl: signedInAddress(ownPath(body.redirectUrl, origin)) };
  });
}
