import * as api from "@ribambelle/domain/agencyRenewals/renewals.agency.api";
import { renewalActs } from "@ribambelle/domain/renewals/renewal.acts";
import type { FeatureDeps } from "../../../feature.ts";
import { type Router, serve } from "../../../http/serve.ts";
import { auditCounted } from "../../audit/index.ts";
import { readAnswer } from "./answer.views.ts";
import { followAnswer, remind } from "./season.actions.ts";
import { readSeason } from "./season.views.ts";
import { readSummary } from "./summary.views.ts";

export function seasonRoutes(router: Router, deps: FeatureDeps): void {
  const { db } = deps.connection;
  serve(router, api.getRenewals, ({ actor: { functions }, params }) =>
    readSeason(deps, params, { functions, now: deps.now() }),
  );
  serve(router, api.getRenewalSummary, ({ actor: { functions }, params }) =>
    readSummary(deps, functions, Number(params.year)),
  );
  serve(router, api.getRenewalAnswer, async ({ actor: { functions }, by, params, locale, tellVersion }) => {
    const asked = { year: Number(params.year), userId: Number(params.userId) };
    const { answer, version } = await readAnswer(deps, asked, { functions, locale, now: deps.now() });
    // What cannot be noted is not shown (AUDITS-05).
    await auditCounted(db, by, renewalActs.opened({ personId: asked.userId, subject: params.year }));
    tellVersion(version);
    return answer;
  });
  serve(router, api.followRenewal, async ({ actor: { functions }, by, body, versionCheck, tellVersion }) => {
    tellVersion(await followAnswer(deps, body, { by, functions, versionCheck }));
    return {};
  });
  serve(router, api.remindRenewal, ({ actor: { functions }, by, body, once }) =>
    remind(deps, body, { by, functions, once }),
  );
}
