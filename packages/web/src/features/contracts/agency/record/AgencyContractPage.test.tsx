import { search } from "@ribambelle/domain/agencyPeople/search.agency.api";
import type { AgencyContract, ContractEvent } from "@ribambelle/domain/contracts/agency/agencyContract";
import * as api from "@ribambelle/domain/contracts/agency/contracts.agency.api";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { getMySecondFactor } from "@ribambelle/domain/secondFactor/secondFactor.api";
import { signatureRefusals, unfitFile } from "@ribambelle/domain/signatures/signature.refusals";
import { openSignatureRequest } from "@ribambelle/domain/signatures/signatureActs.agency.api";
import { getAgencySignatureRequests } from "@ribambelle/domain/signatures/signatures.agency.api";
import { getStaffNames } from "@ribambelle/domain/staff/staff.agency.api";
import { staffOf } from "@ribambelle/domain/staff/staffOf";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "../../../../testing/answers.ts";

import { fieldsOf, toldBy } from "../../../../testing/forms/fieldsOf.ts";
import { openApp, serverSays } from "../../../../testing/openApp.tsx";
import { expectOutline } from "../../../../testing/outline/outline.ts";
import { anAgent } from "../../../../testing/people.ts";
import { aFollowed } from "../../../../testing/signing/followed.ts";
import { aContract } from "./testContract.ts";

const paths = { one: "/Agency/Contracts/guard/12", events: "/Agency/Contracts/guard/12/Events" } as const;

function open(
  contract: AgencyContract = aContract(),
  events: ContractEvent[] = [],
  user = anAgent(),
  path = "/agence/contrats/garde/12",
) {
  const network = answerCalls();
  network.gives(getMyInformation, user);
  network.gives(getAgencySignatureRequests, []);
  network.gives(getStaffNames, []);
  network.does({ ...api.getContract, path: paths.one }, async () =>
    Response.json(contract, { headers: { ETag: '"3"' } }),
  );
  network.gives(
    { ...api.getContractEvents, path: paths.events },
    { items: events, next: null, previous: null, count: { value: events.length, isCapped: false } },
  );
  // Who may replace what was signed has to prove it.
  network.gives(getMySecondFactor, { isOn: true, since: null, recoveryCodesLeft: 10, isRequired: true });
  network.gives(api.getContracts, {
    ...{ items: [{ ...contract, documents: [] }], next: null, previous: null },
    count: { value: 1, isCapped: false },
  });
  serverSays({});
  return { network, ...openApp(path) };
}
const main = page.getByRole("main");
const text = (name: string) =>
  main.getByRole("region", { name }).element().textContent?.replaceAll("\u00a0", " ") ?? "";

test("says in one sentence what it is and whose, and since when it waits (AGCON-04, AGCON-15)", async () => {
  open(
    aContract({
      askedAt: "2026-11-10T10:00:00.000Z",
      signBy: "2026-12-10",
      reminders: 2,
      lastRemindedAt: "2026-11-18T10:00:00.000Z",
    }),
  );
  await expect.element(main.getByRole("heading", { level: 1 })).toHaveTextContent("Contrat GE-1-2");
  await expect
    .element(main.getByText("Contrat de garde de la famille Ana Roy, qui attend une signature."))
    .toBeVisible();
  await expect
    .element(
      main.getByText(
        "Demandée le 10 novembre 2026, relancée 2 fois, la dernière le 18 novembre 2026. À signer avant le 10 décembre 2026.",
      ),
    )
    .toBeVisible();
  await expect
    .element(main.getByRole("link", { name: "Contrats" }))
    .toHaveAttribute("href", "/agence/contrats?genre=garde");
});

test("says that its sending is planned where a day was chosen, and ready where none was (AGCON-04)", async () => {
  const { unmount } = open(aContract({ state: 1, scheduledFor: "2026-12-03" }));
  await expect.element(main.getByText(/, dont l’envoi est programmé\.$/)).toBeVisible();
  unmount();
  open(aContract({ state: 1, scheduledFor: null }));
  await expect.element(main.getByText(/, prêt à envoyer\.$/)).toBeVisible();
});

