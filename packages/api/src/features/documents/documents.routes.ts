import { Readable } from "node:stream";
import { documentFileName } from "@ribambelle/domain/documents/document";
import { downloadDocument } from "@ribambelle/domain/documents/document.api";
import { downloadFailures } from "@ribambelle/domain/documents/document.texts";
import type { Deps } from "../../deps.ts";
import { FileChanged } from "../../files/storeProblems.ts";
import { attachment } from "../../http/answers/attachment.ts";
import { logFailure, refusedOf } from "../../http/answers/errors.ts";
import { pageLocale } from "../../http/requests/pageLocale.ts";
import { type Router, serve } from "../../http/serve.ts";
import { findWholeDocument, openOwnDocument } from "./documents.actions.ts";

export function documentsRoutes(router: Router, deps: Deps): void {
  serve(
    router,
    downloadDocument,
    async ({ actor, by, params, request, reply }) => {
      const { document, content } =
        request.method === "HEAD"
          ? { document: await findWholeDocument(deps, actor, params.id), content: Readable.from([]) }
          : await openOwnDocument(deps, by, actor, params.id);
      content.on("error", (error) => {
        // Of a big document a part is out already: the answer is cut off, and nobody else hears why.
        if (reply.raw.headersSent && error instanceof FileChanged)
          logFailure(error, refusedOf(error, request), request);
      });
      return reply
        .type("application/pdf")
        .header("content-length", document.byteCount)
        .header(
          "content-disposition",
          attachment(documentFileName(document.kind, document.contractReference)),
        )
        .send(content);
    },
    // People follow this link from a page: they get a page back, never raw JSON (DOC-OP3).
    {
      failurePage: ({ refusal }, request) =>
        `/erreur?${new URLSearchParams({ message: (downloadFailures[refusal.status] ?? refusal)[pageLocale(request)] })}`,
    },
  );
}
