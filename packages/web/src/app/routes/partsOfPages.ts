import { QueryClient } from "@tanstack/react-query";
import { partsRunBy } from "../../client/loading/notedParts.ts";
import type { AppPage } from "../../routing/page.ts";
import { loadAgencyFrame } from "../agency/loadAgencyFrame.ts";
import { agencyPages } from "./lists/agency/agencyPages.ts";
import { loadOffice } from "./loadOffice.ts";
import { pages } from "./pages.ts";
import { passages } from "./passages.ts";
import { loadEntrance, loadPopupPage, lost } from "./rootRoutes.tsx";

/** Gives the modules that each page runs beside the app's own before it can be shown, by `pathOfFiles`: none is that of no page. */
export async function partsOfPages(): Promise<Record<string, string[]>> {
  const parts: Record<string, string[]> = {
    "": await partsRunBy(lost.fetch),
    [passages.home]: await partsRunBy(loadEntrance),
    [passages.popupRedirect]: await partsRunBy(() => Promise.all([loadEntrance(), loadPopupPage()])),
  };
  // biome-ignore lint/suspicious/noExplicitAny: a list holds pages of every search and load
  for (const page of pages as readonly AppPage<string, any, any>[]) {
    const [name, values] = page.tabs ?? ["", [""]];
    for (const value of values) {
      const params = { [name]: value };
      const run = () => Promise.all([frameOf(page), page.component(), load(page, params)]);
      parts[pathOfFiles(page, params)] = await partsRunBy(run);
    }
  }
  return parts;
}

/** Gives the path by which the files are known that a page runs: that of the page, with the name of its tab. */
export function pathOfFiles(
  { path, tabs }: Pick<AppPage, "path" | "tabs">,
  params: Readonly<Record<string, string>>,
): string {
  const name = tabs?.[0];
  return name ? path.replace(`$${name}`, params[name] ?? "") : path;
}

// The frame of families and babysitters is the app's own.
const frameOf = async ({ path }: { path: string }) =>
  (agencyPages as readonly { path: string }[]).some((own) => own.path === path) &&
  Promise.all([loadAgencyFrame(), loadOffice()]);

// Its calls are made, and fail: there is no network to answer.
async function load(
  { load, search, loadsFor }: AppPage<string, object, unknown>,
  params: Readonly<Record<string, string>>,
): Promise<void> {
  const silent = new QueryClient({ defaultOptions: { queries: { enabled: false, retry: false } } });
  await load?.(silent, loadsFor?.(search?.({}) ?? {}), params);
}
