import { Readable } from "node:stream";
import { openDocument } from "@ribambelle/domain/documents/document.agency.api";
import { downloadDocument } from "@ribambelle/domain/documents/document.api";
import { downloadFailures } from "@ribambelle/domain/documents/document.texts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FeatureDeps } from "../../feature.ts";
import { FileChanged } from "../../files/storeProblems.ts";
import { attachment, inline } from "../../http/answers/attachment.ts";
import { logFailure, refusedOf } from "../../http/answers/errors.ts";
import { pageLocale } from "../../http/requests/pageLocale.ts";
import { type Router, serve } from "../../http/serve.ts";
import { findForAgency, openForAgency } from "./agency/opened.actions.ts";
import { findWholeFile, openOwnFile, type WholeFile } from "./documents.actions.ts";

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
      return answered(reply, request, { file, content, disposition: attachment(file.fileName) });
    },
    toAPage,
  );

  serve(
    router,
    openDocument,
    async ({ actor: { functions }, by, params: { id }, request, reply }) => {
      const { file, content } =
        request.method === "HEAD"
          ? { file: await findForAgency(deps, functions, id), content: Readable.from([]) }
          : await openForAgency(deps, functions, id, by);
      return answered(reply, request, { file, content, disposition: inline(file.fileName) });
    },
    toAPage,
  );
}

// People follow these links from a page: they get a page back, never raw JSON (DOC-OP3).
const toAPage: Parameters<typeof serve>[3] = {
  failurePage: ({ refusal }, request) =>
    `/erreur?${new URLSearchParams({ message: (downloadFailures[refusal.status] ?? refusal)[pageLocale(request)] })}`,
};

interface Answered {
  readonly file: Pick<WholeFile, "fileName" | "byteCount">;
  readonly content: Readable;
  readonly disposition: string;
}

function answered(reply: FastifyReply, request: FastifyRequest, { file, content, disposition }: Answered) {
  content.on("error", (error) => {
    // Of a big document a part is out already: the answer is cut off, and nobody else hears why.
    if (reply.raw.headersSent && error instanceof FileChanged)
      logFailure(error, refusedOf(error, request), request);
  });
  return reply
    .type("application/pdf")
    .header("content-length", file.byteCount)
    .header("content-disposition", disposition)
    .send(content);
}
