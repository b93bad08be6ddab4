import type { Sites } from "../../routing/page.ts";
import { babysitterPages } from "./lists/babysitterPages.ts";
import { parentPages } from "./lists/parentPages.ts";

/**
 * Gives the outside address to which a path redirects; null for any other path, and while that site is not
 * configured.
 */
export function outsideOf(path: string, sites: Sites): string | null {
  return [...parentPages, ...babysitterPages].find((page) => page.path === path)?.outside?.(sites) ?? null;
}
