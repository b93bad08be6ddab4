import type { Endpoint } from "@ribambelle/domain/kernel/endpoint";
import { agencyRefusals } from "@ribambelle/domain/kernel/office/agency.refusals";
import { staffFunctions } from "@ribambelle/domain/kernel/permissions/permission";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { getMySecondFactor, proveMyself } from "@ribambelle/domain/secondFactor/secondFactor.api";
import { type MemberState, memberCan, type WholeMember } from "@ribambelle/domain/staff/member";
import { getStaffMember, getStaffNames } from "@ribambelle/domain/staff/staff.agency.api";
import { functionWords } from "@ribambelle/domain/staff/staff.texts";
import * as changes from "@ribambelle/domain/staff/staffChanges.agency.api";
import { getTeamNames } from "@ribambelle/domain/team/team.agency.api";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "../../../testing/answers.ts";
import { fieldsOf, toldBy } from "../../../testing/forms/fieldsOf.ts";
import { openApp, serverSays } from "../../../testing/openApp.tsx";
import { expectOutline } from "../../../testing/outline/outline.ts";
import { anAgent } from "../../../testing/people.ts";

const path = "/Agency/Staff/2" as const;
const administrator = { functions: ["administrator"], isOneself: false, hasEmail: true } as const;
const aMember = (given: Partial<WholeMember> = {}, state: MemberState = "active"): WholeMember => ({
  userId: 2,
  reference: "AGE-002",
  displayName: "Paul Costa",
  firstName: "Paul",
  lastName: "Costa",
  functions: ["reader"],
  state,
  secondFactorSince: "2026-05-04T08:00:00.000Z",
  lastActivityAt: null,
  createdAt: "2026-05-04T08:00:00.000Z",
  invitedAt: null,
  ended: null,
  sessions: [],
  member: null,
  passkeys: 0,
  private: { email: "paul@example.fr", phoneNumber: "+33639981234" },
  can: memberCan(state, { functions: ["administrator"], isOneself: false, hasEmail: true }),
  ...given,
});

function open(member = aMember()) {
  const network = answerCalls();
  network.gives(getMyInformation, anAgent());
  const isOn = { isOn: true, since: null, recoveryCodesLeft: 10, isRequired: true };
  network.gives(getMySecondFactor, isOn);
  network.gives(getStaffNames, [
    { userId: 1, displayName: "Anne Roy", functions: ["administrator"], isEnded: false },
    { userId: 2, displayName: "Paul Costa", functions: ["reader"], isEnded: false },
    { userId: 3, displayName: "Léa Petit", functions: [], isEnded: true },
  ]);
  const kept = { member, version: 1 };
  network.does({ ...getStaffMember, path }, async () => {
    const { private: contact, ...rest } = kept.member;
    const own = contact && { eMail: contact.email, phoneNumber: contact.phoneNumber };
    return Response.json({ ...rest, private: own }, { headers: { ETag: `"${kept.version}"` } });
  });
  serverSays({});
  return { network, kept, ...openApp("/agence/equipe/2") };
}

const dialog = page.getByRole("dialog").first();
const act = (name: string) => page.getByRole("main").getByRole("button", { name, exact: true });
const field = (name: string | RegExp) => dialog.getByLabelText(name);
const press = (name: string) => dialog.getByRole("button", { name, exact: true }).click();
const reason = field(/^Motif/);
const sent = ({ network }: ReturnType<typeof open>, endpoint: Pick<Endpoint, "method" | "path">) =>
  network.callsOf(endpoint).map(({ body, headers }) => [headers.get("If-Match"), body]);

test("shows the acts that the server permits, and no other (AGUI-32)", async () => {
  open(aMember({}, "ended"));
  await expect.element(act("Rouvrir le compte")).toBeVisible();
  expect(act("Modifier").query()).toBeNull();
});

test("nothing is offered to whoever may do nothing (AGUI-32)", async () => {
  open(aMember({ can: memberCan("active", { functions: ["reader"], isOneself: false, hasEmail: true }) }));
  await expect.element(page.getByRole("heading", { name: "Appareils connectés" })).toBeVisible();
  expect(page.getByText("Ce que vous pouvez faire").query()).toBeNull();
});

