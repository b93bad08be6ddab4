import { refusalPages, refusalPath } from "@ribambelle/domain/sponsorship/refusalPages";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { oneClickRoute } from "../../http/requests/oneClick.ts";
import { openSecrets } from "../../secrets/portalSecret.ts";
import { refuseInvitations } from "./sponsorship.actions.ts";

/** Takes the POST by which a stranger refuses invitations for ever (SPONSOR-OP10). */
export function refusalRoute(app: FastifyInstance, deps: Deps): void {
  const secrets = openSecrets(deps);
  oneClickRoute(app, deps.connection.pool, refusalPath, async ({ key, by }) => {
    const isKnown = await refuseInvitations(deps, by, { key, secrets });
    return { isKnown, page: refusalPages[isKnown ? "invitations-refused" : "refusal-link-unknown"] };
  });
}
