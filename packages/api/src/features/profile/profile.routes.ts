import { dayAt } from "@ribambelle/domain/kernel/day";
import type { Endpoint } from "@ribambelle/domain/kernel/endpoint";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { diplomasIn } from "@ribambelle/domain/profile/education";
import * as api from "@ribambelle/domain/profile/profile.api";
import type * as z from "zod/mini";
import type { Actor } from "../../acting/actor.ts";
import { Refused } from "../../acting/refused.ts";
import type { Deps } from "../../deps.ts";
import { type Call, type Router, serve } from "../../http/serve.ts";
import * as actions from "./profile.actions.ts";
import { getProfile, getSituation } from "./profile.store.ts";
import { ownProfile, shownProfile } from "./profile.views.ts";

export function profileRoutes(router: Router, deps: Deps): void {
  serveReads(router, deps);
  serveSections(router, deps);
  serveExperiences(router, deps);
}

function serveReads(router: Router, { connection: { db }, now }: Deps): void {
  serve(router, api.getMyProfile, async ({ actor, tellVersion }) => {
    const kept = await getProfile(db, actor.personId);
    tellVersion(kept.version);
    return ownProfile(kept);
  });

  serve(router, api.getMyCompletionRate, async ({ actor }) => {
    const { completionRate } = ownProfile(await getProfile(db, actor.personId));
    return { completionRate };
  });

  serve(router, api.getMyPublicProfile, async ({ actor }) =>
    shownProfile(await getProfile(db, actor.personId), dayAt(now())),
  );

  serve(router, api.getDiplomas, async ({ locale }) => diplomasIn(locale));

  serve(router, api.getMySituation, async ({ actor }) => ({
    currentSituation: await getSituation(db, actor.personId),
  }));
}

function serveSections(router: Router, deps: Deps): void {
  const { db } = deps.connection;
  const section = <Body extends z.ZodMiniObject>(
    endpoint: Endpoint<
      Body,
      z.ZodMiniObject<Record<never, never>>,
      Record<string, never>,
      readonly ["BabySitter"]
    >,
    act: (change: actions.Change, body: z.infer<Body>) => Promise<number>,
  ) =>
    serve(router, endpoint, async (call) => {
      call.tellVersion(await act(changeOf(call, deps), call.body));
      return {};
    });

  section(api.updateMyAdvert, (change, advert) => actions.updateAdvert(db, change, advert));
  section(api.updateAdvertPublication, (change, { isPublished }) =>
    actions.publishAdvert(db, change, isPublished),
  );
  section(api.updateMyAvailabilities, (change, { availabilities }) =>
    actions.updateAvailabilities(db, change, availabilities),
  );
  section(api.updateMySearchFrequency, (change, { searchFrequency }) =>
    actions.updateSearchFrequency(db, change, searchFrequency),
  );
  section(api.updateMyServices, (change, services) => actions.updateServices(db, change, services));
  section(api.updateMySituation, (change, { professionalSituation }) =>
    actions.updateSituation(db, change, professionalSituation),
  );
  section(api.updateMyEducation, (change, education) => actions.updateEducation(db, change, education));
  section(api.updateMyTransport, (change, transport) => actions.updateTransport(db, change, transport));
  section(api.updateMyLanguages, (change, { spokenLanguages }) =>
    actions.updateLanguages(db, change, spokenLanguages),
  );
}

function serveExperiences(router: Router, deps: Deps): void {
  serve(router, api.saveExperiences, async (call) => {
    const { babysitterId, experiences: sent } = call.body;
    if ((babysitterId ?? call.actor.personId) !== call.actor.personId) {
      throw new Refused(commonRefusals.foreignId);
    }
    const saved = await actions.saveExperiences(deps.connection.db, changeOf(call, deps), sent);
    call.tellVersion(saved.version);
    return { experiences: saved.experiences };
  });
}

function changeOf({ actor, by, versionCheck }: Call<unknown, unknown, Actor>, { now }: Deps): actions.Change {
  return { personId: actor.personId, by, versionCheck, now: now() };
}
