import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import * as z from "zod/mini";

const manifestSchema = z.object({ public: z.record(z.string(), z.string()), app: z.array(z.string()) });

/** The built web app: its pages as texts with tokens to fill, and which address shows which page. */
export interface WebBuild {
  readonly folder: string;
  /** Gives the page of an address: a prerendered public one, or the app's. Null when no page lives there. */
  find(path: string): PageFile | null;
  page(name: string): PageFile;
  /** The script that keeps the offline page, its version to be filled, and the one that takes it away. */
  readonly serviceWorker: { readonly keeping: string; readonly leaving: string };
}

export interface PageFile {
  readonly name: string;
  html(locale: Locale): string;
}

/** Reads the build of packages/web; null when it has not been made. */
export function readWebBuild(folder: string): WebBuild | null {
  const manifest = readManifest(folder);
  if (!manifest) return null;
  const texts = new Map(
    readdirSync(join(folder, "pages")).map((file) => [
      file,
      readFileSync(join(folder, "pages", file), "utf8"),
    ]),
  );
  const app = readFileSync(join(folder, "app.html"), "utf8");
  const page = (name: string): PageFile => ({
    name,
    html: (locale) => (name === "app" ? app : (texts.get(`${name}.${locale}.html`) ?? "")),
  });
  const appPaths = manifest.app.map((path) => new RegExp(`^${path.replace(/\$[a-z]+/gi, "[^/]+")}/?$`, "i"));
  const textOf = (file: string) => readFileSync(join(folder, file), "utf8");
  return {
    folder,
    page,
    serviceWorker: { keeping: textOf("service-worker.js"), leaving: textOf("service-worker-leaving.js") },
    find(path) {
      const name = manifest.public[path.toLowerCase().replace(/(.)\/$/, "$1")];
      if (name) return page(name);
      return appPaths.some((known) => known.test(path)) ? page("app") : null;
    },
  };
}

function readManifest(folder: string) {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(join(folder, "pages.json"), "utf8")));
  } catch {
    return null;
  }
}
