import { shortDay } from "@ribambelle/domain/kernel/day";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import {
  getDiplomas,
  getMyCompletionRate,
  getMyProfile,
  getMySituation,
} from "@ribambelle/domain/profile/profile.api";
import type { MyRenewal } from "@ribambelle/domain/renewals/renewal";
import {
  getLinkedFamilies,
  getMyRenewal,
  saveMyRenewalDraft,
  sendBabysitterRenewal,
} from "@ribambelle/domain/renewals/renewal.api";
import { renewalRefusals } from "@ribambelle/domain/renewals/renewal.texts";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { today } from "../../../client/today.ts";
import { answerCalls } from "../../../testing/answers.ts";
import { openApp, serverSays } from "../../../testing/openApp.tsx";
import { expectOutline } from "../../../testing/outline/outline.ts";
import { aBabysitter } from "../../../testing/people.ts";
import { aRenewal } from "../../../testing/renewals.ts";

const martin = { id: 31, name: "Claire Martin", salesRepId: 7, salesRepName: "Zoé Blanc" };
const choices = (question: string | RegExp) => page.getByRole("group", { name: question });
const answer = (question: string | RegExp, choice: string) =>
  choices(question).getByRole("radio", { name: choice }).click();
const send = page.getByRole("button", { name: "Envoyer" });
const renew = "Souhaitez-vous renouveler votre contrat pour la rentrée ?";
const known = "Connaissez-vous déjà vos disponibilités pour la rentrée ?";
const missing = () =>
  page
    .getByRole("main")
    .getByRole("link", { name: /^(Dites|Choisissez|Indiquez|Ce champs)/ })
    .elements()
    .map(({ textContent }) => textContent);

const babysitter = {
  renews: false,
  reason: 4,
  comment: null,
  families: null,
  wantsExtra: null,
  hasKnownAvailabilities: null,
  hasSameAvailabilities: null,
  date: null,
  sameDate: null,
  disablesCommunications: true,
  unsubscribes: false,
  babysitterId: 201,
  sameBabysitterId: 201,
} as const;

interface Given {
  renewal?: Partial<MyRenewal>;
  families?: (typeof martin)[];
  situation?: 0 | 3;
}

async function open({ renewal = {}, families = [martin], situation = 0 }: Given = {}) {
  const network = answerCalls();
  serverSays({});
  network.gives(getMyInformation, aBabysitter());
  network.gives(getMyRenewal, aRenewal(renewal));
  network.gives(getLinkedFamilies, { families, isRenewed: false });
  network.gives(getMySituation, { currentSituation: situation });
  network.gives(saveMyRenewalDraft, { savedAt: "2026-06-15T10:00:00.000Z" });
  network.gives(sendBabysitterRenewal, {});
  const app = openApp("/intervenant/rentree-scolaire");
  await expect
    .element(page.getByRole("heading", { level: 1 }))
    .toHaveTextContent("Rentrée scolaire 2026 - 2027");
  return { network, ...app };
}

