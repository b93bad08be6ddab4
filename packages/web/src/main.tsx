import "./client/strict.ts";
import "./ui/global.css";
import { StrictMode, startTransition } from "react";
import { App } from "./app/App.tsx";
import { fetchFirstPage, startApp } from "./app/start.ts";
import { keepOfflinePage } from "./client/loading/keepOfflinePage.ts";
import { nextTask } from "./client/loading/nextTask.ts";
import { startLocale } from "./client/locale.tsx";
import { readPage } from "./client/page.ts";
import { createRoot } from "./client/reactRoot.ts";
import { wasAuthenticated } from "./client/session.ts";

// Split into tasks, so that the browser can paint and handle input between them.
async function start(): Promise<void> {
  await nextTask();
  startLocale();
  await nextTask();
  const { router, queries } = startApp();
  await nextTask();
  const root = document.getElementById("root");
  if (!root) return;
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App router={router} queries={queries} />
      </StrictMode>,
    ),
  );
  // After the first paint.
  requestAnimationFrame(() => void nextTask().then(() => fetchFirstPage(router)));
  // A page that the browser brings back from memory after a sign-out must not show what it held.
  window.addEventListener("pageshow", (event) => {
    if (event.persisted && !wasAuthenticated()) window.location.reload();
  });
  keepOfflinePage(readPage().offlinePage);
}

void start();
