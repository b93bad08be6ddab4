import * as api from "@ribambelle/domain/requests/requests.agency.api";
import type { FeatureDeps } from "../../feature.ts";
import { type Router, serve } from "../../http/serve.ts";
import * as actions from "./requests.actions.ts";
import { readRequests } from "./requests.views.ts";

export function requestRoutes(router: Router, deps: FeatureDeps): void {
  const { connection, now } = deps;
  const { db } = connection;
  serve(router, api.getRequests, ({ actor, params }) => readRequests(deps, actor.functions, params));
  serve(router, api.createRequest, ({ actor: { functions }, by, body, once }) =>
    actions.createRequest(db, body, { by, functions, now: now(), once }),
  );
  serve(router, api.updateRequest, async ({ actor: { functions }, by, body, versionCheck, tellVersion }) => {
    const change = { by, functions, versionCheck, reason: null, now: now() };
    tellVersion(await actions.ownRequest(db, body, change));
    return {};
  });
  serve(router, api.closeRequest, async ({ actor: { functions }, by, body, versionCheck, tellVersion }) => {
    const change = { by, functions, versionCheck, reason: body.reason, now: now() };
    tellVersion(await actions.closeRequest(db, body, change));
    return {};
  });
}
