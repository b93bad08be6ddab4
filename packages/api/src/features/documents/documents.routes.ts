import { Readable } from "node:stream";
import { downloadDocument } from "@ribambelle/domain/documents/document.api";
import { downloadFailures } from "@ribambelle/domain/documents/document.texts";
import type { FeatureDeps } from "../../feature.ts";
import { FileChanged } from "../../files/storeProblems.ts";
import { attachment } from "../../http/answers/attachment.ts";
import { logFailure, refusedOf } from "../../http/answers/errors.ts";
import { pageLocale } from "../../http/requests/pageLocale.ts";
import { type Router, serve } from "../../http/serve.ts";
import { findWholeFile, openOwnFile } from "./documents.actions.ts";

export function documentsRoutes(router: Router, deps: FeatureDeps): void {
  serve(
    router,
    downloadDocument,
    async ({ actor, by, params, request, reply }) => {
      const opening = {
        personId: actor.personId,
        id: params.id,
        by,
        userAgent: request.headers["user-agent"] ?? "",
        at: deps.now(),
      };
      const { file, content } =
        request.method === "HEAD"
          ? { file: await findWholeFile(deps, actor.personId, params.id), content: Readable.from([]) }
          : await openOwnFile(deps, opening);
      content.on("error", (error) => {
        // Of a big document a part is out already: the answer is cut off, and nobody else hears why.
        if (reply.raw.headersSent && error instanceof FileChanged)
          logFailure(error, refusedOf(error, request), request);
      });
      return reply
        .type("application/pdf")
        .header("content-length", file.byteCount)
        .header("content-disposition", attachment(file.fileName))
        .send(content);
    },
    // People follow this link from a page: they get a page back, never raw JSON (DOC-OP3).
    {
      failurePage: ({ refusal }, request) =>
        `/erreur?${new URLSearchParams({ message: (downloadFailures[refusal.status] ?? refusal)[pageLocale(request)] })}`,
    },
  );
}
