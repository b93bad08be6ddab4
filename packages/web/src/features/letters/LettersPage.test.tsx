import { search } from "@ribambelle/domain/agencyPeople/search.agency.api";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import type { LetterModel, LetterRow } from "@ribambelle/domain/letters/letter";
import {
  getLetters,
  getModel,
  getModels,
  resend,
  retryAll,
} from "@ribambelle/domain/letters/letters.agency.api";
import { letterRefusals } from "@ribambelle/domain/letters/letters.refusals";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { staffOf } from "@ribambelle/domain/staff/staffOf";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { setLocale } from "../../client/locale.tsx";
import { answerCalls } from "../../testing/answers.ts";
import { fieldsOf } from "../../testing/forms/fieldsOf.ts";
import { openApp } from "../../testing/openApp.tsx";
import { expectOutline } from "../../testing/outline/outline.ts";
import { anAgent } from "../../testing/people.ts";

const givenUp: LetterRow = {
  id: "a".repeat(22),
  kind: "identity.invitation",
  person: { userId: 7, displayName: "Claire Martin", role: "Parent", eMail: "claire@example.fr" },
  to: "person",
  locale: "fr",
  state: "given-up",
  attempts: 3,
  lastRefusal: { reason: "recipient-refused", codes: "550 5.1.1" },
  createdAt: "2026-11-05T09:00:00.000Z",
  nextAttemptAt: null,
  sentAt: null,
  givenUpAt: "2026-11-06T09:00:00.000Z",
  can: { resend: true },
};
const sent: LetterRow = {
  ...givenUp,
  id: "b".repeat(22),
  kind: "surveys.finished",
  person: { userId: 8, displayName: "", role: "Parent", eMail: null },
  to: "member",
  state: "sent",
  attempts: 1,
  lastRefusal: null,
  sentAt: "2026-11-05T10:00:00.000Z",
  givenUpAt: null,
  can: { resend: false },
};
const models: LetterModel[] = [
  {
    kind: "identity.invitation",
    group: "Compte et accès",
    name: "Invitation",
    when: "Quand l’agence invite quelqu’un.",
    isOptional: false,
  },
  {
    kind: "surveys.finished",
    group: "Questionnaires",
    name: "Questionnaire terminé",
    when: "Quand un parent termine un questionnaire.",
    isOptional: true,
  },
];
const invitation = { ...getModel, path: "/Agency/LetterModels/identity.invitation" } as const;
const answer = (items: LetterRow[]) => ({
  items,
  next: null,
  previous: null,
  count: { value: items.length, isCapped: false },
});

function open(path = "/agence/courriers", items = [givenUp, sent], does: StaffFunction = "administrator") {
  onTestFinished(() => setLocale("fr"));
  const network = answerCalls();
  network.gives(getMyInformation, anAgent({ staff: staffOf([does]) }));
  network.gives(getLetters, answer(items));
  network.gives(getModels, models);
  network.gives(invitation, {
    subject: "Bienvenue",
    html: "<!doctype html><p>Bonjour Camille</p>",
    text: "Bonjour Camille",
  });
  return { network, ...openApp(path) };
}

const main = page.getByRole("main");
const rows = main.getByRole("table").getByRole("row");
const again = main.getByRole("button", { name: "Envoyer à nouveau : Invitation, Claire Martin" });

test("lists letters by name, with whom they are about, how far they are and why they were not taken (MAILS-01, MAILS-02)", async () => {
  const ofMember = {
    ...givenUp,
    person: { userId: 7, displayName: "Anne Roy", role: "Agency" as const, eMail: null },
  };
  open(undefined, [givenUp, sent, { ...ofMember, id: "z".repeat(22) }]);
  await expect.element(main.getByText("Questionnaire terminé").first()).toBeInTheDocument();
  expect(rows.nth(1).element().textContent).toMatch(/Invitation/);
  expect(rows.nth(1).element().textContent).toMatch(/Claire Martinclaire@example.fr/);
  expect(rows.nth(1).element().textContent).toMatch(/Abandonné/);
  expect(rows.nth(1).element().textContent).toMatch(/vérifiez l’adresse./);
  await expect.element(rows.nth(1).getByText("recipient-refused 550 5.1.1")).not.toBeVisible();
  await rows.nth(1).getByText("Détail technique").click();
  await expect.element(rows.nth(1).getByText("recipient-refused 550 5.1.1")).toBeVisible();
  expect(rows.nth(2).element().textContent).toMatch(/Compte suppriméÉcrit à l’équipe/);
  await expect.element(main.getByRole("heading", { level: 1 })).toHaveTextContent("Courriers");
  await expect
    .element(main.getByRole("link", { name: "Voir les modèles" }))
    .toHaveAttribute("href", "/agence/courriers/modeles");
  await expect
    .element(rows.nth(1).getByRole("link", { name: "Claire Martin" }))
    .toHaveAttribute("href", "/agence/personnes/7");
  await expect
    .element(rows.nth(3).getByRole("link", { name: "Anne Roy" }))
    .toHaveAttribute("href", "/agence/equipe/7");
  expect(rows.nth(2).element().textContent).toMatch(/Parti le 05\/11\/2026/);
  await expect
    .element(main.getByText(/^Le serveur de messagerie l’a accepté\s; cela ne dit pas qu’il a été lu\.$/))
    .toBeVisible();
  await expectOutline("lists-letters-by-name-with-whom-they");
});