describe("the form of a babysitter", () => {
  test("asks for the reason of a no, and shows the opt-outs, of which one at most is yes (RENEWBS-06, RENEWBS-22, RENEWBS-44, ERR-07)", async () => {
    const { network } = await open({ situation: 3 });
    await expect.element(send).toHaveAttribute("aria-disabled", "true");
    expect(missing()).toEqual([]);
    await send.click({ force: true });
    expect(missing()).toEqual(["Dites si vous souhaitez renouveler votre contrat."]);
    await expect.element(choices(renew).getByRole("radio", { name: "Oui" })).toHaveFocus();
    await answer(renew, "Non");
    expect(missing()).toEqual(["Choisissez une raison."]);
    await expect
      .element(send)
      .toHaveAccessibleDescription(
        "Vous devez répondre à toutes les questions avant d'envoyer votre demande. Choisissez une raison.",
      );
    const reasons = choices("Pour quelle raison ?").getByRole("radio").elements();
    expect(reasons).toHaveLength(6);
    await answer("Pour quelle raison ?", "Je déménage");
    await expect.element(send).not.toHaveAttribute("aria-disabled");
    const comment = page.getByRole("textbox", { name: /ajouter quelque chose/ });
    await comment.fill("a".repeat(251));
    await expect.element(comment).toHaveAccessibleDescription(/251.*250/);
    expect(missing()).toEqual(["Ce champs doit être vide ou inférieur à 250 caractères."]);
    await comment.fill("Je pars à Brest.");
    await answer("Souhaitez-vous ne plus recevoir nos communications ?", "Oui");
    const communications = choices("Souhaitez-vous ne plus recevoir nos communications ?");
    await expect.element(communications.getByRole("radio", { name: "Oui" })).toBeChecked();
    await answer("Souhaitez-vous vous désinscrire de l’agence ?", "Oui");
    await expect.element(communications.getByRole("radio", { name: "Non" })).toBeChecked();
    const { answer: take } = network.holds(sendBabysitterRenewal);
    // The second click comes while the first is being sent, however slow the machine is.
    await send.dblClick();
    take(Response.json({}));
    await expect.element(page.getByText("Votre réponse est bien enregistrée.")).toBeVisible();
    await expect.element(page.getByText("Je pars à Brest.")).toBeVisible();
    await expect.element(renewQuestion()).not.toBeInTheDocument();
    expect(network.callsOf(sendBabysitterRenewal).map(({ body }) => body)).toEqual([
      {
        NeedRenewContract: false,
        NotRenewingReason: 3,
        Comment: "Je pars à Brest.",
        FamiliesRenewalChoices: null,
        IsInterestedToExtraGuards: null,
        HasKnownAvailabilities: null,
        SameAvailabilitiesAsBackToSchool: null,
        KnownAvailabilityDate: null,
        KnowAvailabilityDate: null,
        WantDisableCommunications: false,
        WantUnsubscribe: true,
        BsID: 201,
        BabySitterID: 201,
      },
    ]);
    await expectOutline("asks-for-the-reason-of-a");
  });

  test("does not offer to unsubscribe where the situation is known (RENEWBS-03, RENEWBS-15, RENEWBS-16, RENEWBS-23)", async () => {
    await open({ situation: 0 });
    await answer(renew, "Non");
    await expect.element(choices(/ne plus recevoir/)).toBeVisible();
    await expect.element(choices(/désinscrire/)).not.toBeInTheDocument();
    await expectOutline("does-not-offer-to-unsubscribe-where");
  });

  test("asks why not of a family that is left, with its own reasons (RENEWBS-09)", async () => {
    await open();
    await answer(renew, "Oui");
    await answer("Souhaitez-vous continuer chez Claire Martin ?", "Non");
    const why = choices("Pourquoi ne pas continuer chez Claire Martin ?").getByRole("radio");
    await expect.poll(() => why.elements().length).toBe(4);
    expect(why.elements().map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      "Je ne suis plus disponible",
      "Je déménage",
      "L’expérience ne m’a pas convenu",
      "Autre",
    ]);
    await expectOutline("asks-why-not-of-a-family");
  });

  test("asks about each family, more jobs and availabilities on yes, then leads to the week (RENEWBS-08, RENEWBS-11, RENEWBS-12, RENEWBS-45)", async () => {
    const { network, where } = await open();
    for (const endpoint of [getMyProfile, getMyCompletionRate, getDiplomas]) network.waits(endpoint);
    await answer(renew, "Oui");
    expect(missing()).toEqual([
      "Dites si vous souhaitez continuer chez Claire Martin.",
      "Dites si des gardes supplémentaires vous intéressent.",
      "Dites si vous connaissez vos disponibilités.",
    ]);
    await answer("Souhaitez-vous continuer chez Claire Martin ?", "Non");
    await answer("Pourquoi ne pas continuer chez Claire Martin ?", "Autre");
    await page.getByRole("textbox", { name: /au sujet de Claire Martin/ }).fill("C’est loin.");
    await answer("Des gardes supplémentaires vous intéressent-elles ?", "Oui");
    await answer(known, "Oui");
    await answer(/les mêmes qu’à la rentrée dernière/, "Oui");
    await send.click();
    // RENEWBS-45
    await expect.poll(where).toBe("/intervenant/profil?section=disponibilites");
    await expect.element(page.getByText("Votre réponse est bien enregistrée.")).toBeVisible();
    expect(network.callsOf(sendBabysitterRenewal)[0]?.body).toMatchObject({
      NeedRenewContract: true,
      FamiliesRenewalChoices: [
        {
          CustomerID: 31,
          CustomerDisplayName: "Claire Martin",
          RecipientID: 7,
          RecipientDisplayName: "Zoé Blanc",
          WantToRenew: false,
          NotRenewingReason: 99,
          Comment: "C’est loin.",
        },
      ],
      HasKnownAvailabilities: true,
      SameAvailabilitiesAsBackToSchool: true,
      KnownAvailabilityDate: null,
    });
  });

  test("asks for a day where availabilities are other ones, or not known (RENEWBS-13, RENEWBS-14, RENEWBS-34, ERR-09)", async () => {
    await open({ families: [] });
    await answer(renew, "Oui");
    await expect.element(choices(/continuer chez/)).not.toBeInTheDocument();
    await answer(known, "Non");
    const date = page.getByRole("textbox", {
      name: "À quelle date pourrez-vous nous indiquer vos disponibilités ?",
      exact: true,
    });
    await expect.element(date).toBeVisible();
    await answer(known, "Oui");
    await expect.element(date).not.toBeInTheDocument();
    await answer(/les mêmes/, "Non");
    await expect.element(date).toBeVisible();
    const calendar = document.querySelector<HTMLInputElement>("input[type=date]");
    expect([calendar?.min, calendar?.max]).toEqual([today(), "2199-12-31"]); // RENEWBS-34
    await page.getByRole("link", { name: /^Indiquez/ }).click();
    await expect.element(date).toHaveFocus();
    await date.fill("01012020");
    await expect
      .element(page.getByRole("link", { name: "Indiquez une date à partir d’aujourd’hui." }))
      .toBeVisible();
    await userEvent.tab();
    await expect.element(date).toHaveAccessibleDescription(/La date est invalide ou non autorisée$/);
    await date.fill("29022027");
    await userEvent.tab();
    await expect.element(date).toHaveAccessibleDescription(/La date est invalide ou non autorisée$/);
    await date.fill("2902");
    await userEvent.tab();
    await expect.element(date).toHaveAccessibleDescription(/Entrez une date complète$/);
    await date.fill(shortDay(today()));
    await expect.poll(missing).toEqual(["Dites si des gardes supplémentaires vous intéressent."]);
  });

  test("says what is missing beside the button, each a link to its question, and why it is blocked (RENEWBS-04, RENEWBS-35, RENEWBS-OP20, ERR-08)", async () => {
    await open();
    await expect
      .element(send)
      .toHaveAttribute("title", "Vous devez répondre à toutes les questions avant d'envoyer votre demande.");
    await answer(renew, "Oui");
    await page.getByRole("link", { name: "Dites si vous connaissez vos disponibilités." }).click();
    await expect.element(choices(known).getByRole("radio", { name: "Oui" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect.element(page.getByText(/Question suivante.*mêmes/)).toBeInTheDocument();
    await expectOutline("says-what-is-missing-beside-the");
  });

  test.each([
    ["of an incomplete form (RENEWBS-36, ERR-23)", renewalRefusals.incomplete],
    ["of a campaign that closed while one typed", renewalRefusals.closed],
  ])("says the sentence %s, and nothing typed is lost", async (_, refusal) => {
    const { network } = await open();
    network.refuses(sendBabysitterRenewal, refusal);
    await answer(renew, "Non");
    await answer("Pour quelle raison ?", "Autre");
    await send.click();
    await expect.element(page.getByRole("alert")).toHaveTextContent(refusal.fr);
    await expect.element(choices("Pour quelle raison ?").getByRole("radio", { name: "Autre" })).toBeChecked();
  });

  test("says the printed sentence of a failed call, and sends again (RENEWBS-37, RENEWBS-38, ERR-24)", async () => {
    const { network } = await open();
    network.fails(sendBabysitterRenewal);
    await answer(renew, "Non");
    await answer("Pour quelle raison ?", "Autre");
    await send.click();
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("Une erreur est survenue ! Merci de re-éssayer ulterieurement.");
    network.gives(sendBabysitterRenewal, {});
    await send.click();
    await expect.element(page.getByText("Votre réponse est bien enregistrée.")).toBeVisible();
    await expectOutline("says-the-printed-sentence-of-a");
  });

  test("leads to what was answered who sends again what had arrived already (RENEWBS-46, A11Y-02)", async () => {
    const { network } = await open();
    await answer(renew, "Non");
    await answer("Pour quelle raison ?", "Autre");
    await expect.element(send).toBeEnabled();
    network.refuses(sendBabysitterRenewal, renewalRefusals.alreadyRenewed);
    network.gives(
      getMyRenewal,
      aRenewal({ answer: { sentAt: "2026-06-15T10:00:00.000Z", parent: null, babysitter } }),
    );
    await send.click();
    const told = page.getByText(/^Vos informations sont déjà prises en compte/);
    await expect.element(told).toBeVisible();
    await expect.poll(() => document.activeElement?.contains(told.element())).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  test("says so where the answer was given already, with what was answered (RENEWBS-01, RENEWBS-46, ERR-28, ROUTE-35)", async () => {
    await open({ renewal: { answer: { sentAt: "2026-06-15T10:00:00.000Z", parent: null, babysitter } } });
    await expect
      .element(
        page.getByText("Vos informations sont déjà prises en compte pour la rentrée scolaire 2026 - 2027."),
      )
      .toBeVisible();
    await expect.element(page.getByText("Raison administrative")).toBeVisible();
    await expect.element(page.getByText(/15 juin( 2026)? à 12\s?h/)).toBeVisible();
    await expect.element(send).not.toBeInTheDocument();
    await expectOutline("says-so-where-the-answer-was");
  });
});

const renewQuestion = () => choices(renew);
