import { personCan, type WholePerson } from "@ribambelle/domain/agencyPeople/person";
import { getPerson } from "@ribambelle/domain/agencyPeople/person.agency.api";
import { search } from "@ribambelle/domain/agencyPeople/search.agency.api";
import * as changes from "@ribambelle/domain/contracts/agency/contractChanges.agency.api";
import * as api from "@ribambelle/domain/contracts/agency/contracts.agency.api";
import { agencyContractRefusals } from "@ribambelle/domain/contracts/agency/contracts.refusals";
import { documentRefusals } from "@ribambelle/domain/documents/document.refusals";
import { maxDocumentBytes } from "@ribambelle/domain/imports/pdf";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { peopleRefusals } from "@ribambelle/domain/people/people.refusals";
import { getMySecondFactor } from "@ribambelle/domain/secondFactor/secondFactor.api";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerCalls } from "../../../../testing/answers.ts";
import { fieldsOf, toldBy } from "../../../../testing/forms/fieldsOf.ts";
import { openApp, serverSays } from "../../../../testing/openApp.tsx";
import { expectOutline } from "../../../../testing/outline/outline.ts";
import { anAgent } from "../../../../testing/people.ts";
import { aContract } from "../record/testContract.ts";

const person = (userId: number, displayName: string, role: "Parent" | "BabySitter") => ({
  ...{ userId, displayName, role, reference: `R-${userId}`, city: "Lyon", state: "active" as const },
  ...{ matched: "name" as const, matchedText: displayName },
});

const nobody = { salesRep: null, manager: null, hrContact: null, referent: null, referentEndDate: null };
const family: WholePerson = {
  ...{ userId: 8, role: "Parent", reference: "FAM-8", displayName: "Zoé Lefèvre", firstName: "Zoé" },
  ...{ lastName: "Lefèvre", city: null, accountState: "active", blocked: null, assigned: nobody },
  ...{ employeeNumber: null, interviewed: false, currentSituation: null, openRequests: [], payslips: null },
  ...{ private: null, displaysInformationBanner: false, displaysConnectionPopup: false },
  can: personCan(["administrator"], { role: "Parent", accountState: "active", hasEmail: true }),
};

function open(path: string, user = anAgent()) {
  const network = answerCalls();
  network.gives(getMyInformation, user);
  network.gives(search, {
    people: [person(7, "Ana Roy", "Parent"), person(9, "Ana Abel", "BabySitter")],
    contracts: [],
    isPartial: false,
  });
  network.does({ ...getPerson, path: "/Agency/People/8" as const }, async () =>
    Response.json(family, { headers: { ETag: '"2"' } }),
  );
  network.gives(changes.createContract, { id: 12 });
  network.gives({ ...api.getContract, path: "/Agency/Contracts/guard/12" as const }, aContract({ state: 0 }));
  network.gives(
    { ...api.getContractEvents, path: "/Agency/Contracts/guard/12/Events" as const },
    { items: [], next: null, previous: null, count: { value: 0, isCapped: false } },
  );
  network.gives(getMySecondFactor, { isOn: true, since: null, recoveryCodesLeft: 10, isRequired: true });
  serverSays({});
  return { network, ...openApp(path) };
}
const main = page.getByRole("main");