test("shows what it says, its documents, and the others of its base reference in time (AGCON-04)", async () => {
  open(
    aContract({
      childrenCount: 2,
      placements: [{ userId: 9, displayName: "Ida Abel" }],
      documents: [
        {
          id: "A".repeat(22),
          kind: "contract",
          byteCount: 240_000,
          addedAt: "2026-11-01T10:00:00.000Z",
          addedBy: { userId: 1, displayName: "Anne Roy" },
          isSigned: false,
          isSealed: false,
          can: { open: true, replace: true },
        },
      ],
    }),
  );
  await expect
    .element(main.getByRole("link", { name: "Ida Abel" }))
    .toHaveAttribute("href", "/agence/personnes/9");
  expect(text("Le contrat")).toBe(
    "Le contratFamilleAna RoyTypeGarde partagée, standardPériodeDu 01/12/2026 au 31/08/2027" +
      "Heures par mois86,5Enfants2Plus jeune enfant–IntervenantsIda AbelContrat d’origineGE-1" +
      "Lien de signature–Signé le–Tenu dansLe portail",
  );
  expect(text("Contrats liés")).toBe(
    "Contrats liésGE-1Du 01/01/2026 au 30/11/2026En coursGE-1-2 (celui-ci)Du 01/12/2026 au 31/08/2027En attente de signature",
  );
  expect(text("Documents")).toContain("240 ko");
  expect(text("Documents")).toContain("Ajouté le 1er novembre 2026 par Anne Roy");
  await expect
    .element(main.getByRole("link", { name: /^Contrat \(PDF/ }))
    .toHaveAttribute("href", `/api/v1/Agency/Document/${"A".repeat(22)}`);
  expect(text("Contrats liés")).toContain("GE-1-2 (celui-ci)");
  await expect
    .element(main.getByRole("link", { name: "GE-1", exact: true }))
    .toHaveAttribute("href", "/agence/contrats/garde/11");
});

test("tells its history in sentences, the newest first (AGCON-28)", async () => {
  const by = { userId: 1, displayName: "Anne Roy" };
  const event = (id: number, given: Partial<ContractEvent>): ContractEvent => ({
    id,
    at: "2020-11-10T10:00:00.000Z",
    act: "change",
    fromState: 0,
    toState: 0,
    changes: null,
    reason: null,
    by,
    source: "page",
    ...given,
  });
  open(aContract(), [
    event(6, { act: "cancel", fromState: 2, toState: 8, reason: "Doublon du dossier" }),
    event(5, {
      act: "ask",
      toState: 2,
      changes: [{ field: "signBy", from: null, to: "2020-12-10" }],
    }),
    event(4, { changes: [{ field: "monthlyHours", from: 40, to: 60 }] }),
    event(3, {
      source: "import",
      by: null,
      toState: 2,
      changes: [{ field: "signatureUrl", from: null, to: null }],
    }),
    event(2, { act: "start", source: "job", by: null }),
    event(10, { act: "unschedule", fromState: 1, toState: 0 }),
    event(9, {
      act: "completeSigning",
      fromState: 2,
      toState: 3,
      changes: [{ field: "signedOn", from: null, to: "2020-11-12" }],
    }),
    event(11, { act: "sign-in-turn", fromState: 2, toState: 2 }),
    event(8, { act: "refuseSigning", fromState: 2, toState: 6 }),
    event(7, { act: "renounce", fromState: 3, toState: 8 }),
    event(1, { act: "take-over", changes: [{ field: "formerId", from: "F".repeat(22), to: null }] }),
  ]);
  await expect
    .element(main.getByRole("link", { name: "Ouvrir le document remplacé (PDF, nouvel onglet)" }))
    .toHaveAttribute("href", `/api/v1/Agency/Document/${"F".repeat(22)}`);
  await expect.element(main.getByText(/a annulé le contrat/)).toBeVisible();
  const lines = main
    .getByRole("region", { name: "Historique" })
    .getByRole("listitem")
    .elements()
    .map((line) => line.textContent?.replaceAll("\u00a0", " ").replace(/^.* : (?=Anne|Un|Le)/, ""));
  expect(lines).toEqual([
    "Anne Roy a annulé le contrat.Motif : Doublon du dossier",
    "Anne Roy a demandé la signature (à signer avant le 10 décembre 2020).",
    "Anne Roy a modifié le contrat.heures par mois : 40 → 60",
    "Un import a modifié le contrat (état : Brouillon → En attente de signature).lien de signature",
    "Le portail a démarré le contrat.",
    "Anne Roy a annulé l’envoi.",
    "Anne Roy a signé sur le portail le 12 novembre 2020 : le contrat est signé.",
    "Anne Roy a signé sur le portail.",
    "Anne Roy a refusé de signer sur le portail.",
    "Anne Roy a renoncé au contrat, dans le délai de rétractation.",
    "Anne Roy a pris ce contrat dans le portail : les imports ne le changent plus.Ouvrir le document remplacé (PDF, nouvel onglet)",
  ]);
  await expectOutline("tells-its-history-in-sentences-the-newest");
});

test("asks again for a history that could not be read (AGCON-28, AGUI-14)", async () => {
  const { network } = open();
  const events = { ...api.getContractEvents, path: paths.events };
  network.refuses(events, commonRefusals.internal);
  const history = main.getByRole("region", { name: "Historique" });
  await expect.element(history.getByRole("alert")).toBeVisible();
  network.gives(events, { items: [], next: null, previous: null, count: { value: 0, isCapped: false } });
  await history.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(history.getByText(/^L’historique commence avec le portail/)).toBeVisible();
  await expect.element(history.getByRole("alert")).not.toBeInTheDocument();
});

test("tells all of a contract that ended, and which papers are due to a babysitter (AGCON-04, AGCON-17)", async () => {
  const held = { ...contractFile, kind: "certificate" as const, can: { open: false, replace: false } };
  const sealed = { ...contractFile, id: "S".repeat(22), isSealed: true, can: held.can };
  const whole = aContract({
    ...{
      kind: "babysitter",
      state: 7,
      startDate: null,
      endDate: null,
      person: { userId: 9, displayName: "" },
    },
    ...{
      duration: 1,
      hourlyVolume: 2,
      type: 2,
      monthlyHours: null,
      signedOn: "2026-01-05",
      keeper: "software",
    },
    ...{ endReason: "other", endWords: "Part à l’étranger", signatureUrl: "https://signer.example/9" },
    ...{
      createdBy: { userId: 1, displayName: "Anne Roy" },
      baseReference: "GE-1-2",
      documents: [held, sealed],
    },
    can: { update: false, addDocument: false, takesOver: false },
  });
  const { network } = open(undefined, [], anAgent(), "/agence/contrats/intervenant/12");
  network.otherReadsFail();
  network.does({ ...api.getContract, path: "/Agency/Contracts/babysitter/12" }, async () =>
    Response.json(whole, { headers: { ETag: '"3"' } }),
  );
  const lead = "Contrat de travail d’un intervenant dont le compte est supprimé, terminé.";
  await expect.element(main.getByText(lead)).toBeVisible();
  expect(
    [...main.getByRole("region", { name: "Le contrat" }).element().querySelectorAll("dt")].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]),
  ).toEqual([
    ["Intervenant", "Compte supprimé"],
    ["Type", "Tuteur"],
    ["Période", "Dates à préciser"],
    ["Heures par mois", "–"],
    ["Durée", "Durée déterminée (CDD)"],
    ["Volume horaire", "Temps partiel modulé"],
    ["Lien de signature", "https://signer.example/9"],
    ["Signé le", "5 janvier 2026"],
    ["Raison de la fin", "Autre (Part à l’étranger)"],
    ["Tenu dans", "Votre logiciel, par les imports"],
    ["Créé par", "Anne Roy"],
  ]);
  expect(text("Documents")).toMatch(/Ajouté le 1er novembre 2026 par un import/);
  expect(text("Documents")).toMatch(/Scellé le 1er novembre 2026 par le portail, une fois signé/);
  expect(text("Documents")).toMatch(/À remettre à la fin du contrat : attestation employeur$/i);
  await expect
    .element(main.getByRole("region", { name: "Documents" }).getByRole("link"))
    .not.toBeInTheDocument();
  await expect
    .element(main.getByRole("link", { name: "Contrats" }))
    .toHaveAttribute("href", "/agence/contrats?genre=intervenant");
  await expectOutline("tells-all-of-a-contract-that-ended");
});