test("sends of the names and contacts those that are written otherwise, with who reads the reason (STAFF-13, AGUI-24)", async () => {
  const app = open();
  app.network.gives(changes.updateStaff, {});
  await act("Modifier").click();
  await expect.element(reason).toHaveAccessibleDescription(/Seule l’agence lira ce motif\./);
  await field("Nom").fill("Roy");
  await press("Enregistrer");
  await expect.element(reason).toHaveAccessibleDescription(/Le motif compte de 5 à 200 caractères\./);
  await expect.element(reason).toHaveFocus();
  await reason.fill("Mariage");
  await press("Enregistrer");
  await expect.element(page.getByText("Les modifications sont enregistrées.")).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(act("Modifier")).toHaveFocus();
  expect(sent(app, changes.updateStaff)).toEqual([
    ['"1"', { userId: 2, changes: { lastName: "Roy" }, reason: "Mariage" }],
  ]);
});

test.each([
  [false, 1],
  [true, 0],
])(
  "offers the address of a colleague, and one’s own to nobody but another: oneself %s (STAFF-13)",
  async (isOneself, count) => {
    open(aMember({ can: memberCan("active", { functions: ["administrator"], isOneself, hasEmail: true }) }));
    await act("Modifier").click();
    await expect.element(field("Prénom")).toHaveValue("Paul");

    await expect
      .poll(() => fieldsOf(dialog))
      .toEqual([
        "Prénom: Paul | required",
        "Nom: Costa | required",
        ...Array(count).fill(
          "Adresse e-mail: paul@example.fr | required | Changer d’adresse e-mail met fin à ses sessions ouvertes ; un courrier prévient l’ancienne et la nouvelle adresse.",
        ),
        "Téléphone (facultatif): 06 39 98 12 34 | Par exemple 06 12 34 56 78",
        "Motif:  | required | Seule l’agence lira ce motif. De 5 à 200 caractères.",
      ]);
    expect(dialog.getByText(/^Votre propre adresse\s: un autre administrateur/).elements()).toHaveLength(
      1 - count,
    );
  },
);

test("shows both versions field by field when somebody else was faster, and saves over them or leaves them (AGUI-22)", async () => {
  const app = open();
  await act("Modifier").click();
  await field("Prénom").fill("Ana");
  await field(/^Téléphone/).fill("0639981111");
  await reason.fill("Erreur de saisie");
  app.kept.member = aMember({ firstName: "Zoé", lastName: "Roy", displayName: "Zoé Roy" });
  app.kept.version = 2;
  const changed = { at: "2026-11-23T09:00:00.000Z", by: { userId: 3, displayName: "Léa Petit" }, fields: [] };
  const message = "Léa Petit a modifié cette fiche à 10 h.";
  app.network.refuses(changes.updateStaff, agencyRefusals.changedMeanwhile, { changed, message });
  await press("Enregistrer");
  await expect.element(dialog.getByText(message)).toBeVisible();
  const rows = dialog.getByRole("table").getByRole("row");
  await expect.element(rows.nth(1)).toHaveTextContent("PrénomCe qui est enregistréZoéVotre saisieAna");
  const phones = rows.last().element().textContent?.replaceAll("\u00a0", " ");
  expect(phones).toBe("TéléphoneCe qui est enregistré06 39 98 12 34Votre saisie06 39 98 11 11");
  app.network.gives(changes.updateStaff, {});
  await press("Enregistrer ma saisie");
  await expect.element(page.getByText("Les modifications sont enregistrées.")).toBeVisible();
  expect(sent(app, changes.updateStaff).at(-1)).toEqual([
    '"2"',
    {
      userId: 2,
      changes: { firstName: "Ana", phoneNumber: "+33639981111" },
      reason: "Erreur de saisie",
    },
  ]);
  await expectOutline("shows-both-versions-field-by-field-when");
});

test("says of each function what it is for (STAFF-01)", async () => {
  open();
  await act("Changer les fonctions").click();
  for (const one of staffFunctions)
    await expect
      .element(field(functionWords[one].fr))
      .toHaveAccessibleDescription(functionWords[one].about.fr);
  await expect.element(dialog.getByText("Paul Costa reçoit un courrier et une notification.")).toBeVisible();
  const warned = dialog.getByText("Les autres administrateurs en sont avertis par courrier.");
  await expect.element(warned).not.toBeInTheDocument();
  await field("Administration").click();
  await expect.element(warned).toBeVisible();
  await expectOutline("says-of-each-function-what-it-is");
});

