import type { AgencyContract } from "@ribambelle/domain/contracts/agency/agencyContract";
import * as changes from "@ribambelle/domain/contracts/agency/contractChanges.agency.api";
import * as api from "@ribambelle/domain/contracts/agency/contracts.agency.api";
import { agencyContractRefusals } from "@ribambelle/domain/contracts/agency/contracts.refusals";
import { contractRefusals } from "@ribambelle/domain/contracts/contract.refusals";
import { plainDay } from "@ribambelle/domain/kernel/day";
import { agencyRefusals } from "@ribambelle/domain/kernel/office/agency.refusals";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { getMySecondFactor } from "@ribambelle/domain/secondFactor/secondFactor.api";
import { getAgencySignatureRequests } from "@ribambelle/domain/signatures/signatures.agency.api";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { setLocale } from "../../../../client/locale.tsx";
import { today } from "../../../../client/today.ts";
import { answerCalls } from "../../../../testing/answers.ts";
import { fieldsOf, toldBy } from "../../../../testing/forms/fieldsOf.ts";
import { openApp, serverSays } from "../../../../testing/openApp.tsx";
import { expectOutline } from "../../../../testing/outline/outline.ts";
import { anAgent } from "../../../../testing/people.ts";
import { aContract } from "../record/testContract.ts";

const paths = { one: "/Agency/Contracts/guard/12", events: "/Agency/Contracts/guard/12/Events" } as const;
const act = (
  name: AgencyContract["acts"][number]["name"],
  missing: AgencyContract["acts"][number]["missing"] = [],
) => ({
  name,
  isPossible: missing.length === 0,
  missing,
});

function open(given: Partial<AgencyContract>) {
  const network = answerCalls();
  network.gives(getMyInformation, anAgent());
  network.gives(getAgencySignatureRequests, []);
  const kept = { contract: aContract(given), version: 3 };
  network.does({ ...api.getContract, path: paths.one }, async () =>
    Response.json(kept.contract, { headers: { ETag: `"${kept.version}"` } }),
  );
  network.gives(
    { ...api.getContractEvents, path: paths.events },
    { items: [], next: null, previous: null, count: { value: 0, isCapped: false } },
  );
  network.gives(getMySecondFactor, { isOn: true, since: null, recoveryCodesLeft: 10, isRequired: true });
  network.gives(changes.moveContract, { state: 2 });
  network.gives(changes.updateContract, {});
  serverSays({});
  return { network, kept, ...openApp("/agence/contrats/garde/12") };
}
const main = page.getByRole("main");
const dialog = page.getByRole("dialog");
const button = (name: string) => main.getByRole("button", { name, exact: true });
const submit = (name: string) => dialog.getByRole("button", { name, exact: true });

test("shows what may be done, the main act first, and sends it from the version that is shown (AGCON-04, AGCON-12)", async () => {
  const { network } = open({ state: 0, acts: [act("schedule"), act("ask"), act("cancel")] });
  await expect.element(button("Demander la signature")).toBeVisible();
  const names = main
    .getByRole("region", { name: /^Que faire/ })
    .getByRole("button")
    .elements();
  expect(names.map((one) => one.textContent)).toEqual([
    "Demander la signature",
    "Modifier",
    "Programmer l’envoi",
    "Annuler",
  ]);
  await button("Demander la signature").click();
  await submit("Demander la signature").click();
  await expect.element(dialog).not.toBeInTheDocument();
  const [sent] = network.callsOf(changes.moveContract);
  expect(sent?.headers.get("if-match")).toBe('"3"');
  expect(sent?.body).toEqual({
    kind: "guard",
    id: 12,
    act: "ask",
    takeOver: false,
    reason: "",
    day: null,
    signBy: null,
    endReason: null,
    state: null,
  });
});

