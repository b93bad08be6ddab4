import { login, logout } from "@ribambelle/domain/identity/identity.api";
import { identityRefusals } from "@ribambelle/domain/identity/identity.texts";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { noteAuthenticated } from "../../../client/session.ts";
import { isStillOpen, noteStillOpen } from "../../../client/signOut.ts";
import { answerCalls } from "../../../testing/answers.ts";
import { stopNavigations } from "../../../testing/navigations.ts";
import { expectOutline } from "../../../testing/outline/outline.ts";
import { showPublicPage } from "../../../testing/showPublicPage.tsx";
import { LoginPage } from "./LoginPage.tsx";

const userName = page.getByRole("textbox", { name: "E-mail ou identifiant" });
const password = page.getByLabelText("Mot de passe", { exact: true });
const signIn = page.getByRole("button", { name: "Se connecter" });

async function type(name: string, secret: string) {
  await userName.fill(name);
  await password.fill(secret);
}

describe("sign-in page", () => {
  test("asks for a user name and a password (AUTH-01, AUTH-02, AUTH-04)", async () => {
    await showPublicPage(LoginPage);
    await expect.element(userName).toHaveAttribute("autocomplete", "username");
    await expect.element(password).toHaveAttribute("autocomplete", "current-password");
    await expect.element(signIn).toBeEnabled();
    await expectOutline("asks-for-a-user-name-and");
  });

  test("offers what somebody without a user name or a password needs (AUTH-05, AUTH-06)", async () => {
    await showPublicPage(LoginPage);
    await expect.element(page.getByRole("button", { name: "Mot de passe oublié\u00a0?" })).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Créer un compte" }))
      .toHaveAttribute("href", "https://public.example/inscription/compte");
  });

  test.each([
    ["/client/rentree-scolaire?de=courrier", true],
    ["/intervenant/rentree-scolaire", true],
    ["/client/contrats", false],
  ])(
    "tells who comes by a letter about the back to school what helps, and nobody else: %s (AGREN-14)",
    async (redirectUrl, isTold) => {
      await showPublicPage(LoginPage, { redirectUrl });
      await expect.element(userName).toBeVisible();
      const told = page.getByRole("heading", { name: "Connectez-vous pour répondre pour la rentrée" });
      expect(told.elements()).toHaveLength(isTold ? 1 : 0);
      if (isTold)
        expect(page.getByRole("alert").element().textContent).toMatch(/ou oublié\s\? Demandez un lien/);
      await expect.element(page.getByRole("button", { name: "Mot de passe oublié\u00a0?" })).toBeVisible();
      expect(document.querySelector('a[href^="tel:"]')).not.toBeNull();
    },
  );

  test.each([
    ["error", "Votre session a expiré."],
    ["success", "Votre compte a bien été supprimé."],
  ])("says once what the page before has left, as %s (AUTH-34, AUTH-38)", async (kind, fr) => {
    sessionStorage.setItem("flash", JSON.stringify({ kind, text: { fr, en: "…" } }));
    const { unmount } = await showPublicPage(LoginPage);
    const said = page.getByRole("alert").getByText(fr);
    await expect.element(said).toBeVisible();
    expect(said.element().closest(`[data-kind=${kind}]`)).not.toBeNull();
    await unmount();
    await showPublicPage(LoginPage);
    await expect.element(userName).toBeVisible();
    await expect.element(said).not.toBeInTheDocument();
  });

  test("names the first field that is missing, sends nothing and forgives as soon as one types (AUTH-09, AUTH-10, ERR-01)", async () => {
    const { seen } = answerCalls();
    await showPublicPage(LoginPage);
    await signIn.click();
    await expect.element(userName).toHaveAccessibleDescription("Ce champ est obligatoire");
    await expect.element(password).toHaveAccessibleDescription("Ce champ est obligatoire");
    await expect.element(userName).toHaveFocus();

    await userName.fill("lea");
    await expect.element(userName).not.toHaveAttribute("aria-invalid");
    await signIn.click();
    await expect.element(password).toHaveFocus();
    expect(seen).toEqual([]);
    await expectOutline("names-the-first-field-that-is");
  });

  test("sends what was typed as a form with a timestamp and goes where the server says (AUTH-03, AUTH-13, API-05)", async () => {
    const calls = answerCalls();
    const wanted = stopNavigations();
    calls.gives(login, { redirectUrl: "/popup-redirect?redirect=%2Fclient%2Fcontrats" });
    await showPublicPage(LoginPage, { redirectUrl: "/client/contrats?x=1" });
    await type("lea@example.fr", "Secret-1");
    await signIn.click();
    await expect.poll(() => wanted).toEqual(["/popup-redirect?redirect=%2Fclient%2Fcontrats"]);

    const [call] = calls.callsOf(login);
    expect(call?.body).toEqual({
      username: "lea@example.fr",
      password: "Secret-1",
      redirectUrl: "/client/contrats?x=1",
    });
    expect(Number(call?.query.get("timestamp"))).toBeGreaterThan(1.6e12);
    expect(call?.headers.get("Accept")).toBe("application/json");
  });

  test("signs in with the Enter key of the password field (AUTH-07)", async () => {
    const calls = answerCalls();
    const wanted = stopNavigations();
    calls.gives(login, { redirectUrl: "/accueil" });
    await showPublicPage(LoginPage);
    await type("lea", "Secret-1");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => wanted).toEqual(["/accueil"]);
  });

  test("sends once, however often one presses, and keeps the size of the button meanwhile", async () => {
    const calls = answerCalls();
    calls.waits(login);
    await showPublicPage(LoginPage);
    await type("lea", "Secret-1");
    const { width, height } = signIn.element().getBoundingClientRect();
    await signIn.click();
    await userEvent.keyboard("{Enter}");
    // By the keyboard: soon the veil is over the field.
    (password.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => calls.callsOf(login)).toHaveLength(1);
    const busy = signIn.element().getBoundingClientRect();
    expect([busy.width, busy.height]).toEqual([width, height]);
  });

  test("can be pressed again on a page that the browser has kept while one was away", async () => {
    const calls = answerCalls();
    const wanted = stopNavigations();
    calls.gives(login, { redirectUrl: "/accueil" });
    await showPublicPage(LoginPage);
    await type("lea", "Secret-1");
    await signIn.click();
    await expect.poll(() => wanted).toEqual(["/accueil"]);
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    await signIn.click();
    await expect.poll(() => calls.callsOf(login)).toHaveLength(2);
  });

  test("says that sign-in failed in red and why in the form, and keeps what was typed (AUTH-14, ERR-11)", async () => {
    const calls = answerCalls();
    calls.refuses(login, identityRefusals.wrongCredentials);
    await showPublicPage(LoginPage);
    await type("lea@example.fr", "faux");
    await signIn.click();
    const snackbar = page.getByRole("alert");
    await expect.element(snackbar).toHaveTextContent("Echec de tentative de connexion.");
    await expect.element(page.getByText("Votre email ou votre mot de passe est erroné.")).toBeVisible();
    await expect
      .poll(() => document.activeElement?.textContent)
      .toBe("Votre email ou votre mot de passe est erroné.");
    await expect.element(userName).toHaveValue("lea@example.fr");
    await expect.element(signIn).not.toHaveAttribute("aria-disabled");
  });

  test("asks to wait after too many attempts", async () => {
    const calls = answerCalls();
    calls.refuses(login, commonRefusals.tooMany);
    await showPublicPage(LoginPage);
    await type("lea", "faux");
    await signIn.click();
    await expect.element(page.getByText(commonRefusals.tooMany.fr)).toBeVisible();
    await expect.element(page.getByRole("alert")).toHaveTextContent("Echec de tentative de connexion.");
  });

  test("says that the action failed when the network does, and nothing typed is lost (AUTH-14, ERR-14)", async () => {
    const calls = answerCalls();
    calls.fails(login);
    await showPublicPage(LoginPage);
    await type("lea", "Secret-1");
    await signIn.click();
    await expect.element(page.getByText(/^Une erreur est survenue lors de l'action\./)).toBeVisible();
    await expect.element(page.getByRole("alert")).toHaveTextContent("Echec de tentative de connexion.");
    await expect.element(password).toHaveValue("Secret-1");
  });

  test("shows the password when asked and hides it again", async () => {
    await showPublicPage(LoginPage);
    await password.fill("Secret-1");
    await page.getByRole("button", { name: "Afficher le mot de passe" }).click();
    await expect.element(password).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Masquer le mot de passe" }).click();
    await expect.element(password).toHaveAttribute("type", "password");
  });
});

describe("language of the sign-in page", () => {
  test("changes at once, is remembered, and asks the server nothing (I18N-02, I18N-07, I18N-08)", async () => {
    const { seen } = answerCalls();
    await showPublicPage(LoginPage, { redirectUrl: "/accueil" });
    const english = page.getByRole("link", { name: "English" });
    await expect.element(english).toHaveAttribute("href", "/login?lang=en&redirectUrl=%2Faccueil");
    // Each language is named, and read out, in itself.
    await expect.element(english).toHaveAttribute("lang", "en");
    await expect.element(english).toHaveAttribute("hreflang", "en");
    const current = () =>
      page
        .getByRole("navigation", { name: /^(Langue|Language)$/ })
        .getByRole("link")
        .elements()
        .map((link) => [link.getAttribute("lang"), link.getAttribute("aria-current")]);
    expect(current()).toEqual([
      ["fr", "true"],
      ["en", null],
    ]);
    await userName.fill("lea");
    await english.click();
    await expect.element(page.getByRole("heading", { level: 1, name: "Welcome" })).toBeVisible();
    await expect.element(page.getByLabelText("E-mail or user name")).toHaveValue("lea");
    expect(document.documentElement.lang).toBe("en");
    expect(current()).toEqual([
      ["fr", null],
      ["en", "true"],
    ]);
    await expect.poll(() => document.title).toBe("Sign in – Ribambelle");
    expect(localStorage.getItem("locale")).toBe("en");
    expect(document.cookie).toContain("locale=en");
    expect(seen).toEqual([]);
  });
});

const lea = {
  userId: 1,
  userName: "lea",
  email: null,
  displayName: "Léa",
  photoUrl: null,
  photoState: null,
  hasContracts: false,
  role: "Parent" as const,
  city: null,
  longitude: null,
  latitude: null,
  isDisplayedInformationBanner: false,
  isDisplayedConnectionPopup: false,
};

describe("somebody who comes to the sign-in page with a session", () => {
  test("goes on to the entrance with the wanted page", async () => {
    const calls = answerCalls();
    const wanted = stopNavigations();
    calls.gives(getMyInformation, lea);
    await showPublicPage(LoginPage, { session: true, redirectUrl: "/client/contrats" });
    await expect.poll(() => wanted).toEqual(["/?redirectUrl=%2Fclient%2Fcontrats"]);
  });

  test("goes on to give their second factor when it is still to be given (FACTOR-05)", async () => {
    const calls = answerCalls();
    const wanted = stopNavigations();
    calls.gives(getMyInformation, { ...lea, secondFactor: "to-give" as const });
    await showPublicPage(LoginPage, { session: true, redirectUrl: "/client/contrats" });
    await expect.poll(() => wanted).toEqual(["/verification?redirectUrl=%2Fclient%2Fcontrats"]);
  });

  test("reads that the session expired and stays when it is dead (AUTH-33, AUTH-34, AUTH-36, ERR-13)", async () => {
    const calls = answerCalls();
    const wanted = stopNavigations();
    calls.refuses(getMyInformation, commonRefusals.unauthorized);
    noteAuthenticated();
    await showPublicPage(LoginPage, { session: true });
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("Votre session a expiré. Merci de vous reconnecter.");
    expect(wanted).toEqual([]);
    expect(localStorage.getItem("isAuthenticated")).toBeNull();
    await expectOutline("reads-that-the-session-expired-and");
  });

  test("reads nothing of the kind when nobody was signed in on this browser (AUTH-34)", async () => {
    const calls = answerCalls();
    calls.refuses(getMyInformation, commonRefusals.unauthorized);
    await showPublicPage(LoginPage, { session: true });
    await expect.poll(() => calls.callsOf(getMyInformation)).toHaveLength(1);
    await page.getByRole("link", { name: "English" }).click();
    expect(page.getByRole("alert").elements()).toEqual([]);
  });
});

describe("after a sign-out that the server has not confirmed", () => {
  const left = page.getByRole("alert");

  test("nobody is led back in, it is said, and tried again until it is confirmed (SHELL-OP10)", async () => {
    const calls = answerCalls();
    const wanted = stopNavigations();
    calls.fails(logout);
    noteStillOpen();
    await showPublicPage(LoginPage, { session: true });
    await expect.element(left.getByText(/votre session y est peut-être encore ouverte/)).toBeVisible();
    await expect.poll(() => calls.callsOf(logout).length).toBeGreaterThan(0);
    calls.gives(logout, {});
    window.dispatchEvent(new Event("online"));
    await expect.element(left).toHaveTextContent("Votre session est fermée.");
    expect([isStillOpen(), wanted, calls.callsOf(getMyInformation)]).toEqual([false, [], []]);
  });

  test("whoever signs in keeps the new session (SHELL-OP10)", async () => {
    const calls = answerCalls();
    const wanted = stopNavigations();
    calls.fails(logout);
    calls.gives(login, { redirectUrl: "/accueil" });
    noteStillOpen();
    await showPublicPage(LoginPage, { session: true });
    await expect.element(left.getByText(/encore ouverte/)).toBeVisible();
    await type("lea@example.fr", "Secret-1");
    await signIn.click();
    await expect.poll(() => wanted).toEqual(["/accueil"]);
    const tries = calls.callsOf(logout).length;
    window.dispatchEvent(new Event("online"));
    await expect.poll(isStillOpen).toBe(false);
    expect(calls.callsOf(logout)).toHaveLength(tries);
  });
});
