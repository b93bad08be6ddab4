import { createPerson } from "@ribambelle/domain/agencyPeople/newPerson.agency.api";
import { getPerson } from "@ribambelle/domain/agencyPeople/person.agency.api";
import { getPersonContracts } from "@ribambelle/domain/contracts/agency/contracts.agency.api";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { peopleRefusals } from "@ribambelle/domain/people/people.refusals";
import { staffOf } from "@ribambelle/domain/staff/staffOf";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "../../../testing/answers.ts";
import { expectSummary } from "../../../testing/forms/expectSummary.ts";
import { fieldsOf } from "../../../testing/forms/fieldsOf.ts";
import { openApp, serverSays } from "../../../testing/openApp.tsx";
import { expectOutline } from "../../../testing/outline/outline.ts";
import { anAgent } from "../../../testing/people.ts";

function open(path: string, functions: Parameters<typeof staffOf>[0] = ["coordinator"]) {
  const network = answerCalls();
  network.gives(getMyInformation, anAgent({ staff: staffOf(functions) }));
  serverSays({});
  return { network, ...openApp(path) };
}
const main = page.getByRole("main");

test("sends somebody new once, and keeps what was typed where the reference is taken (FOLKS-27, AGUI-27)", async () => {
  const { network, where, queries } = open("/agence/personnes/nouveau?role=Parent");
  network.refuses(createPerson, peopleRefusals.referenceTaken);
  await main.getByLabelText("Prénom").fill("Ana");
  await main.getByLabelText("Nom", { exact: true }).fill("Aron");
  await main.getByLabelText("Référence").fill("FAM-1");
  await main.getByLabelText("Adresse e-mail").fill("ana@example.fr");
  await main.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect.element(main.getByText(peopleRefusals.referenceTaken.fr)).toBeVisible();
  await expect.element(main.getByLabelText("Prénom")).toHaveValue("Ana");
  expect(network.callsOf(createPerson).map(({ body }) => body)).toMatchObject([
    { role: "Parent", reference: "FAM-1", eMail: "ana@example.fr", invite: true, address: null },
  ]);
  await expect.element(main.getByLabelText("Référence")).toHaveFocus();
  for (const refusal of [peopleRefusals.emailTaken, peopleRefusals.noEmail]) {
    network.refuses(createPerson, refusal);
    await main.getByRole("button", { name: "Ajouter", exact: true }).click();
    await expect.element(main.getByText(refusal.fr)).toBeVisible();
    await expect.element(main.getByLabelText("Adresse e-mail")).toHaveFocus();
  }
  network.refuses(createPerson, commonRefusals.internal);
  await main.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect.element(main.getByText(/^Une erreur est survenue/)).toBeVisible();
  network.gives(createPerson, { userId: 31 });
  const list = ["Agency", "People", { role: "Parent" }];
  queries.setQueryData(list, []);
  network.refuses({ ...getPerson, path: "/Agency/People/31" }, commonRefusals.notFound);
  network.refuses({ ...getPersonContracts, path: "/Agency/People/31/Contracts" }, commonRefusals.notFound);
  await expectOutline("sends-somebody-new-once-and-keeps-what");
  await main.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect.element(page.getByText("La personne est ajoutée.")).toBeVisible();
  await expect.poll(where).toBe("/agence/personnes/31");
  // The lists that were read before know nothing of it.
  expect(queries.getQueryState(list)?.isInvalidated).toBe(true);
  await expectOutline("sends-somebody-new-once-and-keeps-what-2");
});

test("keeps what was typed of a family for a family, and of a babysitter for a babysitter (AGUI-26)", async () => {
  const { router } = open("/agence/personnes/nouveau?role=Parent", ["administrator"]);
  const firstName = main.getByLabelText("Prénom");
  await firstName.fill("Ana");
  await router.navigate({ to: "/agence/personnes/nouveau", search: { role: "BabySitter" } });
  await expect.element(main.getByRole("heading", { level: 1 })).toHaveTextContent("Ajouter un intervenant");
  await expect.element(firstName).toHaveValue("");
  await router.navigate({ to: "/agence/personnes/nouveau", search: { role: "Parent" } });
  await expect.element(firstName).toHaveValue("Ana");
});

test("says what is missing at its field (AGUI-27)", async () => {
  open("/agence/personnes/nouveau");
  await main.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expectSummary(main, 3);
  await expectOutline("says-what-is-missing-at-its-field");
});

test("says at its field that a phone is none (AGUI-27)", async () => {
  open("/agence/personnes/nouveau?role=Parent");
  const phone = main.getByRole("textbox", { name: /^Téléphone/ });
  await phone.fill("06 12");
  await main.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expectSummary(main, 4);
  await expect.element(phone).toHaveAttribute("aria-invalid", "true");
});

test("says what may be left empty: the address always, the e-mail of who is not invited (FOLKS-27)", async () => {
  open("/agence/personnes/nouveau?role=Parent");
  const optional = () =>
    [...document.querySelectorAll("main label")]
      .map(({ textContent }) => textContent)
      .filter((label) => label.includes("(facultatif)"));
  await expect.element(main.getByLabelText(/^Ville/)).toBeVisible();
  const others = ["Téléphone", "Adresse", "Complément d’adresse", "Code postal", "Ville"];
  expect(optional()).toEqual(others.map((label) => `${label} (facultatif)`));
  await expect
    .poll(() => fieldsOf(main))
    .toEqual([
      "Prénom:  | required",
      "Nom:  | required",
      "Référence:  | required | Celle de votre logiciel : le prochain import reconnaîtra la personne à elle.",
      "Adresse e-mail:  | required",
      "Téléphone (facultatif):  | Par exemple 06 12 34 56 78",
      "Adresse (facultatif): ",
      "Complément d’adresse (facultatif): ",
      "Code postal (facultatif): ",
      "Ville (facultatif): ",
      "Inviter tout de suite: on | Un courrier part avec le lien pour choisir un mot de passe.",
    ]);
  await main.getByLabelText("Inviter tout de suite").click();
  await expect.poll(optional).toContain("Adresse e-mail (facultatif)");
  await expect.element(main.getByRole("link", { name: "Tous les parents" })).toBeVisible();
  await expectOutline("says-what-may-be-left-empty-the");
});

test("is of a kind whom one may add where the address names none (FOLKS-27)", async () => {
  open("/agence/personnes/nouveau?role=parent", ["recruiter"]);
  await expect.element(main.getByRole("heading", { level: 1, name: "Ajouter un intervenant" })).toBeVisible();

  await expect.element(main.getByRole("button", { name: "Ajouter", exact: true })).toBeVisible();
});
