import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { signatureRefusals } from "@ribambelle/domain/signatures/signature.refusals";
import * as acts from "@ribambelle/domain/signatures/signatureActs.agency.api";
import * as api from "@ribambelle/domain/signatures/signatures.agency.api";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "../../../testing/answers.ts";
import { fieldsOf, toldBy } from "../../../testing/forms/fieldsOf.ts";
import { openApp, serverSays } from "../../../testing/openApp.tsx";
import { expectOutline } from "../../../testing/outline/outline.ts";
import { anAgent } from "../../../testing/people.ts";
import { aFollowed } from "../../../testing/signing/followed.ts";

function open(requests: api.FollowedRequest[], path = "/agence/signatures") {
  const network = answerCalls();
  network.gives(getMyInformation, anAgent());
  network.gives(api.getAgencySignatureRequests, requests);
  for (const act of [acts.remindSigner, acts.seeToSignature, acts.cancelSignatureRequest])
    network.gives(act, {});
  serverSays({});
  return { network, ...openApp(path) };
}
const main = page.getByRole("main");
const button = (name: string | RegExp) => page.getByRole("button", { name });
const cells = (line: number) =>
  [...(main.getByRole("row").nth(line).element().children ?? [])].map((cell) =>
    cell.textContent?.replaceAll("\u00a0", " "),
  );

test("the agency follows for whom each request waits, since when, when it was reminded and until when (SIGN-63)", async () => {
  open([aFollowed({ lastRemindedAt: "2026-11-20T08:00:00.000Z", reminders: 2 })]);
  await expect.element(main.getByText("1 demande")).toBeVisible();
  await expect
    .poll(() => fieldsOf(main))
    .toEqual([
      "État: [Tous les états], À signer, Signé, copie en préparation, Signé, Refusé, Délai dépassé, Annulé, Rétracté",
      "À faire par l’agence: [Tout], À contresigner, À regarder",
      "De qui: [Tout], Familles, Intervenants",
    ]);

  expect(cells(1)).toEqual([
    "Contrat de garde d’enfants GE-12Ana Roy",
    "ÉtatÀ signer",
    "AttendAna Roydepuis le 12/11/20262 rappels, le dernier le 20/11/2026",
    "À signer avant le22/12/2026",
    "",
    "Relancer GE-12Annuler GE-12",
  ]);
  await expect
    .element(main.getByRole("link", { name: "Contrat de garde d’enfants GE-12" }))
    .toHaveAttribute("href", "/agence/contrats/garde/12");
});

test("lists what a tile of the desk counts, as its address says (SIGN-63, DESK-02)", async () => {
  const { network } = open([aFollowed()], "/agence/signatures?agence=regarder&de=familles");
  await expect.element(main.getByLabelText("À faire par l’agence")).toHaveValue("regarder");
  await expect
    .element(main.getByRole("link", { name: "Retirer le filtre De qui\u00a0: Familles" }))
    .toBeVisible();
  const { query } = network.callsOf(api.getAgencySignatureRequests)[0] ?? {};
  expect(query?.toString()).toBe("agencyTask=look-at&whose=parents");
  await expectOutline("lists-what-a-tile-of-the-desk");
});

test("mistakes, refusals, blocked signers, late seals and withdrawals are told, and seen to (SIGN-63, SIGN-64, A11Y-02)", async () => {
  const [signer] = aFollowed().signers;
  if (!signer) throw new Error("it has a signer");
  const { network } = open([
    aFollowed({
      toLookAtSince: "2026-11-21T08:00:00.000Z",
      signers: [
        { ...signer, isBlocked: true, mistake: { at: "2026-11-21T08:00:00.000Z", comment: "Mon nom" } },
      ],
      can: { remind: false, cancel: false, sign: false, seeTo: true },
    }),
    aFollowed({
      id: "b".repeat(22),
      state: 4,
      waitsFor: null,
      signers: [{ ...signer, reason: 1, comment: "Trop cher" }],
    }),
    aFollowed({ id: "c".repeat(22), state: 2, isSealLate: true, waitsFor: null }),
    aFollowed({ id: "d".repeat(22), state: 7, endedAt: "2026-11-22T08:00:00.000Z", waitsFor: null }),
  ]);
  await expect
    .element(main.getByText("Ana Roy signale une erreur le 21 novembre 2026\u00a0: «\u00a0Mon nom\u00a0»"))
    .toBeVisible();
  await expect.element(main.getByText("À regarder depuis le 21 novembre 2026")).toBeVisible();
  await expect.element(main.getByText(/trop de codes erronés/)).toBeVisible();
  await expect
    .element(main.getByText("Ana Roy ne signe pas\u00a0: Le prix ne convient pas («\u00a0Trop cher\u00a0»)."))
    .toBeVisible();
  await expect.element(main.getByText("Cachet en retard")).toBeVisible();
  await expect.element(main.getByText("La famille s’est rétractée le 22 novembre 2026.")).toBeVisible();
  const nothing = { remind: false, cancel: false, sign: false, seeTo: false };
  network.gives(api.getAgencySignatureRequests, [aFollowed({ signers: [signer], can: nothing })]);
  await expectOutline("mistakes-refusals-blocked-signers-late-seals-and");
  await button(/^Marquer comme vu/).click();
  await expect.element(page.getByText("C’est marqué comme vu.")).toBeVisible();
  // Its acts went with it: the keyboard goes on from its line.
  await expect.element(main.getByRole("row").nth(1)).toHaveFocus();
  expect(network.callsOf(acts.seeToSignature).map(({ body }) => body)).toEqual([{ id: "a".repeat(22) }]);
  await expectOutline("mistakes-refusals-blocked-signers-late-seals-and-2");
});

