import { apiBase, type Endpoint } from "@ribambelle/domain/kernel/endpoint";
import { type Locale, localeOf } from "@ribambelle/domain/kernel/locale";
import type { Reference } from "@ribambelle/domain/kernel/reference";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { constantText, sendCompressed } from "../http/answers/sendCompressed.ts";
import { pageLocale } from "../http/requests/pageLocale.ts";
import { docsPage } from "./docsPage.ts";
import { openApiDocument } from "./openapi.ts";
import { pageFile } from "./pageFiles.ts";

interface ReferenceDeps {
  readonly endpoints: readonly Endpoint[];
  /** What each feature says of its own. */
  readonly references: readonly Reference[];
  readonly cookieName: string;
}

interface Asked {
  readonly Querystring: { readonly lang?: string | string[] };
}

/** Serves the reference of the API to anyone: for programs (English unless `?lang=fr`), and as a page to read. */
export function reference(app: FastifyInstance, deps: ReferenceDeps): void {
  const texts = inEachLanguage((locale) => constantText(JSON.stringify(openApiDocument(deps, locale))));
  const pages = inEachLanguage((locale) => constantText(docsPage(locale, addressOf)));

  app.get<Asked>(`${apiBase}/openapi.json`, async (request, reply) =>
    sendCompressed(texts(asked(request) ?? "en"), request, reply.type("application/json; charset=utf-8")),
  );
  app.get<Asked>("/api/docs", async (request, reply) => {
    const locale = asked(request) ?? pageLocale(request);
    reply.type("text/html; charset=utf-8").headers({ "content-language": locale });
    return sendCompressed(pages(locale), request, reply);
  });
  app.get<{ Params: { file: string } }>("/api/docs/:file", async (request, reply) => {
    const file = pageFile(request.params.file);
    if (file === null) return reply.callNotFound();
    reply.type(file.type).header("cache-control", "public, max-age=31536000, immutable");
    return sendCompressed(file.text, request, reply);
  });
}

const addressOf = (name: string) => `/api/docs/${name}?v=${pageFile(name)?.version}`;

function asked({ query }: FastifyRequest<Asked>): Locale | null {
  return typeof query.lang === "string" ? localeOf(query.lang) : null;
}

// Made at the first request, so that other portals do not pay for it.
function inEachLanguage<T>(make: (locale: Locale) => T): (locale: Locale) => T {
  const made = new Map<Locale, T>();
  return (locale) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}
