import { getMyInformation } from "@ribambelle/domain/me/me.api";
import type { MyRenewal } from "@ribambelle/domain/renewals/renewal";
import {
  getLinkedEmployees,
  getMyRenewal,
  saveMyRenewalDraft,
  sendParentRenewal,
} from "@ribambelle/domain/renewals/renewal.api";
import { renewalRefusals } from "@ribambelle/domain/renewals/renewal.texts";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerCalls } from "../../../testing/answers.ts";
import { openApp, serverSays } from "../../../testing/openApp.tsx";
import { expectOutline } from "../../../testing/outline/outline.ts";
import { aParent } from "../../../testing/people.ts";
import { aRenewal } from "../../../testing/renewals.ts";

const lea = { id: 201, name: "Léa Petit", wants: null, reason: null, comment: null };
const choices = (question: string | RegExp) => page.getByRole("group", { name: question });
const answer = (question: string | RegExp, choice: string) =>
  choices(question).getByRole("radio", { name: choice }).click();
const send = page.getByRole("button", { name: "Envoyer" });
const goOn = "Souhaitez-vous continuer avec nous à la rentrée ?";
const kept = page.getByText("Brouillon enregistré");
const savedAt = "2026-06-15T10:00:00.000Z";
const drafted = (form: object, version: string) =>
  Response.json({ ...aRenewal(), draft: { form, savedAt } }, { headers: { ETag: version } });

/** What was answered in another tab: one moves. */
const answered = aRenewal({
  answer: {
    sentAt: savedAt,
    parent: {
      need: 0,
      continues: null,
      forSummer: null,
      comment: null,
      parentId: 101,
      employees: null,
      contactDate: null,
      reason: 2,
    },
    babysitter: null,
  },
});

function itIs(day: string) {
  vi.setSystemTime(`${day}T10:00:00+02:00`);
  onTestFinished(() => void vi.useRealTimers());
}

async function open(renewal: Partial<MyRenewal> = {}, employees = [lea]) {
  const network = answerCalls();
  serverSays({});
  network.gives(getMyInformation, aParent());
  network.gives(getMyRenewal, aRenewal(renewal));
  network.gives(getLinkedEmployees, { employees, isRenewed: false });
  network.gives(saveMyRenewalDraft, { savedAt });
  network.gives(sendParentRenewal, {});
  const app = openApp("/client/rentree-scolaire");
  await expect
    .element(page.getByRole("heading", { level: 1 }))
    .toHaveTextContent("Rentrée scolaire 2026 - 2027");
  return { network, ...app };
}

