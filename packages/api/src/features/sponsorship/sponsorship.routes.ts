import * as api from "@ribambelle/domain/sponsorship/sponsorship.api";
import { openAttempts } from "../../acting/attempts.ts";
import type { FeatureDeps } from "../../feature.ts";
import { type Router, serve } from "../../http/serve.ts";
import { refusalRoute } from "./refusal.routes.ts";
import { inviteFriend, readSponsorship, type SponsorshipDeps } from "./sponsorship.actions.ts";

const dayInSeconds = 86_400;

export function sponsorshipRoutes(router: Router, given: FeatureDeps): void {
  const { connection, config, now } = given;
  const { perDay } = config.sponsorship;
  const invitations = openAttempts(connection.pool, "sponsorship-person", perDay, dayInSeconds);
  const deps: SponsorshipDeps = { connection, now, invitations };

  serve(router, api.getMySponsorshipOffers, ({ actor }) => readSponsorship(deps, actor));

  serve(router, api.inviteAsBabysitter, async ({ actor, by, body, once }) => {
    await inviteFriend(deps, by, actor, body, once);
    return {};
  });

  serve(router, api.inviteAsParent, async ({ actor, by, body: { role: _, ...friend }, once }) => {
    await inviteFriend(deps, by, actor, friend, once);
    return {};
  });

  refusalRoute(router.app, given);
}
