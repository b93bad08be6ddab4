import * as api from "@ribambelle/domain/letters/letters.agency.api";
import type { FeatureDeps } from "../../feature.ts";
import { type Router, serve } from "../../http/serve.ts";
import { resendLetter, retryAllLetters } from "./letters.actions.ts";
import { listModels, readLetters, readModel } from "./letters.views.ts";

export function letterRoutes(router: Router, deps: FeatureDeps): void {
  serve(router, api.getLetters, ({ actor: { functions }, params }) => readLetters(deps, functions, params));
  serve(router, api.resend, ({ actor, by, body, once }) =>
    resendLetter(deps, body.letterId, { by, functions: actor.functions, once }),
  );
  serve(router, api.retryAll, async ({ by }) => ({ count: await retryAllLetters(deps, by) }));
  serve(router, api.getModels, async ({ locale }) => listModels(deps.letters, locale));
  serve(router, api.getModel, async ({ params }) => readModel(deps, params));
}
