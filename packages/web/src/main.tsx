import "./client/strict.ts";
import "./ui/global.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { startApp } from "./app/start.ts";
import { keepOfflinePage } from "./client/keepOfflinePage.ts";
import { startLocale } from "./client/locale.tsx";
import { nameMissingFiles } from "./client/missingFile.ts";
import { readPage } from "./client/page.ts";
import { wasAuthenticated } from "./client/session.ts";

startLocale();
nameMissingFiles();
const { router, queries } = startApp();

// A page that the browser brings back from memory after a sign-out must not show what it held.
window.addEventListener("pageshow", (event) => {
  if (event.persisted && !wasAuthenticated()) window.location.reload();
});

keepOfflinePage(readPage().offlinePage);

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App router={router} queries={queries} />
    </StrictMode>,
  );
}
