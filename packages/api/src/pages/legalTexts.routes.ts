import type { FastifyInstance } from "fastify";
import type { LegalTexts } from "../agency/readLegalTexts.ts";

/** Serves each legal text by itself, for a page that changes its language in place. */
export function legalTextRoutes(app: FastifyInstance, texts: LegalTexts): void {
  for (const [name, text] of Object.entries(texts)) {
    for (const [asked, { html, lang }] of Object.entries(text)) {
      app.get(`/brand/legal/${name}.${asked}.html`, (_request, reply) =>
        reply.type("text/html; charset=utf-8").header("content-language", lang).send(html),
      );
    }
  }
}