test("a signer is reminded, and a refusal to do so stands beside the button (SIGN-34, SIGN-63)", async () => {
  const { network } = open([aFollowed()]);
  network.refuses(acts.remindSigner, signatureRefusals.remindedRecently);
  await button(/^Relancer/).click();
  await expect
    .element(main.getByText("Un rappel a déjà été envoyé il y a moins de 24\u00a0heures."))
    .toBeVisible();
  network.gives(acts.remindSigner, {});
  await button(/^Relancer/).click();
  await expect.element(page.getByText("Le rappel est parti.")).toBeVisible();
  await expectOutline("a-signer-is-reminded-and-a-refusal");
});

test("a request is cancelled with a reason, and the keyboard goes on from its line (SIGN-62, SIGN-63, A11Y-02)", async () => {
  const { network } = open([aFollowed()]);
  await button("Annuler GE-12").click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog).toBeVisible();
  await expect
    .poll(() => toldBy(dialog))
    .toBe(
      "Annuler la demande de signature : Contrat de garde d’enfants GE-12" +
        "Plus personne ne peut signer ce document. Ceux qui l’avaient signé en sont prévenus." +
        "MotifSeule l’agence lira ce motif. De 5 à 200 caractères.AnnulerAnnuler la demande",
    );

  await expectOutline("a-request-is-cancelled-with-a-reason");
  await button("Annuler la demande").click();
  await expect.element(page.getByText("Le motif compte de 5 à 200 caractères.")).toBeVisible();
  await page.getByLabelText("Motif").fill("À refaire");
  const nothing = { remind: false, cancel: false, sign: false, seeTo: false };
  const canceled = aFollowed({ state: 6, waitsFor: null, endReason: "À refaire", can: nothing });
  network.gives(api.getAgencySignatureRequests, [canceled]);
  await button("Annuler la demande").click();
  await expect.element(page.getByText("La demande est annulée.")).toBeVisible();
  expect(network.callsOf(acts.cancelSignatureRequest).map(({ body }) => body)).toEqual([
    { id: "a".repeat(22), reason: "À refaire" },
  ]);
  await expect.element(main.getByRole("row").nth(1)).toHaveFocus();
  await expectOutline("a-request-is-cancelled-with-a-reason-2");
});

test("a request that a colleague cancelled meanwhile says so beside the reason that was typed, and is seen once that is given up (SIGN-62, AGUI-22)", async () => {
  const { network } = open([aFollowed()]);
  await button("Annuler GE-12").click();
  await page.getByLabelText("Motif").fill("À refaire");
  network.refuses(acts.cancelSignatureRequest, signatureRefusals.closed);
  const nothing = { remind: false, cancel: false, sign: false, seeTo: false };
  const canceled = aFollowed({ state: 6, waitsFor: null, endReason: "Déjà signé ailleurs", can: nothing });
  network.gives(api.getAgencySignatureRequests, [canceled]);
  await button("Annuler la demande").click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByText(signatureRefusals.closed.fr)).toBeVisible();
  await expect.element(page.getByLabelText("Motif")).toHaveValue("À refaire");
  await dialog.getByRole("button", { name: "Annuler", exact: true }).click();
  await expect.element(main.getByText(/Déjà signé ailleurs/)).toBeVisible();
});

test("whoever signs for the agency goes to the room (SIGN-27, SIGN-63)", async () => {
  open([aFollowed({ can: { remind: false, cancel: false, sign: true, seeTo: false } })]);
  await expect
    .element(main.getByRole("link", { name: /^Signer/ }))
    .toHaveAttribute("href", `/agence/signature/${"a".repeat(22)}`);
});

test("the state that is chosen stands in the address (SIGN-63, SPACE-19)", async () => {
  const app = open([]);
  await expect.element(main.getByText("Aucune demande de signature.")).toBeVisible();
  await main.getByLabelText("État").selectOptions("Refusé");
  await expect.poll(app.where).toBe("/agence/signatures?etat=refusee");
  await expect
    .poll(() => app.network.callsOf(api.getAgencySignatureRequests).map(({ query }) => query.toString()))
    .toContain("state=4");
  await expectOutline("the-state-that-is-chosen-stands-in");
});

test("a phone has cards (SIGN-63, AGUI-06)", async () => {
  onTestFinished(() => page.viewport(1280, 900));
  await page.viewport(360, 740);
  open([aFollowed()]);
  await expect.element(button(/^Relancer/)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(360);
  const [contract, person] = main
    .getByRole("rowheader")
    .getByRole("link")
    .elements()
    .map((link) => [...link.getClientRects()]);
  expect(person?.[0]?.top).toBeGreaterThanOrEqual(contract?.at(-1)?.bottom ?? Number.POSITIVE_INFINITY);
});
