import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { refusalKey, refusalPages, refusalPath } from "@ribambelle/domain/sponsorship/refusalPages";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Refused } from "../../acting/refused.ts";
import type { Deps } from "../../deps.ts";
import { refuseInvitations } from "./sponsorship.actions.ts";

// A form of one field.
const bodyLimit = 4_096;

/**
 * Takes the POST by which a stranger refuses invitations (RFC 8058), from a mail program or from the page's own form. It looks at
 * no session and no cookie, so that it may come from anywhere: the key in the address is the permission, and for this alone.
 */
export function refusalRoute(app: FastifyInstance, deps: Pick<Deps, "connection" | "now">): void {
  app.register((part, _, done) => {
    part.removeAllContentTypeParsers();
    // RFC 8058 §3.1 allows both kinds of forms; ours has no file, so that its text is enough.
    const forms = ["application/x-www-form-urlencoded", "multipart/form-data"];
    part.addContentTypeParser(forms, { parseAs: "string", bodyLimit }, (_request, body, read) =>
      read(null, body),
    );
    part.post(refusalPath, { bodyLimit }, async (request, reply) => {
      if (!/\bList-Unsubscribe"?(?:=|\s+)One-Click\b/.test(String(request.body ?? "")))
        throw new Refused(commonRefusals.malformed);
      const by = { actorId: null, address: request.ip, requestId: request.id };
      const isKnown = await refuseInvitations(deps, by, keyOf(request));
      // A mail program must not be redirected (RFC 8058 §3.1); a browser gets a page that says what holds now.
      if (isOfPage(request))
        return reply.redirect(refusalPages[isKnown ? "invitations-refused" : "refusal-link-unknown"], 303);
      if (!isKnown) throw new Refused(commonRefusals.notFound);
      return reply.header("cache-control", "no-store").type("text/plain; charset=utf-8").send("OK\n");
    });
    done();
  });
}

function keyOf({ query }: FastifyRequest): string {
  const key = (query as Record<string, unknown>)[refusalKey];
  return typeof key === "string" ? key : "";
}

const isOfPage = ({ headers }: FastifyRequest) => /\btext\/html\b/i.test(headers.accept ?? "");
