// Makes packages/web/dist: the hashed files with their compressed copies, one page per public address and language,
// the app's page, and pages.json, which tells the server what is where.
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "vite";
import { nameNumbered } from "./nameNumbered.mjs";

const root = import.meta.dirname;
const dist = join(root, "dist");
const server = join(dist, "server");
const configFile = join(root, "vite.config.ts");
const locales = ["fr", "en"];

const readText = (path) => readFile(path, "utf8");
const readJson = async (path) => JSON.parse(await readText(path));
const importBuilt = (name) => import(pathToFileURL(join(server, name)).href);

// The server's half first: it says what each page runs, by which the browsers' half is cut into files.
async function bundle() {
  const shared = { root, configFile, logLevel: "warn" };
  await rm(dist, { recursive: true, force: true });
  await build({ ...shared, build: { outDir: server, ssr: true } });
  const { partsOfPages } = await importBuilt("draw.js");
  await writeFile(join(server, "parts.json"), JSON.stringify(await partsOfPages()));
  await build({ ...shared, build: { outDir: dist, emptyOutDir: false, manifest: "manifest.json" } });
  await nameNumbered(dist);
}

/** The manifest, with an entry for every module: that of the file that has it. */
async function readManifest() {
  const manifest = await readJson(join(dist, "manifest.json"));
  const entryOf = new Map(Object.values(manifest).map((entry) => [entry.file, entry]));
  const files = await readJson(join(dist, "modules.json"));
  const known = Object.entries(files).filter(([, file]) => entryOf.has(file));
  const entries = known.map(([module, file]) => [module, entryOf.get(file)]);
  return { ...Object.fromEntries(entries), ...manifest };
}

