import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { fromPage, keyParameter, oneClick, unsubscribePath } from "@ribambelle/domain/optIns/unsubscribing";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { addressKey } from "../../acting/addressKey.ts";
import { openAttempts } from "../../acting/attempts.ts";
import { Refused } from "../../acting/refused.ts";
import type { Deps } from "../../deps.ts";
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
    part.post(unsubscribePath, { bodyLimit }, async (request, reply) => {
      const fields = (request.body ?? {}) as Record<string, unknown>;
      if (fields[oneClick.name] !== oneClick.value) throw new Refused(commonRefusals.malformed);
      const isPage = fields[fromPage.name] === fromPage.value;
      const key = keyOf(request);
      const from = addressKey(request.ip);
      const refused = await wrong.refusal(from);
      if (refused) throw refused;
      const by = { actorId: null, address: request.ip, requestId: request.id };
      const found = await unsubscribe(connection.db, by, key, {
        locale: isPage ? pageLocale(request) : null,
        at: now(),
      });
      if (found.state === "unknown") await wrong.count(from);
      // A mail program must not be redirected (RFC 8058 §3.1); a browser gets the page that says what holds now.
      if (isPage)
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

function fieldsOf(form: string): Record<string, string> {
  const parts = form.matchAll(/\bname="?([\w-]+)"?[^\r\n]*(?:\r?\n[^\r\n]+)*\r?\n\r?\n([^\r\n]*)/gi);
  return Object.fromEntries([...parts].map(([, name = "", value = ""]) => [name, value]));
}
