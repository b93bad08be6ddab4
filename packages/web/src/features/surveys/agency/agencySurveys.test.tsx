import type { ListedSurvey, ReadSurvey } from "@ribambelle/domain/agencySurveys/followUp";
import {
  followSurvey,
  getSensitive,
  getSurvey,
  getSurveys,
} from "@ribambelle/domain/agencySurveys/surveys.agency.api";
import { agencyRefusals } from "@ribambelle/domain/kernel/office/agency.refusals";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { writeWire } from "@ribambelle/domain/kernel/wire";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { getStaffNames } from "@ribambelle/domain/staff/staff.agency.api";
import { staffOf } from "@ribambelle/domain/staff/staffOf";
import { getTeamNames } from "@ribambelle/domain/team/team.agency.api";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { hasDrafts } from "../../../client/kept/drafts.ts";
import { answerCalls } from "../../../testing/answers.ts";
import { colourOf } from "../../../testing/chips.ts";
import { fieldsOf } from "../../../testing/forms/fieldsOf.ts";
import { stopNavigations } from "../../../testing/navigations.ts";
import { openApp, serverSays } from "../../../testing/openApp.tsx";
import { expectOutline } from "../../../testing/outline/outline.ts";
import { anAgent } from "../../../testing/people.ts";

const finished: ListedSurvey = {
  id: 12,
  surveyType: 1,
  person: { userId: 7, displayName: "Claire Martin" },
  isFinished: true,
  step: 3,
  steps: 3,
  startedAt: "2026-11-01T09:00:00.000Z",
  savedAt: "2026-11-03T09:00:00.000Z",
  finishedAt: "2026-11-03T09:00:00.000Z",
  version: 4,
  salesRep: { memberId: 3, displayName: "Luc Petit" },
  followUp: { state: "to-do", owner: { userId: 2, displayName: "Zoé Zola" } },
};
const unfinished: ListedSurvey = {
  ...finished,
  ...{ id: 13, isFinished: false, step: 1, finishedAt: null, followUp: null, salesRep: null },
};
const question = { isSensitive: false, isAnswered: true, sub: [] };
const whole: ReadSurvey = {
  ...finished,
  categories: [
    {
      title: "Vous",
      questions: [
        { ...question, id: 1, text: "Votre nom ?", answer: { text: "Anne", value: "Anne" } },
        { ...question, id: 5, text: "Vos enfants ?", isSensitive: true, answer: null },
        {
          ...question,
          ...{ id: 10, text: "Un animal ?", answer: { text: "Oui", value: "true" } },
          sub: [{ ...question, id: 21, text: "Lequel ?", answer: { text: "Un chat", value: "Un chat" } }],
        },
        { ...question, id: 11, text: "Autre chose ?", isAnswered: false, answer: null },
      ],
    },
  ],
  note: null,
  phoneNumber: "+33639980001",
  can: { follow: true, showSensitive: true },
};
const at = { ...getSurvey, path: "/Agency/Surveys/12" } as const;

function open(
  path: string,
  survey = whole,
  unread: readonly (typeof getStaffNames | typeof getTeamNames)[] = [],
) {
  const network = answerCalls();
  const kept = { survey, version: 1 };
  network.gives(getMyInformation, anAgent({ staff: staffOf(["coordinator"]) }));
  const count = { value: 2, isCapped: false };
  network.gives(getSurveys, { items: [finished, unfinished], next: null, previous: null, count });
  const give = async () =>
    Response.json(writeWire(getSurvey.output, kept.survey), { headers: { ETag: `"${kept.version}"` } });
  network.does(at, give);
  network.gives(getStaffNames, [
    { userId: 2, displayName: "Zoé Zola", functions: ["coordinator"], isEnded: false },
    { userId: 3, displayName: "Rémi Roux", functions: ["recruiter"], isEnded: false },
  ]);
  network.gives(getTeamNames, []);
  for (const one of unread) network.refuses(one, commonRefusals.internal);
  serverSays({});
  return { network, kept, give, ...openApp(path) };
}
const main = page.getByRole("main");
const rows = main.getByRole("table").getByRole("row");

test("surveys are no page of who may not read them (AGUI-01)", async () => {
  const network = answerCalls();
  network.gives(getMyInformation, anAgent({ staff: staffOf(["recruiter"]) }));
  serverSays({});
  const left = stopNavigations();
  openApp("/agence/questionnaires");
  await expect.poll(() => left).toEqual(["/acces-non-autorise"]);
});

