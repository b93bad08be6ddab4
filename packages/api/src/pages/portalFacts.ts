import type { ShownAgency } from "@ribambelle/domain/agency/agency.rules";
import type { PortalFacts } from "@ribambelle/domain/agency/page";
import type { FastifyInstance } from "fastify";
import type { AgencySettings } from "../agency/agency.settings.ts";
import type { AgencyTerms } from "../agency/terms.ts";
import type { PagesSettings } from "./pages.settings.ts";

export interface PortalFactsDeps {
  readonly config: AgencySettings & PagesSettings;
  readonly agency: ShownAgency;
  readonly terms: Pick<AgencyTerms, "payslips">;
}

/** Gives what every page is told of the portal, whoever asks for it. */
export const portalFacts = ({ config, agency, terms }: PortalFactsDeps): PortalFacts => ({
  publicSiteUrl: config.publicSiteUrl,
  oldPortalUrl: config.oldPortalUrl,
  notificationsWidgetUrl: config.notificationsWidgetUrl,
  agency,
  offlinePage: config.offlinePage,
  payslipsShown: terms.payslips.shown,
});

/** Serves these facts by themselves: a development server writes its pages with them. */
export function portalFactsRoute(app: FastifyInstance, deps: PortalFactsDeps): void {
  app.get("/brand/portal.json", async (_, reply) =>
    reply.header("cache-control", "no-store").send(portalFacts(deps)),
  );
}
