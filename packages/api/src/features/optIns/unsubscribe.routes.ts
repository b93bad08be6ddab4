import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { fromPage, keyParameter, oneClick, unsubscribePath } from "@ribambelle/domain/optIns/unsubscribing";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addressKey } from "../../acting/addressKey.ts";
import { openAttempts } from "../../acting/attempts.ts";
import { Refused } from "../../acting/refused.ts";
import type { Deps } from "../../deps.ts";
import { answerError, headersOf, logFailure, refusedOf } from "../../http/answers/errors.ts";
import { pageLocale } from "../../http/requests/pageLocale.ts";
import { unsubscribe } from "./optIns.actions.ts";

// A form of two fields.
const bodyLimit = 10_000;
// Keys that nobody was given, from one address: enough for every broken letter of a household.
const wrongKeys = { points: 30, seconds: 900 };

/**
 * Takes the POST that ends letters (RFC 8058): from a mail program or from the page's own form. It looks at no session and no
 * cookie but the language, so that it may come from anywhere: the key in the address is the permission, and for this alone.
 */
export function unsubscribeRoute(app: FastifyInstance, { connection, now }: Deps): void {
  const wrong = openAttempts(connection.pool, "unsubscribe-address", wrongKeys.points, wrongKeys.seconds);
  app.register((part, _, done) => {
    // RFC 8058 §3.1 allows both kinds of forms; ours has no file, so that its text is enough.
    part.addContentTypeParser(
      "multipart/form-data",
      { parseAs: "string", bodyLimit },
      (_request, body, read) => read(null, fieldsOf(String(body))),
    );
    part.post(unsubscribePath, { bodyLimit, errorHandler }, async (request, reply) => {
      if (fieldOf(request, oneClick.name) !== oneClick.value) throw new Refused(commonRefusals.malformed);
      const key = keyOf(request);
      const from = addressKey(request.ip);
      const refused = await wrong.refusal(from);
      if (refused) throw refused;
      const by = { actorId: null, address: request.ip, requestId: request.id };
      const locale = isOfPage(request) ? pageLocale(request) : null;
      const found = await unsubscribe(connection.db, by, key, { locale, at: now() });
      if (found.state === "unknown") await wrong.count(from);
      // A mail program must not be redirected (RFC 8058 §3.1); a browser gets the page that says what holds now.
      if (isOfPage(request))
        return reply.redirect(`${unsubscribePath}?${new URLSearchParams({ [keyParameter]: key })}`, 303);
      if (found.state === "unknown") throw new Refused(commonRefusals.notFound);
      return reply.type("text/plain; charset=utf-8").send("OK\n");
    });
    done();
  });
}

function keyOf({ query }: FastifyRequest): string {
  const key = (query as Record<string, unknown>)[keyParameter];
  return typeof key === "string" ? key : "";
}

// Whoever pressed the page's button reads a page, not JSON.
function errorHandler(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!isOfPage(request)) return answerError(error, request, reply);
  const refused = refusedOf(error, request);
  logFailure(error, refused, request);
  const message = refused.refusal[pageLocale(request)];
  return reply.headers(headersOf(refused)).redirect(`/erreur?${new URLSearchParams({ message })}`, 303);
}

const fieldOf = ({ body }: FastifyRequest, name: string) => (body as Record<string, unknown> | null)?.[name];
const isOfPage = (request: FastifyRequest) => fieldOf(request, fromPage.name) === fromPage.value;

function fieldsOf(form: string): Record<string, string> {
  const fields: Record<string, string> = {};
  const lines = form.split(/\r?\n/);
  let name: string | undefined;
  for (const [at, line] of lines.entries()) {
    if (/^content-disposition:/i.test(line)) name = /[; ]name="([^"]*)"/i.exec(line)?.[1];
    else if (line === "" && name !== undefined) {
      fields[name] = lines[at + 1] ?? "";
      name = undefined;
    }
  }
  return fields;
}