test("narrows letters in the address, as the desk’s tile opens them too (MAILS-01, AGUI-09)", async () => {
  const { network, where } = open("/agence/courriers?etat=abandonne,refuse");
  await expect.element(rows.nth(1)).toBeVisible();
  expect(network.callsOf(getLetters).at(-1)?.query.get("state")).toBe("given-up,refused-so-far");
  await expect
    .poll(() => fieldsOf(main))
    .toEqual([
      "État: Tout, En attente, Refusé jusqu’ici, Parti, Abandonné, Retiré, [Abandonné, refusé jusqu’ici]",
      "Courrier: [Tout], Invitation, Questionnaire terminé",
      "Personne: ",
      "Demandé depuis le: ",
      "Demandé jusqu’au: ",
      "Trier par: Demandé, ordre croissant, [Demandé, ordre décroissant], Prochain essai, ordre croissant, Prochain essai, ordre décroissant",
    ]);

  await main.getByRole("combobox", { name: "Courrier" }).selectOptions("Invitation");
  await main.getByLabelText("Demandé depuis le").fill("2026-11-01");
  await expect
    .poll(where)
    .toBe("/agence/courriers?etat=abandonne,refuse&modele=identity.invitation&du=2026-11-01");
  await expectOutline("narrows-letters-in-the-address-as-the");
});

test("narrows letters to a person whom one finds as one types, whoever the page shows (MAILS-01)", async () => {
  const { network, where } = open();
  const found = {
    ...{ userId: 9, role: "Parent" as const, displayName: "Ida Abel", reference: "FAM-9", city: null },
    ...{ state: "active" as const, matched: "name" as const, matchedText: "Abel" },
  };
  network.gives(search, { people: [found], contracts: [], isPartial: false });
  await main.getByLabelText(/^Personne/).fill("abel");
  await page.getByRole("option", { name: "Ida Abel (FAM-9)" }).click();
  await expect.poll(where).toBe("/agence/courriers?personne=9");
  await expect.poll(() => network.callsOf(getLetters).at(-1)?.query.get("personId")).toBe("9");
  await expectOutline("narrows-letters-to-a-person-whom-one");
});

test("sends a letter again once, says what the portal refused, and leaves the keyboard on its line (MAILS-04, A11Y-02)", async () => {
  const { network } = open();
  network.refuses(resend, letterRefusals.sentLately);
  await again.click();
  await expect.element(page.getByText("Ce courrier est parti il y a moins de 24 heures.")).toBeVisible();
  network.gives(resend, {});
  network.gives(getLetters, answer([{ ...givenUp, state: "waiting", can: { resend: false } }]));
  await again.click();
  await expect.element(page.getByText("Le courrier attend de partir.")).toBeVisible();
  await expect.element(again).not.toBeInTheDocument();
  await expect.element(rows.nth(1)).toHaveFocus();
  const [first, second] = network.callsOf(resend);
  expect(first?.headers.get("idempotency-key")).toMatch(/^[\w-]{36}$/);
  expect(second?.headers.get("idempotency-key")).toBe(first?.headers.get("idempotency-key"));
  await expectOutline("sends-a-letter-again-once-says-what");
});

test("the button that sends a letter again keeps its words on one line in a list beside the menu (AGUI-06, MAILS-04)", async () => {
  setLocale("en");
  open();
  const button = page.getByRole("main").getByText("Send again", { exact: true });
  await expect.element(button).toBeVisible();
  const list = page.getByRole("table").element().parentElement;
  if (list) list.style.width = "32rem";
  const words = document.createRange();
  words.selectNodeContents(button.element());
  expect(new Set([...words.getClientRects()].map(({ top }) => top)).size).toBe(1);
});