test("a contract is made of a family found as one types, once, with what was filled in (AGCON-06)", async () => {
  const app = open("/agence/contrats/garde/nouveau");
  const create = main.getByRole("button", { name: "Créer le contrat" });
  await create.click();
  await expect.element(main.getByText("Choisissez une personne dans la liste.")).toBeVisible();
  await main.getByLabelText("Famille").fill("ana");
  await expect.element(main.getByRole("listbox")).toBeVisible();
  await expect.element(main.getByRole("option", { name: /Ana Abel/ })).not.toBeInTheDocument();
  await main.getByRole("option", { name: "Ana Roy (R-7), Lyon" }).click();
  // Who goes on with the keyboard is where they were (AGUI-38).
  await expect.element(main.getByLabelText("Famille")).toHaveFocus();
  await main.getByLabelText("Référence", { exact: true }).fill("GE-9");
  await main.getByLabelText(/^Heures par mois/).fill("800");
  await create.click();
  await expect.element(main.getByText("De 0 à 744 heures.")).toBeVisible();
  await main.getByLabelText(/^Heures par mois/).fill("86,5");
  const children = main.getByLabelText(/^Nombre d’enfants/).element() as HTMLSelectElement;
  expect([...children.options].map(({ text }) => text).slice(1)).toEqual(["1", "2", "3", "4 ou plus"]);
  await main.getByLabelText("Garde partagée").click();
  const list = ["Agency", "Contracts", "guard", { state: "draft" }];
  app.queries.setQueryData(list, []);
  await create.click();
  await expect.poll(app.where).toBe("/agence/contrats/garde/12");
  // The lists that were read before know nothing of it.
  expect(app.queries.getQueryState(list)?.isInvalidated).toBe(true);
  const [sent] = app.network.callsOf(changes.createContract);
  expect(sent?.headers.get("idempotency-key")).toMatch(/^[\w-]{36}$/);
  expect(sent?.body).toEqual({
    kind: "guard",
    userId: 7,
    reference: "GE-9",
    baseReference: null,
    startDate: null,
    endDate: null,
    monthlyHours: 86.5,
    signatureUrl: null,
    isSharedGuard: true,
    isFullTime: false,
    isOneShot: false,
    childrenCount: null,
    youngestChildAgeCategory: null,
  });
});

const fields = [
  ["menage", "housework", "Famille", { Prestation: "Ménage et repassage" }, { typology: 1 }],
  [
    ...["intervenant", "babysitter", "Intervenant"],
    {
      "Type de contrat": "Tuteur",
      "Durée du contrat": "Durée déterminée (CDD)",
      "Volume horaire": "Temps partiel modulé",
    },
    { baseReference: "GE-1", type: 2, duration: 1, hourlyVolume: 2 },
  ],
  [
    ...["garde", "guard", "Famille"],
    { "Nombre d’enfants": "4 ou plus", "Âge du plus jeune enfant": "1 à 2 ans" },
    {
      ...{ baseReference: "GE-1", isSharedGuard: false, isFullTime: true, isOneShot: true },
      ...{ childrenCount: 4, youngestChildAgeCategory: 3 },
    },
  ],
] as const;

/** What stands in the form of a kind before its days, and after its hours. */
const asked = {
  menage: [["Prestation: [Choisir…], Ménage, Ménage et repassage | required"], []],
  intervenant: [
    [
      "Contrat d’origine (facultatif):  | Celui que ce contrat continue ou modifie.",
      "Type de contrat: [Choisir…], Standard, Référent, Tuteur, Tutoré, Aide ménagère | required",
    ],
    [
      "Durée du contrat (facultatif): [Choisir…], Durée indéterminée (CDI), Durée déterminée (CDD), Intermittent (CDII)",
      "Volume horaire (facultatif): [Choisir…], Temps plein, Temps partiel, Temps partiel modulé, Ponctuel",
    ],
  ],
  garde: [
    ["Contrat d’origine (facultatif):  | Celui que ce contrat continue ou modifie."],
    [
      "Garde partagée: off",
      "Temps plein: off",
      "Ponctuel: off",
      "Nombre d’enfants (facultatif): [Choisir…], 1, 2, 3, 4 ou plus",
      "Âge du plus jeune enfant (facultatif): [Choisir…], Moins de 6 mois, 6 à 11 mois, 1 à 2 ans, 3 à 5 ans, 6 ans et plus",
    ],
  ],
} as const;

