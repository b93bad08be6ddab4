import { getTeamNames } from "@ribambelle/domain/team/team.agency.api";
import type { FeatureDeps } from "../../feature.ts";
import { type Router, serve } from "../../http/serve.ts";
import { listCards } from "./cards.store.ts";

// STAFF-44
const mostNames = 500;

export function teamRoutes(router: Router, { connection: { db } }: FeatureDeps): void {
  serve(router, getTeamNames, async () =>
    (await listCards(db, mostNames)).map(({ memberId, displayName, roles, userId, isEnabled }) => ({
      memberId,
      displayName,
      roles: [...roles],
      userId,
      isEnabled,
    })),
  );
}
