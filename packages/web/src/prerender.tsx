import type { ShownAgency } from "@ribambelle/domain/agency/agency.rules";
import { type Page, unknownAgency, unknownPage } from "@ribambelle/domain/agency/page";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { renderToString } from "react-dom/server";
import { PublicRoot } from "./app/public/PublicRoot.tsx";
import { publicPages, publicPaths } from "./app/public/publicPages.ts";
import { appPaths } from "./app/routes/pages.ts";
import { isAppPath, openOffice } from "./app/routes/paths.ts";
import { pageTitle } from "./ui/usePageTitle.ts";

export { appPaths, isAppPath, publicPages, publicPaths };

// Whoever asks for an address asks for one of all.
openOffice();

// The fields of the agency that prerendered pages show, as tokens; in the browser the script reads all of
// them.
const tokenAgency: ShownAgency = {
  ...unknownAgency(),
  name: "__AGENCY_NAME__",
  contact: {
    ...unknownAgency().contact,
    phone: "__AGENCY_PHONE__",
    phoneAddress: "__AGENCY_PHONE_ADDRESS__",
    email: "__AGENCY_EMAIL__",
    hours: { fr: "__AGENCY_HOURS_FR__", en: "__AGENCY_HOURS_EN__" },
  },
  publicSite: { ...unknownAgency().publicSite, signUp: "__SIGN_UP_URL__" },
};

// Tokens that the server replaces by each request's values, escaped for HTML.
const tokens: Page = {
  ...unknownPage(),
  session: false,
  redirectUrl: "__REDIRECT_URL__",
  message: "__MESSAGE__",
  agency: tokenAgency,
};

/** Writes a public page in a language: its title and the HTML that the script will take over. */
export async function prerender(name: string, locale: Locale): Promise<{ title: string; html: string }> {
  const publicPage = publicPages[name];
  if (!publicPage) throw new Error(`No public page is called ${name}`);
  const Component = await publicPage.load();
  // The variant without a message never has one.
  const page = { ...tokens, name, message: name === "error-plain" ? "" : tokens.message };
  const html = renderToString(
    <PublicRoot written={locale} agency={tokenAgency}>
      <Component page={page} redirectQuery="__REDIRECT_QUERY__" />
    </PublicRoot>,
  );
  return { title: pageTitle(publicPage.words(locale).title, tokenAgency.name), html };
}
