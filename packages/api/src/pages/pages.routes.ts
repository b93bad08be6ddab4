import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { ShownAgency } from "@ribambelle/domain/agency/agency.rules";
import { errorPageOf } from "@ribambelle/domain/identity/errorPage.rules";
import { type Locale, localeOf } from "@ribambelle/domain/kernel/locale";
import { ownPath } from "@ribambelle/domain/kernel/redirect";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { localeCookie, pageLocale } from "../http/pageLocale.ts";
import { sendCompressed } from "../http/sendCompressed.ts";
import { brandImages } from "./brandImages.ts";
import { fillPage } from "./fillPage.ts";
import type { PageFile, WebBuild } from "./webBuild.ts";

export interface PagesNeeds {
  readonly config: Config;
  readonly publicUrl: string;
  readonly agency: ShownAgency;
  readonly build: WebBuild;
  /** True when the request carries a session cookie, alive or not. */
  readonly hasSessionCookie: (request: FastifyRequest) => boolean;
}

/** Serves the built files; gives the function that answers any other address with a page. */
export async function pages(app: FastifyInstance, needs: PagesNeeds) {
  const { build } = needs;
  await app.register(fastifyStatic, {
    root: join(build.folder, "assets"),
    prefix: "/assets/",
    preCompressed: true,
    immutable: true,
    maxAge: "365d",
    index: false,
    // Without it, a missing file would answer with the page of the not-found handler.
    wildcard: true,
  });
  await brandImages(app, needs.config.agencyFolder);
  return (request: FastifyRequest, reply: FastifyReply) => sendPage(needs, request, reply);
}

async function sendPage(
  needs: PagesNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { build, config, publicUrl, agency } = needs;
  const { origin } = new URL(publicUrl);
  // Put together rather than resolved: no address names a host, whatever it begins with.
  const url = new URL(origin + (request.raw.url ?? "/").replace(/^\/{2,}/, "/"));
  const query = (name: string) => url.searchParams.get(name);
  const found = build.find(decoded(url.pathname));
  const locale = localeOf(query("lang")) ?? pageLocale(request);
  const error = errorPageOf(query("message"), locale);
  const file: PageFile =
    found === null
      ? build.page("not-found")
      : found.name.startsWith("error")
        ? build.page(`error-${error.variant}`)
        : found;
  if (localeOf(query("lang"))) rememberLocale(reply, locale, publicUrl);
  const html = fillPage(file.html(locale), {
    lang: locale,
    name: file.name,
    session: needs.hasSessionCookie(request),
    redirectUrl: ownPath(query("redirectUrl"), origin) ?? "",
    message: error.message,
    publicSiteUrl: config.publicSiteUrl,
    legacyBaseUrl: config.legacyBaseUrl,
    notificationsWidgetUrl: config.notificationsWidgetUrl,
    agency,
  });
  reply.code(found === null ? 404 : 200).type("text/html; charset=utf-8");
  reply.headers({
    "cache-control": "no-store",
    "content-language": locale,
    vary: "Accept-Language, Cookie",
  });
  return sendCompressed(html, request, reply);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function rememberLocale(reply: FastifyReply, locale: Locale, publicUrl: string): void {
  reply.setCookie(localeCookie, locale, {
    path: "/",
    sameSite: "lax",
    secure: publicUrl.startsWith("https:"),
    maxAge: 31_536_000,
  });
}
