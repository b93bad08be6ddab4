import { join } from "node:path";
import { type Locale, localeCookie, localeOf, locales } from "@ribambelle/domain/kernel/locale";
import { ownPath } from "@ribambelle/domain/kernel/redirect";
import { errorPageOf } from "@ribambelle/domain/me/errorPage.rules";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { LegalTexts } from "../agency/readLegalTexts.ts";
import { type ConstantText, constantText, sendCompressed } from "../http/answers/sendCompressed.ts";
import { pageLocale } from "../http/requests/pageLocale.ts";
import { type DrawPage, pageDrawer } from "./drawPage.ts";
import { type DrawnPage, fillPage, type PageFacts, pageBlock } from "./fillPage.ts";
import type { PageChoices } from "./pageChoices.ts";
import { type PortalFactsDeps, portalFacts } from "./portalFacts.ts";
import { serveFolder } from "./serveFolder.ts";
import { serviceWorker } from "./serviceWorker.routes.ts";
import type { PageFile, WebBuild } from "./webBuild.ts";

export interface PagesDeps extends PortalFactsDeps {
  readonly publicUrl: string;
  readonly legalTexts: LegalTexts;
  readonly build: WebBuild;
  readonly now: () => Date;
  readonly choices: PageChoices;
  /** The session that the request's cookie names, alive or not; null without one. */
  readonly sessionOf: (request: FastifyRequest) => string | null;
}

/** Serves the built files; gives the function that answers any other address with a page. */
export async function pages(app: FastifyInstance, deps: PagesDeps) {
  const { build } = deps;
  await serveFolder(app, {
    root: join(build.folder, "assets"),
    prefix: "/assets/",
    policy: "default-src 'self';frame-ancestors 'none'",
    preCompressed: true,
    immutable: true,
    maxAge: "365d",
    // Their names change with what they hold: nobody asks whether they changed, or reads half of one.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    index: false,
    // Without it, a missing file would answer with the page of the not-found handler.
    wildcard: true,
  });
  serviceWorker(
    app,
    build,
    deps.config.offlinePage ? locales.map((locale) => offlinePage(deps, locale)) : null,
  );
  const { origin } = new URL(deps.publicUrl);
  const makers: Makers = {
    plain: plainPages(deps),
    drawPage: pageDrawer(app, {
      when: deps.config.drawnPages,
      sessionOf: deps.sessionOf,
      load: build.loadDraw,
      origin,
      now: deps.now,
      log: app.log,
    }),
  };
  return (request: FastifyRequest, reply: FastifyReply) => sendPage(deps, makers, request, reply);
}

async function sendPage(
  deps: PagesDeps,
  { plain, drawPage }: Makers,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { build, publicUrl } = deps;
  const { origin } = new URL(publicUrl);
  // Concatenated, not resolved against the origin: an address such as //evil must not change the host.
  const url = new URL(origin + (request.raw.url ?? "/").replace(/^\/{2,}/, "/"));
  const query = (name: string) => url.searchParams.get(name);
  const { publicSiteUrl } = deps.config;
  // People sign up on the public site, also by links that were written for the portal (LEGACY-12).
  if (publicSiteUrl && /^\/inscription(?:\/|$)/i.test(url.pathname))
    return reply.header("cache-control", "no-store").redirect(publicSiteUrl + url.pathname + url.search, 303);
  const found = build.find(decoded(url.pathname));
  // Each page has one address. What is found begins with one slash, so this leads to no other host.
  if (found && request.raw.url?.startsWith("//"))
    return reply.header("cache-control", "no-store").redirect(url.pathname + url.search, 303);
  const locale = localeOf(query("lang")) ?? pageLocale(request);
  const error = errorPageOf(query("message"), locale);
  const chosen = found && (await deps.choices[found.name]?.(url.searchParams));
  const file: PageFile = chosen
    ? build.page(chosen.name)
    : found === null
      ? build.page("not-found")
      : found.name.startsWith("error")
        ? build.page(`error-${error.variant}`)
        : found;
  if (localeOf(query("lang"))) rememberLocale(reply, locale, publicUrl);
  const facts: RequestFacts = {
    session: deps.sessionOf(request) !== null,
    redirectUrl: chosen?.leadsTo ?? ownPath(query("redirectUrl"), origin) ?? "",
    message: error.message,
  };
  reply.headers({
    "cache-control": "no-store",
    "content-language": locale,
    vary: "Accept-Language, Cookie",
    // What is behind the sign-in is in no search engine (NANNY-16).
    ...(file.name === "app" && { "x-robots-tag": "noindex" }),
  });
  const isTheirs = facts.session && request.method === "GET" && ["app", "not-found"].includes(file.name);
  const drawing = isTheirs
    ? await drawPage(request, url.pathname + url.search, {
        locale,
        page: pageBlock(factsOf(deps, "app", locale, facts)),
      })
    : null;
  if (drawing && "redirect" in drawing) return reply.redirect(drawing.redirect, 303);
  reply.code(found === null ? 404 : (chosen?.status ?? 200)).type("text/html; charset=utf-8");
  if (drawing) {
    const drawn = { ...drawing, files: build.filesOf(drawing.path) };
    return sendCompressed(filled(deps, build.drawn, locale, facts, drawn), request, reply);
  }
  const isPlain = facts.redirectUrl === "" && facts.message === "";
  const html = isPlain ? plain(file, locale, facts.session) : filled(deps, file, locale, facts);
  return sendCompressed(html, request, reply);
}

interface Makers {
  readonly plain: PlainPages;
  readonly drawPage: DrawPage;
}

type RequestFacts = Pick<PageFacts, "session" | "redirectUrl" | "message">;

type PlainPages = (file: PageFile, locale: Locale, session: boolean) => ConstantText;

// Pages that say nothing of their request but whether it has a session: few, hence filled and compressed once.
function plainPages(deps: PagesDeps): PlainPages {
  const made = new Map<string, ConstantText>();
  return (file, locale, session) => {
    const key = `${file.name} ${locale} ${session}`;
    const known = made.get(key);
    if (known) return known;
    const page = constantText(filled(deps, file, locale, { session, redirectUrl: "", message: "" }));
    made.set(key, page);
    return page;
  };
}

const factsOf = (deps: PortalFactsDeps, name: string, lang: Locale, facts: RequestFacts): PageFacts => ({
  ...facts,
  ...portalFacts(deps),
  lang,
  name,
});

function filled(
  deps: PagesDeps,
  { name, html }: PageFile,
  locale: Locale,
  facts: RequestFacts,
  drawn?: DrawnPage,
): string {
  const { legalTexts } = deps;
  const legal = isLegal(name, legalTexts) ? legalTexts[name][locale] : undefined;
  return fillPage(html(locale), factsOf(deps, name, locale, facts), { legal, drawn });
}

// The offline page as browsers cache it: without a session or a message.
const offlinePage = (deps: PagesDeps, locale: Locale) =>
  filled(deps, deps.build.page("offline"), locale, { session: false, redirectUrl: "", message: "" });

const isLegal = (name: string, texts: LegalTexts): name is keyof LegalTexts => Object.hasOwn(texts, name);

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function rememberLocale(reply: FastifyReply, locale: Locale, publicUrl: string): void {
  const secure = publicUrl.startsWith("https:");
  reply.setCookie(localeCookie(secure), locale, {
    path: "/",
    sameSite: "lax",
    secure,
    maxAge: 31_536_000,
  });
}