test("each act says what it does, to whom it writes, and asks for what it needs alone (AGCON-12, AGCON-13, AGCON-17, AGUI-25)", async () => {
  const why = "Motif:  | required | Seule l’agence lira ce motif. De 5 à 200 caractères.";
  const about = "required | Jour, mois et année, par exemple 01/09/2026";
  const now = today().split("-").reverse().join("/");
  const lastDay = [
    `Dernier jour: ${now} | ${about}`,
    "Raison de la fin: [Choisir…], Fin prévue, Déménagement, Plus de besoin, Changement de situation, Autre organisme, Insatisfaction, Autre | required",
  ];
  const [day, reason = ""] = lastDay;
  // An early end is no planned one.
  const early = [day, reason.replace("Fin prévue, ", "")];
  const states =
    "[Choisir…], Brouillon, En attente de signature, Signé, Rupture anticipée, Expiré, Refusé, Terminé, Annulé, En cours | required";
  const acts = [
    ["remind", "Relancer", "Au plus une relance en 24 heures, cinq en tout.", "attend votre signature", []],
    [
      ...([
        "schedule",
        "Programmer l’envoi",
        "La demande de signature part à 7 h ce jour-là.",
        null,
      ] as const),
      [`Jour de l’envoi:  | ${about}`],
    ],
    ["unschedule", "Annuler l’envoi", "Le contrat revient en brouillon.", null, []],
    [
      ...(["ask", "Demander la signature"] as const),
      ...(["La personne peut signer dès maintenant dans son espace.", "Un contrat à signer"] as const),
      ["À signer avant le (facultatif):  | Laissez vide pour le délai habituel de l’agence."],
    ],
    ["withdraw", "Retirer la demande", "Le contrat revient en brouillon.", "n’est plus à signer", [why]],
    [
      ...(["sign", "Enregistrer la signature", "Le contrat devient signé.", "GE-1-2 est signé"] as const),
      [`Signé le: ${now} | ${about}`],
    ],
    ["decline", "Enregistrer le refus", "Écrivez ce que la personne a dit.", null, [why]],
    ["expire", "Laisser expirer", "", null, []],
    ["start", "Démarrer", "Le contrat devient en cours.", null, []],
    ["end", "Terminer", "Le contrat est terminé dès maintenant.", "GE-1-2 se termine le", lastDay],
    ["terminate", "Rompre avant le terme", "L’état change ce jour-là.", "GE-1-2 se termine le", early],
    ["cancel", "Annuler", "Le contrat n’aura pas lieu.", "GE-1-2 est annulé", [why]],
    ["reopen", "Reprendre en brouillon", "Il peut de nouveau être modifié et envoyé.", null, []],
    ["fail", "Signaler une erreur", "La personne lit « En erreur ».", null, [why]],
    ["repair", "Réparer", "", null, [`État du contrat: ${states}`, why]],
  ] as const;
  open({ state: 2, acts: acts.map(([name]) => act(name)) });
  for (const [name, label, says, letter, asked] of acts) {
    await button(label).click();
    await expect.element(dialog).toBeVisible();
    const whole = toldBy(dialog);
    const writes = letter ? "Un courrier part à Ana Roy (ana@example.fr)." : "Aucun courrier ne part.";
    expect(whole).toContain(`${label} : contrat GE-1-2${says}${writes}`);
    if (letter) expect(whole).toContain(letter);
    expect(whole).toMatch(new RegExp(`Annuler${name === "cancel" ? "Annuler le contrat" : label}$`));
    await expect.poll(() => fieldsOf(dialog)).toEqual(asked);
    await submit("Annuler").click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button(label)).toHaveFocus();
  }
  await expectOutline("each-act-says-what-it-does-to");
});

test("says before to whom it writes, and what; an address that refuses is said there (AGCON-13)", async () => {
  open({ state: 2, acts: [act("remind"), act("decline")], isAddressRefused: true });
  await button("Relancer").click();
  await expect.element(dialog.getByText("Un courrier part à Ana Roy (ana@example.fr).")).toBeVisible();
  await expect.element(dialog.getByText(/Cette adresse refuse nos courriers/)).toBeVisible();
  await expect.element(dialog.getByText("Votre contrat GE-1-2 attend votre signature")).toBeVisible();
  await expect.element(dialog.getByText(/^Votre contrat GE-1-2 n’est pas encore signé/)).toBeVisible();
  const rest = dialog.getByText("Connectez-vous à votre espace\u00a0: la signature s’y ouvre.");
  await expect.element(rest).not.toBeVisible();
  await dialog.getByText("Voir le courrier").click();
  await expect.element(rest).toBeVisible();
  await submit("Annuler").click();
  await button("Enregistrer le refus").click();
  await expect.element(dialog.getByText("Aucun courrier ne part.")).toBeVisible();
  await submit("Enregistrer le refus").click();
  await expect.element(dialog.getByText("Le motif compte de 5 à 200 caractères.")).toBeVisible();
});