test("leads with what one most likely came for, as the contract stands (AGCON-04)", async () => {
  const acts = (["start", "ask", "reopen", "repair", "cancel"] as const).map((name) => ({
    ...{ name, isPossible: true, missing: [] },
  }));
  for (const [state, label, also] of [
    [1, "Demander la signature", "La demande de signature partira le 3 décembre 2026."],
    [3, "Démarrer", /^Contrat de garde de la famille Ana Roy, signé, à partir du 1er décembre 2026\.$/],
    [5, "Demander la signature", /dont le délai de signature est passé\.$/],
    [6, "Reprendre en brouillon", /, refusé\.$/],
    [8, "Reprendre en brouillon", /, annulé\.$/],
    [9, "Modifier", "Ce contrat sera rompu avant le terme le 4 juin 2027."],
    [99, "Réparer", /, en erreur\.$/],
  ] as const) {
    const days = { scheduledFor: "2026-12-03", terminatesOn: "2027-06-04" };
    const { unmount } = open(aContract({ state, acts, ...days }));
    const buttons = main.getByRole("region", { name: /^Que faire/ }).getByRole("button");
    await expect.element(buttons.first()).toHaveTextContent(label);
    await expect.element(main.getByText(also)).toBeVisible();
    // Where it can be sent to be signed, it can be signed on the portal.
    expect(signing().elements()).toHaveLength(state === 1 || state === 5 ? 1 : 0);
    unmount();
  }
});