test.each(fields)(
  "each field of a new contract is sent: %s (AGCON-06)",
  async (kind, name, whose, choices, its) => {
    const app = open(`/agence/contrats/${kind}/nouveau`);
    app.network.gives(
      { ...api.getContract, path: `/Agency/Contracts/${name}/12` as never },
      aContract({ state: 0 }),
    );
    app.network.otherReadsFail();
    await expect.element(main.getByLabelText(/^Lien de signature/)).toBeVisible();
    await expect
      .poll(() => fieldsOf(main))
      .toEqual([
        `${whose}:  | required | Tapez un nom, une référence ou un numéro.`,
        "Référence:  | required",
        ...asked[kind][0],
        "Début (facultatif):  | Jour, mois et année, par exemple 01/09/2026",
        "Fin (facultatif):  | Jour, mois et année, par exemple 01/09/2026",
        "Heures par mois (facultatif): ",
        ...asked[kind][1],
        "Lien de signature (facultatif):  | Une adresse https:// de votre service de signature.",
        "Choisir un PDF: ",
      ]);
    await expect
      .poll(() => toldBy(main))
      .toMatch(/Il est créé en brouillon : vous demanderez la signature ensuite\.Créer le contrat$/);
    await main.getByLabelText(whose).fill("ana");
    await main.getByRole("option", { name: /^Ana/ }).click();
    await main.getByLabelText("Référence", { exact: true }).fill("GE-9");
    if (kind !== "menage") await main.getByLabelText(/^Contrat d’origine/).fill("GE-1");
    await main.getByLabelText(/^Début/).fill("01122026");
    await main.getByLabelText(/^Fin/).fill("31082027");
    await main.getByLabelText(/^Heures par mois/).fill("744");
    for (const [label, choice] of Object.entries(choices))
      await main.getByLabelText(new RegExp(`^${label}`)).selectOptions(choice);
    if (kind === "garde")
      for (const label of ["Temps plein", "Ponctuel"]) await main.getByLabelText(label).click();
    await main.getByLabelText(/^Lien de signature/).fill("https://signer.example/9");
    await main.getByRole("button", { name: "Créer le contrat" }).click();
    await expect
      .poll(() => app.network.callsOf(changes.createContract).map(({ body }) => body))
      .toEqual([
        {
          ...{ kind: name, userId: whose === "Famille" ? 7 : 9, reference: "GE-9" },
          ...{ startDate: "2026-12-01", endDate: "2027-08-31", monthlyHours: 744 },
          ...{ signatureUrl: "https://signer.example/9", ...its },
        },
      ]);
  },
);

test("a reference that is taken is said at its field, and nothing typed is lost (AGCON-07)", async () => {
  const { network } = open("/agence/contrats/garde/nouveau");
  network.refuses(changes.createContract, agencyContractRefusals.referenceTaken);
  await main.getByLabelText("Famille").fill("ana");
  await main.getByRole("option", { name: /^Ana Roy/ }).click();
  await main.getByLabelText("Référence", { exact: true }).fill("GE-1");
  await main.getByRole("button", { name: "Créer le contrat" }).click();
  await expect.element(main.getByText("Cette référence est déjà celle d’un autre contrat.")).toBeVisible();
  await expect.element(main.getByLabelText("Référence", { exact: true })).toHaveValue("GE-1");
  network.refuses(changes.createContract, peopleRefusals.blocked);
  await main.getByRole("button", { name: "Créer le contrat" }).click();
  await expect.element(main.getByLabelText("Famille")).toHaveAccessibleDescription(/suspendu/);
  network.refuses(changes.createContract, commonRefusals.forbidden);
  await main.getByRole("button", { name: "Créer le contrat" }).click();
  await expect.element(main.getByText(commonRefusals.forbidden.fr)).toBeVisible();
  await expectOutline("a-reference-that-is-taken-is-said");
});

