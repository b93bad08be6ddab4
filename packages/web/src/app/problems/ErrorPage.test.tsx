import { logout } from "@ribambelle/domain/identity/identity.api";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { setLocale } from "../../client/locale.tsx";
import { answerCalls } from "../../testing/answers.ts";
import { stopNavigations } from "../../testing/navigations.ts";
import { aBabysitter, aParent } from "../../testing/people.ts";
import { showPublicPage } from "../../testing/showPublicPage.tsx";
import { PublicSitePage } from "../public/PublicSitePage.tsx";
import { ErrorPage, SignInErrorPage } from "./ErrorPage.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { UnauthorisedPage } from "./UnauthorisedPage.tsx";

const heading = page.getByRole("heading", { level: 1 });

describe("error page", () => {
  test.each([
    ["Echec lors de la connexion.", "Sign-in failed."],
    ["Votre email ou votre mot de passe est erroné.", "Your e-mail or password is wrong."],
  ])(
    "leads from « %s » back to the sign-in page with the wanted page (ROUTE-14, ROUTE-47, ROUTE-48, ERR-12)",
    async (fr, en) => {
      await showPublicPage(SignInErrorPage, { message: fr, redirectUrl: "/client/contrats?x=1" });
      await expect.element(heading).toHaveTextContent(fr);
      await expect
        .element(page.getByRole("link", { name: "Revenir à la connexion" }))
        .toHaveAttribute("href", "/login?redirectUrl=%2Fclient%2Fcontrats%3Fx%3D1");
      setLocale("en");
      await expect.element(heading).toHaveTextContent(en);
      await expect.element(page.getByRole("link", { name: "Back to sign-in" })).toBeVisible();
    },
  );

  test("says why, in the language of the page, when the portal sent people there, and leads to the entrance (ROUTE-14, ROUTE-49, ROUTE-50, ERR-18)", async () => {
    await showPublicPage(ErrorPage, { message: "Ce document est introuvable." });
    await expect.element(heading).toHaveTextContent("Une erreur est survenue.");
    await expect.element(page.getByText("Ce document est introuvable.")).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Revenir à l’accueil" }))
      .toHaveAttribute("href", "/");
    setLocale("en");
    await expect.element(page.getByText("This document cannot be found.")).toBeVisible();
  });

  test("says what to do when there is no message (ROUTE-50, ERR-18)", async () => {
    await showPublicPage(ErrorPage);
    await expect.element(heading).toHaveTextContent("Une erreur est survenue.");
    await expect.element(page.getByText(/reprendre depuis l’accueil/)).toBeVisible();
  });
});

const home = page.getByRole("link", { name: "Revenir à l’accueil" });
const phone = page.getByRole("link", { name: "01 99 00 12 34" });
// Where the page leads, its legal links aside.
const links = () =>
  page
    .getByRole("link")
    .elements()
    .filter((link) => link.closest('[aria-label="Informations légales"]') === null)
    .map((link) => link.getAttribute("href"));

describe("the unauthorised page", () => {
  test("says that the page is not for this account, and leads home and to the agency (ROUTE-13, ROUTE-45, ERR-19)", async () => {
    answerCalls();
    await showPublicPage(UnauthorisedPage);
    await expect.element(heading).toHaveTextContent("Vous n'êtes pas autorisé à accéder à cette page.");
    await expect.element(home).toHaveAttribute("href", "/");
    await expect.element(phone).toHaveAttribute("href", "tel:+33199001234");
    await expect.poll(() => document.title).toBe("Accès non autorisé – Ribambelle");
  });

  test("tells which account is signed in, and lets the person take another", async () => {
    const network = answerCalls();
    network.gives(getMyInformation, aParent());
    const out = network.holds(logout);
    const left = stopNavigations();
    localStorage.setItem("isAuthenticated", "true");
    await showPublicPage(UnauthorisedPage, { session: true });
    await expect.element(page.getByText("Compte ouvert\u00a0: Claire Martin (parent)")).toBeVisible();
    setLocale("en");
    await expect.element(page.getByText("Signed in as Claire Martin (parent)")).toBeVisible();
    const other = page.getByRole("button", { name: "Sign in with another account" });
    await other.click();
    await expect.element(other).toHaveAttribute("data-busy", "true");
    out.fail(new TypeError("Failed to fetch"));
    await expect.poll(() => left).toEqual(["/login"]);
    expect(network.callsOf(logout)).toHaveLength(1);
    expect(localStorage.getItem("isAuthenticated")).toBeNull();
  });
});

describe("the not-found page", () => {
  test("says that nothing is there, and leads home and to the agency (ROUTE-15, ROUTE-46, ERR-20)", async () => {
    answerCalls();
    await showPublicPage(NotFoundPage);
    await expect.element(heading).toHaveTextContent("La page que vous souhaitez consulter est introuvable.");
    await expect.element(home).toHaveAttribute("href", "/");
    await expect.element(phone).toBeVisible();
    await expect.poll(() => document.title).toBe("Page introuvable – Ribambelle");
  });

  test("suggests the sections of whoever is signed in", async () => {
    answerCalls().gives(getMyInformation, aBabysitter({ hasContracts: false }));
    await showPublicPage(NotFoundPage, { session: true });
    const suggested = page.getByRole("navigation", { name: "Vous cherchez peut-être" });
    await expect.element(suggested.getByRole("link", { name: "Mon profil" })).toBeVisible();
    expect(links().slice(-3)).toEqual([
      "/intervenant/profil",
      "/intervenant/searchjobs",
      "/intervenant/parrainage",
    ]);
  });

  test("suggests their contracts to who has some", async () => {
    answerCalls().gives(getMyInformation, aBabysitter({ hasContracts: true }));
    await showPublicPage(NotFoundPage, { session: true });
    const suggested = page.getByRole("navigation", { name: "Vous cherchez peut-être" });
    await expect
      .element(suggested.getByRole("link", { name: "Contrats" }))
      .toHaveAttribute("href", "/intervenant/contrats");
  });
});

test("the public site’s page says that the site is not connected and how to reach the agency (LEGACY-OP3)", async () => {
  await showPublicPage(PublicSitePage);
  await expect.element(heading).toHaveTextContent("Le site public de l’agence n’est pas encore relié");
  await expect
    .element(
      page.getByText("Ce que vous cherchez s’y trouvera bientôt. En attendant, l’agence vous renseigne."),
    )
    .toBeVisible();
  expect(links()).toEqual(["/", "tel:+33199001234", "mailto:contact@example.fr"]);
});
