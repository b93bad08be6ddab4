import { fromPage, keyParameter, oneClick } from "@ribambelle/domain/kernel/letters/oneClick";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type pg from "pg";
import type { By } from "../../acting/actor.ts";
import { addressKey } from "../../acting/addressKey.ts";
import { openAttempts } from "../../acting/attempts.ts";
import { Refused } from "../../acting/refused.ts";
import { answerError, headersOf, logFailure, refusedOf } from "../answers/errors.ts";
import { pageLocale } from "./pageLocale.ts";

// A form of two fields.
const bodyLimit = 10_000;
// Keys that nobody was given, from one address: enough for every broken letter of a household.
const wrongKeys = { points: 30, seconds: 900 };

/** A POST by which somebody ends letters. */
export interface OneClick {
  readonly key: string;
  readonly by: By;
  /** True when it was pressed on our own page, whose answer is a page. */
  readonly isOfPage: boolean;
  readonly request: FastifyRequest;
}

/** What became of it. */
export interface Ended {
  /** False when nobody was given this key. */
  readonly isKnown: boolean;
  /** The address of the page that says what holds now. */
  readonly page: string;
}

/**
 * Registers the POST of a letter's link that ends such letters (RFC 8058), for mail programs and for the page's own form. It
 * looks at no session and no cookie but the language, so that it may come from anywhere: the key in the address is the
 * permission, and for this alone.
 */
export function oneClickRoute(
  app: FastifyInstance,
  pool: pg.Pool,
  path: string,
  end: (pressed: OneClick) => Promise<Ended>,
): void {
  const wrong = openAttempts(pool, "letter-key-address", wrongKeys.points, wrongKeys.seconds);
  app.register((part, _, done) => {
    // RFC 8058 §3.1 allows both kinds of forms; ours has no file, so that its text is enough.
    part.removeAllContentTypeParsers();
    const parse = (type: string, fields: (body: string) => Record<string, string>) =>
      part.addContentTypeParser(type, { parseAs: "string", bodyLimit }, (_request, body, read) =>
        read(null, fields(String(body))),
      );
    parse("application/x-www-form-urlencoded", (body) => Object.fromEntries(new URLSearchParams(body)));
    parse("multipart/form-data", fieldsOf);
    part.post(path, { bodyLimit, errorHandler }, async (request, reply) => {
      if (fieldOf(request, oneClick.name) !== oneClick.value) throw new Refused(commonRefusals.malformed);
      const from = addressKey(request.ip);
      const refused = await wrong.refusal(from);
      if (refused) throw refused;
      const by = { actorId: null, address: request.ip, requestId: request.id };
      const isOfPage = isPressedOnPage(request);
      const { isKnown, page } = await end({ key: keyOf(request), by, isOfPage, request });
      if (!isKnown) await wrong.count(from);
      // A mail program must not be redirected (RFC 8058 §3.1); a browser gets the page that says what holds now.
      if (isOfPage) return reply.redirect(page, 303);
      if (!isKnown) throw new Refused(commonRefusals.notFound);
      return reply.header("cache-control", "no-store").type("text/plain; charset=utf-8").send("OK\n");
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
  if (!isPressedOnPage(request)) return answerError(error, request, reply);
  const refused = refusedOf(error, request);
  logFailure(error, refused, request);
  const message = refused.refusal[pageLocale(request)];
  return reply.headers(headersOf(refused)).redirect(`/erreur?${new URLSearchParams({ message })}`, 303);
}

const fieldOf = ({ body }: FastifyRequest, name: string) => (body as Record<string, unknown> | null)?.[name];
const isPressedOnPage = (request: FastifyRequest) => fieldOf(request, fromPage.name) === fromPage.value;

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
