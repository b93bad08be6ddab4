import { isMissingFile, missingFile } from "./missingFile.ts";

const arrivals = new Map<string, Promise<void>>();

/**
 * Runs a dynamic import once all of its files are loaded; the build puts it around every `import()` in place
 * of Vite's own preload (`vite.config.ts`). Browsers may cache a failed module import for good: with the
 * files fetched first, the import comes from the cache, and a failed fetch can be repeated (ERR-OP4).
 */
export async function __vitePreload<Part>(
  run: () => Promise<Part>,
  files: readonly number[] = [],
): Promise<Part> {
  const addresses = files.flatMap(addressesOf);
  // That of the part itself, which imports the others.
  const own = addresses.findLast((address) => address.endsWith(".js")) ?? "";
  try {
    await Promise.all(addresses.map(arrivalOf));
    return await run();
  } catch (cause) {
    // However a part was found to be missing, by whichever of its files, the same one is the same error.
    if (isMissingFile(cause)) throw missingFile(own, cause.cause);
    throw missingFile(/\/assets\/[\w.-]+/.exec(String(cause))?.[0] ?? own, cause);
  }
}

/**
 * Where the files of a number are: a script, and its styles where it has some (`numberedFiles.ts`); the page says of which version, and up
 * to which number.
 */
function addressesOf(number: number): string[] {
  const { files, styled } = document.documentElement.dataset;
  const name = `/assets/${number}-${files}`;
  return number > Number(styled) ? [`${name}.js`] : [`${name}.js`, `${name}.css`];
}

/** Loads a file once; a failed load is repeated at the next call. */
function arrivalOf(href: string): Promise<void> {
  const known = arrivals.get(href);
  if (known !== undefined) return known;
  const arrival = fetchFile(href);
  arrivals.set(href, arrival);
  arrival.catch(() => arrivals.delete(href));
  return arrival;
}

async function fetchFile(href: string): Promise<void> {
  // Files that the page itself names are loaded already; a drawn page holds the text of all of its styles.
  const named = `link[href="${href}"]:not([rel="prefetch"]), [data-holds~="${href}"], script[src="${href}"]`;
  if (document.querySelector(named)) return;
  if (href.endsWith(".css")) return addStyles(href);
  try {
    const answer = await fetch(href);
    if (!answer.ok) throw new Error(`${answer.status}`);
    await answer.arrayBuffer();
  } catch (cause) {
    throw missingFile(href, cause);
  }
  // Lets the browser compile the module while the other files load.
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
