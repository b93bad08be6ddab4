import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { LoginPage } from "../features/identity/public.ts";
import { answerCalls } from "../testing/answers.ts";
import { openApp, serverSays } from "../testing/openApp.tsx";
import { aBabysitter, aParent } from "../testing/people.ts";
import { showPublicPage } from "../testing/showPublicPage.tsx";

test("a stranger sees the drawn header, and neither the bar, the footer nor the menu (SHELL-02, SHELL-03)", async () => {
  await showPublicPage(LoginPage);
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  const shapes = page.getByRole("banner").element();
  expect(getComputedStyle(shapes).backgroundImage).toMatch(/\.svg|data:image\/svg/);
  await expect.element(page.getByRole("button", { name: "Menu", exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Mon espace" })).not.toBeInTheDocument();
  await expect.element(page.getByText("Suivez-nous")).not.toBeInTheDocument();
});

test.each([
  ["a parent", aParent(), "Bonjour Claire Martin", "Factures"],
  ["a babysitter", aBabysitter(), "Bonjour Léa Dubois", "Fiches de paie"],
])("the same portal is %s’s (SHELL-01)", async (_, user, greeting, own) => {
  answerCalls().gives(getMyInformation, user);
  serverSays({});
  openApp("/accueil");
  await expect.element(page.getByRole("heading", { name: greeting })).toBeVisible();
  await expect.element(page.getByRole("main").getByRole("link", { name: own })).toBeVisible();
});

test("orange is the colour of the main action (SHELL-39)", async () => {
  await showPublicPage(LoginPage);
  const action = page.getByRole("button", { name: "Se connecter" }).element();
  expect(getComputedStyle(action).backgroundColor).toBe("rgb(255, 158, 27)");
});