test("each act on a colleague says before what it does and whom it tells, and gives the keyboard back (STAFF-13, STAFF-14, STAFF-16, AGUI-25)", async () => {
  const { unmount } = open(aMember({ can: { ...memberCan("active", administrator), invite: true } }));
  const why = "MotifSeule l’agence lira ce motif. De 5 à 200 caractères.";
  const shown = async (label: string, whole: RegExp | string) => {
    await act(label).click();
    await expect.element(dialog).toBeVisible();
    if (typeof whole === "string") await expect.poll(() => toldBy(dialog)).toBe(whole);
    else await expect.poll(() => toldBy(dialog)).toMatch(whole);
    await press("Annuler");
    await expect.element(act(label)).toHaveFocus();
  };
  await shown(
    "Changer les fonctions",
    /^Fonctions de Paul CostaSes sessions ouvertes se terminent tout de suite\.Paul Costa reçoit un courrier et une notification\.FonctionsUne au moins\..*AnnulerEnregistrer les fonctions$/,
  );
  await shown(
    "Renvoyer l’invitation",
    /^.*Paul Costa reçoit un nouveau courrier pour choisir son mot de passe\.Le courrier précédent qui attendait encore ne part plus\.AnnulerRenvoyer l’invitation$/,
  );
  await shown(
    "Déconnecter ses appareils",
    new RegExp(
      `^.*Tous ses appareils sont déconnectés ; rien d’autre ne change\\.Aucun courrier ne part\\.${why}AnnulerDéconnecter$`,
    ),
  );
  await shown(
    "Réinitialiser la double authentification",
    new RegExp(
      `^.*L’application, les codes de secours, .*Paul Costa reçoit un courrier avec le lien .* en sont avertis\\.${why}AnnulerRéinitialiser$`,
    ),
  );
  unmount();
  open(aMember({}, "ended"));
  await shown(
    "Rouvrir le compte",
    /^Rouvrir le compte de Paul CostaPaul Costa reçoit un courrier pour choisir un nouveau mot de passe, puis active une nouvelle double authentification\.Fonctions.*AnnulerRouvrir le compte$/,
  );
});

test("tells no administrator of functions of one who is an administrator already, and keeps no card of who has none (STAFF-13, STAFF-43)", async () => {
  open(aMember({ functions: ["administrator"], member: null }));
  await act("Changer les fonctions").click();
  await expect.element(field("Administration")).toBeChecked();
  await expect
    .element(dialog.getByText("Les autres administrateurs en sont avertis par courrier."))
    .not.toBeInTheDocument();
  await press("Annuler");
  await act("Mettre fin au compte").click();
  await expect.element(field(/^Confier ses dossiers à/)).toBeVisible();
  await expect
    .element(field("Garder sa fiche parmi les interlocuteurs des familles"))
    .not.toBeInTheDocument();
  await expectOutline("tells-no-administrator-of-functions-of-one");
});

test("leaves what is kept when one gives way to it (AGUI-22)", async () => {
  const app = open();
  await act("Changer les fonctions").click();
  await field("Coordination").click();
  await reason.fill("Reprend les familles");
  app.kept.member = aMember({ functions: ["recruiter"] });
  app.kept.version = 2;
  app.network.refuses(changes.updateStaffFunctions, agencyRefusals.changedMeanwhile);
  await press("Enregistrer les fonctions");
  const rows = dialog.getByRole("table").getByRole("row");
  await expect
    .element(rows.nth(1))
    .toHaveTextContent("FonctionsCe qui est enregistréRecrutementVotre saisieCoordination, Lecture");
  await press("Garder ce qui est enregistré");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent(app, changes.updateStaffFunctions)).toHaveLength(1);
  await expectOutline("leaves-what-is-kept-when-one-gives");
});

test("saves again by itself when others changed other fields meanwhile (AGUI-22)", async () => {
  const app = open();
  await act("Modifier").click();
  await field("Prénom").fill("Ana");
  await reason.fill("Erreur de saisie");
  app.kept.member = aMember({ lastName: "Roy" });
  app.kept.version = 2;
  app.network.does(changes.updateStaff, async ({ headers }) => {
    const { code, status, fr: message } = agencyRefusals.changedMeanwhile;
    return headers.get("If-Match") === '"2"'
      ? Response.json({})
      : Response.json({ code, message, requestId: "test" }, { status });
  });
  await press("Enregistrer");
  await expect.element(page.getByText("Les modifications sont enregistrées.")).toBeVisible();
  expect(sent(app, changes.updateStaff).map(([from]) => from)).toEqual(['"1"', '"2"']);
  await expectOutline("saves-again-by-itself-when-others-changed");
});

