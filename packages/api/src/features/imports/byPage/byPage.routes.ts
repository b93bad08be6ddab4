import * as api from "@ribambelle/domain/imports/runs/importing.agency.api";
import type { ArrivingFile } from "@ribambelle/domain/kernel/upload";
import type { FeatureDeps } from "../../../feature.ts";
import { type Router, serve } from "../../../http/serve.ts";
import { addFiles, removeFile } from "./arriving/addFiles.actions.ts";
import { abandonRun, askRun, askStop, askTry, createRun } from "./byPage.actions.ts";

export function byPageRoutes(router: Router, deps: FeatureDeps): void {
  const { db } = deps.connection;
  const now = () => deps.now();
  serve(router, api.createImport, ({ by, once }) => createRun(db, { by, once, now: now() }));
  serve(router, api.addImportFile, async ({ body: { importId, file }, by, locale }) => {
    const files = await addFiles(deps, { importId, files: file as AsyncIterable<ArrivingFile>, by, locale });
    const [first] = files;
    return { name: "", step: null, lines: null, problems: [], ...first, files };
  });
  serve(router, api.removeImportFile, async ({ body, by }) => {
    await removeFile(deps, { ...body, by });
    return {};
  });
  serve(router, api.tryImport, async ({ body: { importId, ...options }, by, once }) => {
    await askTry(db, { importId, options, by, once, now: now() });
    return {};
  });
  serve(router, api.runImport, async ({ body: { importId, ...options }, by, once }) => {
    await askRun(db, { importId, options, by, once, now: now() });
    return {};
  });
  serve(router, api.stopImport, async ({ body: { importId }, by }) => {
    await askStop(db, { importId, by, now: now() });
    return {};
  });
  serve(router, api.abandonImport, async ({ body: { importId }, by }) => {
    await abandonRun(db, { importId, by, now: now() });
    return {};
  });
}
