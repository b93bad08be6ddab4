import * as api from "@ribambelle/domain/offers/offers.api";
import type { FeatureDeps } from "../../feature.ts";
import { type Router, serve } from "../../http/serve.ts";
import * as actions from "./offers.actions.ts";
import { getOffer, listApplications, searchOffers } from "./offers.views.ts";

export function offersRoutes(router: Router, deps: FeatureDeps): void {
  const { connection, now, config } = deps;
  const { db } = connection;
  serve(router, api.searchOffers, ({ actor, params }) => searchOffers(deps, actor.personId, params));
  serve(router, api.getMyInterests, ({ actor }) => listApplications(deps, actor.personId));
  serve(router, api.getOffer, ({ actor, params }) => getOffer(deps, actor.personId, params.reference));
  serve(router, api.applyForOffer, async ({ actor: { personId }, by, params: { reference }, body }) => {
    const answerDays = config.interestAnswerDays;
    await actions.apply(db, body.word, { personId, by, reference, now: now(), answerDays });
    return {};
  });
  serve(router, api.withdrawFromOffer, async ({ actor: { personId }, by, params: { reference } }) => {
    await actions.withdraw(db, { personId, by, reference, now: now() });
    return {};
  });
  serve(router, api.hideOffer, async ({ actor: { personId }, params: { reference }, body }) => {
    await actions.hide(db, body.isHidden, { personId, reference, now: now() });
    return {};
  });
}
