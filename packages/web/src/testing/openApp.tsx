import { type Page, unknownPage } from "@ribambelle/domain/agency/page";
import { aShownAgency } from "@ribambelle/domain/testing/agency";
import { createMemoryHistory } from "@tanstack/history";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";
import { App } from "../app/App.tsx";
import { officeRoutes } from "../app/routes/office.ts";
import { startApp } from "../app/start.ts";
import { stopActions } from "../client/call/actions.ts";
import { setLocale } from "../client/locale.tsx";
import { forgetAuthenticated } from "../client/session.ts";
import { hush } from "../ui/messages/say.ts";
import { endQueries } from "./endQueries.ts";
import { followAddress } from "./outline/aftermath.ts";
import "./navigations.ts";
import { followLanguage } from "./worker/english.ts";
import { followQueries } from "./worker/staleReads.ts";

/**
 * Opens the app at a path, as `main.tsx` does, without React's strict mode: it begins each effect twice, as nobody's browser does.
 * Everything is put back when the test ends.
 */
export function openApp(path: string) {
  // As a tab that opens: the app leaves a page that was scrolled before its scripts came where it is.
  scrollTo(0, 0);
  const { router, queries, unwatch } = startApp(
    officeRoutes,
    createMemoryHistory({ initialEntries: [path] }),
  );
  followQueries(queries);
  followLanguage(queries);
  // The pointer and the focus rest where a test left them: a link that appears there would fetch what it leads to.
  router.preloads = false;
  const container = document.body.appendChild(document.createElement("div"));
  // Without the testing library, whose `act` would wait for ever where a guard leaves the page.
  const root = createRoot(container);
  let isOpen = true;
  /** Closes the app, as when its tab is reloaded; what the browser keeps stays. */
  const unmount = () => {
    if (!isOpen) return;
    isOpen = false;
    root.unmount();
    container.remove();
    unwatch();
    endQueries(queries);
  };
  onTestFinished(() => {
    unmount();
    hush();
    // An unanswered call would otherwise leave its loading overlay over the next test.
    stopActions();
    setLocale("fr");
    forgetAuthenticated();
    localStorage.clear();
    sessionStorage.clear();
  });
  root.render(<App router={router} queries={queries} />);
  /** Gives the path and query where the app is now. */
  const where = () => router.latest.href;
  followAddress(where);
  return { container, router, queries, where, unmount };
}

/** Writes the page's data block as the server does, until the test ends. */
export function serverSays(known: Partial<Page>): void {
  const nothing: Page = { ...unknownPage(), agency: aShownAgency(), name: "app" };
  const block = document.createElement("script");
  block.type = "application/json";
  block.id = "page";
  block.textContent = JSON.stringify({ ...nothing, ...known });
  document.body.append(block);
  onTestFinished(() => block.remove());
}
