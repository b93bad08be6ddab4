import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { peopleRefusals } from "@ribambelle/domain/people/people.refusals";
import { getMySecondFactor } from "@ribambelle/domain/secondFactor/secondFactor.api";
import type { Member } from "@ribambelle/domain/staff/member";
import { getStaff } from "@ribambelle/domain/staff/staff.agency.api";
import { createStaff } from "@ribambelle/domain/staff/staffChanges.agency.api";
import { staffOf } from "@ribambelle/domain/staff/staffOf";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "../../../testing/answers.ts";
import { expectSummary, namedInSummary } from "../../../testing/forms/expectSummary.ts";
import { fieldsOf } from "../../../testing/forms/fieldsOf.ts";
import { stopNavigations } from "../../../testing/navigations.ts";
import { openApp, serverSays } from "../../../testing/openApp.tsx";
import { expectOutline } from "../../../testing/outline/outline.ts";
import { anAgent } from "../../../testing/people.ts";

const anne: Member = {
  userId: 1,
  reference: "AGE-007",
  displayName: "Anne Roy",
  functions: ["administrator"],
  state: "active",
  secondFactorSince: null,
  lastActivityAt: null,
  createdAt: "2026-05-04T08:00:00.000Z",
  member: null,
  private: null,
};

function open(me = anAgent()) {
  const network = answerCalls();
  network.gives(getMyInformation, me);
  network.gives(getMySecondFactor, { isOn: true, since: null, recoveryCodesLeft: 10, isRequired: true });
  network.gives(getStaff, {
    items: [anne],
    next: null,
    previous: null,
    count: { value: 1, isCapped: false },
  });
  serverSays({});
  return { network, ...openApp("/agence/equipe/nouveau") };
}
const main = page.getByRole("main");
const field = (name: string | RegExp) => main.getByLabelText(name);
const add = main.getByRole("button", { name: "Ajouter à l’équipe" });

test("proposes the next reference, says what goes out, and adds once with a key (STAFF-10, AGUI-23)", async () => {
  const app = open();
  await expect.element(field("Référence")).toHaveValue("AGE-008");
  await expect
    .element(main.getByText("Cette personne recevra un courrier pour choisir son mot de passe."))
    .toBeVisible();
  await expect
    .poll(() => fieldsOf(main))
    .toEqual([
      "Prénom:  | required",
      "Nom:  | required",
      "Adresse e-mail:  | required",
      "Référence: AGE-008 | required | C’est aussi son identifiant de connexion, avec son adresse e-mail.",
      "Téléphone (facultatif):  | Par exemple 06 12 34 56 78",
      "Administration: off | tout, les collègues compris",
      "Coordination: off | les familles, leurs contrats, la rentrée et les besoins",
      "Recrutement: off | les intervenants, leurs contrats, les photos et les annonces",
      "Lecture: off | lire sans rien changer, ni voir de coordonnées",
      "Français: on",
      "English: off",
    ]);
  await field("Prénom").fill("Malo");
  await expect
    .element(main.getByText("Malo recevra un courrier pour choisir son mot de passe."))
    .toBeVisible();
  await add.click();
  await expect.element(main.getByText("Choisissez au moins une fonction.")).toBeVisible();
  await field("Nom").fill("Tessier");
  await field("Adresse e-mail").fill("malo@example.fr");
  await field("Recrutement").click();
  await expect.element(main.getByRole("radio", { name: "Français" })).toBeChecked();
  await main.getByRole("radio", { name: "English" }).click();
  await main.getByRole("textbox", { name: /^Téléphone/ }).fill("0639980001");
  await field("Référence").fill("AGE-007");
  app.network.refuses(createStaff, peopleRefusals.referenceTaken);
  await add.click();
  await expect.element(field("Référence")).toHaveFocus();
  await expect
    .element(field("Référence"))
    .toHaveAccessibleDescription(new RegExp(peopleRefusals.referenceTaken.fr));
  await field("Référence").fill("AGE-008");
  app.network.refuses(createStaff, peopleRefusals.emailTaken);
  await add.click();
  await expect.element(field("Adresse e-mail")).toHaveAccessibleDescription(peopleRefusals.emailTaken.fr);
  await field("Adresse e-mail").fill("malo.tessier@example.fr");
  app.network.refuses(createStaff, commonRefusals.forbidden);
  await add.click();
  await expect.element(main.getByText(commonRefusals.forbidden.fr)).toBeVisible();
  app.network.gives(createStaff, { userId: 9 });
  app.network.otherReadsWait();
  await expectOutline("proposes-the-next-reference-says-what-goes");
  await add.click();
  await expect.poll(app.where).toBe("/agence/equipe/9");
  const [, first, , second] = app.network.callsOf(createStaff);
  expect(second?.body).toEqual({
    firstName: "Malo",
    lastName: "Tessier",
    eMail: "malo.tessier@example.fr",
    reference: "AGE-008",
    phoneNumber: "+33639980001",
    functions: ["recruiter"],
    locale: "en",
  });
  expect(second?.headers.get("Idempotency-Key")).not.toBe(first?.headers.get("Idempotency-Key"));
  // The next one's reference comes after theirs.
  await expect.poll(() => app.network.callsOf(getStaff).length).toBe(2);
});

test("leads to each field that is wrong from a summary, which has the focus where several are (AGUI-27)", async () => {
  open();
  await field("Prénom").fill("Malo");
  await add.click();
  await expectSummary(main, 3);
  expect(namedInSummary()).toEqual(["Nom", "Adresse e-mail", "Fonctions"]);
  await main.getByRole("button", { name: "Fonctions" }).click();
  await expect.element(field("Administration")).toHaveFocus();
  await field("Lecture").click();
  await expect.poll(namedInSummary).toEqual(["Nom", "Adresse e-mail"]);
  await main.getByRole("button", { name: "Nom", exact: true }).click();
  await expect.element(field("Nom")).toHaveFocus();
  await field("Nom").fill("Tessier");
  // Of one field its own sentence tells.
  await expect.element(main.getByText(/sont à corriger/)).not.toBeInTheDocument();
  await add.click();
  await expect.element(field("Adresse e-mail")).toHaveFocus();
  await field("Adresse e-mail").fill("malo@example.fr");
  await field("Lecture").click();
  await add.click();
  await expect.element(field("Administration")).toHaveFocus();
});

test("is for those who may manage colleagues (STAFF-10, AGUI-01)", async () => {
  const wanted = stopNavigations();
  open(anAgent({ staff: staffOf(["coordinator"]) }));
  await expect.poll(() => wanted).toContain("/acces-non-autorise");
});
