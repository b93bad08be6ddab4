import "./client/zodWithoutEval.ts";
import "./client/trustedTypes.ts";
import "./ui/global.css";
import { localeOf } from "@ribambelle/domain/kernel/locale";
import { PublicRoot } from "./app/public/PublicRoot.tsx";
import { publicPages } from "./app/public/publicPages.ts";
import { fetchAhead } from "./app/routes/fetchAhead.ts";
import { takeFlash } from "./client/kept/flash.ts";
import { keepOfflinePage } from "./client/loading/keepOfflinePage.ts";
import { startLocale } from "./client/locale.tsx";
import { hydrateRoot } from "./client/reactRoot.ts";
import { readPage } from "./client/readPage.ts";
import { say } from "./ui/messages/say.ts";

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
  const flash = publicPage.showsMessages ? null : takeFlash();
  if (flash) say(flash);
  fetchAhead();
  keepOfflinePage(page.offlinePage);
}

void mount();