test("lists surveys with how far each is and who follows it, and narrows them (AGSUR-01)", async () => {
  const app = open("/agence/questionnaires");
  await expect.element(rows.nth(2)).toBeVisible();
  const shown = rows.elements().map((row) => [...row.children].map((cell) => cell.textContent));
  expect(shown[1]?.slice(0, 6)).toEqual([
    "Claire Martin",
    "QuestionnairePremiers besoins",
    "ÉtatTerminé le 03/11/2026",
    "CommercialLuc Petit",
    "SuiviÀ traiter",
    "ResponsableZoé Zola",
  ]);
  expect(colourOf(rows.nth(1).getByText("À traiter").element())).toBe("primary");
  await expect
    .element(main.getByRole("link", { name: "Claire Martin" }).first())
    .toHaveAttribute("href", "/agence/questionnaires/12");
  expect(shown[2]?.[2]).toBe("ÉtatInterrompu à l’étape 1 sur 3 le 03/11/2026");
  const choices = main.getByLabelText("Suivi").element() as HTMLSelectElement;
  expect([...choices.options].map(({ value, text }) => [value, text]).slice(1)).toEqual([
    ["a-traiter", "À traiter"],
    ["en-cours", "En cours"],
    ["devis-envoye", "Devis envoyé"],
    ["sans-suite", "Sans suite"],
  ]);
  // The names of colleagues come after the list.
  await expect
    .poll(() => fieldsOf(main))
    .toEqual([
      "Questionnaire: [Tout], Premiers besoins, Après devis",
      "État: [Tout], Terminé, Interrompu",
      "Suivi: [Tout], À traiter, En cours, Devis envoyé, Sans suite",
      "Responsable: [Tout], Personne, Zoé Zola, Rémi Roux",
      "Commercial: [Tout], Personne",
      "Version: [Tout], 4",
      "Sans réponse depuis: [Tout], 7 jours ou plus, 14 jours ou plus, 30 jours ou plus",
      "Enregistré à partir du: ",
      "Enregistré jusqu’au: ",
      "Trier par: Famille, ordre croissant, Famille, ordre décroissant, Enregistré, ordre croissant, [Enregistré, ordre décroissant], Fin, ordre croissant, Fin, ordre décroissant",
    ]);
  await main.getByLabelText("Suivi").selectOptions("Devis envoyé");
  await expect.poll(app.where).toBe("/agence/questionnaires?suivi=devis-envoye");
  await expect.poll(() => app.network.callsOf(getSurveys).at(-1)?.query.get("followUp")).toBe("quoted");
  await main.getByLabelText("Trier par").selectOptions("Fin, ordre croissant");
  await expect.poll(app.where).toBe("/agence/questionnaires?suivi=devis-envoye&tri=termine");
  await expectOutline("lists-surveys-with-how-far-each-is");
});

test("says once, of colleagues and of whom families call, that the names to narrow a list by did not come, and asks for all of them again (AGSUR-01, AGUI-14)", async () => {
  const { network, queries } = open("/agence/questionnaires", whole, [getStaffNames, getTeamNames]);
  const unread = page.getByRole("alert").getByText("Les noms entre lesquels choisir n’ont pas pu être lus.");
  await expect.element(unread).toBeVisible();
  await expect.element(page.getByRole("main").getByRole("table")).toBeVisible();
  // Both have failed: what fails after one has asked again is asked for by another press.
  await expect.poll(() => queries.isFetching()).toBe(0);
  expect(unread.elements()).toHaveLength(1);
  network.gives(getStaffNames, [
    { userId: 3, displayName: "Rémi Roux", functions: ["recruiter"], isEnded: false },
  ]);
  network.gives(getTeamNames, [
    { memberId: 3, displayName: "Luc Petit", roles: ["salesRepresentative"], userId: null, isEnabled: true },
  ]);
  await page.getByRole("alert").getByRole("button", { name: "Réessayer" }).click();
  await expect
    .element(page.getByLabelText("Responsable").getByRole("option", { name: "Rémi Roux" }))
    .toBeInTheDocument();
  await expect.poll(() => fieldsOf(main)).toContain("Commercial: [Tout], Personne, Luc Petit");
  await expect.element(unread).not.toBeInTheDocument();
});

