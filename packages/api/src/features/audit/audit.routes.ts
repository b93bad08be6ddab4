import { getJournal, getMyActs } from "@ribambelle/domain/audit/audit.agency.api";
import type { FeatureDeps } from "../../feature.ts";
import { type Router, serve } from "../../http/serve.ts";
import { readEntries } from "./entries.views.ts";
import { readJournal } from "./journal.views.ts";

export function auditRoutes(router: Router, deps: FeatureDeps): void {
  serve(router, getMyActs, async ({ actor, params, locale }) => {
    const { items, ...page } = await readEntries(deps, { ...params, actorId: actor.personId }, locale);
    return { ...page, items: items.map((entry) => ({ ...entry, address: null, requestId: null })) };
  });
  serve(router, getJournal, ({ params, locale }) => readJournal(deps, params, locale));
}
