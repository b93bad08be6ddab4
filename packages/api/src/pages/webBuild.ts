import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import * as z from "zod/mini";
import type { Draw } from "./drawPage.ts";

/** What the head of a drawn page is given: its styles, of which files they are, and the links to its scripts beside the app's own. */
export interface FilesOfPage {
  readonly styles: string;
  readonly held: string;
  readonly scripts: string;
}

const manifestSchema = z.object({
  public: z.record(z.string(), z.string()),
  app: z.array(z.string()),
  files: z.record(z.string(), z.object({ styles: z.array(z.string()), scripts: z.string() })),
});

/** The built web app: its pages as texts with tokens to fill, and which address shows which page. */
export interface WebBuild {
  readonly folder: string;
  /** Gives the page of an address: a prerendered public one, or the app's. Null when no page lives there. */
  find(path: string): PageFile | null;
  page(name: string): PageFile;
  /** The app's page with places for what the server draws. */
  readonly drawn: PageFile;
  /** Gives what the head of a drawn page is given, by the path of the page. */
  filesOf(path: string | null): FilesOfPage;
  /** Loads the web app's own drawing. */
  loadDraw(): Promise<Draw>;
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
  const styleTexts = new Map<string, string>();
  const styleOf = (file: string): string => {
    const text = styleTexts.get(file) ?? textOf(file);
    styleTexts.set(file, text);
    return text;
  };
  const textOf = (file: string) => readFileSync(join(folder, file), "utf8");
  const app = textOf("app.html");
  const drawn = textOf("drawn.html");
  const page = (name: string): PageFile => ({
    name,
    html: (locale) => (name === "app" ? app : (texts.get(`${name}.${locale}.html`) ?? "")),
  });
  const appPaths = manifest.app.map((path) => new RegExp(`^${path.replace(/\$[a-z]+/gi, "[^/]+")}$`, "i"));
  return {
    folder,
    page,
    drawn: { name: "app", html: () => drawn },
    filesOf(path) {
      const { styles, scripts } = manifest.files[path ?? ""] ?? noFiles;
      return { styles: styles.map(styleOf).join(""), held: styles.join(" "), scripts };
    },
    async loadDraw() {
      const { draw } = await import(pathToFileURL(join(folder, "server", "draw.js")).href);
      return draw;
    },
    serviceWorker: { keeping: textOf("service-worker.js"), leaving: textOf("service-worker-leaving.js") },
    find(path) {
      const own = path.replace(/([^/])\/$/, "$1");
      const name = manifest.public[own.toLowerCase()];
      if (name) return page(name);
      return appPaths.some((known) => known.test(own)) ? page("app") : null;
    },
  };
}

const noFiles = { styles: [], scripts: "" };

function readManifest(folder: string) {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(join(folder, "pages.json"), "utf8")));
  } catch {
    return null;
  }
}
