import type { Locale } from "@ribambelle/domain/kernel/locale";
import { renderToString } from "react-dom/server";
import { PublicRoot } from "./app/PublicRoot.tsx";
import { appPaths, isAppPath } from "./app/paths.ts";
import { publicPages, publicPaths } from "./app/publicPages.ts";
import type { Page } from "./client/page.ts";
import { pageTitle } from "./ui/usePageTitle.ts";

export { appPaths, isAppPath, publicPages, publicPaths };

// The server writes the values of each request in their place, escaped for HTML.
const tokens: Page = {
  session: false,
  redirectUrl: "__REDIRECT_URL__",
  message: "__MESSAGE__",
  publicSiteUrl: null,
  legacyBaseUrl: null,
  signUpUrl: "__SIGN_UP_URL__",
  name: "",
};

/** Writes a public page in a language: its title and the HTML that the script will take over. */
export async function prerender(name: string, locale: Locale): Promise<{ title: string; html: string }> {
  const publicPage = publicPages[name];
  if (!publicPage) throw new Error(`No public page is called ${name}`);
  const Component = await publicPage.load();
  // The variant without a message never has one.
  const page = { ...tokens, name, message: name === "error-plain" ? "" : tokens.message };
  const html = renderToString(
    <PublicRoot written={locale}>
      <Component page={page} redirectQuery="__REDIRECT_QUERY__" />
    </PublicRoot>,
  );
  return { title: pageTitle(publicPage.words(locale).title), html };
}
