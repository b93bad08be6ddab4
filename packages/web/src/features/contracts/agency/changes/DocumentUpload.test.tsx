import type { AgencyContract } from "@ribambelle/domain/contracts/agency/agencyContract";
import * as changes from "@ribambelle/domain/contracts/agency/contractChanges.agency.api";
import * as api from "@ribambelle/domain/contracts/agency/contracts.agency.api";
import { documentRefusals } from "@ribambelle/domain/documents/document.refusals";
import { agencyRefusals } from "@ribambelle/domain/kernel/office/agency.refusals";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { getMySecondFactor } from "@ribambelle/domain/secondFactor/secondFactor.api";
import { getAgencySignatureRequests } from "@ribambelle/domain/signatures/signatures.agency.api";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerCalls } from "../../../../testing/answers.ts";
import { openApp, serverSays } from "../../../../testing/openApp.tsx";
import { expectOutline } from "../../../../testing/outline/outline.ts";
import { anAgent } from "../../../../testing/people.ts";
import { aContract } from "../record/testContract.ts";

function open(given: Partial<AgencyContract>) {
  const network = answerCalls();
  network.gives(getMyInformation, anAgent());
  network.gives(getAgencySignatureRequests, []);
  network.gives({ ...api.getContract, path: "/Agency/Contracts/guard/12" as const }, aContract(given));
  network.gives(
    { ...api.getContractEvents, path: "/Agency/Contracts/guard/12/Events" as const },
    { items: [], next: null, previous: null, count: { value: 0, isCapped: false } },
  );
  network.gives(getMySecondFactor, { isOn: true, since: null, recoveryCodesLeft: 10, isRequired: true });
  network.gives(changes.addDocument, { documentId: "A".repeat(22) });
  serverSays({});
  return { network, ...openApp("/agence/contrats/garde/12") };
}
const main = page.getByRole("main");
const pdf = new File(["%PDF-1.7"], "contrat.pdf", { type: "application/pdf" });
const held: AgencyContract["documents"][number] = {
  id: "A".repeat(22),
  kind: "contract",
  byteCount: 240_000,
  addedAt: "2026-11-01T10:00:00.000Z",
  addedBy: null,
  isSigned: false,
  isSealed: false,
  can: { open: true, replace: true },
};

test("a PDF is added by its button, of the kind that its place says (AGCON-19)", async () => {
  const { network } = open({ state: 0 });
  await expect.element(main.getByLabelText(/^Ajouter\s: contrat$/)).toBeInTheDocument();
  const contract = { ...api.getContract, path: "/Agency/Contracts/guard/12" } as const;
  const read = network.callsOf(contract).length;
  await userEvent.upload(main.getByLabelText(/^Ajouter\s: contrat$/), pdf);
  await expect.poll(() => network.callsOf(changes.addDocument).length).toBe(1);
  const [sent] = network.callsOf(changes.addDocument);
  expect(sent?.body).toMatchObject({ kind: "guard", id: "12", documentKind: "contract", reason: "" });
  await expect.element(page.getByText("Le document est ajouté.")).toBeVisible();
  await expect.poll(() => network.callsOf(contract).length).toBeGreaterThan(read);
  // Or dropped where the page says so.
  const zone = main.getByText("ou déposez un PDF ici").first().element();
  const dropped = new DataTransfer();
  dropped.items.add(pdf);
  const dragged = (name: string) =>
    zone.dispatchEvent(new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer: dropped }));
  // Else the browser would open the file in the place of the page.
  expect(dragged("dragover")).toBe(false);
  expect(dragged("drop")).toBe(false);
  await expect.poll(() => network.callsOf(changes.addDocument).length).toBe(2);
});

test("what is refused is said beside the file, and it can be tried again (AGCON-19, AGCON-20)", async () => {
  const { network } = open({ state: 0 });
  network.refuses(changes.addDocument, documentRefusals.notPdf);
  await userEvent.upload(main.getByLabelText(/^Ajouter/), pdf);
  await expect.element(main.getByText("Ce fichier n’est pas un PDF.")).toBeVisible();
  // Put into the field within the page: sent there from the test, twenty megabytes take a minute on a busy machine.
  const give = (byteCount: number) => {
    const field = main.getByLabelText(/^Ajouter/).element() as HTMLInputElement;
    const given = new DataTransfer();
    given.items.add(new File([new Uint8Array(byteCount)], "lourd.pdf", { type: "application/pdf" }));
    field.files = given.files;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };
  give(20 * 1024 * 1024 + 1);
  await expect.element(main.getByText(/Le fichier dépasse 20\sMo\./)).toBeVisible();
  expect(network.callsOf(changes.addDocument)).toHaveLength(1);
  network.gives(changes.addDocument, { documentId: "A".repeat(22) });
  give(20 * 1024 * 1024);
  await expect.element(page.getByText("Le document est ajouté.")).toBeVisible();
  await expect.element(main.getByText(/Le fichier dépasse/)).not.toBeInTheDocument();
});

