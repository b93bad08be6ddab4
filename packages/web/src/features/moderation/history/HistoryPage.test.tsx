import { getMyInformation } from "@ribambelle/domain/me/me.api";
import type { TakenDecision } from "@ribambelle/domain/moderation/moderation";
import { getHistory } from "@ribambelle/domain/moderation/moderation.agency.api";
import { getStaffNames } from "@ribambelle/domain/staff/staff.agency.api";
import { staffOf } from "@ribambelle/domain/staff/staffOf";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { setLocale } from "../../../client/locale.tsx";
import { answerCalls } from "../../../testing/answers.ts";
import { fieldsOf, toldBy } from "../../../testing/forms/fieldsOf.ts";
import { openApp } from "../../../testing/openApp.tsx";
import { expectOutline } from "../../../testing/outline/outline.ts";
import { anAgent } from "../../../testing/people.ts";

const refused: TakenDecision = {
  id: 2,
  kind: "photo",
  person: { userId: 7, displayName: "Ana Abel" },
  decision: "refuse",
  reasons: [{ fr: "Floue.", en: "Blurred." }],
  textFr: "À refaire.",
  textEn: null,
  by: { userId: 3, displayName: "Rita Roux" },
  at: "2026-11-05T09:00:00.000Z",
  takesEffectAt: "2026-11-05T09:00:10.000Z",
  state: "applied",
  voidBecause: null,
};
const forgotten: TakenDecision = {
  ...refused,
  id: 1,
  kind: "advert",
  person: { userId: 8, displayName: "" },
  reasons: [],
  textFr: null,
  by: { userId: 5, displayName: "Ugo Uhl" },
  state: "void",
  voidBecause: "advert-changed",
};
const replaced: TakenDecision = { ...refused, id: 3, state: "void", voidBecause: "photo-replaced" };
const answer = (items: TakenDecision[]) => ({
  items,
  next: null,
  previous: null,
  count: { value: items.length, isCapped: false },
});

function open(path = "/agence/moderation/historique", items = [refused, forgotten]) {
  onTestFinished(() => setLocale("fr"));
  const network = answerCalls();
  network.gives(getMyInformation, anAgent({ staff: staffOf(["recruiter"]) }));
  network.gives(getHistory, answer(items));
  network.gives(getStaffNames, [
    { userId: 3, displayName: "Rita Roux", functions: ["recruiter"], isEnded: false },
    { userId: 5, displayName: "Ugo Uhl", functions: [], isEnded: true },
    { userId: 6, displayName: "Léa Lang", functions: [], isEnded: true },
  ]);
  return { network, ...openApp(path) };
}

const main = page.getByRole("main");
const rows = main.getByRole("table").getByRole("row");

test("lists the decisions with their reasons, who took them and what became of them, and opens their person (MODER-17)", async () => {
  open();
  await expect.element(rows.nth(1)).toBeVisible();
  expect(rows.elements().map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ["Personne", "Objet", "Décision", "Motif", "Par", "Prise", "Effet"],
    [
      "Ana Abel",
      "ObjetPhoto",
      "DécisionRefusée",
      "MotifFloue. À refaire.",
      "ParRita Roux",
      "PriseLe 05/11/2026 à 10\u00a0h",
      "EffetAppliquée",
    ],
    [
      "Compte supprimé",
      "ObjetAnnonce",
      "DécisionRefusée",
      "Motif",
      "ParUgo Uhl",
      "PriseLe 05/11/2026 à 10\u00a0h",
      "EffetSans effetL’annonce a été modifiée ou retirée\u00a0: décision sans effet.",
    ],
  ]);
  await expect
    .element(main.getByRole("link", { name: "Ana Abel" }))
    .toHaveAttribute("href", "/agence/personnes/7");
  await expect.element(main.getByRole("status").filter({ hasText: "2 décisions" })).toBeVisible();
});

test("says why a decision had no effect (MODER-09, MODER-17)", async () => {
  open("/agence/moderation/historique", [replaced]);
  await expect.element(main.getByText("La photo a été remplacée\u00a0: décision sans effet.")).toBeVisible();
});

test("narrows the decisions by what, answer, who and days, in the address (MODER-17, AGUI-09)", async () => {
  const { network, where } = open();
  await main.getByLabelText("Objet").selectOptions("Photo");
  await main.getByLabelText("Décision", { exact: true }).selectOptions("Refusée");
  await expect
    .poll(() => fieldsOf(main))
    .toEqual([
      "Objet: Tout, [Photo], Annonce",
      "Décision: Tout, Validée, [Refusée]",
      "Par: [Tout], Rita Roux, Ugo Uhl",
      "Prise depuis le: ",
      "Prise jusqu’au: ",
      "Trier par: Prise, ordre croissant, [Prise, ordre décroissant]",
    ]);
  await expect.element(main.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => toldBy(main)).toMatch(/^ModérationDécisions/);
  await expect
    .poll(() => toldBy(main))
    .toContain(
      "PersonneObjetDécisionMotifParPriseEffetAna AbelObjetPhotoDécisionRefuséeMotifFloue. À " +
        "refaire.ParRita RouxPriseLe 05/11/2026 à 10 hEffetAppliquéeCompte " +
        "suppriméObjetAnnonceDécisionRefuséeMotifParUgo UhlPriseLe 05/11/2026 à 10 hEffetSans " +
        "effetL’annonce a été modifiée ou retirée : décision sans effet.",
    );
  await main.getByLabelText("Par").selectOptions("Rita Roux");
  await main.getByText("Plus de filtres").click();
  await main.getByLabelText("Prise depuis le").fill("2026-10-01");
  await expect
    .poll(where)
    .toBe("/agence/moderation/historique?nature=photo&reponse=refusee&qui=3&du=2026-10-01");
  await expect
    .poll(() => network.callsOf(getHistory).at(-1)?.query.toString())
    .toBe("kind=photo&decision=refuse&byId=3&from=2026-10-01");
  await expectOutline("narrows-the-decisions-by-what-answer-who");
});

test("offers whoever has left last, and only while a decision that is shown is theirs (MODER-17, AGUI-10)", async () => {
  open();
  const choice = main.getByLabelText("Par");
  await expect.element(choice.getByRole("option", { name: "Ugo Uhl" })).toBeInTheDocument();
  expect([...(choice.element() as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
    "Tout",
    "Rita Roux",
    "Ugo Uhl",
  ]);
});

test("says that there is none, and in English what is there (MODER-17, AGUI-14)", async () => {
  setLocale("en");
  const { network } = open("/agence/moderation/historique", []);
  await expect.element(main.getByText("No decisions yet.")).toBeVisible();
  network.gives(getHistory, answer([refused]));
  await main.getByLabelText("About").selectOptions("Photo");
  await expect.element(main.getByText("Floue. À refaire.")).toHaveAttribute("lang", "fr");
  await expectOutline("says-that-there-is-none-and-in");
});
