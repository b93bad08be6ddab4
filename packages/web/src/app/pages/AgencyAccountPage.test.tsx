import { getMySessions } from "@ribambelle/domain/identity/identity.api";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { getMySecondFactor } from "@ribambelle/domain/secondFactor/secondFactor.api";
import { staffOf } from "@ribambelle/domain/staff/staff";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "../../testing/answers.ts";
import { openApp, serverSays } from "../../testing/openApp.tsx";
import { anAgent } from "../../testing/people.ts";

function openAccount(user = anAgent()) {
  const network = answerCalls();
  network.gives(getMyInformation, user);
  network.gives(getMySessions, []);
  network.gives(getMySecondFactor, {
    isOn: false,
    since: null,
    recoveryCodesLeft: 0,
    isRequired: false,
  });
  serverSays({});
  return openApp("/agence/mon-compte");
}

const regions = () =>
  page
    .getByRole("main")
    .getByRole("heading", { level: 2 })
    .elements()
    .map((heading) => heading.textContent);

test("somebody of the agency finds their functions, language, password and devices", async () => {
  openAccount(anAgent({ staff: staffOf(["coordinator", "reader"]) }));
  await expect.element(page.getByRole("heading", { level: 1, name: "Mon compte" })).toBeVisible();
  await expect.element(page.getByText(/^Coordination/)).toBeVisible();
  await expect.element(page.getByText(/lire sans rien changer/)).toBeVisible();
  await expect
    .poll(regions)
    .toEqual(["Anne Roy", "Langue", "Mot de passe", "Où vous êtes connecté·e", "Sécurité du compte"]);
  await expect
    .element(page.getByRole("main").getByRole("link", { name: "Sécurité du compte" }))
    .toHaveAttribute("href", "/agence/securite");
});

test("somebody without a function finds their account all the same (STAFF-03)", async () => {
  openAccount(anAgent({ staff: staffOf([]) }));
  await expect.element(page.getByText("Aucune pour l’instant.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Changer le mot de passe" })).toBeVisible();
});
