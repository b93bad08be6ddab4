import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { setLocale } from "../client/locale.tsx";
import { showPublicPage } from "../testing/showPublicPage.tsx";
import { ErrorPage, SignInErrorPage } from "./ErrorPage.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { UnauthorisedPage } from "./UnauthorisedPage.tsx";

const heading = page.getByRole("heading", { level: 1 });

describe("error page", () => {
  test.each([
    ["Echec lors de la connexion.", "Sign-in failed."],
    ["Votre email ou votre mot de passe est erroné.", "Your e-mail or your password is wrong."],
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

  test("repeats any other message as plain text under its own title and leads to the entrance (ROUTE-14, ROUTE-49, ROUTE-50, ERR-18)", async () => {
    await showPublicPage(ErrorPage, { message: "<b>Le service</b> est fermé." });
    await expect.element(heading).toHaveTextContent("Une erreur est survenue.");
    await expect.element(page.getByText("<b>Le service</b> est fermé.")).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Revenir à l’accueil" }))
      .toHaveAttribute("href", "/");
  });

  test("shows no more than 200 characters of a message", async () => {
    await showPublicPage(ErrorPage, { message: "a".repeat(300) });
    await expect.element(page.getByText("a".repeat(200), { exact: true })).toBeVisible();
  });

  test("says what to do when there is no message (ROUTE-50, ERR-18)", async () => {
    await showPublicPage(ErrorPage);
    await expect.element(heading).toHaveTextContent("Une erreur est survenue.");
    await expect.element(page.getByText(/reprendre depuis l’accueil/)).toBeVisible();
  });
});

describe("pages that only say one thing", () => {
  test("the page is not for this account (ROUTE-45, ERR-19)", async () => {
    await showPublicPage(UnauthorisedPage);
    await expect.element(heading).toHaveTextContent("Vous n'êtes pas autorisé à accéder à cette page.");
    await expect.element(page.getByRole("link")).toHaveAttribute("href", "/");
    expect(document.title).toBe("Accès non autorisé – Ribambelle");
  });

  test("the page does not exist (ROUTE-46, ERR-20)", async () => {
    await showPublicPage(NotFoundPage);
    await expect.element(heading).toHaveTextContent("La page que vous souhaitez consulter est introuvable.");
    await expect.element(page.getByRole("link")).toHaveAttribute("href", "/");
    expect(document.title).toBe("Page introuvable – Ribambelle");
  });
});