describe("the form of a parent", () => {
  test("asks with whom they go on, and why not, and confirms what was sent (RENEWP-01, RENEWP-09, RENEWP-20, ERR-22)", async () => {
    const { network } = await open();
    await answer(goOn, "Oui");
    await answer(/personnes qui interviennent chez vous/, "Oui");
    await answer("Souhaitez-vous continuer avec Léa Petit ?", "Non");
    await expect
      .element(page.getByRole("link", { name: "Choisissez une raison pour Léa Petit." }))
      .toBeVisible();
    const why = choices("Pourquoi ne pas continuer avec Léa Petit ?");
    expect(why.getByRole("radio").elements()).toHaveLength(5); // RENEWP-12
    await answer("Pourquoi ne pas continuer avec Léa Petit ?", "Autre");
    const about = page.getByRole("region", { name: "Léa Petit" }).getByRole("textbox");
    await about.fill("x".repeat(251));
    await expect
      .element(about)
      .toHaveAccessibleDescription(/Ce champs doit être vide ou inférieur à 250 caractères\./);
    await page.getByRole("textbox", { name: /au sujet de Léa Petit/ }).fill("Les horaires.");
    await answer(/pendant l’été/, "Non");
    await page.getByRole("textbox", { name: /ajouter quelque chose/ }).fill("Merci\u00a0!");
    const { answer: take } = network.holds(sendParentRenewal);
    // The second click comes while the first is being sent, however slow the machine is.
    await send.dblClick();
    const readings = network.callsOf(getMyRenewal).length;
    take(Response.json({}));
    await expect.element(page.getByText("Le formulaire a bien été envoyé.")).toBeVisible();
    await expect.poll(() => network.callsOf(getMyRenewal).length).toBeGreaterThan(readings);
    await expect.element(page.getByText("Les horaires.")).toBeVisible();
    await expect.element(choices(goOn)).not.toBeInTheDocument();
    expect(network.callsOf(sendParentRenewal).map(({ body }) => body)).toEqual([
      {
        needRenewContract: 1,
        needContinueWithBS: true,
        needBSForSummer: false,
        needComment: "Merci\u00a0!",
        parentID: 101,
        linkedEmployees: [
          {
            employeeID: 201,
            employeeDisplayName: "Léa Petit",
            wantRenew: false,
            DontRenewReason: 4,
            comment: "Les horaires.",
          },
        ],
        contactDateWanted: null,
        dontRenewReason: null,
      },
    ]);
    await expectOutline("asks-with-whom-they-go-on");
  });

  test("asks for the reason of a no, and shows the three answers (RENEWP-03, RENEWP-06, RENEWP-16)", async () => {
    const { network } = await open();
    const announced = page.getByText(/^Question suivante/);
    await expect.element(choices(goOn)).toBeVisible();
    await expect.element(announced).not.toBeInTheDocument();
    await answer(goOn, "Non");
    await expect.element(announced).toHaveTextContent("Question suivante : Pour quelle raison ?");
    expect(choices(goOn).getByRole("radio").elements()).toHaveLength(3);
    expect(choices("Pour quelle raison ?").getByRole("radio").elements()).toHaveLength(8);
    await expect.element(page.getByRole("textbox", { name: /recontactions \?$/ })).not.toBeInTheDocument();
    await answer("Pour quelle raison ?", "Tarif");
    await send.click();
    await expect.element(page.getByText("Le formulaire a bien été envoyé.")).toBeVisible();
    expect(network.callsOf(sendParentRenewal)[0]?.body).toMatchObject({
      needRenewContract: 0,
      dontRenewReason: 6,
      linkedEmployees: null,
    });
    await expectOutline("asks-for-the-reason-of-a");
  });

  test("asks only why of whoever goes on with nobody (RENEWP-10, RENEWP-OP3)", async () => {
    await open();
    await answer(goOn, "Oui");
    await answer(/personnes qui interviennent chez vous/, "Non");
    await expect.element(choices("Souhaitez-vous continuer avec Léa Petit ?")).not.toBeInTheDocument();
    await expect.element(choices("Pourquoi ne pas continuer avec Léa Petit ?")).toBeVisible();
    await expectOutline("asks-only-why-of-whoever-goes");
  });

  test("asks when to call whoever does not know yet, from today to 30 September (RENEWP-07, RENEWP-08, ERR-09)", async () => {
    itIs("2026-09-01");
    const { network } = await open();
    await answer(goOn, "Je ne sais pas encore");
    const date = page.getByRole("textbox", { name: /recontactions \?$/ });
    await date.fill("01102026");
    await expect
      .element(page.getByRole("link", { name: "Indiquez une date entre aujourd’hui et le 30/09/2026." }))
      .toBeVisible();
    await userEvent.tab();
    await expect.element(date).toHaveAccessibleDescription(/La date est invalide ou non autorisée$/);
    const calendar = document.querySelector<HTMLInputElement>("input[type=date]");
    expect([calendar?.min, calendar?.max]).toEqual(["2026-09-01", "2026-09-30"]);
    await date.fill("30092026");
    await send.click();
    await expect.element(page.getByText("Le formulaire a bien été envoyé.")).toBeVisible();
    expect(network.callsOf(sendParentRenewal)[0]?.body).toMatchObject({
      needRenewContract: 2,
      contactDateWanted: "2026-09-30",
    });
  });

  test("says that no date can be chosen after 30 September, and whom to call (RENEWP-OP1)", async () => {
    itIs("2026-10-01");
    await open();
    await answer(goOn, "Je ne sais pas encore");
    await expect.element(page.getByText("Il n’est plus possible de choisir une date")).toBeVisible();
    await expect.element(page.getByText("L’agence vous répond").last()).toBeVisible();
    await expect.element(send).toHaveAttribute("aria-disabled", "true");
    await expectOutline("says-that-no-date-can-be");
  });

  test("says the printed sentence when it fails, keeps what was typed, and cannot be sent twice at once (RENEWP-19, RENEWP-21, ERR-21)", async () => {
    const { network } = await open();
    network.fails(sendParentRenewal);
    await answer(goOn, "Non");
    await answer("Pour quelle raison ?", "Tarif");
    await send.click();
    const alert = page.getByRole("alert");
    await expect.element(alert).toHaveTextContent("Une erreur s'est produite lors de l'envoi du formulaire.");
    await expect.poll(() => alert.element().contains(document.activeElement)).toBe(true);
    network.waits(sendParentRenewal);
    await send.click();
    await expect.element(send).toHaveAttribute("aria-disabled", "true");
    await send.click({ force: true });
    expect(network.callsOf(sendParentRenewal)).toHaveLength(2);
  });

  test("was answered meanwhile in another tab: the page says so (RENEWP-OP7)", async () => {
    const { network } = await open();
    network.refuses(sendParentRenewal, renewalRefusals.alreadyRenewed);
    await answer(goOn, "Non");
    await answer("Pour quelle raison ?", "Tarif");
    network.gives(getMyRenewal, answered);
    await send.click();
    await expect
      .element(page.getByText(/déjà prises en compte pour la rentrée scolaire 2026 - 2027/))
      .toBeVisible();
    await expect.element(page.getByText("Déménagement")).toBeVisible();
    await expectOutline("was-answered-meanwhile-in-another-tab-the");
  });
});

