import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { showPublicPage } from "../../testing/showPublicPage.tsx";
import { SignUpPage } from "./SignUpPage.tsx";

test("keeps a friend’s code where no public site takes it: the agency is told (LEGACY-OP3, SPONSOR-OP2)", async () => {
  const { pathname, search } = location;
  onTestFinished(() => history.replaceState(history.state, "", pathname + search));
  await showPublicPage(SignUpPage, {});
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(document.title).toMatch(/^Créer un compte – ./);
  await expect.element(page.getByText(/code de parrainage/)).not.toBeInTheDocument();
  history.replaceState(history.state, "", `${pathname}?codeParrainage=bcdfghjkmnpq`);
  await showPublicPage(SignUpPage, {});
  await expect.element(page.getByText(/son code de parrainage\s: bcdfghjkmnpq$/)).toBeVisible();
});