test("each act opens in English, with its sentences (AGCON-12, AGUI-05)", async () => {
  onTestFinished(() => setLocale("fr"));
  setLocale("en");
  open({ state: 2, acts: [act("remind"), act("withdraw")] });
  await button("Remind").click();
  await expect
    .element(dialog.getByText("At most one reminder every 24 hours, and five in all."))
    .toBeVisible();
  await submit("Cancel").click();
  await button("Withdraw the request").click();
  await expect.element(dialog.getByText("The contract is a draft again.")).toBeVisible();
});

test("does not offer to have a contract signed here before it knows whether somebody already signs it (SIGN-62)", async () => {
  const { network } = open({ state: 2 });
  const { promise: isAsked, resolve: answerNow } = Promise.withResolvers<void>();
  network.does(getAgencySignatureRequests, async () => {
    await isAsked;
    return Response.json([]);
  });
  await expect.element(button("Modifier")).toBeVisible();
  const signing = main.getByRole("region", { name: "Signature sur le portail" });
  const offer = signing.getByText(/^Les signataires lisent le contrat/);
  // Its place is there from the first: nothing below it jumps.
  await expect.element(signing.getByRole("status")).toBeInTheDocument();
  expect(offer.elements()).toEqual([]);
  answerNow();
  await expect.element(offer).toBeVisible();
});

test("says that it could not be read whether somebody signs a contract here, and reads it again (SIGN-62, AGUI-14)", async () => {
  const { network } = open({ state: 2 });
  network.does(getAgencySignatureRequests, async () =>
    Response.json({ message: "", code: "x", requestId: "r" }, { status: 500 }),
  );
  const signing = main.getByRole("region", { name: "Signature sur le portail" });
  await expect.element(signing.getByText("Cette partie n’a pas pu être lue.")).toBeVisible();
  network.gives(getAgencySignatureRequests, []);
  await signing.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(signing.getByText(/^Les signataires lisent le contrat/)).toBeVisible();
});

test("writes nothing to somebody without an address, which is said before (AGCON-13)", async () => {
  open({ state: 2, writtenTo: null, acts: [act("withdraw")] });
  await button("Retirer la demande").click();
  await expect
    .element(dialog.getByText("Aucun courrier ne part\u00a0: Ana Roy n’a pas d’adresse e-mail."))
    .toBeVisible();
  await expect.element(dialog.getByText("Voir le courrier")).not.toBeInTheDocument();
});

test("an act that is not possible yet is not offered, and says what is missing (AGCON-04)", async () => {
  open({ state: 0, acts: [act("ask", ["document", "signature-url"]), act("cancel")] });
  await main
    .getByRole("region", { name: "Que faire ?" })
    .getByText(/Pourquoi/)
    .click();
  for (const missing of ["Il manque le document du contrat.", "Il manque le lien de signature."])
    await expect.element(main.getByText(missing)).toBeVisible();
  await expect.element(button("Demander la signature")).not.toBeInTheDocument();
});

test("an end asks its day and reason, and for words where that is another (AGCON-10, AGCON-17)", async () => {
  const { network } = open({
    state: 9,
    acts: [act("end")],
    can: { update: false, addDocument: true, takesOver: false },
  });
  await button("Terminer").click();
  await dialog.getByLabelText("Raison de la fin").selectOptions("Autre");
  await dialog.getByLabelText("Motif").fill("Part à l’étranger");
  await submit("Terminer").click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(network.callsOf(changes.moveContract)[0]?.body).toMatchObject({
    act: "end",
    day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    endReason: "other",
    reason: "Part à l’étranger",
  });
});

test("the keyboard goes on from the contract’s name once nothing more may be done about it (AGCON-12, A11Y-02)", async () => {
  const can = { update: false, addDocument: false, takesOver: false };
  const { network, kept } = open({ state: 9, can, acts: [act("end")] });
  network.does(changes.moveContract, async () => {
    kept.contract = aContract({ state: 7, can, acts: [] });
    return Response.json({ state: 7 });
  });
  await button("Terminer").click();
  await dialog.getByLabelText("Raison de la fin").selectOptions("Fin prévue");
  await submit("Terminer").click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(main.getByRole("heading", { level: 1, name: "Contrat GE-1-2" })).toHaveFocus();
  expect(main.getByRole("region", { name: /^Que faire/ }).elements()).toEqual([]);
});

