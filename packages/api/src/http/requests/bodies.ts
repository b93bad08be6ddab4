import formbody from "@fastify/formbody";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import type { FastifyInstance } from "fastify";
import { Refused } from "../../acting/refused.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Teaches the server to read JSON (strict UTF-8) and url-encoded bodies; an empty body is no body. */
export async function readBodies(app: FastifyInstance): Promise<void> {
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) => {
    try {
      done(null, body.length === 0 ? undefined : JSON.parse(utf8.decode(body as Buffer)));
    } catch {
      done(new Refused(commonRefusals.malformed), undefined);
    }
  });
  await app.register(formbody);
}