test("whom the address names is chosen already, until another is typed (AGCON-06)", async () => {
  const { network } = open("/agence/contrats/garde/nouveau?personne=8");
  const named = main.getByRole("combobox", { name: "Famille" });
  await expect.element(named).toHaveValue("Zoé Lefèvre");
  await main.getByLabelText("Référence", { exact: true }).fill("GE-9");
  await named.fill("ana");
  // The lines that are found stand over what follows: closed, they take no click.
  await expect.element(main.getByRole("option", { name: /^Ana Roy/ })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(main.getByRole("listbox")).not.toBeInTheDocument();
  await main.getByRole("button", { name: "Créer le contrat" }).click();
  await expect.element(main.getByText("Choisissez une personne dans la liste.")).toBeVisible();
  expect(network.callsOf(changes.createContract)).toEqual([]);
  await named.fill("ana r");
  await main.getByRole("option", { name: /^Ana Roy/ }).click();
  await expect.element(named).toHaveValue("Ana Roy");
});

test("a name that was typed and not chosen yet is there again after a reload, until one begins anew (AGUI-26)", async () => {
  const app = open("/agence/contrats/garde/nouveau");
  const named = main.getByRole("combobox", { name: "Famille" });
  await named.fill("ana");
  await expect.element(main.getByRole("option", { name: /^Ana Roy/ })).toBeVisible();
  app.unmount();
  openApp("/agence/contrats/garde/nouveau");
  await expect.element(named).toHaveValue("ana");
  await named.fill("ana r");
  await main.getByRole("option", { name: /^Ana Roy/ }).click();
  await expect.element(named).toHaveValue("Ana Roy");
  await main.getByRole("button", { name: "Tout effacer" }).click();
  await expect.element(named).toHaveValue("");
});

const pdf = new File(["%PDF-1.7"], "contrat.pdf", { type: "application/pdf" });

async function fill(reference: string) {
  await main.getByLabelText("Famille").fill("ana");
  await main.getByRole("option", { name: /^Ana Roy/ }).click();
  await main.getByLabelText("Référence", { exact: true }).fill(reference);
  await userEvent.upload(main.getByLabelText("Choisir un PDF"), pdf);
  await expect.element(main.getByText("Fichier choisi\u00a0: contrat.pdf")).toBeVisible();
}

test("its PDF is added to it as soon as it is there (AGCON-06, AGCON-19)", async () => {
  const app = open("/agence/contrats/garde/nouveau");
  app.network.gives(changes.addDocument, { documentId: "A".repeat(22) });
  await fill("GE-9");
  await main.getByRole("button", { name: "Retirer le PDF" }).click();
  await userEvent.upload(main.getByLabelText("Choisir un PDF"), pdf);
  await main.getByRole("button", { name: "Créer le contrat" }).click();
  await expect.poll(app.where).toBe("/agence/contrats/garde/12");
  expect(app.network.callsOf(changes.addDocument)[0]?.body).toMatchObject({
    kind: "guard",
    id: "12",
    documentKind: "contract",
  });
});

test("a contract whose PDF is refused is there without it, and its page says why (AGCON-06, AGCON-20)", async () => {
  const app = open("/agence/contrats/garde/nouveau");
  app.network.refuses(changes.addDocument, documentRefusals.notPdf);
  await fill("GE-9");
  await main.getByRole("button", { name: "Créer le contrat" }).click();
  await expect
    .element(page.getByText("Le contrat est créé, sans son document. Ce fichier n’est pas un PDF."))
    .toBeVisible();
  await expect.poll(app.where).toBe("/agence/contrats/garde/12");
  expect(app.network.callsOf(changes.createContract)).toHaveLength(1);
  await expectOutline("a-contract-whose-pdf-is-refused-is");
});

test("a PDF of twenty megabytes may be dropped, and one of a byte more is refused, even in its place (AGCON-06, AGCON-20)", async () => {
  open("/agence/contrats/garde/nouveau");
  const zone = main.getByRole("group", { name: /^Document du contrat/ });
  await expect.element(zone).toBeVisible();
  const place = main.getByText("ou déposez un PDF ici").element();
  // Without it the browser would take the file itself, and leave the page.
  expect(place.dispatchEvent(new DragEvent("dragover", { bubbles: true, cancelable: true }))).toBe(false);
  await expect.poll(() => place.closest("[data-over]")).not.toBeNull();
  place.dispatchEvent(new DragEvent("dragleave", { bubbles: true }));
  await expect.poll(() => place.closest("[data-over]")).toBeNull();
  const drop = (bytes: number, name: string) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type: "application/pdf" }));
    const at = main.getByText("ou déposez un PDF ici").element();
    at.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  };
  drop(maxDocumentBytes, "juste.pdf");
  await expect.element(zone.getByText("Fichier choisi\u00a0: juste.pdf")).toBeVisible();
  await expect.element(zone.getByLabelText("Choisir un autre PDF")).toBeInTheDocument();
  drop(maxDocumentBytes + 1, "lourd.pdf");
  await expect.element(zone.getByText(/Le fichier dépasse 20\sMo\./)).toBeVisible();
  await expect.element(zone.getByText(/^Fichier choisi/)).not.toBeInTheDocument();
  drop(1_000, "petit.pdf");
  await expect.element(zone.getByText("Fichier choisi\u00a0: petit.pdf")).toBeVisible();
  await expect.element(zone.getByText(/dépasse/)).not.toBeInTheDocument();
  await zone.getByRole("button", { name: "Retirer le PDF" }).click();
  await expect.element(zone.getByText(/^Fichier choisi/)).not.toBeInTheDocument();
});
