import * as api from "@ribambelle/domain/imports/runs/runs.agency.api";
import type { FeatureDeps } from "../../../feature.ts";
import { type Router, serve } from "../../../http/serve.ts";
import { readLines, readRun, readRuns } from "./runs.views.ts";

export function runRoutes(router: Router, deps: FeatureDeps): void {
  serve(router, api.getImports, ({ params }) => readRuns(deps, params));
  serve(router, api.getImport, ({ params, locale }) => readRun(deps, params.id, locale));
  serve(router, api.getImportLines, ({ params, locale }) => readLines(deps, params, locale));
}