test("lets what refuses the names to narrow a list by speak (AGUI-14)", async () => {
  const { network } = open("/agence/questionnaires");
  network.refuses(getStaffNames, commonRefusals.forbidden);
  await expect.element(page.getByRole("alert").getByText(commonRefusals.forbidden.fr)).toBeVisible();
  await expect.element(page.getByRole("main").getByRole("table")).toBeVisible();
});

test("a survey to which nothing was answered yet says so, in its list and on its page (AGSUR-01, AGSUR-03)", async () => {
  const begun = { isFinished: false, step: 0, finishedAt: null } as const;
  const { network } = open("/agence/questionnaires/12", { ...whole, ...begun });
  await expect.element(main.getByText("La famille n’a encore répondu à rien.")).toBeVisible();
  network.gives(getSurveys, {
    items: [
      { ...unfinished, ...begun },
      { ...unfinished, id: 14, step: 4 },
    ],
    ...{ next: null, previous: null, count: { value: 2, isCapped: false } },
  });
  // A later version may have fewer steps than were answered.
  await main.getByRole("link", { name: "Tous les questionnaires" }).click();
  await expect.element(main.getByText("Interrompu à l’étape 3 sur 3 le 03/11/2026")).toBeVisible();
  await expect.element(main.getByText("Commencé le 03/11/2026, sans réponse")).toBeVisible();
  await expectOutline("a-survey-to-which-nothing-was-answered");
});

test("reads one survey in words, and shows what is sensitive once somebody asks (AGSUR-03, AGSUR-04)", async () => {
  const { network } = open("/agence/questionnaires/12");
  await expect
    .element(main.getByRole("heading", { level: 1 }))
    .toHaveTextContent("Questionnaire de Claire Martin");
  await expect
    .element(main.getByRole("link", { name: "Appeler le 06\u00a039\u00a098\u00a000\u00a001" }))
    .toHaveAttribute("href", "tel:+33639980001");
  await expect.element(main.getByText("Anne", { exact: true })).toBeVisible();
  await expect.element(main.getByText("Un chat")).toBeVisible();
  await expect.element(main.getByText("Sans réponse")).toBeVisible();
  await expect.element(main.getByText("Cette consultation est inscrite au journal.")).toBeVisible();
  await expect.element(main.getByText("Réponse sensible, masquée.")).toBeVisible();
  const sensitive = { ...getSensitive, path: "/Agency/Surveys/12/Sensitive" } as const;
  expect(network.callsOf(sensitive)).toEqual([]);
  network.gives(sensitive, { answers: [{ id: 5, text: "Noé, 5 ans", value: "[]" }] });
  // AGSUR-04: in the place of each as well.
  await expect
    .element(main.getByRole("button", { name: "Afficher la réponse\u00a0: Vos enfants ?" }))
    .toHaveTextContent("Afficher");
  await main.getByRole("button", { name: "Afficher la réponse\u00a0: Vos enfants ?" }).click();
  await expect.element(main.getByText("Noé, 5 ans")).toBeVisible();
  // The button went with what it did.
  await expect.element(main.getByText("Noé, 5 ans")).toHaveFocus();
  await expect.element(main.getByText("Réponse sensible, masquée.")).not.toBeInTheDocument();
  await expect.element(main.getByText("Cette consultation est inscrite au journal.")).not.toBeInTheDocument();
});

test("says of an answer that tells how to reach the family, to who may not know it, that it is hidden (AGSUR-03, AGUI-31)", async () => {
  const [step] = whole.categories;
  const questions = [
    { ...question, id: 30, text: "Votre numéro ?", answer: null },
    ...(step?.questions ?? []),
  ];
  open("/agence/questionnaires/12", { ...whole, categories: [{ title: "Vous", questions }] });
  await expect.element(main.getByText("Coordonnées masquées.")).toBeVisible();
  await expect.element(main.getByText("Réponse sensible, masquée.")).toBeVisible();
  expect(main.getByRole("button", { name: /^Afficher la réponse\s:/ }).elements()).toHaveLength(1);
});