test("says of a letter to a friend to whom it goes, when the next attempt is, and that it is being sent again (MAILS-01, MAILS-04)", async () => {
  const toFriend: LetterRow = {
    ...givenUp,
    to: "friend",
    state: "waiting",
    nextAttemptAt: "2026-11-07T09:00:00.000Z",
  };
  const other = { ...givenUp, id: "c".repeat(22), kind: "surveys.finished" };
  const { network } = open("/agence/courriers", [toFriend, other]);
  network.waits(resend);
  await expect.element(rows.nth(1).getByText("Écrit à un ami")).toBeVisible();
  expect(rows.nth(1).element().textContent).toMatch(/07\/11\/2026/);
  await again.click();
  await expect.element(again).toHaveAttribute("aria-disabled", "true");
  // By the key: after a while a veil says that one waits, and takes the clicks. One letter after the other.
  const next = main.getByRole("button", { name: "Envoyer à nouveau : Questionnaire terminé, Claire Martin" });
  (next.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(next).toHaveFocus();
  expect(network.callsOf(resend).map(({ body }) => body)).toEqual([{ letterId: toFriend.id }]);
});

test("a letter that leaves its narrowed list leaves the keyboard on the next line, and the last one on the heading (MAILS-04, A11Y-02)", async () => {
  const other = { ...givenUp, id: "c".repeat(22), kind: "surveys.finished" };
  const { network } = open("/agence/courriers?etat=abandonne", [givenUp, other]);
  network.gives(resend, {});
  await expect.element(again).toBeVisible();
  network.gives(getLetters, answer([other]));
  (again.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(again).not.toBeInTheDocument();
  await expect.element(rows.nth(1)).toHaveFocus();
  network.gives(getLetters, answer([]));
  const last = main.getByRole("button", { name: "Envoyer à nouveau : Questionnaire terminé, Claire Martin" });
  (last.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(main.getByText("Aucun résultat avec ces filtres.")).toBeVisible();
  await expect.element(main.getByRole("heading", { level: 1 })).toHaveFocus();
  await expectOutline("a-letter-that-leaves-its-narrowed-list");
});

test("sends all that were given up again, once it was asked, for administrators alone (MAILS-05)", async () => {
  const { network } = open();
  network.gives(retryAll, { count: 2 });
  const all = main.getByRole("button", { name: "Relancer les courriers abandonnés" });
  await all.click();
  await expect.element(main.getByText(/^Envoyer de nouveau tous les courriers abandonnés/)).toBeVisible();
  await main.getByRole("button", { name: "Annuler", exact: true }).click();
  await expect.element(all).toHaveFocus();
  expect(network.callsOf(retryAll)).toEqual([]);
  await all.click();
  network.refuses(retryAll, commonRefusals.forbidden);
  await main.getByRole("button", { name: "Relancer", exact: true }).click();
  await expect.element(page.getByText(commonRefusals.forbidden.fr)).toBeVisible();
  const { answer: retry } = network.holds(retryAll);
  const before = network.callsOf(getLetters).length;
  const yes = main.getByRole("button", { name: "Relancer", exact: true });
  await yes.click();
  await expect.element(yes).toHaveAttribute("aria-disabled", "true");
  retry(Response.json({ count: 2 }));
  await expect.element(page.getByText("2 courriers attendent de partir.")).toBeVisible();
  await expect.poll(() => network.callsOf(getLetters).length).toBeGreaterThan(before);
  await expect.element(all).toHaveFocus();
});

test("says that there is none and where the models are, in English too, and offers a recruiter no act for all (MAILS-01, AGUI-14)", async () => {
  setLocale("en");
  open("/agence/courriers", [], "recruiter");
  await expect.element(main.getByText("No letters to show.")).toBeVisible();
  await expect.element(main.getByRole("link", { name: "See the templates" }).first()).toBeVisible();
  expect(main.getByRole("button", { name: "Send the given-up letters" }).elements()).toEqual([]);
  await expectOutline("says-that-there-is-none-and-where");
});

test("letters that cannot be read say so, and are read again with the same filters (AGUI-14)", async () => {
  const { network } = open("/agence/courriers?etat=attente");
  network.refuses(getLetters, commonRefusals.internal);
  await expect.element(main.getByText("La liste n’a pas pu être lue.")).toBeVisible();
  network.gives(getLetters, answer([{ ...givenUp, state: "waiting", can: { resend: false } }]));
  await main.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(rows.nth(1)).toBeVisible();
  expect(network.callsOf(getLetters).at(-1)?.query.get("state")).toBe("waiting");
});

test("shows each model by its feature, in either language, as text or in a frame where nothing runs (MAILS-06, MAILS-07)", async () => {
  const { network, where } = open("/agence/courriers/modeles");
  await expect.element(main.getByRole("heading", { name: "Compte et accès" })).toBeVisible();
  await expect.element(main.getByText("Quand un parent termine un questionnaire.")).toBeVisible();
  const lines = main.getByRole("navigation", { name: "Les courriers" }).getByRole("listitem");
  expect(lines.elements().map((line) => line.textContent)).toEqual([
    "InvitationQuand l’agence invite quelqu’un.",
    "Questionnaire terminéQuand un parent termine un questionnaire.Se désactive dans les paramètres",
  ]);
  await expect.element(main.getByText("Choisissez un courrier pour le lire.")).toBeVisible();
  await expect
    .element(main.getByRole("link", { name: "Courriers" }))
    .toHaveAttribute("href", "/agence/courriers");
  await main.getByRole("link", { name: "Invitation" }).click();
  await expect.poll(where).toBe("/agence/courriers/modeles?modele=identity.invitation");
  const frame = main.getByTitle("Modèle\u00a0: Invitation");
  await expect.element(frame).toHaveAttribute("sandbox", "");
  const chosen = () => main.element().querySelectorAll("a[aria-current=true]").values();
  expect([...chosen()].map((link) => link.textContent)).toEqual(["Invitation", "Français", "Ordinateur"]);
  await expect.element(main.getByText("Part toujours.")).toBeVisible();
  await expect.element(main.getByText("Bienvenue")).toBeVisible();
  await main.getByRole("link", { name: "Téléphone" }).click();
  await expect.element(frame).toHaveAttribute("data-narrow", "true");
  await expect.element(frame).toHaveAttribute("srcdoc", expect.stringContaining("Bonjour Camille"));
  await expectOutline("shows-each-model-by-its-feature-in");
  await main.getByRole("link", { name: "Anglais" }).click();
  await expectOutline("shows-each-model-by-its-feature-in-2");
  await main.getByRole("link", { name: "Texte seul" }).click();
  await expect.element(main.getByText("Bonjour Camille")).toBeVisible();
  expect(main.getByText("Bonjour Camille").element().closest("[lang]")).toHaveAttribute("lang", "en");
  expect(network.callsOf(invitation).at(-1)?.query.get("locale")).toBe("en");
  expect([...chosen()].map((link) => link.textContent)).toEqual(["Invitation", "Anglais", "Texte seul"]);
  onTestFinished(() => page.viewport(1280, 900));
  await page.viewport(390, 844);
  await expectOutline("shows-each-model-by-its-feature-in-3");
  await main.getByRole("link", { name: "Tous les modèles" }).click();
  await expect.poll(where).toBe("/agence/courriers/modeles?langue=en&vue=texte");
});

test("models that did not come say so, and are asked for again (MAILS-06, AGUI-14)", async () => {
  const { network } = open("/agence/courriers/modeles");
  network.refuses(getModels, commonRefusals.internal);
  await expect.element(main.getByText("La liste n’a pas pu être lue.")).toBeVisible();
  network.gives(getModels, []);
  await main.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(main.getByText("Choisissez un courrier pour le lire.")).toBeVisible();
});

test("asks again for a model that did not come, and says of one that is none that there is no such (MAILS-06, AGUI-14)", async () => {
  const { network, unmount } = open("/agence/courriers/modeles?modele=identity.invitation");
  network.refuses(invitation, commonRefusals.internal);
  const again = main.getByRole("region", { name: "Modèle\u00a0: Invitation" }).getByRole("button");
  await expect.element(again).toHaveTextContent("Réessayer");
  await expect.element(main.getByText("Ce modèle n’a pas pu être lu.")).toBeVisible();
  network.gives(invitation, { subject: "Bienvenue", html: "<!doctype html><p>Bonjour</p>", text: "Bonjour" });
  await expectOutline("asks-again-for-a-model-that-did");
  await again.click();
  await expect.element(main.getByTitle("Modèle\u00a0: Invitation")).toBeVisible();
  unmount();
  openApp("/agence/courriers/modeles?modele=identity.unknown");
  await expect.element(main.getByText("Ce modèle n’existe pas.")).toBeVisible();
  await expectOutline("asks-again-for-a-model-that-did-2");
});
