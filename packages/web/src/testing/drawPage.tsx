import { createMemoryHistory } from "@tanstack/history";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished } from "vitest";
import { App } from "../app/App.tsx";
import { officeRoutes } from "../app/routes/office.ts";
import { startApp } from "../app/start.ts";
import { setLocale } from "../client/locale.tsx";
import { forgetAuthenticated } from "../client/session.ts";
import { endQueries } from "./endQueries.ts";
import "./navigations.ts";

/** Shows a page as it arrives: drawn with its data, before its script. Until `hydrate` is called nothing in it listens. */
export async function drawPage(path: string) {
  const { router, queries, unwatch } = startApp(
    officeRoutes,
    createMemoryHistory({ initialEntries: [path] }),
  );
  await router.load();
  while (queries.isFetching() > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  const container = document.createElement("div");
  container.dataset.drawn = "";
  const app = <App router={router} queries={queries} />;
  container.innerHTML = renderToString(app);
  document.body.append(container);
  let unmount = () => {};
  onTestFinished(() => {
    unmount();
    container.remove();
    unwatch();
    endQueries(queries);
    setLocale("fr");
    forgetAuthenticated();
    localStorage.clear();
    sessionStorage.clear();
  });
  /** Lets the script take the page over; what it finds different fails the test. */
  const hydrate = async () => {
    const root = hydrateRoot(container, app, {
      onRecoverableError: (difference) => expect.fail(String(difference)),
    });
    unmount = () => root.unmount();
    await expect.poll(() => container.dataset.drawn).toBeUndefined();
  };
  /** Gives the path and query where the app is now. */
  const where = () => router.latest.href;
  return { container, hydrate, where };
}