test("asks again for a survey, and for what of it is sensitive, where it could not be read (AGSUR-03, AGSUR-04, AGUI-14)", async () => {
  const { network, give } = open("/agence/questionnaires/12");
  network.refuses(at, commonRefusals.internal);
  const retry = main.getByRole("button", { name: "Réessayer" });
  await expect.element(retry).toBeVisible();
  network.does(at, give);
  await expectOutline("asks-again-for-a-survey-and-for");
  await retry.click();
  await expect.element(main.getByText("Réponse sensible, masquée.")).toBeVisible();
  const sensitive = { ...getSensitive, path: "/Agency/Surveys/12/Sensitive" } as const;
  network.refuses(sensitive, commonRefusals.internal);
  await main.getByRole("button", { name: "Afficher les réponses sensibles" }).click();
  await expect.element(retry).toBeVisible();
  network.gives(sensitive, { answers: [{ id: 5, text: "Noé, 5 ans", value: "[]" }] });
  await retry.click();
  await expect.element(main.getByText("Noé, 5 ans")).toBeVisible();
  await expect.element(retry).not.toBeInTheDocument();
});

test("draws the week of an answer as a profile does, and says beside it what else was answered (AGSUR-03)", async () => {
  const hours = { startTime: "16:30", endTime: "19:00" };
  const week = {
    slots: [
      { id: 1, day: 1 as const, ...hours },
      { id: 2, day: 3 as const, ...hours },
    ],
    beside: "planning variable",
  };
  const answer = { text: "lundi, mercredi : 16 h 30 – 19 h", value: "{}", week };
  const questions = [{ ...question, id: 30, text: "Votre semaine ?", answer }];
  open("/agence/questionnaires/12", { ...whole, categories: [{ title: "Vous", questions }] });
  const days = main.getByRole("list", { name: "Semaine type, jour par jour" }).getByRole("listitem");
  await expect.element(days.nth(6)).toBeInTheDocument();
  expect(days.elements().map((day) => day.textContent?.replaceAll("\u00a0", " "))).toEqual([
    "Lundi : 16 h 30 à 19 h",
    "Mardi : Pas de garde",
    "Mercredi : 16 h 30 à 19 h",
    ...["Jeudi", "Vendredi", "Samedi", "Dimanche"].map((day) => `${day} : Pas de garde`),
  ]);
  await expect.element(main.getByText("5\u00a0h par semaine")).toBeVisible();
  await expect.element(main.getByText("planning variable")).toBeVisible();
  await expect.element(main.getByText(answer.text)).not.toBeInTheDocument();
  await expectOutline("draws-the-week-of-an-answer-as");
});

test("keeps who follows a survey and how far they are, each field where it is another (AGSUR-06)", async () => {
  const { network } = open("/agence/questionnaires/12");
  network.gives(followSurvey, {});
  const followUp = main.getByRole("region", { name: "Suivi" });
  const owners = followUp.getByLabelText(/^Responsable/);
  const names = () => [...owners.element().querySelectorAll("option")].map((one) => one.textContent);
  await expect.poll(names).toContain("Zoé Zola");
  await expect.element(owners).toHaveValue("2");
  await expect
    .poll(() => fieldsOf(main))
    .toEqual([
      "Suivi: [À traiter], En cours, Devis envoyé, Sans suite | required",
      "Responsable: Personne, [Zoé Zola] | required",
      "Note:  | 500 caractères au plus. Seule l’agence lira cette note.",
    ]);

  expect(names()).not.toContain("Rémi Roux");
  await followUp.getByLabelText("Suivi").selectOptions("Devis envoyé");
  // What is pasted is not cut: it is said that it is too long.
  await followUp.getByLabelText(/^Note/).fill("é".repeat(501));
  await followUp.getByRole("button", { name: "Enregistrer" }).click();
  await expect.element(followUp.getByText("Ce texte est trop long.")).toBeVisible();
  await followUp.getByLabelText(/^Note/).fill("Envoyé par e-mail");
  await followUp.getByRole("button", { name: "Enregistrer" }).click();
  await expect.element(page.getByText("Le suivi est enregistré.")).toBeVisible();
  expect(network.callsOf(followSurvey).map(({ body, headers }) => [headers.get("If-Match"), body])).toEqual([
    ['"1"', { leadNeedSurveyID: 12, state: "quoted", note: "Envoyé par e-mail" }],
  ]);
});