test("keeps what is typed in the tab until it is saved or given up (AGUI-26)", async () => {
  const app = open();
  await act("Modifier").click();
  await field("Prénom").fill("Ana");
  await expect.poll(() => sessionStorage.getItem("draft:1:staff:2:update")).toContain("Ana");
  app.unmount();
  openApp("/agence/equipe/2");
  await act("Modifier").click();
  await expect.element(field("Prénom")).toHaveValue("Ana");
  await press("Annuler");
  await act("Modifier").click();
  await expect.element(field("Prénom")).toHaveValue("Paul");
  expect(sessionStorage.getItem("draft:1:staff:2:update")).toBeNull();
  await expectOutline("keeps-what-is-typed-in-the-tab");
});

test("ends an account once its reference is typed, and says what happens; the act is not focused first (STAFF-14, STAFF-43, AGUI-25)", async () => {
  const card = { memberId: 7, reference: "EQ-7", displayName: "Paul C.", isEnabled: true };
  const app = open(aMember({ member: card }));
  app.network.gives(changes.endStaff, { handedOver: 0 });
  await act("Mettre fin au compte").click();
  await expect.element(dialog.getByRole("heading")).toHaveFocus();
  for (const said of [/ne pourra plus se connecter/, /Son nom reste/, /Aucun courrier/])
    await expect.element(dialog.getByText(said)).toBeVisible();
  const heirs = field(/^Confier ses dossiers à/);
  await expect
    .poll(() => [...heirs.element().querySelectorAll("option")].map((one) => one.textContent))
    .toEqual([expect.any(String), "Anne Roy"]);
  await expect
    .poll(() => fieldsOf(dialog))
    .toEqual([
      "Confier ses dossiers à (facultatif): [Choisir…], Anne Roy | Sans choix, ils restent sans responsable.",
      "Garder sa fiche parmi les interlocuteurs des familles: on",
      "Motif:  | required | Seule l’agence lira ce motif. De 5 à 200 caractères.",
      "Pour confirmer, tapez sa référence : AGE-002:  | required",
    ]);
  await expect.poll(() => toldBy(dialog)).toContain("Un administrateur pourra rouvrir ce compte.");
  await heirs.selectOptions("Anne Roy");
  await expect.element(heirs).toHaveValue("1");
  await field("Garder sa fiche parmi les interlocuteurs des familles").click();
  await reason.fill("Fin de contrat");
  await field(/tapez sa référence/).fill("AGE-003");
  await press("Mettre fin au compte");
  await expect.element(dialog.getByText("Ce n’est pas sa référence.")).toBeVisible();
  expect(sent(app, changes.endStaff)).toEqual([]);
  await field(/tapez sa référence/).fill(" age-002 ");
  app.kept.member = aMember({ member: card }, "ended");
  await press("Mettre fin au compte");
  await expect.element(page.getByText("Le compte est fermé.")).toBeVisible();
  // What began it went with the account.
  await expect.element(page.getByRole("heading", { name: "Ce que vous pouvez faire" })).toHaveFocus();
  expect(sent(app, changes.endStaff)).toEqual([
    ['"1"', { userId: 2, reason: "Fin de contrat", handOverTo: 1, isCardKept: false }],
  ]);
  await expectOutline("ends-an-account-once-its-reference-is");
});

test("says that the colleagues to choose from did not come before an account ends, and asks for them again (STAFF-14, AGUI-14)", async () => {
  const { network } = open();
  network.refuses(getStaffNames, commonRefusals.internal);
  await act("Mettre fin au compte").click();
  await expect
    .element(dialog.getByRole("alert").getByText("Les noms entre lesquels choisir n’ont pas pu être lus."))
    .toBeVisible();
  network.gives(getStaffNames, [
    { userId: 1, displayName: "Anne Roy", functions: ["administrator"], isEnded: false },
  ]);
  await press("Réessayer");
  await field(/^Confier ses dossiers à/).selectOptions("Anne Roy");
  await expect.element(dialog.getByRole("alert")).not.toBeInTheDocument();
});