test("a contract in error is given the state that is chosen, with a reason (AGCON-12)", async () => {
  const { network } = open({ state: 99, acts: [act("repair"), act("fail")] });
  await button("Réparer").click();
  const state = dialog.getByRole("combobox", { name: "État du contrat" });
  const offered = [...(state.element() as HTMLSelectElement).options].map(({ text }) => text);
  for (const never of ["En erreur", "Prêt à envoyer"]) expect(offered).not.toContain(never);
  await submit("Réparer").click();
  await expectOutline("a-contract-in-error-lacks-its-reason");
  await state.selectOptions("En cours");
  await dialog.getByLabelText("Motif").fill("Erreur de saisie");
  await expectOutline("a-contract-in-error-is-given-the");
  await submit("Réparer").click();
  await expect.element(page.getByText("C’est fait.")).toBeVisible();
  expect(network.callsOf(changes.moveContract)[0]?.body).toMatchObject({
    ...{ act: "repair", state: "inProgress", reason: "Erreur de saisie", day: null },
  });
  await expectOutline("a-contract-in-error-is-given-the-2");
});

test("a contract of the software is taken into the portal only after that was said; a refusal stays in the dialog (AGCON-24)", async () => {
  const { network } = open({
    state: 2,
    acts: [act("withdraw")],
    can: { update: true, addDocument: true, takesOver: true },
  });
  network.refuses(changes.moveContract, agencyContractRefusals.groupActive);
  await button("Retirer la demande").click();
  await expect
    .element(dialog.getByText(/^Prendre ce contrat dans le portail\s\? Les imports ne le changeront plus\.$/))
    .toBeVisible();
  await dialog.getByLabelText("Motif").fill("Heures à revoir");
  await submit("Retirer la demande").click();
  await expect.element(dialog.getByText(/Un autre contrat du même groupe/)).toBeVisible();
  expect(network.callsOf(changes.moveContract)[0]?.body).toMatchObject({
    takeOver: true,
    reason: "Heures à revoir",
  });
  await expectOutline("a-contract-of-the-software-is-taken");
});

test("a change sends what differs alone, and says before that a request to sign goes (AGCON-08)", async () => {
  const { network } = open({ state: 2 });
  await button("Modifier").click();
  await expect.element(dialog.getByLabelText("Référence", { exact: true })).not.toBeInTheDocument();
  await expect.element(dialog.getByLabelText(/^Heures par mois/)).toHaveValue("86,5");
  await expect
    .poll(() => fieldsOf(dialog))
    .toEqual([
      "Contrat d’origine (facultatif): GE-1 | Celui que ce contrat continue ou modifie.",
      "Début (facultatif): 01/12/2026 | Jour, mois et année, par exemple 01/09/2026",
      "Fin (facultatif): 31/08/2027 | Jour, mois et année, par exemple 01/09/2026",
      "Heures par mois (facultatif): 86,5",
      "Garde partagée: on",
      "Temps plein: off",
      "Ponctuel: off",
      "Nombre d’enfants (facultatif): [Choisir…], 1, 2, 3, 4 ou plus",
      "Âge du plus jeune enfant (facultatif): [Choisir…], Moins de 6 mois, 6 à 11 mois, 1 à 2 ans, 3 à 5 ans, 6 ans et plus",
      "Lien de signature (facultatif):  | Une adresse https:// de votre service de signature.",
    ]);

  await dialog.getByLabelText(/^Heures par mois/).fill("90,5");
  // As long as addresses of such services may be.
  const signatureUrl = `https://signature.example.fr/${"a".repeat(1_971)}`;
  await dialog.getByLabelText(/^Lien de signature/).fill(signatureUrl);
  await expect.element(dialog.getByText(/La demande de signature sera retirée/)).toBeVisible();
  await submit("Enregistrer").click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(network.callsOf(changes.updateContract)[0]?.body).toEqual({
    kind: "guard",
    id: 12,
    takeOver: false,
    changes: { monthlyHours: 90.5, signatureUrl },
  });
});

