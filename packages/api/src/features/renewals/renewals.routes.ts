import * as api from "@ribambelle/domain/renewals/renewal.api";
import type { Deps } from "../../deps.ts";
import { type Router, serve } from "../../http/serve.ts";
import { sendBabysitterAnswer, sendParentAnswer } from "./answers/answers.actions.ts";
import { findAnswer } from "./answers/answers.store.ts";
import { campaignOfPerson } from "./answers/campaignOfPerson.ts";
import { readMyRenewal, saveMyDraft } from "./answers/drafts.actions.ts";

export function renewalRoutes(router: Router, deps: Deps): void {
  const { db } = deps.connection;

  serve(router, api.getLinkedFamilies, async ({ actor }) => {
    const { families, year } = await campaignOfPerson(db, actor, deps.now());
    return { families: [...families], isRenewed: (await findAnswer(db, actor.personId, year)) !== null };
  });

  serve(router, api.getLinkedEmployees, async ({ actor }) => {
    const { employees, year } = await campaignOfPerson(db, actor, deps.now());
    const unanswered = { wants: null, reason: null, comment: null };
    return {
      employees: employees.map((one) => ({ ...one, ...unanswered })),
      isRenewed: (await findAnswer(db, actor.personId, year)) !== null,
    };
  });

  serve(router, api.sendBabysitterRenewal, async ({ actor, by, body, locale }) => {
    await sendBabysitterAnswer(deps, by, actor, body, locale);
    return {};
  });

  serve(router, api.sendParentRenewal, async ({ actor, by, body, locale }) => {
    await sendParentAnswer(deps, by, actor, body, locale);
    return {};
  });

  serve(router, api.getMyRenewal, async ({ actor, tellVersion }) => {
    const { renewal, version } = await readMyRenewal(deps, actor);
    tellVersion(version);
    return renewal;
  });

  serve(router, api.saveMyRenewalDraft, async ({ actor, body, versionCheck, tellVersion }) => {
    const { version, savedAt } = await saveMyDraft(deps, actor, body.form, versionCheck);
    tellVersion(version);
    return { savedAt };
  });
}
