import { createMemoryHistory } from "@tanstack/react-router";
import { onTestFinished } from "vitest";
import { render } from "vitest-browser-react";
import { App } from "../app/App.tsx";
import { startApp } from "../app/start.ts";
import { setLocale } from "../client/locale.tsx";
import type { Page } from "../client/page.ts";
import { forgetAuthenticated } from "../client/session.ts";
import { hush } from "../ui/say.ts";

/** Opens the app at a path, as the browser does; everything is put back when the test ends. */
export async function openApp(path: string) {
  const { router, queries, unwatch } = startApp(createMemoryHistory({ initialEntries: [path] }));
  onTestFinished(() => {
    unwatch();
    queries.clear();
    hush();
    setLocale("fr");
    forgetAuthenticated();
    localStorage.clear();
    sessionStorage.clear();
  });
  const { container } = await render(<App router={router} queries={queries} />);
  /** Gives the path and query where the app is now. */
  const where = () => router.state.location.href;
  return { container, router, queries, where };
}

/** Writes the page's data block as the server does, until the test ends. */
export function serverSays(known: Partial<Page>): void {
  const nothing: Page = {
    session: true,
    redirectUrl: "",
    message: "",
    publicSiteUrl: null,
    legacyBaseUrl: null,
    signUpUrl: "",
    name: "app",
  };
  const block = document.createElement("script");
  block.type = "application/json";
  block.id = "page";
  block.textContent = JSON.stringify({ ...nothing, ...known });
  document.body.append(block);
  onTestFinished(() => block.remove());
}