test("a change takes a contract of the software into the portal once that was said, and says it of no other (AGCON-08, AGCON-24)", async () => {
  const can = { update: true, addDocument: true, takesOver: true };
  const { network, kept } = open({ state: 0, can });
  const takesOver = dialog.getByText(/^Prendre ce contrat dans le portail/);
  await button("Modifier").click();
  await expect.element(takesOver).toBeVisible();
  await dialog.getByLabelText(/^Heures par mois/).fill("90");
  for (const [refusal, at] of [
    [agencyContractRefusals.referenceTaken, dialog.getByLabelText("Référence", { exact: true })],
    [contractRefusals.endsBeforeStart, dialog.getByLabelText(/^Fin/)],
  ] as const) {
    network.refuses(changes.updateContract, refusal);
    await submit("Enregistrer").click();
    await expect.element(dialog.getByText(refusal.fr)).toBeVisible();
    await expect.element(at).toHaveFocus();
  }
  network.refuses(changes.updateContract, commonRefusals.invalid, {
    issues: [{ path: "changes.monthlyHours", code: "number-out-of-range", message: "744 au plus" }],
  });
  await submit("Enregistrer").click();
  await expect
    .element(dialog.getByLabelText(/^Heures par mois/))
    .toHaveAccessibleDescription(expect.stringContaining("744 au plus"));
  network.gives(changes.updateContract, {});
  kept.contract = aContract({ state: 0, monthlyHours: 90 });
  kept.version = 4;
  await submit("Enregistrer").click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(network.callsOf(changes.updateContract)[0]?.body).toMatchObject({ takeOver: true });
  await button("Modifier").click();
  await expect.element(dialog.getByLabelText(/^Heures par mois/)).toHaveValue("90");
  await expect.element(takesOver).not.toBeInTheDocument();
  await expectOutline("a-change-takes-a-contract-of-the");
});

test("the letter that asks to sign names the day that is chosen, and none of a request before (AGCON-13)", async () => {
  open({ state: 5, signBy: "2026-01-31", acts: [act("ask")] });
  await button("Demander la signature").click();
  await dialog.getByText("Voir le courrier").click();
  await expect.element(dialog.getByText(/est prêt\s: lisez-le et signez-le\.$/)).toBeVisible();
  await dialog.getByLabelText(/^À signer avant le/).fill("2026-12-24");
  await expect.element(dialog.getByText(/signez-le avant le 24 décembre 2026\.$/)).toBeVisible();
  await expectOutline("the-letter-that-asks-to-sign-names");
});

test("what somebody else changed meanwhile stands beside what was typed, field by field (AGUI-22)", async () => {
  const { network, kept } = open({ state: 0 });
  await button("Modifier").click();
  await dialog.getByLabelText(/^Heures par mois/).fill("90");
  await dialog.getByLabelText("Garde partagée").click();
  kept.contract = aContract({ state: 0, monthlyHours: 70 });
  kept.version = 4;
  network.refuses(changes.updateContract, agencyRefusals.changedMeanwhile);
  await submit("Enregistrer").click();
  await expect.element(submit("Enregistrer ma saisie")).toBeVisible();
  await expect.element(dialog.getByText("70", { exact: true })).toBeVisible();
  // Choices and yes or no in words (AGUI-05).
  await expect.element(dialog.getByText("non", { exact: true })).toBeVisible();
  network.gives(changes.updateContract, {});
  await expectOutline("what-somebody-else-changed-meanwhile-stands-beside");
  await submit("Enregistrer ma saisie").click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(network.callsOf(changes.updateContract).at(-1)?.headers.get("if-match")).toBe('"4"');
});

const ofBoth = () =>
  dialog
    .getByRole("table")
    .getByRole("row")
    .elements()
    .map((row) =>
      [...row.children].map(({ lastChild }) => lastChild?.textContent?.replaceAll("\u00a0", " ")),
    );

