import * as api from "@ribambelle/domain/optIns/optIn.api";
import type { Deps } from "../../deps.ts";
import { readIfMatch, sendETag } from "../../http/requests/versions.ts";
import { type Router, serve } from "../../http/serve.ts";
import { saveSettings } from "./optIns.actions.ts";
import { getOptIns, isBlocked } from "./optIns.store.ts";
import { unsubscribeRoute } from "./unsubscribe.routes.ts";

export function optInRoutes(router: Router, deps: Deps): void {
  const { connection, now } = deps;
  const { db } = connection;

  serve(router, api.getMyOptIn, async ({ actor: { personId }, reply }) => {
    const { choices, version } = await getOptIns(db, personId);
    sendETag(reply, version);
    return { accountActivityEmail: true, ...choices, isInBlockList: await isBlocked(db, personId) };
  });

  serve(router, api.updateMyOptIn, async ({ actor, by, body, locale, request, reply }) => {
    const told = { versionCheck: readIfMatch(request), locale, at: now() };
    sendETag(reply, await saveSettings(db, by, actor, body, told));
    return {};
  });

  unsubscribeRoute(router.app, deps);
}
