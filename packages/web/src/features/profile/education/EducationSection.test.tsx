import { readWire } from "@ribambelle/domain/kernel/wire";
import { getDiplomas, updateMyEducation } from "@ribambelle/domain/profile/profile.api";
import { profileRefusals } from "@ribambelle/domain/profile/profile.texts";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { setLocale } from "../../../client/locale.tsx";
import { openApp } from "../../../testing/openApp.tsx";
import { pencilOf, serveProfile } from "../../../testing/profileServer.ts";

const section = page.getByRole("region", { name: "Formation", exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const pencil = pencilOf("Formation");
const save = button("Enregistrer");
const level = page.getByRole("combobox", { name: /^Niveau d’études/ });
const theme = page.getByRole("combobox", { name: /^Domaine d’études/ });
const box = (name: string) => page.getByRole("checkbox", { name });
const optionsOf = (select: typeof level) =>
  [...(select.element() as HTMLSelectElement).options].map((option) => option.text);
const some = { educationLevel: 52, educationTheme: 73, specificDiplomas: [1242, 1249] } as const;
const education = { ...some, specificDiplomas: [...some.specificDiplomas] };

function open(...given: Parameters<typeof serveProfile>) {
  const server = serveProfile(...given);
  server.takes(updateMyEducation, (body) => {
    const reading = readWire(updateMyEducation.body, body);
    if (!reading.ok) throw new Error(JSON.stringify(reading.issues));
    return reading.value;
  });
  const sent = () => server.network.callsOf(updateMyEducation).map((call) => call.body);
  return { ...server, ...openApp("/intervenant/profil"), sent };
}

describe("the education", () => {
  test("reads its level, its field and its diplomas, and nothing of what was not said (PROF-67)", async () => {
    open(education);
    await expect.element(section.getByText("BAC+3")).toBeVisible();
    await expect.element(section.getByText("Petite enfance")).toBeVisible();
    await expect.element(section.getByText("Formation aux premiers secours")).toBeVisible();
    await expect.element(section.getByText("Animation")).toBeVisible();
  });

  test("offers what the server lists, group by group (PROF-70, PROF-OP14, PROF-OP15)", async () => {
    open();
    await expect.element(section.getByText("Vous n’avez pas encore répondu.")).toBeVisible();
    await pencil.click();
    await expect.element(level).toHaveFocus();
    await expect.element(level).toHaveAccessibleName("Niveau d’études (facultatif)");
    await expect.element(theme).toHaveAccessibleName("Domaine d’études (facultatif)");
    await expect.poll(() => optionsOf(level).slice(0, 3)).toEqual(["Choisir…", "Sans diplôme", "BEPC"]);
    expect([optionsOf(theme).at(1), optionsOf(theme).at(-1)]).toEqual(["Agriculture", "Autre"]);
    expect(section.getByRole("checkbox").elements()).toHaveLength(6);
  });

  test("sends the three answers, and asks for its choices once (PROF-67, PROF-69)", async () => {
    const { sent, network } = open();
    await pencil.click();
    await level.selectOptions("BAC+2");
    await theme.selectOptions("Santé");
    await box("Petite enfance").click();
    await save.click();
    await expect.element(pencil).toHaveFocus();
    expect(sent()).toEqual([{ EducationLevel: 51, EducationTheme: 75, SpecificDiplomas: [1247] }]);
    expect(network.callsOf(getDiplomas)).toHaveLength(1);
  });

  test("cannot be saved empty, and says why; a level of none at all is no hindrance (PROF-68, PROF-69)", async () => {
    const { sent } = open();
    await pencil.click();
    await expect.element(save).toBeDisabled();
    await expect.element(save).toHaveAccessibleDescription("Choisissez un niveau, un domaine ou un diplôme.");
    await level.selectOptions("BAC");
    await expect.element(save).toBeEnabled();
    await level.selectOptions("Choisir…");
    await expect.element(save).toBeDisabled();
    await theme.selectOptions("Sport");
    await expect.element(save).toBeEnabled();
    await theme.selectOptions("Choisir…");
    await box("Animation").click();
    await save.click();
    await expect.element(pencil).toHaveFocus();
    expect(sent()).toEqual([{ EducationLevel: null, EducationTheme: null, SpecificDiplomas: [1249] }]);
  });

  test("asks for its choices in the language of the page (PROF-70, I18N-07)", async () => {
    const { network } = open(education);
    await expect.element(section.getByText("Petite enfance")).toBeVisible();
    setLocale("en");
    await page.getByRole("button", { name: "Edit: Education" }).click();
    await expect.element(page.getByRole("checkbox", { name: "First-aid training" })).toBeChecked();
    const asked = network.callsOf(getDiplomas).map(({ headers }) => headers.get("Accept-Language"));
    expect(asked).toEqual(["fr", "en"]);
  });

  test("is read while its choices are not there, and edited once they are (PROF-70)", async () => {
    const server = serveProfile(education);
    server.network.refuses(getDiplomas, { ...profileRefusals.changedMeanwhile, status: 500 });
    openApp("/intervenant/profil");
    await expect.element(section.getByText("Petite enfance")).toBeVisible();
    await pencil.click();
    await expect
      .element(section.getByText("Les choix de cette section n’ont pas pu être chargés."))
      .toBeVisible();
    await expect.element(save).toBeDisabled();
    server.network.gives(getDiplomas, [
      { text: "Licence", value: 52, parent: "level" },
      { text: "Brevet inconnu", value: 999, parent: "level" },
    ]);
    await button("Réessayer").click();
    await expect.element(level).toHaveValue("52");
    await expect.poll(() => optionsOf(level)).toEqual(["Choisir…", "Licence"]);
    await expect.element(save).toBeEnabled();
  });

  test("is read only after the interview (PROF-65, PROF-66)", async () => {
    open({ ...education, hasBeenInterviewed: true });
    await expect.element(section.getByText("BAC+3")).toBeVisible();
    expect(section.getByRole("button").elements()).toEqual([]);
    await expect.element(page.getByText(/et votre formation sont validées par l’agence/)).toBeVisible();
  });

  test("an education that is edited when the interview is noted stays with what was chosen, and says why (PROF-65)", async () => {
    const { network, become } = open(education);
    await pencil.click();
    await level.selectOptions("BAC+5");
    become({ hasBeenInterviewed: true });
    network.refuses(updateMyEducation, profileRefusals.lockedAfterInterview);
    await save.click();
    await expect.element(page.getByText(profileRefusals.lockedAfterInterview.fr)).toBeVisible();
    await expect.element(level).toHaveValue("54");
    await expect.element(save).toBeDisabled();
    await expect.element(save).toHaveAccessibleDescription(/validées par l’agence/);
    await expect.element(save).toHaveFocus();
  });
});