test("an end that a colleague was faster with shows both, says that it can be saved no more and does not offer it (AGUI-22, AGCON-14)", async () => {
  const { network, kept } = open({ state: 9, acts: [act("end")] });
  await button("Terminer").click();
  await dialog.getByLabelText("Raison de la fin").selectOptions("Plus de besoin");
  const ended = { state: 7, endDate: "2026-11-20", endReason: "moving" };
  kept.contract = aContract({ ...ended, acts: [] });
  kept.version = 4;
  network.refuses(changes.moveContract, agencyRefusals.changedMeanwhile);
  await submit("Terminer").click();
  await expect.element(submit("Garder ce qui est enregistré")).toBeVisible();
  expect(ofBoth().slice(1)).toEqual([
    ["État du contrat", "Terminé", "Terminé"],
    ["Dernier jour", "20 novembre 2026", plainDay(today(), "fr").replaceAll("\u00a0", " ")],
    ["Raison de la fin", "Déménagement", "Plus de besoin"],
  ]);
  await expect.element(dialog.getByText("Votre saisie ne peut plus être enregistrée.")).toBeVisible();
  await expect.element(submit("Enregistrer ma saisie")).not.toBeInTheDocument();
  await submit("Garder ce qui est enregistré").click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(network.callsOf(changes.moveContract)).toHaveLength(1);
});

test("a change of fields that a colleague left nobody the right to make keeps what is typed in sight, and offers no saving (AGUI-22, AGCON-08)", async () => {
  const { network, kept } = open({ state: 0 });
  await button("Modifier").click();
  await dialog.getByLabelText(/^Heures par mois/).fill("90");
  const can = { update: false, addDocument: true, takesOver: false };
  kept.contract = aContract({ state: 9, monthlyHours: 70, can });
  kept.version = 4;
  network.refuses(changes.updateContract, agencyRefusals.changedMeanwhile);
  await submit("Enregistrer").click();
  await expect.element(dialog.getByText("Votre saisie ne peut plus être enregistrée.")).toBeVisible();
  expect(ofBoth()[1]).toEqual(["heures par mois", "70", "90"]);
  await expect.element(submit("Enregistrer ma saisie")).not.toBeInTheDocument();
});

test("an early end that a colleague was faster with shows the day that is kept beside one’s own (AGUI-22, AGCON-14)", async () => {
  const { network, kept } = open({ state: 9, acts: [act("terminate")] });
  await button("Rompre avant le terme").click();
  await dialog.getByLabelText("Raison de la fin").selectOptions("Plus de besoin");
  // Where the day has come, nothing waits for it any more.
  kept.contract = aContract({
    state: 4,
    endDate: "2026-11-20",
    terminatesOn: null,
    endReason: "moving",
    acts: [],
  });
  kept.version = 4;
  network.refuses(changes.moveContract, agencyRefusals.changedMeanwhile);
  await submit("Rompre avant le terme").click();
  await expect.element(submit("Garder ce qui est enregistré")).toBeVisible();
  expect(ofBoth().slice(1)).toEqual([
    ["État du contrat", "Rupture anticipée", "Rupture anticipée"],
    ["Dernier jour", "20 novembre 2026", plainDay(today(), "fr").replaceAll("\u00a0", " ")],
    ["Raison de la fin", "Déménagement", "Plus de besoin"],
  ]);
});

test("a contract that was cancelled meanwhile for another reason says so, with both reasons, and not that it is done (AGUI-22, AGCON-14)", async () => {
  const { network, kept } = open({ state: 3, acts: [act("cancel")] });
  await button("Annuler").click();
  await dialog.getByLabelText("Motif").fill("La famille déménage.");
  kept.contract = aContract({ state: 8, acts: [act("reopen")] });
  kept.version = 4;
  const event = { id: 2, at: "2026-11-20T09:00:00.000Z", fromState: 3, toState: 8, changes: null };
  const cancelled = { ...event, act: "cancel", reason: "Doublon", by: null, source: "page" } as const;
  network.gives(
    { ...api.getContractEvents, path: paths.events },
    { items: [cancelled], next: null, previous: null, count: { value: 1, isCapped: false } },
  );
  network.refuses(changes.moveContract, agencyRefusals.changedMeanwhile);
  await submit("Annuler le contrat").click();
  await expect
    .poll(() => ofBoth().slice(1))
    .toEqual([
      ["État du contrat", "Annulé", "Annulé"],
      ["Motif", "Doublon", "La famille déménage."],
    ]);
  await expect.element(dialog.getByText("Votre saisie ne peut plus être enregistrée.")).toBeVisible();
  await expect.element(page.getByText("C’est fait.")).not.toBeInTheDocument();
  await submit("Garder ce qui est enregistré").click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(network.callsOf(changes.moveContract)).toHaveLength(1);
});

