import { type Locale, locales } from "@ribambelle/domain/kernel/locale";
import { aShownAgency } from "@ribambelle/domain/testing/agency";
import { hydrateRoot } from "react-dom/client";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { PublicRoot } from "./app/public/PublicRoot.tsx";
import { prerender, publicPages } from "./prerender.tsx";
import { aPage } from "./testing/showPublicPage.tsx";

const agency = aShownAgency();
const escaped = (text: string) => new Option(text).innerHTML.replaceAll('"', "&quot;");

/** Fills the tokens as the server does for a request. */
async function serve(name: string, locale: Locale, redirectUrl = "", message = "") {
  const { html } = await prerender(name, locale);
  const query = redirectUrl && `redirectUrl=${encodeURIComponent(redirectUrl)}`;
  const root = document.createElement("div");
  root.innerHTML = html
    .replaceAll("__REDIRECT_URL__", escaped(redirectUrl))
    .replaceAll("__REDIRECT_QUERY__", escaped(query))
    .replaceAll("__MESSAGE__", escaped(message))
    .replaceAll("__AGENCY_PHONE_ADDRESS__", agency.contact.phoneAddress)
    .replaceAll("__AGENCY_PHONE__", agency.contact.phone)
    .replaceAll("__LEGAL_LANG__", locale)
    .replaceAll("__LEGAL_TEXT__", "<h1>Cookies</h1><p>L’un &amp; l’autre</p>")
    .replaceAll("__SIGN_UP_URL__", escaped(agency.publicSite.signUp))
    .replaceAll("__AGENCY_PHONE__", escaped(agency.contact.phone))
    .replaceAll("__AGENCY_PHONE_ADDRESS__", escaped(agency.contact.phoneAddress))
    .replaceAll("__AGENCY_EMAIL__", escaped(agency.contact.email))
    .replaceAll("__AGENCY_HOURS_FR__", escaped(agency.contact.hours.fr))
    .replaceAll("__AGENCY_HOURS_EN__", escaped(agency.contact.hours.en))
    .replaceAll("__AGENCY_NAME__", escaped(agency.name));
  document.body.append(root);
  onTestFinished(() => root.remove());
  return { root, query };
}

const names = Object.keys(publicPages);
const messages: Record<string, Record<Locale, string>> = {
  "error-sign-in": { fr: "Echec lors de la connexion.", en: "Sign-in failed." },
  "error-message": { fr: "L'un & l'autre <b>", en: "One & the other <b>" },
};

describe("pages written at build time", () => {
  test("the sign-in page is a form that a browser without script can send (AUTH-01, AUTH-02, AUTH-03, AUTH-04)", async () => {
    const { root } = await serve("login", "fr", '/client/contrats?a="1"&b=2');
    const form = root.querySelector("form");
    expect(form?.method).toBe("post");
    expect(form?.getAttribute("action")).toBe("/api/v1/Authentication/login");
    expect(form?.noValidate).toBe(false);
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      username: "",
      password: "",
      redirectUrl: '/client/contrats?a="1"&b=2',
    });
    expect(form?.querySelector("button[type=submit]")?.textContent).toBe("Se connecter");
  });

  test("the sign-in page leads to the sign-up, the agency’s phone and the legal pages (AUTH-06, SHELL-OP9)", async () => {
    const { root } = await serve("login", "fr", '/client/contrats?a="1"&b=2');
    const links = [...root.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    const kept = "redirectUrl=%2Fclient%2Fcontrats%3Fa%3D%221%22%26b%3D2";
    expect(links).toEqual([
      `/login?lang=fr&${kept}`,
      `/login?lang=en&${kept}`,
      "/reinitialisation-mot-de-passe",
      "https://public.example/inscription/compte",
      "tel:+33199001234",
      "/mentions-legales",
      "/confidentialite",
      "/cookies",
      "/accessibilite",
    ]);
  });

  test("the failed sign-in leads back with the wanted page, without script (ROUTE-47, ROUTE-48)", async () => {
    const { root } = await serve("error-sign-in", "en", "/accueil", "Sign-in failed.");
    expect(root.querySelector("h1")?.textContent).toBe("Sign-in failed.");
    expect(root.querySelector("a")?.getAttribute("href")).toBe("/login?redirectUrl=%2Faccueil");
  });

  test("the reset-password page says that it needs the script", async () => {
    const { html } = await prerender("reset-password", "fr");
    expect(/<noscript>.*JavaScript.*href="\/login".*<\/noscript>/.test(html)).toBe(true);
  });

  test("no page says the demonstration agency’s name (SHELL-40)", async () => {
    for (const name of names) {
      for (const locale of locales) {
        const { title, html } = await prerender(name, locale);
        expect(title + html, name).not.toMatch(/ribambelle/i);
        expect(title).toContain("__AGENCY_NAME__");
      }
    }
  });

  // The server writes what stands in the mailbox's frame: no script takes it over.
  const takenOver = names.filter((name) => name !== "mailbox");
  test.each(takenOver.flatMap((name) => locales.map((locale) => [name, locale] as const)))(
    "%s in %s is taken over by the script without a difference (I18N-02, I18N-OP5)",
    async (name, locale) => {
      const differences = vi.spyOn(console, "error");
      onTestFinished(() => differences.mockRestore());
      for (const redirectUrl of ["", "/accueil?x=1&y=2"]) await takeOver(name, locale, redirectUrl);
      expect(differences).not.toHaveBeenCalled();
    },
  );
});

async function takeOver(name: string, locale: Locale, redirectUrl: string) {
  const message = messages[name]?.[locale] ?? "";
  const { root, query } = await serve(name, locale, redirectUrl, message);
  const Component = await publicPages[name]?.load();
  if (!Component) throw new Error(name);
  const page = aPage({ name, message, redirectUrl });
  const app = hydrateRoot(
    root,
    <PublicRoot written={locale} agency={page.agency}>
      <Component page={page} redirectQuery={query} />
    </PublicRoot>,
    { onRecoverableError: (error) => expect.fail(String(error)) },
  );
  document.title = "";
  await expect.poll(() => document.title).not.toBe("");
  app.unmount();
}
