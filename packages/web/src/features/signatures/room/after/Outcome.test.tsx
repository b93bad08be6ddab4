import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { requestStates, type SignatureRequest } from "@ribambelle/domain/signatures/signature";
import * as api from "@ribambelle/domain/signatures/signature.api";
import { signatureRefusals } from "@ribambelle/domain/signatures/signature.refusals";
import { beforeAll, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { stopNavigations } from "../../../../testing/navigations.ts";
import { expectOutline } from "../../../../testing/outline/outline.ts";
import { loadPdfReader } from "../../../../testing/pdf.ts";
import { aParent } from "../../../../testing/people.ts";
import {
  aReadRequest,
  aRequest,
  aSignedRequest,
  openRoom,
  requestId,
  signedAt,
} from "../../../../testing/signing/room.ts";

beforeAll(loadPdfReader);

const main = page.getByRole("main");
const button = (name: string) => page.getByRole("button", { name });
const can = { read: true, sign: false, refuse: false, withdraw: false };
const over = (given: Partial<SignatureRequest>) => aReadRequest({ can, endedAt: signedAt, ...given });

test("whoever does not sign says why, is told what comes of it, and confirms (SIGN-23)", async () => {
  const { network, become, bodies } = openRoom(aReadRequest());
  const refuse = async () => {
    become(over({ state: 4, refusedBy: "Claire Martin", mine: { ...aReadRequest().mine, state: 3 } }));
    return Response.json({});
  };
  await button("Je ne signe pas").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Continuer" }).click();
  await expect.element(dialog.getByText("Dites pourquoi vous ne signez pas.")).toBeVisible();
  await dialog.getByLabelText("Autre").click();
  await dialog.getByRole("button", { name: "Continuer" }).click();
  const words = dialog.getByLabelText("En quelques mots");
  expect(document.activeElement).toBe(words.element());
  await words.fill("a".repeat(501));
  await dialog.getByRole("button", { name: "Continuer" }).click();
  await expect.element(words).toHaveAccessibleDescription(/Ce texte est trop long\.$/);
  await expect.element(words).toHaveValue("a".repeat(501));
  await words.fill("\u200b");
  await dialog.getByRole("button", { name: "Continuer" }).click();
  await expect.element(dialog.getByText("Dites en quelques mots pourquoi.")).toBeVisible();
  await words.fill("Nous déménageons");
  await dialog.getByRole("button", { name: "Continuer" }).click();
  await expect
    .element(dialog.getByText("Le contrat ne sera pas signé. L’agence en sera prévenue."))
    .toBeVisible();
  // What comes of it took the place of what had the focus.
  expect(document.activeElement?.textContent).toMatch(/^Le contrat ne sera pas signé\./);
  expect(bodies(api.refuseToSign)).toEqual([]);
  await dialog.getByRole("button", { name: "Revenir" }).click();
  await expect.element(words).toHaveValue("Nous déménageons");
  await expect.element(dialog.getByLabelText("Autre")).toBeChecked();
  await words.fill("Nous déménageons ");
  await dialog.getByRole("button", { name: "Continuer" }).click();
  network.fails(api.refuseToSign);
  await button("Confirmer que je ne signe pas").click();
  await expect.element(dialog.getByText(/^Une erreur est survenue lors de l'action\./)).toBeVisible();
  network.does(api.refuseToSign, refuse);
  await button("Confirmer que je ne signe pas").click();
  await expect.element(page.getByText("Vous avez refusé de signer le 22 novembre 2026.")).toBeVisible();
  const refused = { id: requestId, reason: 9, comment: "Nous déménageons" };
  expect(bodies(api.refuseToSign)).toEqual([refused, refused]);
  expect(document.querySelector(":focus")?.textContent).toContain("Vous avez refusé");
  await expectOutline("whoever-does-not-sign-says-why");
});

test("whoever gives up not to sign, or leaves by Escape, signs as before; what was given up is forgotten (SIGN-23)", async () => {
  const { bodies } = openRoom(aReadRequest());
  const dialog = page.getByRole("dialog");
  const words = dialog.getByLabelText(/^En quelques mots/);
  await button("Je ne signe pas").click();
  await words.fill("Je réfléchis");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button("Je ne signe pas")).toHaveFocus();
  await button("Je ne signe pas").click();
  await expect.element(words).toHaveValue("Je réfléchis");
  await dialog.getByRole("button", { name: "Annuler" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await button("Je ne signe pas").click();
  await expect.element(words).toHaveValue("");
  expect(bodies(api.refuseToSign)).toEqual([]);
  await expectOutline("whoever-gives-up-not-to-sign");
});

test.each([
  [5, "Le délai pour signer ce document est dépassé depuis le 22 novembre 2026."],
  [6, "Ce document n’est plus à signer depuis le 22 novembre 2026\u00a0: l’agence l’a retiré ou remplacé."],
] as const)(
  "a request that ended in state %i leads to a new one, once a day (SIGN-35)",
  async (state, said) => {
    const { network } = openRoom(over({ state }));
    network.refuses(api.askAgain, signatureRefusals.askedToday);
    await expect.element(page.getByText(said)).toBeVisible();
    await button("Demander un nouveau document à signer").click();
    await expect.element(page.getByText("L’agence a déjà reçu votre demande aujourd’hui.")).toBeVisible();
    await expect.element(button("Demander un nouveau document à signer")).not.toBeInTheDocument();
  },
);

test("a new document is asked for, and the agency has the request (SIGN-35)", async () => {
  const { network, bodies } = openRoom(over({ state: 5 }));
  network.gives(api.askAgain, {});
  await button("Demander un nouveau document à signer").click();
  await expect.element(page.getByText(/^L’agence a reçu votre demande\./)).toBeVisible();
  expect(bodies(api.askAgain)).toEqual([{ id: requestId }]);
  await expectOutline("a-new-document-is-asked-for");
});

test("a request that somebody declined says who and when, and how to reach the agency (SIGN-35, SIGN-53)", async () => {
  openRoom(over({ state: 4, refusedBy: "Paul Martin" }));
  await expect.element(page.getByText("Paul Martin a refusé de signer le 22 novembre 2026.")).toBeVisible();
  await expect.element(main.getByRole("link", { name: /^0/ })).toBeVisible();
  await expectOutline("a-request-that-somebody-declined-says");
});

test("a contract that was withdrawn from says when (SIGN-35, SIGN-56)", async () => {
  openRoom(over({ state: 7, withdrawnAt: signedAt }));
  await expect.element(page.getByText(/^Ce contrat a été rétracté le 22 novembre 2026 à /)).toBeVisible();
  await expectOutline("a-contract-that-was-withdrawn-from");
});

test("a request that all have signed says that its copy is in the making, and where it will be (SIGN-35, SIGN-47)", async () => {
  openRoom(aSignedRequest({ state: requestStates.numbers.Sealing, isDistanceConsumer: false }));
  await expect
    .element(page.getByText(/^Tout le monde a signé\s: votre copie est en préparation/))
    .toBeVisible();
  await expect
    .element(page.getByText("Votre copie signée arrivera par e-mail, et restera ici."))
    .toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Télécharger la copie signée" }))
    .not.toBeInTheDocument();
  await expectOutline("a-request-that-all-have-signed");
});

test("a completed request gives its signed copy (SIGN-35, SIGN-47)", async () => {
  openRoom(aSignedRequest({ state: 3, sealedDocumentId: "s".repeat(22), isDistanceConsumer: false }));
  await expect
    .element(page.getByRole("link", { name: "Télécharger la copie signée" }))
    .toHaveAttribute("href", `/api/v1/document/${"s".repeat(22)}/download`);
  await expect.element(page.getByText(/^Votre copie signée et scellée est prête\./)).toBeVisible();
  await expect.element(page.getByText(/votre copie est en préparation/)).not.toBeInTheDocument();
  await expectOutline("a-completed-request-gives-its-signed");
});

test("the right to withdraw is told until all have signed, not once its time is over (SIGN-11, SIGN-55)", async () => {
  const right = page.getByText(/^Vous pourrez renoncer à ce contrat pendant 14 jours/);
  const { become, queries } = openRoom(
    aSignedRequest({ state: requestStates.numbers.Sealing, isDistanceConsumer: true, withdrawal: null }),
  );
  await expect.element(right).toBeVisible();
  become(aSignedRequest({ state: 3, isDistanceConsumer: true, withdrawal: null }));
  await queries.invalidateQueries();
  await expect.element(page.getByText(/^Votre copie signée et scellée est prête\./)).toBeVisible();
  await expect.element(right).not.toBeInTheDocument();
  await expectOutline("the-right-to-withdraw-is-told");
});

test("an unknown request is the house’s not-found page (SIGN-03, SIGN-35)", async () => {
  const left = stopNavigations();
  const { network, one } = openRoom(aRequest());
  network.refuses(one, commonRefusals.notFound);
  await expect.poll(() => left).toContain("/notfound");
});

test("a consumer withdraws in time by a declaration that is filled in, and reads its receipt (SIGN-55, SIGN-56)", async () => {
  const concluded = aSignedRequest({ state: 3, withdrawal: { lastDay: "2026-12-07" } });
  const { network, become, bodies } = openRoom(concluded, aParent({ email: "claire@example.fr" }));
  const receive = async () => {
    become({ ...concluded, state: 7, withdrawal: null, withdrawnAt: signedAt, can });
    return Response.json({ receivedAt: signedAt });
  };
  await expect.element(page.getByText(/jusqu’au 7 décembre 2026 inclus/)).toBeVisible();
  await button("Renoncer au contrat ici").click();
  const declaration = page.getByRole("region", { name: "Votre rétractation" });
  await expect.element(declaration.getByRole("heading")).toHaveFocus();
  await expect.element(declaration.getByText("Claire Martin", { exact: true })).toBeVisible();
  await expect.element(declaration.getByText(/rétractation du contrat GE-12\.$/)).toBeVisible();
  const address = page.getByLabelText("Adresse e-mail pour l’accusé de réception");
  await expect.element(address).toHaveValue("claire@example.fr");
  await address.fill("autre");
  await button("Ne pas renoncer").click();
  await button("Renoncer au contrat ici").click();
  // Nothing of what was given up comes back.
  await expect.element(address).toHaveValue("claire@example.fr");
  await address.fill("ailleurs");
  await button("Confirmer la rétractation").click();
  await expect.element(address).toHaveFocus();
  await address.fill("autre@example.fr");
  network.fails(api.withdraw);
  await button("Confirmer la rétractation").click();
  await expect.element(declaration.getByText(/^Une erreur est survenue lors de l'action\./)).toBeVisible();
  await expect.element(address).toHaveValue("autre@example.fr");
  network.does(api.withdraw, receive);
  await button("Confirmer la rétractation").click();
  const receipt = page.getByRole("region", { name: "Votre rétractation est bien reçue" });
  await expect.element(receipt.getByText("22 novembre 2026 à 18\u00a0h\u00a004")).toBeVisible();
  await expect.element(receipt.getByText("L’accusé de réception part à autre@example.fr.")).toBeVisible();
  const withdrawn = { id: requestId, name: "Claire Martin", email: "autre@example.fr" };
  expect(bodies(api.withdraw)).toEqual([withdrawn, withdrawn]);
  await expectOutline("a-consumer-withdraws-in-time-by");
});