/** The scripts and styles that a page names. */
const filesIn = (page) =>
  [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map((match) => match[1]);

/** The files that a module of the manifest needs: itself, what it imports at once, and their styles. */
function filesOf(manifest, name, seen = new Set()) {
  const entry = manifest[name];
  if (!entry || seen.has(name)) return [];
  seen.add(name);
  const imported = (entry.imports ?? []).flatMap((other) => filesOf(manifest, other, seen));
  return [...imported, ...(entry.css ?? []), entry.file];
}

/** Stops where a public page would fetch the app's own file, which starts the app. */
async function refuseApp(manifest) {
  const own = filesIn(await readText(join(dist, "public.html")));
  const starting = manifest["src/main.tsx"].file;
  const fetched = Object.values(manifest)
    .filter(({ file }) => own.includes(file))
    .flatMap(({ dynamicImports = [] }) => dynamicImports);
  for (const name of fetched)
    if (filesOf(manifest, name).includes(starting))
      throw new Error(`${name} would start the app on a public page`);
}

function linksTo(files) {
  const link = (file) =>
    file.endsWith(".css")
      ? `<link rel="stylesheet" crossorigin href="/${file}">`
      : `<link rel="modulepreload" crossorigin href="/${file}">`;
  return files.map(link).join("\n    ");
}

function replaceOnce(text, searched, replacement) {
  if (!text.includes(searched)) throw new Error(`The page's template has no ${searched}`);
  return text.replace(searched, () => replacement);
}

// Quoted in the template, which has to be well formed; a whole object once the server has filled it.
const openPageBlock = (page) => replaceOnce(page, '"__PAGE__"', "__PAGE__");

const ofFiles = /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g;

/**
 * Gives a page that names files as one that arrives drawn. What shows there waits for half a kilobyte alone: the page holds its
 * styles, and its scripts stand in a template until it has been seen (`src/early.ts`).
 */
function drawnPage(page, manifest, { held, styles, more = "" }) {
  const scripts = page.match(ofFiles).filter((file) => !file.includes("stylesheet"));
  // Nothing shows before taps are kept.
  const head = `<script type="module" async blocking="render" src="/${manifest["src/early.ts"].file}"></script>
    <style data-holds="${held}">${styles}</style>
    <template id="scripts">${scripts.join("")}${more}</template>`;
  const drawn = page.replace(/\s*<noscript>.*?<\/noscript>/s, "").replace(ofFiles, "");
  return replaceOnce(
    replaceOnce(drawn, "</head>", `  ${head}\n  </head>`),
    '<div id="root">',
    '<div id="root" data-drawn>',
  );
}

/** Puts HTML into the root of a page, the one element of a template that is empty. */
const fillRoot = (page, html) => replaceOnce(page, "></div>", `>${html}</div>`);

/** Writes the app's page twice: as the script draws it, and with the places that the server fills when it draws it. */
async function writeAppPage(manifest) {
  const path = join(dist, "app.html");
  const page = openPageBlock(replaceOnce(await readText(path), ' lang="fr"', ' lang="__LANG__"'));
  await writeFile(path, page);
  const filled = { held: "__HELD__", styles: "__STYLES__", more: "\n    __SCRIPTS__" };
  let drawn = drawnPage(page, manifest, filled);
  drawn = replaceOnce(drawn, "<title>__AGENCY_NAME__</title>", "<title>__TITLE__</title>");
  drawn = fillRoot(drawn, "__DRAWN__");
  const answers = '<script type="application/json" id="answers">__ANSWERS__</script>';
  drawn = replaceOnce(drawn, "__DRAWN__</div>", `__DRAWN__</div>\n    ${answers}`);
  await writeFile(join(dist, "drawn.html"), drawn);
}

const isStyle = (file) => file.endsWith(".css");

/** What each drawn page needs, by its path: its styles, and the links to its scripts beside the app's own. */
async function filesOfPages(partsOfPages, manifest) {
  const own = filesIn(await readText(join(dist, "app.html")));
  const pages = {};
  for (const [path, parts] of Object.entries(partsOfPages)) {
    const files = new Set(parts.flatMap((part) => filesOf(manifest, part)));
    if (files.size === 0) throw new Error(`${path} has no file of its own`);
    const styles = new Set([...own, ...files].filter(isStyle));
    const scripts = [...files].filter((file) => !isStyle(file) && !own.includes(file));
    pages[path] = { styles: [...styles].map((file) => `/${file}`), scripts: linksTo(scripts) };
  }
  return pages;
}

// These run one small script of their own in place of the others: browsers keep the one for when they are offline, and the
// server writes letters into the other.
const ownScripts = { offline: "src/offline.ts", mailbox: "src/mailbox.ts" };

function withOwnScript(page, file) {
  const script = `<script type="module" src="/${file}"></script>`;
  const others = /\s*(<script type="module"[^>]*><\/script>|<link rel="(modulepreload|manifest)"[^>]*>)/g;
  return replaceOnce(page.replace(others, ""), "</head>", `  ${script}\n  </head>`);
}

async function writePages({ prerender, publicPages }, manifest) {
  const template = openPageBlock(await readText(join(dist, "public.html")));
  const own = new Set(filesIn(template));
  const ahead = filesIn(await readText(join(dist, "app.html"))).filter((file) => !own.has(file));
  await mkdir(join(dist, "pages"));
  for (const [name, { source }] of Object.entries(publicPages)) {
    const more = source ? filesOf(manifest, source).filter((file) => !own.has(file)) : [];
    const head = [linksTo(more)];
    if (name === "login")
      head.push(`<meta name="ahead" content="${ahead.map((file) => `/${file}`).join(" ")}">`);
    const named = replaceOnce(template, "</head>", `${head.join("\n    ").trim()}\n  </head>`);
    const file =
      name in ownScripts
        ? withOwnScript(named, manifest[ownScripts[name]].file)
        : drawnPage(named, manifest, await stylesOf(named));
    for (const locale of locales) {
      const { title, html } = await prerender(name, locale);
      let page = replaceOnce(file, ' lang="fr"', ` lang="${locale}"`);
      page = replaceOnce(page, "<title>__AGENCY_NAME__</title>", `<title>${title}</title>`);
      page = fillRoot(page, html);
      await writeFile(join(dist, "pages", `${name}.${locale}.html`), page);
    }
  }
}

/** The styles that a page names, and their text. */
async function stylesOf(page) {
  const files = filesIn(page).filter(isStyle);
  const texts = await Promise.all(files.map((file) => readText(join(dist, file))));
  return { held: files.map((file) => `/${file}`).join(" "), styles: texts.join("") };
}

/** Everything that the offline page shows: what it names, and what its styles name. */
async function offlineFiles() {
  const page = await readText(join(dist, "pages", "offline.fr.html"));
  const named = [...page.matchAll(/(?:src|href)="(\/(?:assets|brand)\/[^"]+)"/g)].map((match) => match[1]);
  const styles = await Promise.all(
    named.filter((file) => file.endsWith(".css")).map((file) => readText(join(dist, file))),
  );
  const drawn = styles.flatMap((style) =>
    [...style.matchAll(/url\(["']?(\/assets\/[^"')]+)/g)].map((match) => match[1]),
  );
  return [...new Set([...named, ...drawn])].filter((file) => !/icon|favicon/.test(file));
}

async function writeServiceWorkers() {
  const text = await readText(join(root, "serviceWorker.js"));
  const worker = replaceOnce(text, '["__FILES__"]', JSON.stringify(await offlineFiles()));
  await writeFile(join(dist, "service-worker.js"), worker);
  await cp(join(root, "serviceWorkerLeaving.js"), join(dist, "service-worker-leaving.js"));
}

async function compressAssets() {
  const folder = join(dist, "assets");
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const compress = async (path) => {
    const content = await readFile(path);
    await Promise.all([
      brotli(content, { params }).then((bytes) => writeFile(`${path}.br`, bytes)),
      zip(content, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
    ]);
  };
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) =>
    one.isFile(),
  );
  // All at once: a third of a build is this, and every core takes its part.
  await Promise.all(files.map(({ parentPath, name }) => compress(join(parentPath, name))));
}

await bundle();
const rendered = await importBuilt("prerender.js");
const manifest = await readManifest();
await refuseApp(manifest);
await writePages(rendered, manifest);
await writeAppPage(manifest);
await writeServiceWorkers();
const files = await filesOfPages(await readJson(join(server, "parts.json")), manifest);
await writeFile(
  join(dist, "pages.json"),
  JSON.stringify({ public: rendered.publicPaths, app: rendered.appPaths, files }, null, 2),
);
await compressAssets();
for (const made of [
  "manifest.json",
  "modules.json",
  "public.html",
  "server/parts.json",
  "server/prerender.js",
])
  await rm(join(dist, made));
