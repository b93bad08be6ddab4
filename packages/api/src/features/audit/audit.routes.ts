import { getJournal, getMyActs } from "@ribambelle/domain/audit/audit.agency.api";
import type { FeatureDeps } from "../../feature.ts";
import { type Router, serve } from "../../http/serve.ts";
import { readOwnActs } from "./entries.views.ts";
import { readJournal } from "./journal.views.ts";

export function auditRoutes(router: Router, deps: FeatureDeps): void {
  serve(router, getMyActs, ({ actor, params, locale }) => readOwnActs(deps, actor, params, locale));
  serve(router, getJournal, ({ params, locale }) => readJournal(deps, params, locale));
}
