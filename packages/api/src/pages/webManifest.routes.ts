import type { ShownAgency } from "@ribambelle/domain/agency/agency.rules";
import { type Locale, locales } from "@ribambelle/domain/kernel/locale";
import type { FastifyInstance } from "fastify";
import { pageLocale } from "../http/requests/pageLocale.ts";
import { sendUnlessNotModified, withETag } from "./textWithETag.ts";
import { webManifestWords } from "./webManifest.texts.ts";

/** Serves what a phone needs to put the portal among its apps, in the agency's name. */
export function webManifest(app: FastifyInstance, agency: ShownAgency): void {
  const texts = new Map(
    locales.map((locale) => [locale, withETag(JSON.stringify(manifestOf(agency, locale)))]),
  );
  app.get("/manifest.webmanifest", (request, reply) => {
    const text = texts.get(pageLocale(request)) ?? withETag("{}");
    reply
      .type("application/manifest+json; charset=utf-8")
      .headers({ "cache-control": "public, max-age=3600", vary: "Accept-Language, Cookie" });
    return sendUnlessNotModified(text, request, reply);
  });
  // Some programs always ask for this address, whatever icon a page declares.
  app.get("/favicon.ico", (_request, reply) => reply.redirect("/brand/favicon.ico", 302));
}

function manifestOf({ name }: ShownAgency, locale: Locale) {
  const words = webManifestWords(locale);
  const png = (file: string, size: number, purpose = "any") => ({
    src: `/brand/${file}`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return {
    id: "/",
    name,
    short_name: name,
    description: words.description(name),
    lang: locale,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    // The page's own colours: packages/web/src/ui/global.css and the theme-color of its pages.
    background_color: "#fdfaf6",
    theme_color: "#fff1dc",
    icons: [
      { src: "/brand/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      png("icon-192.png", 192),
      png("icon-512.png", 512),
      png("icon-maskable-512.png", 512, "maskable"),
    ],
    shortcuts: [
      { name: words.dashboard, url: "/accueil" },
      { name: words.parentContracts, url: "/client/contrats" },
      { name: words.babysitterContracts, url: "/intervenant/contrats" },
    ],
  };
}
