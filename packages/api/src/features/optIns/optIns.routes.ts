import * as api from "@ribambelle/domain/optIns/optIn.api";
import type { Deps } from "../../deps.ts";
import { type Router, serve } from "../../http/serve.ts";
import { saveSettings } from "./optIns.actions.ts";
import { getOptIns, isBlocked } from "./optIns.store.ts";
import { unsubscribeRoute } from "./unsubscribe.routes.ts";

export function optInRoutes(router: Router, deps: Deps): void {
  const { connection, now } = deps;
  const { db } = connection;

  serve(router, api.getMyOptIn, async ({ actor: { personId }, tellVersion }) => {
    const { choices, version } = await getOptIns(db, personId);
    tellVersion(version);
    return { accountActivityEmail: true, ...choices, isInBlockList: await isBlocked(db, personId) };
  });

  serve(router, api.updateMyOptIn, async ({ actor, by, body, locale, versionCheck, tellVersion }) => {
    const told = { versionCheck, locale, at: now() };
    tellVersion(await saveSettings(db, by, actor, body, told));
    return {};
  });

  unsubscribeRoute(router.app, deps);
}
