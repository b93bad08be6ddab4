import { readFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { legalPages } from "@ribambelle/domain/agency/legalPages";
import type { Page, PortalFacts } from "@ribambelle/domain/agency/page";
import { agencyTokens } from "@ribambelle/domain/agency/pageTokens";
import { type Locale, localeOf, preferredLocale } from "@ribambelle/domain/kernel/locale";
import { errorPageOf } from "@ribambelle/domain/me/errorPage.rules";
import type { Plugin, ViteDevServer } from "vite";

type Renderer = typeof import("./src/prerender.tsx");

/** In development, writes the pages on the fly as the portal's server sends them once they are built. */
export function devPages(): Plugin {
  return {
    name: "dev-pages",
    apply: "serve",
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        writePage(server, request).then((page) => {
          response.setHeader("Content-Type", "text/html; charset=utf-8");
          response.end(page);
        }, next);
      });
    },
  };
}

async function writePage(server: ViteDevServer, request: IncomingMessage): Promise<string> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const { prerender, publicPaths, isAppPath } = (await server.ssrLoadModule(
    "/src/prerender.tsx",
  )) as Renderer;
  const cookies = request.headers.cookie ?? "";
  const lang =
    localeOf(searchParams.get("lang")) ??
    localeOf(/\blocale=(\w+)/.exec(cookies)?.[1]) ??
    preferredLocale(request.headers["accept-language"]);
  const { variant, message } = errorPageOf(searchParams.get("message"), lang);
  const known = publicPaths[pathname] ?? (isAppPath(pathname) ? "app" : "not-found");
  const name = known === "error" ? `error-${variant}` : known;
  const redirectUrl = searchParams.get("redirectUrl") ?? "";
  const session = /\bsession=/.test(cookies);
  // What the portal itself tells each of its pages: web and api never meet but over the network.
  const portal: PortalFacts = await (await fromPortal("/brand/portal.json")).json();
  const facts: Page = { ...portal, session, redirectUrl, message, name, offlinePage: false };

  const drawing = name === "app" && session ? await drawn(server, request, lang, facts) : null;
  if (drawing && "redirect" in drawing)
    return `<meta http-equiv="refresh" content="0;url=${escaped(drawing.redirect)}">`;
  const legal = legalPages.some((page) => page.name === name) ? await legalText(name, lang) : null;
  const file = name === "app" ? "app.html" : "public.html";
  const template = await readFile(join(server.config.root, file), "utf8");
  const html = name === "app" ? (drawing?.html ?? "") : (await prerender(name, lang)).html;
  const page = await server.transformIndexHtml(`/${file}`, template, request.url);
  const filled = page
    .replace('<html lang="fr"', `<html lang="${lang}"`)
    .replace('<div id="root"></div>', () => (drawing ? rootOf(drawing) : `<div id="root">${html}</div>`))
    .replace('"__PAGE__"', () => JSON.stringify(facts).replaceAll("<", "\\u003c"))
    .replaceAll("__REDIRECT_URL__", () => escaped(redirectUrl))
    .replaceAll("__REDIRECT_QUERY__", () => redirectUrl && `redirectUrl=${encodeURIComponent(redirectUrl)}`)
    .replaceAll("__MESSAGE__", () => escaped(message))
    .replaceAll("__LEGAL_LANG__", legal?.lang ?? lang)
    .replaceAll("__LEGAL_TEXT__", () => legal?.html ?? "");
  return Object.entries(agencyTokens(portal.agency)).reduce(
    (text, [token, value]) => text.replaceAll(`__${token}__`, escaped(value)),
    filled,
  );
}

type Drawer = typeof import("./src/draw.tsx");

// As the portal's server does; whatever goes wrong is told where the author looks, and left to the script.
async function drawn(
  server: ViteDevServer,
  { url = "/", headers }: IncomingMessage,
  locale: Locale,
  page: Page,
) {
  const { draw } = (await server.ssrLoadModule("/src/draw.tsx")) as Drawer;
  const origin = `http://${headers.host}`;
  const ask = async (path: string, init: { readonly method: string; readonly headers: Headers }) => {
    init.headers.set("cookie", headers.cookie ?? "");
    const answer = await fromPortal(path, init);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer;
  };
  try {
    return await draw(url, { origin, locale, now: new Date(), page, ask });
  } catch (error) {
    server.config.logger.warn(`${url} was not drawn: ${error}`);
    return null;
  }
}

const rootOf = ({ html, answers }: { readonly html: string; readonly answers: unknown }) =>
  `<div id="root" data-drawn>${html}</div>
    <script type="application/json" id="answers">${JSON.stringify(answers).replaceAll("<", "\\u003c")}</script>`;

const api = process.env.API_URL ?? "http://localhost:3000";
const startsWithinMs = 30_000;

// While it starts, or starts again after a change, nobody listens there.
async function fromPortal(path: string, init?: RequestInit): Promise<Response> {
  for (const begun = Date.now(); ; await pause(200)) {
    try {
      return await fetch(api + path, init);
    } catch (error) {
      if (Date.now() - begun > startsWithinMs) throw error;
    }
  }
}

async function legalText(name: string, lang: string) {
  const answer = await fromPortal(`/brand/legal/${name}.${lang}.html`);
  return { html: await answer.text(), lang: answer.headers.get("content-language") ?? lang };
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
