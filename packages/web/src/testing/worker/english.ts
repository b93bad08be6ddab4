import { writtenIn } from "@ribambelle/domain/testing/texts";
import type { QueryClient } from "@tanstack/react-query";
import { expect } from "vitest";
import { setLocale } from "../../client/locale.tsx";
import { announce } from "../../ui/messages/announce.ts";

// Each page that a test leaves is turned to English, and says nothing of its own in French then (I18N-02, I18N-07): whatever it has
// kept since, and whatever waits in it, turns with it.

type Module = Record<string, unknown>;
const modules = {
  ...import.meta.glob<Module>("../../**/*.texts.ts"),
  ...import.meta.glob<Module>("../../../../domain/src/**/*.texts.ts"),
};

let french: Promise<ReadonlySet<string>> | undefined;

// What the catalogues say in French alone; as short as a name it may be anybody’s.
async function readFrench(): Promise<ReadonlySet<string>> {
  const loaded = await Promise.all(
    Object.entries(modules).map(async ([path, load]) => [path, await load()] as const),
  );
  const texts = loaded.flatMap(([path, exported]) => writtenIn(exported, path));
  const english = new Set(texts.map(({ en }) => en));
  const own = texts.flatMap(({ fr }) => (typeof fr === "string" && !english.has(fr) ? [tidy(fr)] : []));
  // A language is chosen by the name that it has in itself.
  return new Set(own.filter((text) => text !== "Français"));
}

const tidy = (text: string | null) => (text ?? "").replaceAll(/\s+/g, " ").trim();

let answers: Response[] = [];
let isPage = false;
let clients: QueryClient[] = [];

/** Notes that a test shows a page of the app, which reads by these queries. */
export function followLanguage(...queries: QueryClient[]): void {
  isPage = true;
  clients.push(...queries);
}

// What the server words is asked for again in the other language: the test is over, and nobody would answer it. It stays as it was told.
function askNoMore(): void {
  const never = () => new Promise<never>(() => {});
  for (const queries of clients) {
    const cache = queries.getQueryCache();
    for (const { queryKey, state } of cache.getAll())
      if (queryKey.includes("fr") && state.data !== undefined)
        queries.setQueryData(
          queryKey.map((part) => (part === "fr" ? "en" : part)),
          state.data,
        );
    for (const query of cache.getAll()) query.fetch = never;
    const build = cache.build.bind(cache);
    cache.build = ((...of: Parameters<typeof build>) =>
      Object.assign(build(...of), { fetch: never })) as typeof build;
  }
}

/** Notes what the page is told by the server, which a test writes in one language. */
export function noteTold(answer: Response): void {
  answers.push(answer.clone());
}

export function forgetLanguage(): void {
  isPage = false;
  clients = [];
  answers = [];
}

// A day or a sum, as French writes them.
const months = "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre";
const written = new RegExp(`\\d,\\d\\d €|\\d (?:${months})(?!\\p{L})`, "gu");

const said = ["aria-label", "aria-roledescription", "aria-valuetext", "placeholder", "title", "alt"];
const saying = said.map((name) => `[${name}]`).join();

function textsOfPage(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (!node.parentElement?.closest("script, style, template, [lang]:not(html)"))
      texts.push(tidy(node.textContent));
  }
  for (const element of document.body.querySelectorAll(saying))
    if (!element.closest("[lang]:not(html)"))
      texts.push(...said.map((name) => tidy(element.getAttribute(name))));
  return [...new Set(texts)].filter(Boolean);
}

const turn = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Turns the page that a test leaves to English, and waits until no French of the catalogues is left in it. */
export async function expectEnglish(): Promise<void> {
  if (!isPage) return;
  french ??= readFrench();
  const known = await french;
  askNoMore();
  // What was told once, when it happened, is not told again.
  announce("");
  setLocale("en");
  await turn();
  const left = async () => {
    const found = textsOfPage().flatMap((text) => (known.has(text) ? text : (text.match(written) ?? [])));
    if (found.length === 0) return found;
    const told = (await Promise.all(answers.map((answer) => answer.clone().text()))).join(" ");
    return found.filter((text) => !tidy(told).includes(text));
  };
  if ((await left()).length > 0)
    await expect.poll(left, { message: "a page in English says no French" }).toEqual([]);
}