const signing = () => main.getByRole("region", { name: "Signature sur le portail" });
const contractFile = {
  id: "A".repeat(22),
  kind: "contract",
  byteCount: 240_000,
  addedAt: "2026-11-01T10:00:00.000Z",
  addedBy: null,
  isSigned: false,
  isSealed: false,
  can: { open: true, replace: true },
} as const;

test("a contract with its document is opened for signing on the portal, with what its signers are told, and once (SIGN-27, SIGN-62)", async () => {
  const { network } = open(aContract({ state: 0, documents: [contractFile] }));
  network.refuses(openSignatureRequest, unfitFile("encrypted"));
  await page.getByRole("button", { name: "Faire signer sur le portail" }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByText(/^Un e-mail part à Ana Roy/)).toBeVisible();
  await expect.element(dialog.getByLabelText("Le contrat est conclu à distance")).toBeChecked();
  await dialog.getByLabelText(/^À signer avant le/).fill("22122099");
  await dialog.getByLabelText(/^Prix, en mots/).fill("27 € de l’heure");
  await dialog.getByRole("button", { name: "Faire signer sur le portail" }).click();
  await expect
    .element(dialog.getByText("Ce PDF ne peut pas être signé\u00a0: il est protégé par un mot de passe."))
    .toBeVisible();
  network.gives(openSignatureRequest, { id: "B".repeat(22) });
  await expectOutline("a-contract-with-its-document-is-opened");
  await dialog.getByRole("button", { name: "Faire signer sur le portail" }).click();
  await expect.element(page.getByText(/^La demande de signature est ouverte\./)).toBeVisible();
  const sent = network.callsOf(openSignatureRequest).at(-1);
  expect(sent?.headers.get("idempotency-key")).toMatch(/^[\da-f-]{36}$/);
  expect(sent?.body).toEqual({
    kind: "guard",
    id: 12,
    secondSignerId: null,
    lastDay: "2099-12-22",
    isDistance: true,
    serviceStart: null,
    price: "27 € de l’heure",
    duration: null,
    agencySignerId: null,
  });
});

