import "./client/strict.ts";
import "./ui/global.css";
import { localeOf } from "@ribambelle/domain/kernel/locale";
import { fetchAhead } from "./app/fetchAhead.ts";
import { PublicRoot } from "./app/PublicRoot.tsx";
import { publicPages } from "./app/publicPages.ts";
import { takeFlash } from "./client/flash.ts";
import { keepOfflinePage } from "./client/keepOfflinePage.ts";
import { startLocale } from "./client/locale.tsx";
import { readPage } from "./client/page.ts";
import { hydrateRoot } from "./client/reactRoot.ts";
import { say } from "./ui/say.ts";

// No top-level await: a dynamically imported page imports this chunk, and each would wait for the other.
async function mount(): Promise<void> {
  const page = readPage();
  const root = document.getElementById("root");
  const publicPage = publicPages[page.name];
  if (!root || !publicPage) return;
  const written = localeOf(document.documentElement.lang) ?? "fr";
  const Page = await publicPage.load();
  startLocale();
  const redirectQuery = page.redirectUrl && `redirectUrl=${encodeURIComponent(page.redirectUrl)}`;
  hydrateRoot(
    root,
    <PublicRoot written={written} agency={page.agency}>
      <Page page={page} redirectQuery={redirectQuery} />
    </PublicRoot>,
  );
  const flash = takeFlash();
  if (flash) say(flash);
  fetchAhead();
  keepOfflinePage(page.offlinePage);
}

void mount();
