import type { Page } from "@ribambelle/domain/agency/page";
import type { Permission } from "@ribambelle/domain/kernel/permissions/permission";
import type { Role } from "@ribambelle/domain/kernel/role";
import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import type { Section } from "@ribambelle/domain/toDos/section";
import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";

/** The settings from which addresses on other sites are made. */
export type Sites = Pick<Page, "oldPortalUrl" | "agency">;

/** The declaration of a page of the app, beside its path. */
interface Declared<Search extends object, Deps> {
  /** Its name: in the title of the window, in the menus, on its tile. */
  readonly title: Bilingual;
  /** Its entry in the menu of its role, which is a tile of the home page too; without it, only links lead there. */
  readonly menu?: {
    /** The content of the page, in one sentence. */
    readonly about: Bilingual;
    /** Shown only to somebody who has contracts (SHELL-31). */
    readonly needsContract?: boolean;
    /** False where the agency does without it. */
    readonly isShown?: (page: Page) => boolean;
  };
  /** An entry of the agency's menu (AGUI-02). */
  readonly inAgencyMenu?: boolean;
  /** True where the number of what waits in it stands beside its name there. */
  readonly countsWaiting?: boolean;
  /** Shown in the My space menu too (SHELL-12, SHELL-14). */
  readonly inMySpace?: boolean;
  /** The section that it opens: its drawing is on the tile, what there is to do in it is counted beside its name. */
  readonly section?: Section;
  /** What its people of the agency must be permitted, or any one of several; whoever lacks it is refused. */
  readonly needs?: Permission | readonly Permission[];
  /** The same of what its address names, where pages of one path need not all the same. */
  readonly needsAt?: (at: {
    readonly params: Readonly<Record<string, string>>;
    readonly search: Search;
  }) => Permission | undefined;
  /** True where the server notes who reads it (FOLKS-15): it is fetched when it is opened, not when a link to it is pointed at. */
  readonly isNoted?: boolean;
  /** Another role than the page's own, which is sent home instead of being refused (ROUTE-29, ROUTE-40). */
  readonly sendsHome?: Role;
  /** Where a path has parameters: false when nothing is at that address. */
  readonly exists?: (params: Readonly<Record<string, string>>) => boolean;
  /** A parameter of its path that names a tab in it, and its values: for each of them `load` fetches files of its own. */
  readonly tabs?: readonly [name: string, values: readonly string[]];
  /** For a page of another site: its address there, to which everybody is led; null while that site is not configured. */
  readonly outside?: (sites: Sites) => string | null;
  /** Reads the state of the page in the address. */
  readonly search?: (given: Record<string, unknown>) => Search;
  /** The part of that state on which `load` depends. */
  readonly loadsFor?: (search: Search) => Deps;
  /**
   * Prefetches the page's data while its script loads; the query cache decides what is fresh. What it asks for is imported
   * dynamically, as `component` is: the app's first script holds no call of any page.
   */
  readonly load?: (
    queries: QueryClient,
    deps: Deps,
    params: Readonly<Record<string, string>>,
  ) => Promise<void>;
  /** Fetches the component. */
  readonly component: () => Promise<ComponentType>;
}

/** A page of the app. Routes, menus, titles and the server's list of addresses are computed from it. */
export interface AppPage<Path extends string = string, Search extends object = object, Deps = unknown>
  extends Declared<Search, Deps> {
  readonly path: Path;
}

/** Declares a page; one line in the list of its role puts it into the app. */
export const page = <const Path extends string, Search extends object = object, Deps = undefined>(
  path: Path,
  declared: Declared<Search, Deps>,
): AppPage<Path, Search, Deps> => ({ path, ...declared });