test("a request to sign says that the colleagues who may sign for the agency did not come, and asks for them again (SIGN-27, AGUI-14)", async () => {
  const { network } = open(aContract({ state: 2, documents: [contractFile] }));
  network.refuses(getStaffNames, commonRefusals.internal);
  await page.getByRole("button", { name: "Faire signer sur le portail" }).click();
  const dialog = page.getByRole("dialog");
  const unread = dialog.getByText("Les noms entre lesquels choisir n’ont pas pu être lus.");
  await expect.element(unread).toBeVisible();
  network.gives(getStaffNames, [
    { userId: 3, displayName: "Luc Petit", functions: ["coordinator"], isEnded: false },
  ]);
  await dialog.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(unread).not.toBeInTheDocument();
  await dialog.getByRole("combobox", { name: "Qui signe pour l’agence" }).selectOptions("Luc Petit");
});

test("a request to sign says who else signs, what is said of the service, and who signs for the agency (SIGN-27, SIGN-62, A11Y-02)", async () => {
  const { network } = open(aContract({ state: 2, documents: [contractFile] }));
  network.gives(openSignatureRequest, { id: "B".repeat(22) });
  const found = (userId: number, displayName: string, role: "Parent" | "BabySitter") => ({
    ...{ userId, displayName, role, reference: `R-${userId}`, city: null, state: "active" as const },
    ...{ matched: "name" as const, matchedText: displayName },
  });
  network.gives(search, {
    people: [found(8, "Ida Roy", "Parent"), found(9, "Ida Abel", "BabySitter")],
    ...{ contracts: [], isPartial: false },
  });
  const colleague = (userId: number, displayName: string, does: StaffFunction) => ({
    ...{ userId, displayName, functions: [does], isEnded: false },
  });
  network.gives(getStaffNames, [
    colleague(3, "Luc Petit", "coordinator"),
    colleague(4, "Rose Ray", "recruiter"),
  ]);
  await page.getByRole("button", { name: "Faire signer sur le portail" }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog).toBeVisible();
  await expect
    .poll(() => toldBy(dialog))
    .toContain(
      "Faire signer sur le portail : contrat GE-1-2Un e-mail part à Ana Roy, avec le lien pour lire et signer." +
        "Le document du contrat ne pourra plus changer sans une nouvelle demande.",
    );
  await expect
    .poll(() => fieldsOf(dialog))
    .toEqual([
      "Second parent (facultatif):  | Il signe après le premier, avec son propre compte.",
      "À signer avant le (facultatif):  | Laissez vide pour le délai habituel de l’agence.",
      "Le contrat est conclu à distance: on | Décochez si la famille signe dans vos locaux : elle n’a alors pas de délai de rétractation.",
      "Début du service (facultatif):  | Laissez vide pour le début du contrat.",
      "Prix, en mots (facultatif):  | Par exemple : 27,50 € de l’heure, TVA comprise.",
      "Durée et engagement, en mots (facultatif):  | Par exemple : jusqu’au 31 août 2027, sans durée minimale.",
      "Qui signe pour l’agence: [Personne : le cachet de l’agence suffit], Luc Petit | required",
    ]);
  await dialog.getByRole("combobox", { name: /^Second parent/ }).fill("ida");
  await expect.element(page.getByRole("option", { name: /Abel/ })).not.toBeInTheDocument();
  await page.getByRole("option", { name: "Ida Roy (R-8)" }).click();
  await dialog.getByLabelText("Le contrat est conclu à distance").click();
  await dialog.getByLabelText(/^Début du service/).fill("04012027");
  await dialog.getByLabelText("Durée et engagement, en mots (facultatif)").fill("Jusqu’au 31 août 2027");
  await expect
    .element(dialog.getByLabelText("Prix, en mots (facultatif)"))
    .toHaveAttribute("maxlength", "120");
  const signer = dialog.getByRole("combobox", { name: "Qui signe pour l’agence" });
  await expect.element(signer).toHaveValue("0");
  const offered = (signer.element() as HTMLSelectElement).options;
  expect([...offered].map(({ text }) => text)).toEqual([
    "Personne\u00a0: le cachet de l’agence suffit",
    "Luc Petit",
  ]);
  await signer.selectOptions("Luc Petit");
  await dialog.getByLabelText(/^À signer avant le/).fill("2212");
  await expectOutline("a-request-to-sign-says-who-else");
  await dialog.getByRole("button", { name: "Faire signer sur le portail" }).click();
  await expect.element(dialog.getByLabelText(/^À signer avant le/)).toHaveFocus();
  await expect.element(dialog.getByLabelText(/^À signer avant le/)).toBeInvalid();
  expect(network.callsOf(openSignatureRequest)).toEqual([]);
  await dialog.getByLabelText(/^À signer avant le/).fill("");
  network.gives(getAgencySignatureRequests, [aFollowed()]);
  await dialog.getByRole("button", { name: "Faire signer sur le portail" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  // What it began is seen at once, and the keyboard goes on from there.
  await expect.element(signing().getByText(/^Attend la signature d’Ana Roy/)).toBeVisible();
  await expect.element(signing().getByRole("heading")).toHaveFocus();
  expect(network.callsOf(openSignatureRequest).map(({ body }) => body)).toEqual([
    {
      ...{ kind: "guard", id: 12, secondSignerId: 8, lastDay: null, isDistance: false },
      ...{ serviceStart: "2027-01-04", price: null, duration: "Jusqu’au 31 août 2027", agencySignerId: 3 },
    },
  ]);
  await expectOutline("a-request-to-sign-says-who-else-2");
});

test("a request to sign that a colleague opened first is refused in its dialog, which stays while it is read who signs (SIGN-62)", async () => {
  const whole = aContract({ state: 0, documents: [contractFile] });
  const { network } = open(whole);
  network.refuses(openSignatureRequest, signatureRefusals.alreadyOpen);
  await page.getByRole("button", { name: "Faire signer sur le portail" }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByLabelText("Le contrat est conclu à distance")).toBeChecked();
  network.does({ ...api.getContract, path: paths.one }, async () =>
    Response.json({ ...whole, state: 2 }, { headers: { ETag: '"4"' } }),
  );
  network.waits(getAgencySignatureRequests);
  await dialog.getByRole("button", { name: "Faire signer sur le portail" }).click();
  await expect.element(main.getByText(/, qui attend une signature\.$/)).toBeInTheDocument();
  await expect
    .element(dialog.getByText("Ce contrat a déjà une demande de signature en cours."))
    .toBeVisible();
});

test("the contract of a babysitter is opened for signing without what a family alone is told (SIGN-61, SIGN-62)", async () => {
  const whole = { ...aContract({ state: 0, documents: [contractFile] }), kind: "babysitter" as const };
  const { network } = open(undefined, [], anAgent(), "/agence/contrats/intervenant/12");
  network.otherReadsFail();
  network.does({ ...api.getContract, path: "/Agency/Contracts/babysitter/12" }, async () =>
    Response.json(whole, { headers: { ETag: '"3"' } }),
  );
  network.gives(getStaffNames, [
    { userId: 4, displayName: "Rose Ray", functions: ["recruiter"], isEnded: false },
  ]);
  await page.getByRole("button", { name: "Faire signer sur le portail" }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByLabelText(/^Durée et engagement/)).toBeVisible();
  for (const label of [/^Second parent/, /^Le contrat est conclu/, /^Début du service/, /^Prix/])
    await expect.element(dialog.getByLabelText(label)).not.toBeInTheDocument();
  await expect.element(dialog.getByRole("option", { name: "Rose Ray" })).toBeInTheDocument();
});

test("a contract without its document, one that is signed already, and a reader find no way to have it signed (SIGN-37, SIGN-62)", async () => {
  const first = open(aContract({ state: 0 }));
  await expect.element(signing().getByText(/^Ajoutez d’abord le contrat en PDF/)).toBeVisible();
  first.unmount();
  const second = open(aContract({ state: 9, documents: [contractFile] }));
  await expect.element(main.getByRole("heading", { name: "Documents" })).toBeVisible();
  await expect.element(signing()).not.toBeInTheDocument();
  second.unmount();
  open(aContract({ state: 0, documents: [contractFile] }), [], anAgent({ staff: staffOf(["reader"]) }));
  await expect.element(main.getByRole("heading", { name: "Documents" })).toBeVisible();
  await expect.element(signing()).not.toBeInTheDocument();
});

test("a contract that is signed on the portal says for whom it waits (SIGN-63)", async () => {
  const { network } = open(aContract({ documents: [contractFile] }));
  network.gives(getAgencySignatureRequests, [aFollowed()]);
  await expect
    .element(signing().getByText(/^Attend la signature d’Ana Roy depuis le 12 novembre 2026\./))
    .toBeVisible();
  await expect
    .element(signing().getByRole("link", { name: "Suivre les signatures" }))
    .toHaveAttribute("href", "/agence/signatures?etat=ouverte");
});

test("takes the focus with its name when one arrives, also once it has come (AGUI-04)", async () => {
  const contract = aContract({ acts: [{ name: "remind", isPossible: true, missing: [] }] });
  const { network } = open(contract, [], anAgent(), "/agence/contrats");
  const arrival = Promise.withResolvers<void>();
  network.does({ ...api.getContract, path: paths.one }, async () => {
    await arrival.promise;
    return Response.json(contract, { headers: { ETag: '"3"' } });
  });
  await main.getByRole("link", { name: "GE-1-2" }).first().click();
  await expect.element(main.getByRole("heading", { level: 1, name: "Contrat", exact: true })).toHaveFocus();
  arrival.resolve();
  await expect.element(main.getByRole("button", { name: "Relancer" })).toBeVisible();
  await expect.element(main.getByRole("heading", { name: "Contrat GE-1-2" })).toHaveFocus();
});

test("a contract that could not be read says so, since nothing was done, and is asked for again (AGCON-04, AGUI-14)", async () => {
  const { network } = open();
  network.refuses({ ...api.getContract, path: paths.one }, commonRefusals.internal);
  const alert = main.getByRole("alert");
  await expect.element(alert.getByText("Cette fiche n’a pas pu être lue.", { exact: true })).toBeVisible();
  network.does({ ...api.getContract, path: paths.one }, async () =>
    Response.json(aContract(), { headers: { ETag: '"3"' } }),
  );
  await alert.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(main.getByRole("heading", { level: 1 })).toHaveTextContent("Contrat GE-1-2");
});

test("a contract that one may not read is not there (AGUI-01, AGUI-30)", async () => {
  const { network } = open();
  network.refuses({ ...api.getContract, path: paths.one }, commonRefusals.notFound);
  await expect
    .element(main.getByRole("heading", { level: 1 }))
    .toHaveTextContent("La page que vous souhaitez consulter est introuvable.");
  await expect.element(main.getByText("Ce contrat est introuvable.")).toBeVisible();
  await expect
    .element(main.getByRole("link", { name: "Revenir à l’accueil" }))
    .toHaveAttribute("href", "/agence");
  await expect.poll(() => document.title).toBe("Page introuvable – Agence");
});
