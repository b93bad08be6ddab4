import type { AgencyRenewalAnswer } from "@ribambelle/domain/agencyRenewals/followUp";
import {
  followRenewal,
  getRenewalAnswer,
  remindRenewal,
} from "@ribambelle/domain/agencyRenewals/renewals.agency.api";
import { agencyRefusals } from "@ribambelle/domain/kernel/office/agency.refusals";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { getStaffNames } from "@ribambelle/domain/staff/staff.agency.api";
import { staffOf } from "@ribambelle/domain/staff/staffOf";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "../../../testing/answers.ts";
import { fieldsOf } from "../../../testing/forms/fieldsOf.ts";
import { openApp, serverSays } from "../../../testing/openApp.tsx";
import { expectOutline } from "../../../testing/outline/outline.ts";
import { anAgent } from "../../../testing/people.ts";

const answered: AgencyRenewalAnswer = {
  year: 2026,
  role: "Parent",
  phoneNumber: "+33639980001",
  person: { userId: 7, displayName: "Claire Martin" },
  ...{ salesRep: null, hrContact: null },
  answer: {
    state: "no",
    reason: 2,
    contactDate: null,
    answeredAt: "2026-11-03T09:00:00.000Z",
    by: "self",
  },
  ...{ pairs: [], summer: null, extraGuards: null, availabilities: null, optOut: null, hasDraft: false },
  followUp: { state: "to-do", owner: null, note: null, version: 1 },
  ...{ reminders: 0, lastRemindedAt: null, isRemindable: false, whyNot: "answered" },
  can: { follow: true, remind: true },
  questions: [
    { question: "Souhaitez-vous continuer ?", answer: "Non" },
    { question: "Pour quelle raison ?", answer: null },
  ],
  questionsVersion: 1,
  earlier: [
    {
      year: 2025,
      answeredAt: "2025-06-03T09:00:00.000Z",
      questions: [{ question: "Souhaitez-vous continuer ?", answer: "Oui, bien sûr" }],
    },
  ],
};
const silent: AgencyRenewalAnswer = {
  ...answered,
  ...{ answer: null, questions: [], questionsVersion: null, earlier: [], hasDraft: true },
  followUp: { state: null, owner: null, note: null, version: 0 },
  ...{ reminders: 1, lastRemindedAt: "2026-11-01T09:00:00.000Z", isRemindable: true, whyNot: null },
};

function open(answer = answered) {
  const network = answerCalls();
  const kept = { answer, version: 1 };
  network.gives(getMyInformation, anAgent({ staff: staffOf(["coordinator"]) }));
  network.does({ ...getRenewalAnswer, path: "/Agency/Renewals/2026/Answer/7" }, async () =>
    Response.json(kept.answer, { headers: { ETag: `"${kept.version}"` } }),
  );
  network.gives(getStaffNames, [
    { userId: 2, displayName: "Zoé Zola", functions: ["coordinator"], isEnded: false },
    { userId: 3, displayName: "Omar Ali", functions: ["reader"], isEnded: false },
    { userId: 4, displayName: "Rita Recrue", functions: ["recruiter"], isEnded: false },
  ]);
  serverSays({});
  return { network, kept, ...openApp("/agence/rentree/2026/7") };
}
const main = page.getByRole("main");
const followUp = main.getByRole("region", { name: "Suivi" });

test("reads one answer question by question, what is not told, and the years before (AGREN-08)", async () => {
  open();
  await expect
    .element(main.getByRole("heading", { level: 1 }))
    .toHaveTextContent("Rentrée 2026, Claire Martin");
  const text = main.getByRole("region", { name: "Réponse" });
  await expect.element(text.getByText("Envoyée le 3 novembre 2026, version 1 des questions.")).toBeVisible();
  await expect.element(text.getByText("Masqué")).toBeVisible();
  await expect.element(main.getByText("Oui, bien sûr")).not.toBeVisible();
  await main.getByText("Rentrée 2025").click();
  await expect.element(main.getByText("Oui, bien sûr")).toBeVisible();
  await expect
    .element(main.getByRole("link", { name: "Toute la rentrée" }))
    .toHaveAttribute("href", "/agence/rentree/2026?vue=familles");
  await expect
    .element(main.getByRole("link", { name: "Ouvrir la fiche" }))
    .toHaveAttribute("href", "/agence/personnes/7");
  await expect
    .element(main.getByRole("link", { name: "Appeler le 06\u00a039\u00a098\u00a000\u00a001" }))
    .toHaveAttribute("href", "tel:+33639980001");
  // Whoever answered by themselves is told of no reminder.
  await expect.element(main.getByRole("region", { name: "Relances" })).not.toBeInTheDocument();
  await expect
    .poll(() => fieldsOf(followUp))
    .toEqual([
      "Suivi: [À traiter], En cours, Traité, Sans suite | required",
      "Responsable: [Personne], Zoé Zola | required",
      "Note:  | 500 caractères au plus. Seule l’agence lira cette note.",
    ]);
});