test("a sending is shown while it lasts, with what stops it (AGCON-19)", async () => {
  const { network } = open({ state: 0 });
  const { fail } = network.holds(changes.addDocument);
  await userEvent.upload(main.getByLabelText(/^Ajouter/), pdf);
  await expect.element(main.getByRole("status").getByText("Envoi de contrat.pdf…")).toBeVisible();
  await expect.element(main.getByRole("progressbar", { name: "Envoi de contrat.pdf…" })).toBeVisible();
  // The overlay of what takes long would be there by now, and take the press.
  await new Promise((done) => setTimeout(done, 600));
  await main.getByRole("button", { name: "Annuler l’envoi" }).click();
  fail(new DOMException("stopped", "AbortError"));
  await expect.element(main.getByLabelText(/^Ajouter/)).toBeInTheDocument();
  await expect.element(main.getByText(/^Envoi de/)).not.toBeInTheDocument();
  // What one stopped oneself is no failure.
  expect(main.element().querySelector("[data-kind=error]")).toBeNull();
});

test("the document of a signed contract is replaced with a reason, and the keyboard stays at it (AGCON-21, A11Y-02)", async () => {
  const { network } = open({ state: 9, documents: [{ ...held, isSigned: true }] });
  await userEvent.upload(main.getByLabelText("Remplacer le document «\u00a0contrat\u00a0»"), pdf);
  await expect
    .element(main.getByText("Ce contrat est signé\u00a0: l’ancien fichier reste dans l’historique."))
    .toBeVisible();
  await expect.element(main.getByText("Fichier choisi\u00a0: contrat.pdf")).toBeVisible();
  await expect
    .element(main.getByLabelText("Motif"))
    .toHaveAccessibleDescription(/^Seule l’agence lira ce motif\./);
  await main.getByLabelText("Motif").fill("Page de trop");
  main.getByRole("button", { name: "Abandonner" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(main.getByLabelText("Motif")).not.toBeInTheDocument();
  expect(network.callsOf(changes.addDocument)).toEqual([]);
  // The button went with the form; the next key is at the field of files again.
  await userEvent.keyboard("{Tab}");
  await expect.element(main.getByLabelText(/^Remplacer/)).toHaveFocus();
  await userEvent.upload(main.getByLabelText(/^Remplacer/), pdf);
  await main.getByLabelText("Motif").fill("Page manquante");
  await main.getByRole("button", { name: "Remplacer le document signé" }).click();
  await expect.poll(() => network.callsOf(changes.addDocument).length).toBe(1);
  expect(network.callsOf(changes.addDocument)[0]?.body).toMatchObject({ reason: "Page manquante" });
  await expect.element(page.getByText("Le document est ajouté.")).toBeVisible();
  // Another file has another reason.
  await userEvent.upload(main.getByLabelText(/^Remplacer/), pdf);
  await expect.element(main.getByLabelText("Motif")).toHaveValue("");
  await expectOutline("the-document-of-a-signed-contract-is");
});

test("what is asked for only once it is sent, since another contract was signed with it, is asked for beside the file (AGCON-21)", async () => {
  const { network } = open({ state: 0 });
  network.refuses(changes.addDocument, agencyRefusals.reasonUnfit);
  await userEvent.upload(main.getByLabelText(/^Ajouter/), pdf);
  await expect.element(main.getByText("Fichier choisi\u00a0: contrat.pdf")).toBeVisible();
  network.gives(changes.addDocument, { documentId: "A".repeat(22) });
  await main.getByLabelText("Motif").fill("Page manquante");
  await main.getByRole("button", { name: "Remplacer le document signé" }).click();
  await expect.element(page.getByText("Le document est ajouté.")).toBeVisible();
});

test("says before that another text takes back the request to sign, as a change of the hours does (AGCON-08)", async () => {
  open({ state: 2 });
  await expect
    .element(
      main.getByText(
        "La demande de signature sera retirée\u00a0: la famille devra signer la nouvelle version.",
      ),
    )
    .toBeVisible();
});

test("does not say so of a contract of the software, nor of one that is not waited for (AGCON-08)", async () => {
  for (const given of [{ state: 2, keeper: "software" as const }, { state: 0 }]) {
    const { unmount } = open(given);
    await expect.element(main.getByLabelText(/^Ajouter\s: contrat$/)).toBeInTheDocument();
    await expect.element(main.getByText(/^La demande de signature sera retirée/)).not.toBeInTheDocument();
    unmount();
  }
});

test("whoever may only read has neither button nor place to drop (AGUI-32)", async () => {
  open({
    state: 9,
    documents: [{ ...held, can: { open: false, replace: false } }],
    can: { update: false, addDocument: false, takesOver: false },
  });
  await expect.element(main.getByText("240\u00a0ko")).toBeVisible();
  await expect.element(main.getByLabelText(/^Remplacer/)).not.toBeInTheDocument();
  await expect.element(main.getByRole("link", { name: /^Contrat \(PDF/ })).not.toBeInTheDocument();
});
