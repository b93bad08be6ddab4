import { dayAt } from "@ribambelle/domain/kernel/day";
import * as api from "@ribambelle/domain/payslips/payslip.api";
import type { Deps } from "../../deps.ts";
import { attachment } from "../../http/answers/attachment.ts";
import { logFailure, refusedOf } from "../../http/answers/errors.ts";
import { pageLocale } from "../../http/requests/pageLocale.ts";
import { type Router, serve } from "../../http/serve.ts";
import { choose, openAllPayslips } from "./payslips.actions.ts";
import { tellDelivery, tellPayslips } from "./payslips.views.ts";

export function payslipsRoutes(router: Router, deps: Deps): void {
  serve(router, api.getMyPayslips, ({ actor, params }) => tellPayslips(deps, actor, params));

  serve(router, api.getMyDelivery, ({ actor }) => tellDelivery(deps, actor));

  serve(router, api.choosePaper, ({ actor, by }) => choose(deps, by, actor, "paper"));

  serve(router, api.chooseElectronic, ({ actor, by }) => choose(deps, by, actor, "electronic"));

  serve(
    router,
    api.downloadPayslips,
    async ({ actor, by, request, reply }) => {
      const archive = await openAllPayslips(deps, by, actor);
      archive.on("error", (error) => logFailure(error, refusedOf(error, request), request));
      return reply
        .type("application/zip")
        .header("content-disposition", attachment(`Fiches de paie ${dayAt(deps.now())}.zip`))
        .send(archive);
    },
    // People follow a link there from their page.
    {
      failurePage: ({ refusal }, request) =>
        `/erreur?${new URLSearchParams({ message: refusal[pageLocale(request)] })}`,
    },
  );
}