test("offers no call to whom has no number, or none that one may read (AGREN-08, AGUI-31)", async () => {
  open({ ...answered, phoneNumber: null });
  await expect.element(main.getByRole("link", { name: "Ouvrir la fiche" })).toBeVisible();
  await expect.element(main.getByRole("link", { name: /^Appeler/ })).not.toBeInTheDocument();
});

test("keeps who follows an answer and how far they are (AGREN-09, AGREN-10)", async () => {
  const { network } = open();
  network.gives(followRenewal, {});
  const owners = followUp.getByLabelText(/^Responsable/);
  await expect.element(owners).toBeVisible();
  await expect.element(owners.getByRole("option", { name: "Omar Ali" })).not.toBeInTheDocument();
  await followUp.getByLabelText("Suivi").selectOptions("En cours");
  await owners.selectOptions("Zoé Zola");
  await followUp.getByLabelText(/^Note/).fill("Rappeler lundi");
  network.refuses(followRenewal, commonRefusals.forbidden);
  await followUp.getByRole("button", { name: "Enregistrer" }).click();
  await expect.element(followUp.getByText(commonRefusals.forbidden.fr)).toBeVisible();
  network.gives(followRenewal, {});
  await expectOutline("keeps-who-follows-an-answer-and-how");
  await followUp.getByRole("button", { name: "Enregistrer" }).click();
  await expect.element(page.getByText("Le suivi est enregistré.")).toBeVisible();
  await expect.element(followUp.getByText(commonRefusals.forbidden.fr)).not.toBeInTheDocument();
  const [, last] = network.callsOf(followRenewal);
  expect([[last?.headers.get("If-Match"), last?.body]]).toEqual([
    ['"1"', { year: 2026, userId: 7, state: "under-way", ownerId: 2, note: "Rappeler lundi" }],
  ]);
  await expectOutline("keeps-who-follows-an-answer-and-how-2");
});

test("shows both versions of a follow-up where a colleague was faster (AGUI-22, AGREN-10)", async () => {
  const app = open();
  app.network.refuses(followRenewal, agencyRefusals.changedMeanwhile);
  await followUp.getByLabelText(/^Note/).fill("Ma note");
  app.kept.answer = { ...answered, followUp: { ...answered.followUp, note: "Sa note" } };
  app.kept.version = 2;
  await followUp.getByRole("button", { name: "Enregistrer" }).click();
  const both = followUp.getByRole("table").getByRole("row").nth(1);
  await expect.element(both.getByText("Sa note")).toBeVisible();
  await expect.element(both.getByText("Ma note")).toBeVisible();
  await expectOutline("shows-both-versions-of-a-follow-up");
  await followUp.getByRole("button", { name: "Garder ce qui est enregistré" }).click();
  await expect.element(followUp.getByLabelText(/^Note/)).toHaveValue("Sa note");
});

test("offers the reminder of a silent person, and no state to choose (AGREN-09, AGREN-11)", async () => {
  const app = open(silent);
  app.network.gives(remindRenewal, { lastRemindedAt: "2026-11-26T09:00:00.000Z" });
  await expect.element(main.getByText("Une relance, le 1er novembre 2026.")).toBeVisible();
  await expect.element(main.getByText(/Elle a commencé le formulaire/)).toBeVisible();
  await expect.element(main.getByText("Un courrier part avec le lien du formulaire.")).toBeVisible();
  await expect.element(followUp.getByLabelText("Suivi")).not.toBeInTheDocument();
  app.kept.answer = {
    ...silent,
    ...{ reminders: 2, lastRemindedAt: "2026-11-26T09:00:00.000Z", isRemindable: false, whyNot: "lately" },
  };
  await main.getByRole("button", { name: "Relancer" }).click();
  const sent = main.getByText("2 relances, la dernière le 26 novembre 2026.");
  await expect.element(sent).toBeVisible();
  // The button went with what it did: the keyboard goes on from there (A11Y-02).
  await expect.element(sent).toHaveFocus();
  await expect
    .element(main.getByText(/Pas de relance possible.*elle a été relancée il y a peu\./))
    .toBeVisible();
  await expect.element(main.getByRole("button", { name: "Relancer" })).not.toBeInTheDocument();
  await expectOutline("offers-the-reminder-of-a-silent-person");
});

test("says of who answered after reminders how many they were, and not why there is no other (AGREN-11)", async () => {
  open({ ...answered, reminders: 2, lastRemindedAt: "2026-11-01T09:00:00.000Z" });
  await expect.element(main.getByText("2 relances, la dernière le 1er novembre 2026.")).toBeVisible();
  expect(main.getByText(/Pas de relance possible/).elements()).toEqual([]);
});

test("offers a reader neither the follow-up nor a reminder (AGUI-32)", async () => {
  open({ ...silent, reminders: 0, lastRemindedAt: null, can: { follow: false, remind: false } });
  await expect.element(main.getByText("Aucune relance pour le moment.")).toBeVisible();
  await expect.element(main.getByText(/^Un courrier part avec le lien/)).not.toBeInTheDocument();
  await expect.element(main.getByText(/n’a pas encore répondu/)).toBeVisible();
  expect(followUp.elements()).toEqual([]);
  expect(main.getByRole("button", { name: "Relancer" }).elements()).toEqual([]);
});
