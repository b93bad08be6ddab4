import { getMyActs } from "@ribambelle/domain/audit/audit.agency.api";
import { getMySessions } from "@ribambelle/domain/identity/identity.api";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { getMySecondFactor } from "@ribambelle/domain/secondFactor/secondFactor.api";
import { getPreferences, savePreference } from "@ribambelle/domain/staff/ownStaff.agency.api";
import { staffOf } from "@ribambelle/domain/staff/staffOf";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { setLocale } from "../../client/locale.tsx";
import { answerCalls } from "../../testing/answers.ts";
import { openApp, serverSays } from "../../testing/openApp.tsx";
import { anAgent } from "../../testing/people.ts";

function openAccount(user = anAgent()) {
  const network = answerCalls();
  network.gives(getMyInformation, user);
  network.gives(getMySessions, []);
  network.gives(getPreferences, {});
  network.gives(getMyActs, {
    items: [changedFunctions, { ...changedFunctions, ...ofOneself }, { ...changedFunctions, ...ofDeleted }],
    next: null,
    previous: null,
    count: { value: 2, isCapped: false },
  });
  network.gives(getMySecondFactor, {
    isOn: false,
    since: null,
    recoveryCodesLeft: 0,
    isRequired: false,
  });
  serverSays({});
  return { network, ...openApp("/agence/mon-compte") };
}

const changedFunctions = {
  id: 7,
  at: "2026-11-20T09:00:00.000Z",
  actor: { userId: 1, displayName: "Anne Roy" },
  source: "page" as const,
  functions: ["administrator" as const],
  action: "staff.functions-changed",
  sentence: "a donné d’autres fonctions\u00a0: Lecture",
  times: 1,
  person: { userId: 2, displayName: "Paul Costa" },
  subject: null,
  changes: null,
  reason: "Change de poste",
  parent: null,
  address: null,
  requestId: null,
};

// About oneself, several times, for no reason.
const ofOneself = {
  ...{ id: 6, person: changedFunctions.actor, times: 3, reason: null, sentence: "a téléchargé ses données" },
};

// About somebody whose name is gone with their account.
const ofDeleted = { id: 5, person: { userId: 3, displayName: "" }, reason: null, sentence: "a vu sa fiche" };

const regions = () =>
  page
    .getByRole("main")
    .getByRole("heading", { level: 2 })
    .elements()
    .map((heading) => heading.textContent);

test("somebody of the agency finds their functions, language, password, devices, choices and acts (STAFF-36)", async () => {
  openAccount(anAgent({ staff: staffOf(["coordinator", "reader"]) }));
  await expect.element(page.getByRole("heading", { level: 1, name: "Mon compte" })).toBeVisible();
  await expect.element(page.getByText(/^Coordination/)).toBeVisible();
  await expect.element(page.getByText(/lire sans rien changer/)).toBeVisible();
  await expect
    .poll(regions)
    .toEqual([
      "Anne Roy",
      "Langue",
      "Mot de passe",
      "Où vous êtes connecté·e",
      "Sécurité du compte",
      "Raccourcis",
      "Mes derniers actes",
    ]);
  await expect
    .element(page.getByRole("main").getByRole("link", { name: "Sécurité du compte" }))
    .toHaveAttribute("href", "/agence/securite");
});

test("somebody without a function finds their account all the same (STAFF-03)", async () => {
  openAccount(anAgent({ staff: staffOf([]) }));
  await expect.element(page.getByText("Aucune pour l’instant.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Changer le mot de passe" })).toBeVisible();
});

test("somebody who must choose another password is asked for nothing else yet (STAFF-24, STAFF-36)", async () => {
  openAccount(anAgent({ staff: { ...staffOf(["coordinator"]), mustChangePassword: true } }));
  await expect
    .poll(regions)
    .toEqual(["Anne Roy", "Langue", "Mot de passe", "Où vous êtes connecté·e", "Sécurité du compte"]);
});

test("says that one’s choices did not come, and asks for them again (STAFF-36, AGUI-14)", async () => {
  const { network } = openAccount();
  network.refuses(getPreferences, commonRefusals.internal);
  const region = page.getByRole("region", { name: "Raccourcis" });
  await expect.element(region.getByRole("alert")).toBeVisible();
  network.gives(getPreferences, { shortcuts: false });
  await region.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(region.getByRole("switch")).not.toBeChecked();
});

test("shows one’s own last acts in words, and switches shortcuts of one key off (STAFF-36, AGUI-37)", async () => {
  const { network } = openAccount();
  await expect
    .element(page.getByText("Anne Roy a donné d’autres fonctions : Lecture pour Paul Costa"))
    .toBeVisible();
  await expect.element(page.getByText("Motif : Change de poste")).toBeVisible();
  await expect.element(page.getByText("Anne Roy a vu sa fiche pour un compte supprimé")).toBeVisible();
  await expect
    .element(page.getByRole("listitem").filter({ hasText: "a téléchargé" }))
    .toMatchTextContent(/^Anne Roy a téléchargé ses données \(3 fois\)(Le|Aujourd|Hier)/);
  expect(network.callsOf(getMyActs).at(0)?.query.get("limit")).toBe("25");
  const shortcuts = page.getByRole("switch", { name: "Raccourcis d’une touche" });
  await expect.element(shortcuts).toBeChecked();
  network.refuses(savePreference, commonRefusals.forbidden);
  await shortcuts.click({ force: true });
  const region = page.getByRole("region", { name: "Raccourcis" });
  await expect.element(region.getByText(commonRefusals.forbidden.fr)).toBeVisible();
  await expect.element(shortcuts).toBeChecked();
  network.gives(savePreference, {});
  network.gives(getPreferences, { shortcuts: false });
  await shortcuts.click({ force: true });
  await expect.element(shortcuts).not.toBeChecked();
  await expect.element(region.getByText(commonRefusals.forbidden.fr)).not.toBeInTheDocument();
  expect(network.callsOf(savePreference).map(({ body }) => body)).toEqual(
    Array(2).fill({ name: "shortcuts", value: false }),
  );
  await expect
    .element(page.getByRole("main").getByRole("link", { name: "Ce que chaque fonction permet" }))
    .toHaveAttribute("href", "/agence/fonctions");
});

test("says in English too for whom one acted, as soon as one asks for it (STAFF-36, AGUI-05)", async () => {
  onTestFinished(() => setLocale("fr"));
  const { network } = openAccount();
  await expect.element(page.getByText("Anne Roy a vu sa fiche pour un compte supprimé")).toBeVisible();
  setLocale("en");
  network.gives(getMyActs, {
    items: [{ ...changedFunctions, sentence: "suspended access" }],
    ...{ next: null, previous: null, count: { value: 1, isCapped: false } },
  });
  await expect.element(page.getByText("Anne Roy suspended access for Paul Costa")).toBeVisible();
});
