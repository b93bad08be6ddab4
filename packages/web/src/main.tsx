import "./client/zodWithoutEval.ts";
import "./client/trustedTypes.ts";
import "./ui/global.css";
import { type Locale, localeOf } from "@ribambelle/domain/kernel/locale";
import { StrictMode, startTransition } from "react";
import { App } from "./app/App.tsx";
import { readAnswers, takeOver } from "./app/answers.ts";
import { loadOffice } from "./app/routes/loadOffice.ts";
import { isOfficePath } from "./app/routes/paths.ts";
import { startApp } from "./app/start.ts";
import { hasDrafts } from "./client/kept/drafts.ts";
import { keepOfflinePage } from "./client/loading/keepOfflinePage.ts";
import { nextTask } from "./client/loading/nextTask.ts";
import { startLocale } from "./client/locale.tsx";
import { createRoot, hydrateRoot } from "./client/reactRoot.ts";
import { readPage } from "./client/readPage.ts";
import { wasAuthenticated } from "./client/session.ts";
import { today } from "./client/today.ts";

// Split into tasks, so that the browser can paint and handle input between them.
async function start(): Promise<void> {
  await nextTask();
  const written = localeOf(document.documentElement.lang) ?? undefined;
  const answers = readAnswers();
  startLocale();
  await nextTask();
  const app = startApp(isOfficePath(window.location.pathname) ? await loadOffice() : null);
  const root = document.getElementById("root");
  if (!root) return;
  await nextTask();
  if (answers) takeOver(app.queries, answers);
  // What the server cannot know makes another page than it drew: that one is drawn anew, in place of it.
  if (answers && answers.day === today() && !hasDrafts()) await hydrate(root, app, written);
  else draw(root, app);
  // A page that the browser brings back from memory after a sign-out must not show what it held.
  window.addEventListener("pageshow", (event) => {
    if (event.persisted && !wasAuthenticated()) window.location.reload();
  });
  keepOfflinePage(readPage().offlinePage);
}

type RunningApp = Pick<ReturnType<typeof startApp>, "router" | "queries">;

/** Takes over the page as the server drew it, once its route is loaded: nothing changes for the eye. */
async function hydrate(root: HTMLElement, { router, queries }: RunningApp, written: Locale | undefined) {
  await router.load();
  // A part that did not come: the page says so, which is not what was drawn.
  if (router.shown?.failure) return draw(root, { router, queries });
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <App router={router} queries={queries} written={written} />
      </StrictMode>,
    );
  });
}

function draw(root: HTMLElement, { router, queries }: RunningApp) {
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App router={router} queries={queries} />
      </StrictMode>,
    ),
  );
  // After the first paint.
  requestAnimationFrame(() => void nextTask().then(() => router.fetchFirst()));
}

void start();
