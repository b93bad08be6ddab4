import { type Page, unknownPage } from "@ribambelle/domain/agency/page";
import { aShownAgency } from "@ribambelle/domain/testing/agency";
import type { ComponentType } from "react";
import { onTestFinished } from "vitest";
import { render } from "vitest-browser-react";
import { PublicRoot } from "../app/public/PublicRoot.tsx";
import { stopActions } from "../client/call/actions.ts";
import { setLocale } from "../client/locale.tsx";
import { hush } from "../ui/messages/say.ts";
import type { PublicPageProps } from "../ui/publicFrame/publicPage.ts";
import { followLanguage } from "./worker/english.ts";

/** What the server knows of a visit by a stranger. */
export function aPage(known: Partial<Page> = {}): Page {
  return { ...unknownPage(), session: false, agency: aShownAgency(), ...known };
}

/** Shows a public page as the browser does; the language and the messages are put back when the test ends. */
export async function showPublicPage(Component: ComponentType<PublicPageProps>, known: Partial<Page> = {}) {
  const page = aPage(known);
  followLanguage();
  const redirectQuery = page.redirectUrl && `redirectUrl=${encodeURIComponent(page.redirectUrl)}`;
  onTestFinished(() => {
    hush();
    // An unanswered call would otherwise leave its loading overlay over the next test.
    stopActions();
    setLocale("fr");
    localStorage.clear();
    sessionStorage.clear();
  });
  return render(
    <PublicRoot written="fr" agency={page.agency}>
      <Component page={page} redirectQuery={redirectQuery} />
    </PublicRoot>,
  );
}