describe("the campaign", () => {
  test.each([
    ["before", "Le formulaire ouvrira le 1er mai 2026"],
    ["closed", "La campagne de rentrée est terminée"],
    ["none", "Pas de campagne de rentrée pour le moment"],
    ["not-asked", "Cette campagne ne vous concerne pas"],
  ] as const)(
    "a campaign that is %s is said kindly, with whom to call (ROUTE-19)",
    async (state, heading) => {
      await open({ state });
      await expect.element(page.getByRole("heading", { name: heading })).toBeVisible();
      await expect.element(page.getByText("L’agence vous répond")).toBeVisible();
      await expect.element(send).not.toBeInTheDocument();
    },
  );
});

describe("the draft", () => {
  test("stays to be chosen where what was kept elsewhere does not come, which is said (RENEWBS-OP21, ERR-OP4)", async () => {
    const { network } = await open();
    network.refuses(saveMyRenewalDraft, renewalRefusals.changedMeanwhile);
    await answer(goOn, "Non");
    const theirs = page.getByRole("button", { name: "Reprendre les réponses données ailleurs" });
    network.fails(getMyRenewal);
    await theirs.click();
    await expect.element(page.getByRole("alert").getByText(/Le portail ne répond pas\./)).toBeVisible();
    await expect.element(theirs).not.toHaveAttribute("aria-disabled");
    await expect.element(choices(goOn).getByRole("radio", { name: "Non" })).toBeChecked();
    await expectOutline("stays-to-be-chosen-where-what-was");
  });

  test("is kept on the server a moment after each change, from the version that was read", async () => {
    const { network } = await open();
    const { promise: isKept, resolve: keep } = Promise.withResolvers<void>();
    network.does(saveMyRenewalDraft, async () => {
      await isKept;
      return Response.json({ savedAt });
    });
    await answer(goOn, "Non");
    await expect.element(page.getByText("Enregistrement du brouillon…")).toBeVisible();
    keep();
    await answer("Pour quelle raison ?", "Tarif");
    // Where the second choice comes late, the first is kept by itself before.
    const saved = () => network.callsOf(saveMyRenewalDraft).map(({ body }) => body);
    await expect.poll(() => saved().at(-1)).toEqual({ form: { role: "Parent", need: 0, reason: 6 } });
    expect(saved().length).toBeLessThanOrEqual(2);
    await expect.element(kept).toBeVisible();
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith("draft:"))).toEqual([]);
    await expectOutline("is-kept-on-the-server-a-moment");
  });

  test("is not lost where the campaign closes while one types, and the page says so", async () => {
    const { network } = await open();
    network.refuses(saveMyRenewalDraft, renewalRefusals.closed);
    await answer(goOn, "Non");
    await expect.element(page.getByText(/Le formulaire s’est fermé entre-temps/)).toBeVisible();
    await expect.element(choices(goOn).getByRole("radio", { name: "Non" })).toBeChecked();
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith("draft:"))).toEqual([
      "draft:101:renewal-2026",
    ]);
  });

  test("gives way to what another tab has answered meanwhile (RENEWP-OP7)", async () => {
    const { network } = await open();
    network.refuses(saveMyRenewalDraft, renewalRefusals.alreadyRenewed);
    network.gives(getMyRenewal, answered);
    await answer(goOn, "Non");
    await expect.element(page.getByText("Déménagement")).toBeVisible();
    await expect.element(choices(goOn)).not.toBeInTheDocument();
    await expectOutline("gives-way-to-what-another-tab");
  });

  test("a draft that was begun on another device is found again", async () => {
    await open({ draft: { form: { role: "Parent", need: 0, reason: 6 }, savedAt } });
    await expect.element(choices("Pour quelle raison ?").getByRole("radio", { name: "Tarif" })).toBeChecked();
  });

  test("stays in the tab without a network, over a reload, and goes on its way afterwards", async () => {
    const { network, unmount } = await open();
    network.fails(saveMyRenewalDraft);
    await answer(goOn, "Non");
    await expect.element(page.getByText(/gardé dans cet onglet/)).toBeVisible();
    unmount();
    network.gives(saveMyRenewalDraft, { savedAt });
    openApp("/client/rentree-scolaire");
    await expect.element(choices(goOn).getByRole("radio", { name: "Non" })).toBeChecked();
    await expect.element(kept).toBeVisible();
  });

  test.each([
    ["those given elsewhere", "Reprendre les réponses données ailleurs", "Je ne sais pas encore", null],
    ["those of this page", "Garder celles de cette page", "Non", '"7"'],
  ])(
    "a draft that was continued elsewhere is never overwritten: the person takes %s (RENEWBS-OP21)",
    async (_, button, chosen, from) => {
      const { network } = await open();
      network.refuses(saveMyRenewalDraft, renewalRefusals.changedMeanwhile);
      await answer(goOn, "Non");
      await expect.element(page.getByText(/Vous avez continué ce formulaire ailleurs/)).toBeVisible();
      // Not for want of an answer.
      await answer("Pour quelle raison ?", "Tarif");
      await expect.element(send).toHaveAttribute("aria-disabled", "true");
      const { promise: isAsked, resolve: answerNow } = Promise.withResolvers<void>();
      network.does(getMyRenewal, async () => {
        await isAsked;
        return drafted({ role: "Parent", need: 2, contactDate: "" }, '"7"');
      });
      network.gives(saveMyRenewalDraft, { savedAt });
      const chosenOne = page.getByRole("button", { name: button });
      await chosenOne.click();
      await expect.element(chosenOne).toHaveAttribute("aria-disabled", "true");
      answerNow();
      await expect.element(choices(goOn).getByRole("radio", { name: chosen })).toBeChecked();
      if (from === null) return expect(network.callsOf(saveMyRenewalDraft)).toHaveLength(1);
      await expect.element(kept).toBeVisible();
      expect(network.callsOf(saveMyRenewalDraft).map(({ headers }) => headers.get("If-Match"))).toEqual([
        null,
        from,
      ]);
    },
  );
});
