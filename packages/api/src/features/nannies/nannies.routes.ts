import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { getAsked } from "@ribambelle/domain/nannies/asked.api";
import * as api from "@ribambelle/domain/nannies/nannies.api";
import { Refused } from "../../acting/refused.ts";
import type { FeatureDeps } from "../../feature.ts";
import { type Router, serve } from "../../http/serve.ts";
import { sendPublicPhoto } from "../photos/index.ts";
import { keepNanny, sayInterest } from "./interest/interest.actions.ts";
import { findListed, removeKept, removeKeptGone } from "./nannies.store.ts";
import { getNanny, listAsked } from "./nannies.views.ts";
import { changeSearches } from "./saved/saved.actions.ts";
import { listSearches } from "./saved/saved.store.ts";
import { searchNannies } from "./search/search.views.ts";
import { openShown } from "./shownProfiles.ts";

export function nanniesRoutes(router: Router, deps: FeatureDeps): void {
  const { connection, now, config } = deps;
  const { db } = connection;
  const shown = openShown();

  serve(router, api.searchNannies, ({ actor, params }) => searchNannies(deps, shown, actor.personId, params));
  serve(router, api.getSearches, ({ actor }) => listSearches(db, actor.personId));
  serve(router, api.changeSearches, ({ actor: { personId: parentId }, body }) =>
    changeSearches(db, body, { parentId, now: now() }),
  );
  serve(router, getAsked, ({ actor }) => listAsked(deps, actor.personId));
  serve(router, api.getNanny, ({ actor, params }) => getNanny(deps, shown, actor.personId, params.id));
  serve(router, api.getNannyPhoto, async ({ params: { id, file }, request, reply }) => {
    const personId = await findListed(db, id);
    if (personId === null) throw new Refused(commonRefusals.notFound);
    return sendPublicPhoto(deps, { personId, size: Number.parseInt(file, 10), request, reply });
  });
  serve(router, api.sayInterest, async ({ actor: { personId: parentId }, by, params: { id }, body }) => {
    const asking = { parentId, by, id, now: now(), answerDays: config.interestAnswerDays };
    return { interestAt: (await sayInterest(db, body, asking)).toISOString() };
  });
  serve(router, api.keepNanny, async ({ actor: { personId: parentId }, params: { id } }) => {
    await keepNanny(db, { parentId, id, now: now() });
    return {};
  });
  serve(router, api.unkeepNanny, async ({ actor, params: { id } }) => {
    await removeKept(db, actor.personId, id);
    return {};
  });
  serve(router, api.unkeepGone, async ({ actor }) => {
    await removeKeptGone(db, actor.personId);
    return {};
  });
}
