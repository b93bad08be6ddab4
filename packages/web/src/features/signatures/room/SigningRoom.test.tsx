import { requestStates, signerStates } from "@ribambelle/domain/signatures/signature";
import * as api from "@ribambelle/domain/signatures/signature.api";
import { signatureRefusals } from "@ribambelle/domain/signatures/signature.refusals";
import { beforeAll, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { keepDraft } from "../../../client/kept/drafts.ts";
import { setLocale } from "../../../client/locale.tsx";
import { expectOutline } from "../../../testing/outline/outline.ts";
import { loadPdfReader } from "../../../testing/pdf.ts";
import { aBabysitter, aParent } from "../../../testing/people.ts";
import {
  aReadRequest,
  aSignedRequest,
  fileSha256,
  openRoom,
  requestId,
} from "../../../testing/signing/room.ts";

beforeAll(loadPdfReader);

const main = page.getByRole("main");
const button = (name: string | RegExp) => page.getByRole("button", { name });
const step = (number: number) => button(new RegExp(`^${number} `));
const goOn = button("Continuer");
const readFirst = "Lisez le document jusqu’à la fin pour pouvoir le signer.";
const draftKey = `${aParent().userId}:signature:${requestId}`;
const nothingDone = {
  step: "",
  place: "Nantes",
  isChecked: false,
  consents: [],
  startsEarly: null,
  codeIsFor: "",
};
const focused = () => document.activeElement;

async function tickAll() {
  for (const box of main.getByRole("checkbox").all()) await box.click();
}

/** From a document that was read to the step of the code. */
async function toCode() {
  await goOn.click();
  await tickAll();
  await goOn.click();
}

/** The same, to the step of the signature. */
async function toSign() {
  await toCode();
  await button("Recevoir mon code par e-mail").click();
  await expect.element(page.getByLabelText("Code reçu par e-mail")).toBeVisible();
}

describe("the signing room", () => {
  test("says first by when it is to be signed and with whom, then what it holds, in five steps of which one is open (SIGN-05, SIGN-06, SIGN-53)", async () => {
    openRoom();
    await expect.element(page.getByText("À signer avant le 22 décembre 2026")).toBeVisible();
    await expect.element(page.getByText("Avec Anne Roy.")).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "L’essentiel de votre contrat" })).toBeVisible();
    await expect.element(page.getByText("27,50 € de l’heure")).toBeVisible();
    const steps = main
      .getByRole("list", { name: "Les étapes de la signature" })
      .getByRole("button", { name: /^\d / });
    expect(steps.all().map((one) => one.element().textContent)).toEqual([
      "1 Lire En cours",
      "2 Vérifier À faire",
      "3 Accepter À faire",
      "4 Recevoir un code À faire",
      "5 Signer À faire",
    ]);
    await expect.element(step(1)).toHaveAttribute("aria-expanded", "true");
    await expect.element(step(1)).toHaveAttribute("aria-current", "step");
    await step(2).click();
    await expect.element(step(2)).toHaveAttribute("aria-expanded", "true");
    await expect.element(step(1)).toHaveAttribute("aria-expanded", "false");
    expect(focused()).toBe(step(2).element());
    await expect.element(page.getByText("Claire Martin (vous)")).toBeVisible();
  });

  test("says at the last steps that the document is to be read first (SIGN-07)", async () => {
    const { network, bytes } = openRoom();
    network.waits(bytes);
    await expect.element(goOn).toHaveAttribute("aria-disabled", "true");
    await expect.element(goOn).toHaveAccessibleDescription(readFirst);
    expect(main.getByText(readFirst).all()).toHaveLength(3);
    await step(4).click();
    await expect.element(button("Recevoir mon code par e-mail")).not.toBeInTheDocument();
    await step(5).click();
    await expect.element(step(5)).toHaveAttribute("aria-expanded", "true");
    await expect.element(main.getByText("Demandez d’abord votre code.")).not.toBeInTheDocument();
    await button("Aller à l’étape «\u00a0Lire\u00a0»").click();
    await expect.element(step(1)).toHaveAttribute("aria-expanded", "true");
  });

  test("notes once that the end of the document was shown, and goes on (SIGN-07)", async () => {
    const { bodies } = openRoom();
    await button("Aller à la dernière page").click();
    await expect
      .poll(() => bodies(api.markSignatureRead))
      .toEqual([{ id: requestId, how: "pages", pagesSeen: 2 }]);
    await expect.element(page.getByText("Vous avez lu ce document jusqu’à la fin.")).toBeVisible();
    await expect.element(page.getByText(readFirst)).not.toBeInTheDocument();
    await goOn.click();
    await expect.element(page.getByLabelText("Fait à")).toHaveValue("Nantes");
  });

  test("takes the box in place of a document that cannot be shown (SIGN-07, SPACE-25)", async () => {
    const { network, bytes, bodies } = openRoom();
    network.says(bytes, 200, "no PDF");
    await page.getByLabelText("Je l’ai téléchargé et lu en entier").click();
    await expect
      .poll(() => bodies(api.markSignatureRead))
      .toEqual([{ id: requestId, how: "download", pagesSeen: 0 }]);
    await expect.element(goOn).not.toHaveAttribute("aria-disabled");
  });

  test("leads from the step of the code to the one that lacks, and from it to the signature (SIGN-07, SIGN-13)", async () => {
    openRoom(aReadRequest());
    await step(4).click();
    await button("Aller à l’étape «\u00a0Vérifier\u00a0»").click();
    await expect.element(step(2)).toHaveAttribute("aria-expanded", "true");
    await goOn.click();
    await expect.element(step(3)).toHaveAttribute("aria-expanded", "true");
    await step(4).click();
    await button("Aller à l’étape «\u00a0Accepter\u00a0»").click();
    await expect.element(step(3)).toHaveAttribute("aria-expanded", "true");
    await tickAll();
    await goOn.click();
    await button("Recevoir mon code par e-mail").click();
    await expect.element(page.getByLabelText("Code reçu par e-mail")).toBeVisible();
    await step(4).click();
    await goOn.click();
    await expect.element(step(5)).toHaveAttribute("aria-expanded", "true");
    await expectOutline("leads-from-the-step-of-the");
  });

  test("asks to note again what could not be noted as read, and says no more that it failed (SIGN-07)", async () => {
    const { network, bytes, bodies } = openRoom();
    network.says(bytes, 200, "no PDF");
    network.fails(api.markSignatureRead);
    const box = page.getByLabelText("Je l’ai téléchargé et lu en entier");
    await box.click();
    await expect.element(button("Réessayer")).toBeVisible();
    network.waits(api.markSignatureRead);
    await button("Réessayer").click();
    await expect.element(button("Réessayer")).not.toBeInTheDocument();
    await expect
      .poll(() => bodies(api.markSignatureRead))
      .toEqual([1, 2].map(() => ({ id: requestId, how: "download", pagesSeen: 0 })));
  });

  test("shows what will be written, whose place alone can be changed, and tells the agency of a mistake (SIGN-09)", async () => {
    const { network, bodies } = openRoom(aReadRequest());
    network.gives(api.reportMistake, {});
    await expect.element(page.getByText("1 rue du Port, 44000 Nantes")).toBeVisible();
    expect(main.getByRole("textbox").all()).toHaveLength(1);
    const place = page.getByLabelText("Fait à");
    // Nothing of it is seen: the server would ask for the place two steps later.
    await place.fill("\u00a0\u200b");
    await goOn.click();
    await expect.element(place).toHaveAccessibleDescription("Ce champ est obligatoire");
    expect(focused()).toBe(place.element());
    await place.fill("Rezé");
    await button("Une erreur\u00a0? Prévenir l’agence").click();
    await button("Prévenir l’agence").click();
    const words = page.getByLabelText("Qu’est-ce qui est faux\u00a0?");
    expect(focused()).toBe(words.element());
    await words.fill("Mon prénom");
    await button("Annuler").click();
    await expect.element(button("Une erreur\u00a0? Prévenir l’agence")).toHaveFocus();
    await button("Une erreur\u00a0? Prévenir l’agence").click();
    // Nothing of what was given up comes back.
    await expect.element(words).toHaveValue("");
    // A browser would cut what is pasted without a word.
    await words.fill("a".repeat(501));
    await button("Prévenir l’agence").click();
    await expect.element(words).toHaveAccessibleDescription(/Ce texte est trop long\.$/);
    await expect.element(words).toHaveValue("a".repeat(501));
    expect(bodies(api.reportMistake)).toEqual([]);
    await words.fill("Mon nom");
    network.fails(api.reportMistake);
    await button("Prévenir l’agence").click();
    await expect.element(page.getByText(/^Une erreur est survenue lors de l'action\./)).toBeVisible();
    await expect.poll(() => focused()?.textContent).toMatch(/^Une erreur est survenue/);
    network.gives(api.reportMistake, {});
    await button("Prévenir l’agence").click();
    await expect.element(page.getByText("L’agence est prévenue.")).toBeVisible();
    await expect.element(button("Une erreur\u00a0? Prévenir l’agence")).toHaveFocus();
    const told = { id: requestId, comment: "Mon nom" };
    expect(bodies(api.reportMistake)).toEqual([told, told]);
    await expect.element(place).toHaveValue("Rezé");
    await expectOutline("shows-what-will-be-written-whose");
  });

  test("has each box ticked and the start chosen, none of them beforehand, with the right to withdraw (SIGN-10, SIGN-11, SIGN-12)", async () => {
    const { bodies } = openRoom(
      aReadRequest({ startChoice: { earlyDate: "2026-12-01", lateDate: "2026-12-08" } }),
    );
    await goOn.click();
    await expect.element(step(3)).toHaveFocus();
    const boxes = main.getByRole("checkbox");
    expect(boxes.all().map((box) => (box.element() as HTMLInputElement).checked)).toEqual([false, false]);
    await expect
      .element(page.getByText(/^Vous pourrez renoncer à ce contrat pendant 14 jours après sa conclusion/))
      .toBeVisible();
    await expect
      .element(page.getByRole("link", { name: /formulaire de rétractation/ }))
      .toHaveAttribute("href", `/api/v1/Signature/notice/${requestId}`);
    await boxes.first().click();
    await goOn.click();
    await expect.element(page.getByText("Cochez chaque case pour continuer.")).toBeVisible();
    expect(focused()).toBe(boxes.nth(1).element());
    await boxes.nth(1).click();
    await goOn.click();
    await expect.element(page.getByText("Dites quand le service doit commencer.")).toBeVisible();
    const early = page.getByLabelText(
      /^Je demande que le service commence dès le 1er décembre 2026\. Si je renonce/,
    );
    expect(focused()).toBe(early.element());
    await expect.element(early).not.toBeChecked();
    await page
      .getByLabelText(
        "Je préfère que le service commence après le délai de 14 jours, à partir du 8 décembre 2026.",
      )
      .click();
    await goOn.click();
    await button("Recevoir mon code par e-mail").click();
    await expect
      .poll(() => bodies(api.sendSignatureCode))
      .toMatchObject([{ startsEarly: false, consents: ["read", "terms"], place: "Nantes" }]);
    await expectOutline("has-each-box-ticked-and-the");
  });

  test("sends a code for the bytes that it showed, fetched once, and signs with it (SIGN-08, SIGN-13, SIGN-14, SIGN-21)", async () => {
    const { network, bytes, bodies } = openRoom();
    await button("Aller à la dernière page").click();
    await expect.element(goOn).not.toHaveAttribute("aria-disabled");
    await goOn.click();
    await toCode();
    await expect.element(main.getByText("c…e@example.fr")).toBeVisible();
    await button("Recevoir mon code par e-mail").click();
    await expect
      .element(main.getByText("Un code à 6 chiffres vient de vous être envoyé. Il est valable 10 minutes."))
      .toBeVisible();
    await expect.element(main.getByText(/c…e@example\.fr/)).toBeVisible();
    expect(bodies(api.sendSignatureCode)).toMatchObject([{ documentSha256: await fileSha256() }]);
    expect(network.callsOf(bytes)).toHaveLength(1);
    const code = page.getByLabelText("Code reçu par e-mail");
    await expect.element(code).toHaveAttribute("inputmode", "numeric");
    await expect.element(code).toHaveAttribute("autocomplete", "one-time-code");
    await button("Signer avec obligation de paiement").click();
    await expect.element(code).toHaveAccessibleDescription("Saisissez les 6 chiffres du code.");
    expect(focused()).toBe(code.element());
    await code.fill("123 456");
    await userEvent.keyboard("{Enter}");
    await expect
      .element(page.getByText("Vous avez signé le 22 novembre 2026 à 18\u00a0h\u00a004."))
      .toBeVisible();
    expect(bodies(api.signDocument)).toEqual([{ id: requestId, code: "123 456" }]);
    await expect.element(page.getByText("C’est maintenant à Anne Roy de signer.")).toBeVisible();
    await expect
      .element(page.getByText("Votre copie signée arrivera par e-mail, et restera ici."))
      .toBeVisible();
    await expect
      .element(page.getByText(/^Vous pourrez renoncer à ce contrat pendant 14 jours/))
      .toBeVisible();
    expect(focused()?.textContent).toContain("Vous avez signé");
    await expectOutline("sends-a-code-for-the-bytes");
  });

  test("says wrong codes at their field, with how many attempts are left (SIGN-14, SIGN-65)", async () => {
    const { network } = openRoom(aReadRequest());
    await toSign();
    const code = page.getByLabelText("Code reçu par e-mail");
    for (const [attemptsLeft, said] of [
      [3, "Ce code n’est pas le bon. Il vous reste 3 essais."],
      [1, "Ce code n’est pas le bon. Il vous reste 1 essai."],
    ] as const) {
      network.refuses(api.signDocument, signatureRefusals.codeWrong, { attemptsLeft });
      await code.fill("000000");
      await userEvent.keyboard("{Enter}");
      await expect.element(code).toHaveAccessibleDescription(said);
      expect(focused()).toBe(code.element());
    }
    network.refuses(api.signDocument, signatureRefusals.codeSpent);
    await userEvent.keyboard("{Enter}");
    await expect
      .element(code)
      .toHaveAccessibleDescription("Trop d’essais avec ce code. Demandez-en un nouveau.");
    await expectOutline("says-wrong-codes-at-their-field");
  });

  test("keeps what was typed where no answer came, and signs at the next try (SIGN-65)", async () => {
    const { network, bodies } = openRoom(aReadRequest());
    network.fails(api.signDocument);
    await toSign();
    const code = page.getByLabelText("Code reçu par e-mail");
    await code.fill("123456");
    await userEvent.keyboard("{Enter}");
    const failure = page.getByText(/^Une erreur est survenue lors de l'action\./);
    await expect.element(failure).toBeVisible();
    await expect.element(code).toHaveValue("123456");
    await code.fill("654321");
    await expect.element(failure).not.toBeInTheDocument();
    network.refuses(api.signDocument, signatureRefusals.blocked);
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => bodies(api.signDocument)).toMatchObject([{ code: "123456" }, { code: "654321" }]);
  });

  test("sends another code after a minute only (SIGN-13)", async () => {
    const { bodies } = openRoom(aReadRequest(), aParent(), { sentAgo: 59_000 });
    await toSign();
    await expect
      .element(page.getByText("Vous pourrez demander un autre code dans une minute."))
      .toBeVisible();
    await button("Renvoyer un code").click();
    await expect.poll(() => bodies(api.sendSignatureCode)).toHaveLength(2);
  });

  test("says that a letter has not left after two minutes, and whom to call (SIGN-19)", async () => {
    const { become } = openRoom(aReadRequest({ codeLetter: "waiting" }), aParent(), { sentAgo: 121_000 });
    await toSign();
    await expect
      .element(page.getByText(/^Le courrier avec votre code n’est pas encore parti\./))
      .toBeVisible();
    await expect.element(main.getByRole("link", { name: /^Appeler l’agence/ })).toBeVisible();
    become(aReadRequest());
    await expectOutline("says-that-a-letter-has-not");
  });

  test("shows as signed what was signed in another tab (SIGN-20, SIGN-35)", async () => {
    const { network, become } = openRoom(aReadRequest());
    await toSign();
    network.refuses(api.signDocument, signatureRefusals.alreadySigned);
    become(aSignedRequest());
    await page.getByLabelText("Code reçu par e-mail").fill("123456");
    await userEvent.keyboard("{Enter}");
    await expect
      .element(page.getByText("Vous avez signé le 22 novembre 2026 à 18\u00a0h\u00a004."))
      .toBeVisible();
  });

  test("leads whoever was at a step to what is said once the agency has cancelled it meanwhile (SIGN-20, SIGN-35, A11Y-02)", async () => {
    const { network, become } = openRoom(aReadRequest());
    await toCode();
    network.refuses(api.sendSignatureCode, signatureRefusals.closed);
    become(aReadRequest({ state: 6, endedAt: "2026-11-22T17:04:00.000Z" }));
    await button("Recevoir mon code par e-mail").click();
    const said = page.getByText(/^Ce document n’est plus à signer depuis le 22 novembre 2026/);
    await expect.element(said).toBeVisible();
    await expect.poll(() => focused()?.contains(said.element()) && focused() !== document.body).toBe(true);
    await expectOutline("leads-whoever-was-at-a-step");
  });

  test("keeps the step, the boxes and the place over the end of a session (SIGN-65)", async () => {
    const { unmount, again } = openRoom(aReadRequest());
    await page.getByLabelText("Fait à").fill("Rezé");
    await goOn.click();
    await main.getByRole("checkbox").first().click();
    await expect
      .poll(() => Object.values(sessionStorage).some((kept) => String(kept).includes('"consents":["read"]')))
      .toBe(true);
    unmount();
    again();
    await expect.element(step(3)).toHaveAttribute("aria-expanded", "true");
    await expect.element(main.getByRole("checkbox").first()).toBeChecked();
    await expect.element(main.getByRole("checkbox").nth(1)).not.toBeChecked();
    await step(2).click();
    await expect.element(page.getByLabelText("Fait à")).toHaveValue("Rezé");
  });

  test.each([
    ["fr", "Votre saisie non enregistrée a été rétablie.", "Tout effacer", "Fait à"],
    ["en", "What you had not saved is back.", "Clear it all", "Signed in"],
  ] as const)(
    "says that boxes and place are back, and begins again where they are not wanted: in %s (SIGN-65)",
    async (locale, told, clear, place) => {
      setLocale(locale);
      const draft = { ...nothingDone, step: "accept", place: "Rezé", isChecked: true, consents: ["read"] };
      keepDraft(draftKey, { base: { place: "Nantes" }, draft });
      openRoom(aReadRequest());
      await expect.element(main.getByRole("checkbox").first()).toBeChecked();
      await expect.element(main.getByRole("status").filter({ hasText: told })).toBeVisible();
      await button(clear).click();
      await expect.element(step(2)).toHaveAttribute("aria-expanded", "true");
      expect(focused()).toBe(step(2).element());
      await expect.element(page.getByLabelText(place)).toHaveValue("Nantes");
      await expect.element(button(clear)).not.toBeInTheDocument();
      await page.getByLabelText(place).fill("Orvault");
      await expect.element(page.getByLabelText(place)).toHaveValue("Orvault");
      await expect.element(button(clear)).not.toBeInTheDocument();
      await step(3).click();
      await expect.element(main.getByRole("checkbox").first()).not.toBeChecked();
    },
  );

  test("leads who begins again to the reading that is not over (SIGN-65)", async () => {
    keepDraft(draftKey, {
      base: { place: "Nantes" },
      draft: { ...nothingDone, step: "check", place: "Rezé" },
    });
    openRoom();
    await button("Tout effacer").click();
    await expect.element(step(1)).toHaveAttribute("aria-expanded", "true");
  });

  test("says nothing of a step that was open and nothing more (SIGN-65)", async () => {
    keepDraft(draftKey, { base: { place: "Nantes" }, draft: { ...nothingDone, step: "check" } });
    openRoom(aReadRequest());
    await expect.element(step(2)).toHaveAttribute("aria-expanded", "true");
    await expect.element(button("Tout effacer")).not.toBeInTheDocument();
  });

  test("asks for a new code once what it was bound to has changed (SIGN-15)", async () => {
    openRoom(aReadRequest());
    await toSign();
    await step(2).click();
    await page.getByLabelText("Fait à").fill("Rezé");
    await step(5).click();
    await expect.element(page.getByText("Demandez d’abord votre code.")).toBeVisible();
    await expect.element(page.getByLabelText("Code reçu par e-mail")).not.toBeInTheDocument();
  });

  test.each([
    ["the reading", signatureRefusals.notRead, 1],
    ["the boxes", signatureRefusals.notAccepted, 3],
    ["the start", signatureRefusals.startChoiceRequired, 3],
  ])(
    "leads to the step in which %s is mended, where the server misses it (SIGN-13, SIGN-20)",
    async (_, refusal, at) => {
      const { network } = openRoom(aReadRequest());
      network.refuses(api.sendSignatureCode, refusal);
      await toCode();
      await button("Recevoir mon code par e-mail").click();
      await expect.element(step(at)).toHaveAttribute("aria-expanded", "true");
      await expect.element(step(4)).toHaveAttribute("aria-expanded", "false");
    },
  );

  test("fetches anew what was replaced meanwhile, and says so to whoever stays at the code (SIGN-08, SIGN-20)", async () => {
    const { network, bytes, bodies } = openRoom(aReadRequest());
    network.refuses(api.sendSignatureCode, signatureRefusals.changed);
    await toCode();
    const ask = button("Recevoir mon code par e-mail");
    await ask.click();
    await expect.element(page.getByText(signatureRefusals.changed.fr)).toBeVisible();
    await expect.element(main.getByRole("link", { name: /^Appeler l’agence/ })).toBeVisible();
    const fetched = () => network.callsOf(bytes).length;
    const before = fetched();
    await expect.element(ask).not.toHaveAttribute("aria-disabled");
    await ask.click();
    await expect.poll(() => bodies(api.sendSignatureCode)).toHaveLength(2);
    expect(fetched()).toBe(before + 1);
  });

  test("sends no code to who has no address, and says whom to call (SIGN-13)", async () => {
    openRoom(aReadRequest({ sentTo: null }));
    await toCode();
    await expect
      .element(page.getByText(/^Nous n’avons pas d’adresse e-mail où vous envoyer le code\./))
      .toBeVisible();
    await expect.element(main.getByRole("link", { name: /^Appeler l’agence/ })).toBeVisible();
    await expect.element(button("Recevoir mon code par e-mail")).not.toBeInTheDocument();
    await expectOutline("sends-no-code-to-who-has");
  });

  test("has who is not next read it, and says who is (SIGN-25, SIGN-35)", async () => {
    const request = aReadRequest({
      signers: [
        { position: 1, role: "Parent", displayName: "Paul Martin", state: 1, signedAt: null },
        { position: 2, role: "Parent", displayName: "Claire Martin", state: 0, signedAt: null },
      ],
      can: { read: true, sign: false, refuse: false, withdraw: false },
    });
    openRoom({ ...request, mine: { ...request.mine, position: 2, state: 0 } });
    await expect.element(page.getByText("C’est d’abord à Paul Martin de signer.").first()).toBeVisible();
    await expect.element(button("Je ne signe pas")).not.toBeInTheDocument();
    await toCode();
    expect(main.getByText("C’est d’abord à Paul Martin de signer.").all()).toHaveLength(2);
    await expect.element(button("Recevoir mon code par e-mail")).not.toBeInTheDocument();
    await step(5).click();
    await expect.element(step(5)).toHaveAttribute("aria-expanded", "true");
    expect(main.getByText("C’est d’abord à Paul Martin de signer.").all()).toHaveLength(2);
    await expect.element(page.getByLabelText("Code reçu par e-mail")).not.toBeInTheDocument();
    await expectOutline("has-who-is-not-next-read");
  });

  const { Signed, Refused, ToSign, Waiting } = signerStates.numbers;
  const people = ["Paul Martin", "Claire Martin", "Ana Aron"];
  test.each([
    [
      "while it is open",
      requestStates.numbers.Open,
      [Signed, ToSign, Waiting],
      ["a signé le", "doit signer", "signera ensuite"],
    ],
    [
      "once somebody has declined",
      requestStates.numbers.Refused,
      [Signed, Refused, Waiting],
      ["a signé le", "a refusé de signer", "n’a pas signé"],
    ],
  ])("says of each signer how far they are %s (SIGN-53)", async (_, state, states, said) => {
    const request = aReadRequest({
      state,
      signers: states.map((one, at) => ({
        position: at + 1,
        role: "Parent",
        displayName: people[at] ?? "",
        state: one,
        signedAt: one === Signed ? "2026-11-20T09:00:00.000Z" : null,
      })),
    });
    openRoom(request);
    for (const [at, words] of said.entries()) {
      const signer = page.getByRole("listitem").filter({ hasText: people[at] ?? "" });
      await expect.element(signer.filter({ hasText: words })).toBeVisible();
    }
  });

  test("asks babysitters to pay nothing (SIGN-14, SIGN-61)", async () => {
    openRoom(aReadRequest({ isPaying: false, isDistanceConsumer: false }), aBabysitter());
    await toSign();
    await expect.element(button("Signer le contrat")).toBeVisible();
    await expect.element(page.getByText(/^Vous pourrez renoncer/)).not.toBeInTheDocument();
    await expectOutline("asks-babysitters-to-pay-nothing");
  });

  test("follows the language of the page (SIGN-66)", async () => {
    setLocale("en");
    openRoom(aReadRequest());
    await expect.element(page.getByText("To be signed before 22 December 2026")).toBeVisible();
    await expect.element(button(/^1 Read/)).toBeVisible();
    await expect.element(page.getByLabelText("Signed in")).toBeVisible();
    await expectOutline("follows-the-language-of-the-page");
  });
});
