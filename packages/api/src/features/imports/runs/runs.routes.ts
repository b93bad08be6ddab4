import type { Readable } from "node:stream";
import * as api from "@ribambelle/domain/imports/runs/runs.agency.api";
import type { FastifyReply } from "fastify";
import type { FeatureDeps } from "../../../feature.ts";
import { attachment } from "../../../http/answers/attachment.ts";
import { type Router, serve } from "../../../http/serve.ts";
import { readModel } from "./models.ts";
import { readRefusedLines } from "./refusedLines.ts";
import { readLines, readRun, readRuns } from "./runs.views.ts";

const sendFile = (reply: FastifyReply, name: string, content: string | Readable) =>
  reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", attachment(name))
    .header("cache-control", "no-store")
    .send(content);

export function runRoutes(router: Router, deps: FeatureDeps): void {
  serve(router, api.getImports, ({ params }) => readRuns(deps, params));
  serve(router, api.getImport, ({ actor: { functions }, params, locale }) =>
    readRun(deps, params.id, { functions, locale, now: deps.now() }),
  );
  serve(router, api.getImportLines, ({ params, locale }) => readLines(deps, params, locale));
  serve(router, api.getRefusedLines, async ({ params: { id, file }, locale, reply }) => {
    const text = await readRefusedLines(deps, { id, file, locale });
    return sendFile(reply, file, text);
  });
  serve(router, api.getImportModel, async ({ params: { file }, reply }) =>
    sendFile(reply, file, await readModel(deps.imports.importers, file)),
  );
}