test("asks to call the known number before a second factor is reset, and for a proof in place (STAFF-33, STAFF-34)", async () => {
  const app = open();
  app.network.refuses(changes.resetStaffSecondFactor, commonRefusals.proofNeeded);
  await act("Réinitialiser la double authentification").click();
  await expect
    .element(
      dialog.getByText(
        "Assurez-vous que c’est bien Paul Costa qui vous le demande : appelez son numéro connu.",
      ),
    )
    .toBeVisible();
  await reason.fill("Téléphone perdu");
  await press("Réinitialiser");
  app.network.does(proveMyself, async () => {
    app.network.gives(changes.resetStaffSecondFactor, {});
    return Response.json({});
  });
  await page.getByRole("textbox", { name: "Code à 6 chiffres" }).fill("123456");
  await expect.element(page.getByText("La double authentification est réinitialisée.")).toBeVisible();
  expect(sent(app, changes.resetStaffSecondFactor)).toHaveLength(2);
  await expectOutline("asks-to-call-the-known-number-before");
});

test("brings somebody back with functions, and invites again who waits (STAFF-12, STAFF-14)", async () => {
  const app = open(aMember({}, "ended"));
  app.network.gives(changes.reopenStaff, {});
  await act("Rouvrir le compte").click();
  await field("Lecture").click();
  await reason.fill("Retour de congé");
  await press("Rouvrir le compte");
  await expect.element(dialog.getByText("Choisissez au moins une fonction.")).toBeVisible();
  await expectOutline("brings-somebody-back-with-functions-and-invites");
  await field("Coordination").click();
  app.kept.member = aMember({}, "invited");
  await press("Rouvrir le compte");
  await expect.element(page.getByText(/Le compte est rouvert/)).toBeVisible();
  expect(sent(app, changes.reopenStaff)).toEqual([
    ['"1"', { userId: 2, functions: ["coordinator"], reason: "Retour de congé" }],
  ]);
  app.network.gives(changes.inviteStaff, {});
  await act("Renvoyer l’invitation").click();
  await press("Renvoyer l’invitation");
  await expect.element(page.getByText("Une nouvelle invitation part.")).toBeVisible();
  await expectOutline("brings-somebody-back-with-functions-and-invites-2");
});

test("offers nothing that ends or erases what a colleague who was invited has not chosen yet (STAFF-12, AGUI-32)", async () => {
  open(aMember({}, "invited"));
  await expect.element(act("Renvoyer l’invitation")).toBeVisible();
  await expect.element(act("Mettre fin au compte")).toBeVisible();
  for (const one of ["Déconnecter ses appareils", "Réinitialiser la double authentification"])
    await expect.element(act(one)).not.toBeInTheDocument();
});

test("signs a colleague’s devices out; what is refused is said in the dialog, and nothing typed is lost (STAFF-16)", async () => {
  const app = open();
  app.network.refuses(changes.endStaffSessions, commonRefusals.forbidden);
  await act("Déconnecter ses appareils").click();
  await reason.fill("Ordinateur perdu");
  await press("Déconnecter");
  await expect.element(dialog.getByText(commonRefusals.forbidden.fr)).toBeVisible();
  await expect.element(reason).toHaveValue("Ordinateur perdu");
  app.network.gives(changes.endStaffSessions, { ended: 2 });
  await press("Déconnecter");
  await expect.element(page.getByText("Ses appareils sont déconnectés.")).toBeVisible();
  await expectOutline("signs-a-colleagues-devices-out-what-is");
});

test("says whom families know a colleague as, of those who are nobody else’s (STAFF-43, STAFF-44)", async () => {
  const app = open();
  app.network.gives(getTeamNames, [
    {
      memberId: 7,
      displayName: "Nathalie Aubry",
      roles: ["salesRepresentative"],
      userId: null,
      isEnabled: true,
    },
    { memberId: 8, displayName: "Yann Kerbrat", roles: [], userId: 1, isEnabled: true },
  ]);
  await act("Choisir la fiche que voient les familles").click();
  const cards = field(/^Fiche de l’équipe/);
  await expect.poll(() => cards.element().querySelectorAll("option").length).toBe(2);
  await cards.selectOptions("Nathalie Aubry");
  app.network.gives(changes.linkStaffMember, {});
  await press("Enregistrer la fiche");
  await expect.element(page.getByText("La fiche est enregistrée.")).toBeVisible();
  expect(sent(app, changes.linkStaffMember)).toEqual([['"1"', { userId: 2, memberId: 7 }]]);
  await expectOutline("says-whom-families-know-a-colleague-as");
});
