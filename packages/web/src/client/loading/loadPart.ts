import { missingFile } from "./missingFile.ts";

const arrivals = new Map<string, Promise<void>>();

/**
 * Runs a part of the app that is fetched later, once all of its files are here; the build puts it around every
 * `import()` in place of its own (`vite.config.ts`). A browser may remember for good that a module did not arrive: what
 * is only imported from the cache can be asked for again when the network is back (ERR-OP4).
 */
export async function __vitePreload<Part>(
  run: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  await Promise.all(files.map((file) => arrivalOf(`/${file}`)));
  try {
    return await run();
  } catch (cause) {
    throw missingFile(files[0] ?? "", cause);
  }
}

/** Waits until a file is here; one that did not arrive is asked for again the next time. */
function arrivalOf(href: string): Promise<void> {
  const known = arrivals.get(href);
  if (known !== undefined) return known;
  const arrival = fetchFile(href);
  arrivals.set(href, arrival);
  arrival.catch(() => arrivals.delete(href));
  return arrival;
}

async function fetchFile(href: string): Promise<void> {
  // What the page names itself is already there.
  if (document.querySelector(`link[href="${href}"]:not([rel="prefetch"]), script[src="${href}"]`)) return;
  if (href.endsWith(".css")) return addStyles(href);
  try {
    const answer = await fetch(href);
    if (!answer.ok) throw new Error(`${answer.status}`);
    await answer.arrayBuffer();
  } catch (cause) {
    throw missingFile(href, cause);
  }
  // Read while the other files arrive.
  document.head.append(linkTo(href, "modulepreload"));
}

function addStyles(href: string): Promise<void> {
  const link = linkTo(href, "stylesheet");
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = (cause) => {
      link.remove();
      reject(missingFile(href, cause));
    };
    document.head.append(link);
  });
}

function linkTo(href: string, rel: "modulepreload" | "stylesheet"): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = rel;
  link.crossOrigin = "";
  link.href = href;
  return link;
}
