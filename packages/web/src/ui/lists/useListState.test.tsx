import { createMemoryHistory } from "@tanstack/history";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { RouterView } from "../../routing/router/RouterView.tsx";
import type { Route } from "../../routing/router/route.ts";
import { Router } from "../../routing/router/router.ts";
import { useListState } from "./useListState.ts";

const failure = () => null;

function List() {
  const { state, typeTo } = useListState<Record<string, string>>({ stateIn: (address) => ({ ...address }) });
  return (
    <button type="button" onClick={() => typeTo({ q: "mar" })}>
      {state.q ?? "Tous"}
    </button>
  );
}

test("what was typed changes the list, and brings nobody back who has followed a link since (AGUI-09)", async () => {
  let come = () => {};
  const next = () =>
    new Promise<ComponentType>((resolve) => {
      come = () => resolve(() => <h1>Ailleurs</h1>);
    });
  const routes: Route[] = [
    { path: "/liste", fetch: async () => List, failure },
    { path: "/ailleurs", fetch: next, failure },
  ];
  const history = createMemoryHistory({ initialEntries: ["/liste"] });
  const queries = new QueryClient();
  const router = new Router(routes, { fetch: async () => List, failure }, queries, history);
  await render(
    <QueryClientProvider client={queries}>
      <RouterView router={router} pending={failure} failure={failure} />
    </QueryClientProvider>,
  );
  await page.getByRole("button", { name: "Tous" }).click();
  await expect.element(page.getByRole("button", { name: "mar" })).toBeVisible();
  expect(router.latest.href).toBe("/liste?q=mar");
  await router.navigate({ href: "/liste", replace: true });
  const going = router.navigate({ href: "/ailleurs" });
  await page.getByRole("button", { name: "Tous" }).click();
  come();
  await going;
  await expect.element(page.getByRole("heading", { name: "Ailleurs" })).toBeVisible();
  expect(router.latest.href).toBe("/ailleurs");
});
