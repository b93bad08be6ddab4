import type { QueryClient } from "@tanstack/react-query";
import { lazyRouteComponent } from "@tanstack/react-router";
import {
  babysitterContractsQuery,
  houseworkContractsQuery,
  parentContractsQuery,
} from "./contracts.queries.ts";
import { babysitterContractsSearch, parentContractsSearch } from "./contracts.search.ts";

// The loader only asks early; the query cache decides what is fresh, so it need not run again (`staleTime`).
interface Loading<Deps> {
  context: { queries: QueryClient };
  deps: Deps;
}

/** What the router needs of the parent's page; its list is asked for while its script still loads. */
export const parentContracts = {
  validateSearch: parentContractsSearch,
  loaderDeps: ({ search }: { search: ReturnType<typeof parentContractsSearch> }) => ({ tab: search.tab }),
  loader: ({ context, deps }: Loading<{ tab?: "menage" }>) => {
    if (deps.tab === "menage") void context.queries.prefetchQuery(houseworkContractsQuery);
    else void context.queries.prefetchQuery(parentContractsQuery);
  },
  staleTime: Number.POSITIVE_INFINITY,
  component: lazyRouteComponent(() => import("./ParentContractsPage.tsx"), "ParentContractsPage"),
};

/** What the router needs of the babysitter's page. */
export const babysitterContracts = {
  validateSearch: babysitterContractsSearch,
  loader: ({ context }: Pick<Loading<unknown>, "context">) => {
    void context.queries.prefetchQuery(babysitterContractsQuery);
  },
  staleTime: Number.POSITIVE_INFINITY,
  component: lazyRouteComponent(() => import("./BabysitterContractsPage.tsx"), "BabysitterContractsPage"),
};
