import * as api from "@ribambelle/domain/moderation/moderation.agency.api";
import type { FeatureDeps } from "../../feature.ts";
import { type Router, serve } from "../../http/serve.ts";
import { decide, undo } from "./decisions.actions.ts";
import { readHistory } from "./history.views.ts";
import { claim } from "./moderation.actions.ts";
import { listReasons } from "./moderation.store.ts";
import { readNext } from "./moderation.views.ts";

export function moderationRoutes(router: Router, deps: FeatureDeps): void {
  serve(router, api.getNext, ({ actor, params }) => readNext(deps, actor, params));
  serve(router, api.claim, ({ actor: { personId }, body }) => claim(deps, personId, body));
  serve(router, api.decide, ({ actor, by, body, once }) =>
    decide(deps, body, { by: { ...by, actorId: actor.personId }, once }),
  );
  serve(router, api.undo, async ({ by, body }) => {
    await undo(deps, body.decisionId, by);
    return {};
  });
  serve(router, api.getReasons, () => listReasons(deps.connection.db));
  serve(router, api.getHistory, ({ params }) => readHistory(deps, params));
}