test("an end that was saved meanwhile in other words shows both, and is not said to be done (AGUI-22, AGCON-14)", async () => {
  const { network, kept } = open({ state: 9, acts: [act("end")] });
  await button("Terminer").click();
  await dialog.getByLabelText("Raison de la fin").selectOptions("Autre");
  await dialog.getByLabelText("Motif").fill("Part à l’étranger");
  const ended = { state: 7, endDate: today(), endReason: "other", endWords: "Retour au pays" } as const;
  kept.contract = aContract({ ...ended, acts: [] });
  kept.version = 4;
  network.refuses(changes.moveContract, agencyRefusals.changedMeanwhile);
  await submit("Terminer").click();
  await expect
    .poll(() => ofBoth().at(-1))
    .toEqual(["Raison de la fin", "Autre (Retour au pays)", "Autre (Part à l’étranger)"]);
});

test("an end goes on by itself where a colleague has changed something else of the contract (AGUI-22)", async () => {
  const { network, kept } = open({ state: 9, acts: [act("end")] });
  await button("Terminer").click();
  await dialog.getByLabelText("Raison de la fin").selectOptions("Plus de besoin");
  kept.contract = aContract({ state: 9, monthlyHours: 70, acts: [act("end")] });
  kept.version = 4;
  network.does(changes.moveContract, async ({ headers }) =>
    headers.get("if-match") === '"4"'
      ? Response.json({ state: 7 })
      : Response.json({ message: "", code: agencyRefusals.changedMeanwhile.code }, { status: 409 }),
  );
  await submit("Terminer").click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(network.callsOf(changes.moveContract).map(({ headers }) => headers.get("if-match"))).toEqual([
    '"3"',
    '"4"',
  ]);
});

test("an act in which nothing is typed says who was faster, and is not done over what they did (AGUI-22, AGCON-14)", async () => {
  const { network, kept } = open({ state: 3, acts: [act("start"), act("cancel")] });
  await button("Démarrer").click();
  kept.contract = aContract({ state: 8, acts: [act("reopen")] });
  kept.version = 4;
  network.refuses(changes.moveContract, agencyRefusals.changedMeanwhile);
  await submit("Démarrer").click();
  await expect.element(dialog.getByText(agencyRefusals.changedMeanwhile.fr)).toBeVisible();
  await expect.element(main.getByText("Annulé", { exact: true }).first()).toBeVisible();
  await expect.element(dialog.getByRole("table")).not.toBeInTheDocument();
  expect(network.callsOf(changes.moveContract)).toHaveLength(1);
  await expectOutline("an-act-in-which-nothing-is-typed");
});

test("a reminder goes all the same where a colleague has changed something else, and is refused where they reminded (AGCON-12, AGCON-14)", async () => {
  const { network, kept } = open({ state: 2, acts: [act("remind")] });
  const sentFrom = () => network.callsOf(changes.moveContract).map(({ headers }) => headers.get("if-match"));
  network.does(changes.moveContract, async ({ headers }) => {
    if (headers.get("if-match") === `"${kept.version}"`) return Response.json({ state: 2 });
    const { code } = agencyRefusals.changedMeanwhile;
    return Response.json(
      { code, message: "Ana Roy a modifié cette fiche.", requestId: "1" },
      { status: 409 },
    );
  });
  await button("Relancer").click();
  await expect.element(submit("Relancer")).toBeVisible();
  Object.assign(kept, { contract: { ...kept.contract, childrenCount: 3 }, version: 4 });
  await submit("Relancer").click();
  await expect.element(page.getByText("C’est fait.")).toBeVisible();
  expect(sentFrom()).toEqual(['"3"', '"4"']);
  await expect.element(dialog).not.toBeInTheDocument();

  await button("Relancer").click();
  await expect.element(submit("Relancer")).toBeVisible();
  network.refuses(changes.moveContract, agencyContractRefusals.remindedLately);
  await submit("Relancer").click();
  await expect.element(dialog.getByText(agencyContractRefusals.remindedLately.fr)).toBeVisible();
});