test("keeps a note that was not saved over a reload, of its survey alone and for whoever typed it (AGSUR-06, AGUI-26)", async () => {
  const { network, unmount } = open("/agence/questionnaires/12");
  const note = main.getByRole("region", { name: "Suivi" }).getByLabelText(/^Note/);
  await note.fill("Ma note");
  await expect.poll(hasDrafts).toBe(true);
  unmount();
  const reloaded = openApp("/agence/questionnaires/12");
  await expect.element(note).toHaveValue("Ma note");
  reloaded.unmount();
  const other = { ...whole, id: 13, person: { userId: 8, displayName: "Paul Petit" } };
  network.does({ ...at, path: "/Agency/Surveys/13" }, async () =>
    Response.json(writeWire(getSurvey.output, other), { headers: { ETag: '"1"' } }),
  );
  const next = openApp("/agence/questionnaires/13");
  await expect.element(main.getByText("Questionnaire de Paul Petit")).toBeVisible();
  await expect.element(note).toHaveValue("");
  next.unmount();
  // In the same tab, of which the colleague before did not sign out.
  network.gives(getMyInformation, anAgent({ userId: 2, staff: staffOf(["coordinator"]) }));
  openApp("/agence/questionnaires/12");
  await expect.element(note).toHaveValue("");
});

test("says that the colleagues who may follow a survey did not come, and asks for them again (AGSUR-06, AGUI-14)", async () => {
  const { network } = open("/agence/questionnaires/12");
  network.refuses(getStaffNames, commonRefusals.internal);
  const followUp = main.getByRole("region", { name: "Suivi" });
  const unread = followUp.getByText("Les noms entre lesquels choisir n’ont pas pu être lus.");
  await expect.element(unread).toBeVisible();
  network.gives(getStaffNames, [
    { userId: 2, displayName: "Zoé Zola", functions: ["coordinator"], isEnded: false },
  ]);
  await followUp.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(followUp.getByLabelText("Responsable")).toHaveValue("2");
  await expect.element(unread).not.toBeInTheDocument();
});

test("gives a survey back to nobody (AGSUR-06)", async () => {
  const { network } = open("/agence/questionnaires/12");
  network.gives(followSurvey, {});
  const followUp = main.getByRole("region", { name: "Suivi" });
  const owners = followUp.getByLabelText("Responsable");
  await expect.element(owners).toHaveValue("2");
  await owners.selectOptions("Personne");
  await followUp.getByRole("button", { name: "Enregistrer" }).click();
  await expect.element(page.getByText("Le suivi est enregistré.")).toBeVisible();
  expect(network.callsOf(followSurvey).map(({ body }) => body)).toEqual([
    { leadNeedSurveyID: 12, ownerId: null },
  ]);
  await expectOutline("gives-a-survey-back-to-nobody");
});

test("shows both versions of a follow-up where a colleague was faster, and leaves the keyboard (AGUI-22, AGSUR-06, A11Y-02)", async () => {
  const app = open("/agence/questionnaires/12");
  app.network.refuses(followSurvey, agencyRefusals.changedMeanwhile);
  const followUp = main.getByRole("region", { name: "Suivi" });
  await followUp.getByLabelText(/^Note/).fill("Ma note");
  app.kept.survey = { ...whole, note: "Sa note" };
  app.kept.version = 2;
  await followUp.getByRole("button", { name: "Enregistrer" }).click();
  const both = followUp.getByRole("table").getByRole("row").nth(1);
  await expect.element(both.getByText("Sa note")).toBeVisible();
  await expect.element(both.getByText("Ma note")).toBeVisible();
  await expectOutline("shows-both-versions-of-a-follow-up");
  await followUp.getByRole("button", { name: "Garder ce qui est enregistré" }).click();
  await expect.element(followUp.getByLabelText(/^Note/)).toHaveValue("Sa note");
  await expect.element(followUp.getByRole("button", { name: "Enregistrer" })).toHaveFocus();
});

test("offers a reader neither the follow-up nor what is sensitive (AGUI-32)", async () => {
  open("/agence/questionnaires/12", { ...whole, can: { follow: false, showSensitive: false } });
  await expect.element(main.getByText("Anne", { exact: true })).toBeVisible();
  expect(main.getByRole("region", { name: "Suivi" }).elements()).toEqual([]);
  expect(main.getByRole("button", { name: "Afficher les réponses sensibles" }).elements()).toEqual([]);
});
