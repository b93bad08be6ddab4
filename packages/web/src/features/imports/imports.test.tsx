import {
  abandonImport,
  addImportFile,
  createImport,
  removeImportFile,
  runImport,
  stopImport,
  tryImport,
} from "@ribambelle/domain/imports/runs/importing.agency.api";
import type { Run, RunLine, RunRow } from "@ribambelle/domain/imports/runs/run";
import { getImport, getImportLines, getImports } from "@ribambelle/domain/imports/runs/runs.agency.api";
import { runRefusals } from "@ribambelle/domain/imports/runs/runs.refusals";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { getMySecondFactor } from "@ribambelle/domain/secondFactor/secondFactor.api";
import { staffOf } from "@ribambelle/domain/staff/staffOf";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { wholeKeyOf } from "../../client/queryOf.ts";
import { answerCalls } from "../../testing/answers.ts";
import { fieldsOf, toldBy } from "../../testing/forms/fieldsOf.ts";
import { stopNavigations } from "../../testing/navigations.ts";
import { openApp, serverSays } from "../../testing/openApp.tsx";
import { expectOutline } from "../../testing/outline/outline.ts";
import { anAgent } from "../../testing/people.ts";
import { mayStayBusy } from "../../testing/worker/leftBusy.ts";
import { importWords } from "./imports.texts.ts";

const id = "Zk3Q0b6nQm2t8Yb1xTqLwA";
const row: RunRow = {
  id,
  source: "page",
  by: { userId: 1, displayName: "Anne Roy" },
  state: "tried",
  files: ["personnes.csv"],
  counts: { created: 1, updated: 1, unchanged: 0, refused: 214 },
  createdAt: "2026-11-20T09:00:00.000Z",
  endedAt: null,
};
const file: Run["files"][number] = {
  name: "personnes.csv",
  step: 1,
  byteCount: 4_200,
  sha256: "ab".repeat(32),
  isKept: true,
  separator: ";",
  encoding: "utf-8",
  lines: 216,
  unknownColumns: ["jardin"],
  missingColumns: [],
  counts: row.counts,
  problems: [{ column: "code postal", code: "required", sentence: "Ce champ est obligatoire", count: 214 }],
};
const run: Run = {
  ...row,
  options: { allOrNothing: false, quiet: false },
  triedAt: "2026-11-20T09:05:00.000Z",
  startedAt: null,
  files: [file],
  papers: { count: 0, byteCount: 0 },
  warnings: [],
  progress: null,
  isWaiting: false,
  runsAfter: false,
  isStopping: false,
  problem: null,
  weighty: [
    { kind: "email", count: 1 },
    { kind: "name", count: 2 },
  ],
  absences: null,
  hasLines: true,
  can: { changeFiles: true, try: true, run: true, stop: false, abandon: true },
};
const underWay: Run["can"] = { changeFiles: false, try: false, run: false, stop: true, abandon: false };
const changed: RunLine = {
  file: "personnes.csv",
  line: 2,
  outcome: "updated",
  state: "open",
  name: "P-1",
  subject: null,
  babysitters: [],
  cells: {},
  problem: null,
  changes: [{ column: "email", from: "jean@example.fr", to: null, isWeighty: true }],
};
const refused: RunLine = {
  ...changed,
  ...{ line: 3, outcome: "refused", name: "", changes: [] },
  cells: { référence: "P-2", "code postal": "440" },
  problem: { column: "code postal", code: "invalid-zip-code", sentence: "Un code postal a cinq chiffres." },
};
const whole = { ...getImport, path: `/Agency/Imports/${id}` } as const;
const lines = { ...getImportLines, path: `/Agency/Imports/${id}/Lines` } as const;
const pageOf = <Item,>(items: readonly Item[]) => ({
  items: [...items],
  next: null,
  previous: null,
  count: { value: items.length, isCapped: false },
});

function open(path: string, kept: Run = run) {
  const network = answerCalls();
  network.gives(getMyInformation, anAgent());
  network.gives(getMySecondFactor, { isOn: true, since: null, recoveryCodesLeft: 10, isRequired: true });
  network.gives(
    getImports,
    pageOf([row, { ...row, id: "x".repeat(22), source: "command" as const, by: null }]),
  );
  network.gives(whole, kept);
  network.gives(lines, pageOf([changed, refused]));
  serverSays({});
  return { network, ...openApp(path) };
}
const main = page.getByRole("main");
const button = (name: string | RegExp) => main.getByRole("button", { name });

test("imports are no page of who may not read them (IMPORTS-01, AGUI-01)", async () => {
  const network = answerCalls();
  network.gives(getMyInformation, anAgent({ staff: staffOf(["coordinator"]) }));
  serverSays({});
  const left = stopNavigations();
  openApp("/agence/imports");
  await expect.poll(() => left).toEqual(["/acces-non-autorise"]);
});

test("lists imports by page and by command, with what became of their lines (IMPORTS-01)", async () => {
  const app = open("/agence/imports");
  const rows = main.getByRole("table").getByRole("row");
  await expect.element(rows.nth(2)).toBeVisible();
  const shown = rows.elements().map((one) => [...one.children].map((cell) => cell.textContent));
  expect(shown[1]?.slice(1).map((text) => text?.replace(/^\D*(?=\d+$)/, ""))).toEqual([
    expect.stringContaining("Anne Roy"),
    expect.stringContaining("personnes.csv"),
    expect.stringContaining("À confirmer"),
    ...["1", "1", "0", "214"],
  ]);
  expect(shown[2]?.[1]).toContain("Commande");
  await expect
    .element(main.getByRole("link", { name: "Préparer un import" }))
    .toHaveAttribute("href", "/agence/imports/nouveau");
  await expect.element(rows.nth(1).getByRole("link")).toHaveAttribute("href", `/agence/imports/${id}`);
  expect(shown[0]).toEqual([
    "Date",
    "Qui",
    "Fichiers",
    "État",
    "Créées",
    "Modifiées",
    "Inchangées",
    "Refusées",
  ]);
  await expect
    .poll(() => fieldsOf(main))
    .toEqual([
      "État: [Tout], En préparation, À confirmer, Import en cours, Terminé, À reprendre, Interrompu, Abandonné",
      "Trier par: Date, ordre croissant, [Date, ordre décroissant]",
    ]);
  const choices = main.getByLabelText("État").element() as HTMLSelectElement;
  expect([...choices.options].map(({ value, text }) => [value, text])).toEqual([
    ["", "Tout"],
    ["preparation", "En préparation"],
    ["a-confirmer", "À confirmer"],
    ["en-cours", "Import en cours"],
    ["termine", "Terminé"],
    ["a-reprendre", "À reprendre"],
    ["interrompu", "Interrompu"],
    ["abandonne", "Abandonné"],
  ]);
  await main.getByLabelText("État").selectOptions("À reprendre");
  await expect.poll(app.where).toBe("/agence/imports?etat=a-reprendre");
  await expectOutline("lists-imports-by-page-and-by-command");
});

test("an agency without an import is offered to prepare one, and a model of each file (AGUI-14, IMPORTS-02)", async () => {
  const network = answerCalls();
  network.gives(getMyInformation, anAgent());
  network.gives(getImports, pageOf([]));
  serverSays({});
  openApp("/agence/imports");
  await expect.element(main.getByText("Aucun import pour le moment.")).toBeVisible();
  await main.getByText("Modèles de fichiers").click();
  await expect
    .element(main.getByRole("link", { name: "personnes.csv\u00a0: personnes" }))
    .toHaveAttribute("href", "/api/v1/Agency/ImportModels/personnes.csv");
  await expectOutline("an-agency-without-an-import-is-offered");
});

test("says of one import what was refused, gathered, and what each line changes (IMPORTS-12, IMPORTS-17)", async () => {
  const app = open(`/agence/imports/${id}`, { ...run, state: "to-resume", endedAt: row.createdAt });
  const gathered = main.getByRole("link", { name: /214 lignes.*code postal/ });
  await expect.element(main.getByText("ab".repeat(32))).toBeVisible();
  await expect.element(main.getByText("jean@example.fr")).toBeVisible();
  await expect
    .poll(() => toldBy(main))
    .toContain(
      "Tous les importsImport : le 20 novembre 2026 à 10 hÀ reprendreCet import n’est pas " +
        "terminé.Reprendre cet importEn brefQuiAnne RoyManièreLigne par ligne, les personnes sont prévenues",
    );
  await expect
    .poll(() => toldBy(main))
    .toContain(
      "FichiersLes fichiers, dans l’ordre où ils sont " +
        "lusFichierTailleCrééesModifiéesInchangéesRefuséesEmpreinte SHA-256personnes.csv : personnesColonnes " +
        "laissées de côté : jardinTaille4,2 koCréées1Modifiées1Inchangées0Refusées214Empreinte " +
        "SHA-256ababababababababababababababababababababababababababababababababLignes " +
        "refuséespersonnes.csv214 lignes : code postal. Ce champ est obligatoireTélécharger les lignes " +
        "refusées de personnes.csvLigne par ligne",
    );
  await expect
    .poll(() => fieldsOf(main))
    .toEqual([
      "Fichier: [Tout], personnes.csv",
      "Issue: [Tout], Créée, Modifiée, Refusée",
      "Colonne: [Tout], code postal, email",
      "Poids: [Tout], Changements qui pèsent, Autres changements",
    ]);
  await expect.element(main.getByText(/Un code postal a cinq chiffres/)).toBeVisible();
  const download = main.getByRole("link", { name: /Télécharger les lignes refusées/ });
  await expect
    .element(download)
    .toHaveAttribute("href", `/api/v1/Agency/Imports/${id}/Refused/personnes.csv`);
  const names = main.getByRole("region", { name: "Ligne par ligne" }).getByRole("row");
  expect(names.elements().map((line) => [...line.children].map((cell) => cell.textContent))).toEqual([
    ["Ligne", "Issue", "Ce qu’elle fait"],
    ["P-1personnes.csv, ligne\u00a02", "IssueModifiée", "Ce qu’elle faitemail\u00a0: jean@example.fr → vide"],
    [
      "P-2personnes.csv, ligne\u00a03",
      "IssueRefusée",
      "Ce qu’elle faitcode postal 440Un code postal a cinq chiffres.Toute la ligneréférenceP-2code postal440",
    ],
  ]);
  await expect.element(names.nth(2).getByText("P-2", { exact: true }).last()).not.toBeVisible();
  await expect
    .element(main.getByText("Toutes les lignes refusées, et les premières des autres."))
    .toBeVisible();
  const column = main.getByLabelText("Colonne").element() as HTMLSelectElement;
  expect([...column.options].map(({ text }) => text).slice(1)).toEqual(["code postal", "email"]);
  await gathered.click();
  await expect
    .poll(() => Object.fromEntries(new URLSearchParams(app.where().split("?")[1])))
    .toEqual({
      issue: "refusee",
      fichier: "personnes.csv",
      probleme: "required",
      colonne: "code postal",
    });
  await expectOutline("says-of-one-import-what-was-refused");
});

test("an import begins with the first file; what it does not read is told beside (IMPORTS-02, IMPORTS-OP1)", async () => {
  const papers = { count: 1, byteCount: 2_000 };
  const app = open("/agence/imports/nouveau", { ...run, state: "preparing", papers });
  app.network.gives(createImport, { importId: id });
  const told = { name: "notes.txt", step: null, lines: null, problems: [] };
  const problem = { code: "unknown-file", column: null, sentence: "Ce fichier est laissé de côté." };
  app.network.gives(addImportFile, { ...told, files: [{ ...told, problems: [problem] }] });
  await expect.element(main.getByText("Choisir des fichiers")).toBeVisible();
  await expect
    .poll(() => toldBy(main))
    .toContain(
      "Tous les importsPréparer un import1. Déposer les fichiers2. Vérifier3. ImporterDéposez ici un " +
        "dossier, des fichiers ou un ZIPFichiers CSV jusqu’à 200 Mo, PDF jusqu’à 20 Mo.Choisir des " +
        "fichiersChoisir un dossierFichiersAucun fichier pour le moment.Modèles de fichiersChaque modèle " +
        "contient les colonnes du fichier et une ligne d’exemple.",
    );
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  const given = new DataTransfer();
  for (const name of ["notes.txt", "export.xlsx"]) given.items.add(new File(["x"], name));
  if (input) input.files = given.files;
  input?.dispatchEvent(new Event("change", { bubbles: true }));
  await expect.element(main.getByText(/Ce fichier est laissé de côté/)).toBeVisible();
  await expect.element(main.getByText(/Enregistrez chaque feuille au format CSV UTF-8/)).toBeVisible();
  await expect.poll(app.where).toBe(`/agence/imports/nouveau?import=${id}`);
  await expect.poll(() => app.network.callsOf(createImport)).toHaveLength(1);
  await expect.element(main.getByText("Colonnes laissées de côté\u00a0: jardin")).toBeVisible();
  await expect.element(main.getByText("UTF-8, points-virgules")).toBeVisible();
  await expect.element(main.getByText(/^Avec eux, 1\sPDF/)).toBeVisible();
  app.network.gives(tryImport, {});
  app.network.gives(whole, { ...run, state: "trying", can: underWay });
  await button("Vérifier").click();
  await expect.element(button("Arrêter")).toBeVisible();
  await expectOutline("an-import-begins-with-the-first-file");
});

test("an import whose file lacks a column cannot go on, and says which (IMPORTS-02)", async () => {
  const app = open(`/agence/imports/nouveau?import=${id}`, {
    ...run,
    state: "preparing",
    files: [{ ...file, missingColumns: ["rôle"] }],
  });
  await expect.element(main.getByRole("table").getByText(/personnes\.csv\u00a0: personnes/)).toBeVisible();
  await expect
    .element(
      main.getByText(/L’import ne peut pas continuer.*une colonne obligatoire manque dans personnes\.csv/),
    )
    .toBeVisible();
  await expect.element(button("Vérifier")).toHaveAttribute("aria-disabled", "true");
  await button("Vérifier").click({ force: true });
  expect(app.network.callsOf(tryImport)).toEqual([]);
});

test("a file of lines that cannot be read says why as it arrives (IMPORTS-02)", async () => {
  const app = open(`/agence/imports/nouveau?import=${id}`, { ...run, state: "preparing" });
  const problem = { code: "not-text", column: null, sentence: "Ce fichier n’est pas un texte." };
  const told = { name: "personnes.csv", step: 1, lines: null, problems: [problem] };
  app.network.gives(addImportFile, { ...told, files: [told] });
  await expect.element(main.getByText("Choisir des fichiers")).toBeVisible();
  dropFolder(["personnes.csv"]);
  await expect.element(main.getByText(/Ce fichier n’est pas un texte\./)).toBeVisible();
  app.network.refuses(addImportFile, runRefusals.running);
  await expect.element(main.getByText("Choisir des fichiers")).toBeVisible();
  dropFolder(["personnes.csv"]);
  await expect.element(main.getByText(runRefusals.running.fr)).toBeVisible();
  await expect.element(main.getByText(/Ce fichier n’est pas un texte\./)).not.toBeInTheDocument();
});

test.each([
  [true, "Un autre import est en cours\u00a0: le vôtre attend."],
  [false, "Les fichiers sont préparés…"],
])(
  "an import that has not begun says that it waits for another only where there is one: %s (IMPORTS-05)",
  async (isWaiting, sentence) => {
    open(`/agence/imports/nouveau?import=${id}`, { ...run, state: "trying", isWaiting, can: underWay });
    await expect.element(main.getByText(sentence)).toBeVisible();
  },
);

test("an import that is under way says how far it is, and is stopped at a press (IMPORTS-05)", async () => {
  const progress = { file: "personnes.csv", lines: 40, of: 216, rows: 40, bytes: 1_000, totalBytes: 4_200 };
  const trying = { ...run, state: "trying", can: underWay, progress } as const;
  const repeats = vi.spyOn(window, "setInterval");
  const app = open(`/agence/imports/nouveau?import=${id}`, trying);
  await expect.element(main.getByText("personnes.csv\u00a0: 40 lignes lues sur 216")).toBeVisible();
  const { working } = importWords("fr");
  expect(working("personnes.csv", "0", "216")).toBe("personnes.csv\u00a0: 0 ligne lue sur 216");
  expect(working("personnes.csv", "1", null)).toBe("personnes.csv\u00a0: 1 ligne lue");
  expect(importWords("en").working("personnes.csv", "1", null)).toBe("personnes.csv: 1 line read");
  // It is read again every two seconds.
  await expect.poll(() => repeats.mock.calls.some(([, wait]) => wait === 2_000)).toBe(true);
  const bar = main
    .getByRole("progressbar", { name: "Vérification en cours" })
    .element() as HTMLProgressElement;
  expect([bar.value, bar.max]).toEqual([1_000, 4_200]);
  app.network.refuses(stopImport, commonRefusals.forbidden);
  await button("Arrêter").click();
  await expect.element(main.getByText(commonRefusals.forbidden.fr)).toBeVisible();
  app.network.does(stopImport, async () => {
    app.network.gives(whole, { ...trying, isStopping: true });
    mayStayBusy();
    return Response.json({});
  });
  await expectOutline("an-import-that-is-under-way-says");
  await button("Arrêter").click();
  await expect.element(button("Arrêter")).toHaveAttribute("aria-disabled", "true");
  await expect
    .element(page.getByText("La vérification s’arrête\u00a0: elle n’a rien enregistré."))
    .toBeVisible();
  await expect.element(main.getByText(commonRefusals.forbidden.fr)).not.toBeInTheDocument();
  expect(app.network.callsOf(stopImport).at(-1)?.body).toEqual({ importId: id });
});

test("an import of which nothing is weighed yet is under way, and not at its end (IMPORTS-05)", async () => {
  const progress = { file: "personnes.csv", lines: 0, of: null, rows: 0, bytes: 0, totalBytes: 0 };
  open(`/agence/imports/nouveau?import=${id}`, { ...run, state: "trying", can: underWay, progress });
  await expect.element(main.getByText("personnes.csv\u00a0: 0 ligne lue")).toBeVisible();
  const bar = main.getByRole("progressbar", { name: "Vérification en cours" }).element();
  expect([bar.hasAttribute("value"), bar.hasAttribute("max")]).toEqual([false, false]);
});

test("a file that was laid down is removed at a press, and its failure is said (IMPORTS-02)", async () => {
  const app = open(`/agence/imports/nouveau?import=${id}`, { ...run, state: "preparing" });
  const remove = button("Retirer personnes.csv");
  app.network.refuses(removeImportFile, runRefusals.running);
  await remove.click();
  await expect.element(page.getByText(runRefusals.running.fr)).toBeVisible();
  await expect.element(remove).not.toHaveAttribute("aria-disabled");
  app.network.gives(removeImportFile, {});
  app.network.gives(whole, { ...run, state: "preparing", files: [] });
  await remove.click();
  await expect.element(remove).not.toBeInTheDocument();
  expect(app.network.callsOf(removeImportFile).at(-1)?.body).toEqual({ importId: id, name: "personnes.csv" });
  await expectOutline("a-file-that-was-laid-down-is");
});

test("an import that is under way is followed, and says nothing of lines that it has not looked at (IMPORTS-17)", async () => {
  const none = { created: 0, updated: 0, unchanged: 0, refused: 0 };
  open(`/agence/imports/${id}`, {
    ...run,
    ...{ state: "running", can: underWay, counts: none },
    files: [{ ...file, counts: none, problems: [] }],
  });
  await expect.element(main.getByText("Cet import est en cours.")).toBeVisible();
  await expect
    .element(main.getByRole("link", { name: "Suivre cet import" }))
    .toHaveAttribute("href", `/agence/imports/nouveau?import=${id}`);
  await expect.element(main.getByRole("columnheader", { name: "Lu comme" })).toBeVisible();
  await expect.element(main.getByRole("columnheader", { name: "Refusées" })).not.toBeInTheDocument();
});

test("says of an import that ended how it was done, how long it took, what it found, and what is not kept any more (IMPORTS-10, IMPORTS-17)", async () => {
  const ended = {
    ...{ state: "done", hasLines: false, startedAt: row.createdAt, endedAt: "2026-11-20T09:02:05.000Z" },
    options: { allOrNothing: true, quiet: true },
    papers: { count: 3, byteCount: 2_000_000 },
    warnings: [{ file: "personnes.csv", sentence: "Deux personnes ont le même nom." }],
    files: [{ ...file, isKept: false, problems: [] }],
    can: { ...underWay, stop: false },
  } as const;
  const { unmount } = open(`/agence/imports/${id}`, { ...run, ...ended } as unknown as Run);
  const facts = main.getByRole("region", { name: "En bref" });
  await expect.element(facts).toBeVisible();
  expect(facts.element().querySelector("dl")?.textContent?.replaceAll("\u00a0", " ")).toBe(
    "QuiAnne RoyManièreTout ou rien, en silenceDurée2 min 5 sDocuments joints3 PDF, 2 Mo",
  );
  await expect.element(main.getByText("Les fichiers eux-mêmes ont été retirés.")).toBeVisible();
  await expect.element(main.getByText(/^Le détail des lignes a été retiré/)).toBeVisible();
  await expect
    .element(main.getByRole("region", { name: "À regarder" }))
    .toMatchTextContent(/personnes\.csv\s: Deux personnes ont le même nom\.$/);
  await expect.element(main.getByRole("region", { name: "Lignes refusées" })).not.toBeInTheDocument();
  await expect.element(main.getByRole("columnheader", { name: "Empreinte SHA-256" })).toBeVisible();
  unmount();
  const options = { allOrNothing: false, quiet: false };
  const command = {
    ...run,
    ...ended,
    options,
    source: "command",
    by: null,
    endedAt: row.createdAt,
    warnings: [],
  };
  open(`/agence/imports/${id}`, command as unknown as Run);
  await expect
    .element(facts)
    .toMatchTextContent(
      /Qui\s*Commande\s*Manière\s*Ligne par ligne, les personnes sont prévenues\s*Durée\s*1\ss/,
    );
  // A command reads files that stay where they are.
  await expect.element(main.getByText("Les fichiers eux-mêmes ont été retirés.")).not.toBeInTheDocument();
  await expect.element(main.getByRole("region", { name: "À regarder" })).not.toBeInTheDocument();
  await expectOutline("says-of-an-import-that-ended-how");
});

test.each([
  ["done", row.createdAt, "L’import est terminé.", 1],
  ["interrupted", row.createdAt, /^L’import a été interrompu\. Les lignes comptées/, 1],
  ["abandoned", row.createdAt, /^Rien n’a été enregistré\s: une ligne au moins est refusée\.$/, 0],
] as const)(
  "says of an import that ended what became of it, and leads on: %s (IMPORTS-10)",
  async (state, startedAt, sentence, created) => {
    const ended = { ...run, state, startedAt, endedAt: startedAt, can: { ...underWay, stop: false } };
    const app = open(`/agence/imports/nouveau?import=${id}`, ended);
    await expect.element(main.getByText(sentence).first()).toBeVisible();
    await expect
      .element(main.getByRole("link", { name: "Voir cet import" }))
      .toHaveAttribute("href", `/agence/imports/${id}`);
    expect(main.getByText(/1 personne est nouvelle/).elements()).toHaveLength(created);
    // The page of the import comes without this one being left.
    const left = stopNavigations();
    await main.getByRole("link", { name: "Voir cet import" }).click();
    await expect.poll(app.where).toBe(`/agence/imports/${id}`);
    expect(left).toEqual([]);
  },
);

test("lines that are refused let one choose to keep all or nothing; where nothing is to be done, nothing is run (IMPORTS-10)", async () => {
  const app = open(`/agence/imports/nouveau?import=${id}&etape=importer`);
  app.network.gives(runImport, {});
  await main.getByRole("radio", { name: "Ne rien enregistrer tant qu’une ligne est refusée" }).click();
  await expect.element(main.getByText(/^Chaque personne est prévenue/)).toBeVisible();
  await button("Importer 2 lignes").click();
  await expect
    .poll(() => app.network.callsOf(runImport).map(({ body }) => body))
    .toEqual([{ importId: id, allOrNothing: true, quiet: false }]);
  app.unmount();
  const none = { created: 0, updated: 0, unchanged: 216, refused: 0 };
  const nothing = open(`/agence/imports/nouveau?import=${id}&etape=importer`, { ...run, counts: none });
  await expect.element(main.getByText(/^Il n’y a rien à enregistrer/)).toBeVisible();
  await expect.element(main.getByRole("radio")).not.toBeInTheDocument();
  await expect.element(button("Importer 0 ligne")).toHaveAttribute("aria-disabled", "true");
  await button("Importer 0 ligne").click({ force: true });
  expect(nothing.network.callsOf(runImport)).toEqual([]);
  await main.getByRole("switch", { name: "Prévenir les personnes" }).click();
  await expect.element(main.getByText(/^Import en silence/)).toBeVisible();
  await expectOutline("lines-that-are-refused-let-one-choose");
});

test("an import offers nothing that whoever looks may not do (AGUI-32)", async () => {
  const none = { ...underWay, stop: false };
  open(`/agence/imports/${id}`, { ...run, can: none });
  await expect.element(main.getByText("ab".repeat(32))).toBeVisible();
  expect(main.getByRole("link", { name: "Reprendre cet import" }).elements()).toEqual([]);
});

test("a check that another tab has begun is shown in this one (IMPORTS-05)", async () => {
  const app = open(`/agence/imports/nouveau?import=${id}`, {
    ...run,
    ...{ state: "preparing", problem: "files-away" },
  });
  app.network.refuses(tryImport, runRefusals.running);
  await expect.element(button("Vérifier")).toBeVisible();
  await expect.element(main.getByText(/^Les fichiers n’ont pas pu être lus\./)).toBeVisible();
  app.network.gives(whole, { ...run, state: "trying", can: underWay });
  await button("Vérifier").click();
  await expect.element(button("Arrêter")).toBeVisible();
  expect(app.where()).toContain("etape=verifier");
  expect(app.network.callsOf(tryImport).map(({ body }) => body)).toEqual([
    { importId: id, allOrNothing: false, quiet: false },
  ]);
});

test("the line of a contract leads to whose it is and to who works under it, and says which it is (IMPORTS-12)", async () => {
  const { network, queries } = open(`/agence/imports/${id}`);
  const who = {
    userId: 7,
    displayName: "Jeanne Petit",
    kind: "person" as const,
    id: 7,
    name: "Jeanne Petit",
  };
  const babysitters = [
    { userId: 8, displayName: "Ida Imber" },
    { userId: 9, displayName: "Noé Roux" },
  ];
  const file = "contrats-garde.csv";
  const ofContract: RunLine = { ...changed, file, name: "GE-1", subject: who, babysitters };
  network.gives(lines, pageOf([ofContract]));
  await expect
    .element(main.getByRole("link", { name: "Jeanne Petit" }))
    .toHaveAttribute("href", "/agence/personnes/7");
  await expect.element(main.getByText("GE-1, contrats-garde.csv, ligne\u00a02")).toBeVisible();
  await expect.element(main.getByText("Intervenants : Ida Imber, Noé Roux")).toBeVisible();
  await expect
    .element(main.getByRole("link", { name: "Noé Roux" }))
    .toHaveAttribute("href", "/agence/personnes/9");
  const cellsOf = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`colonne ${at}`, `valeur ${at}`]));
  const member = { ...who, kind: "member" as const, id: 3, name: "Anne Roy" };
  const created = { ...changed, outcome: "created" as const, changes: [], name: "E-1", subject: member };
  network.gives(
    lines,
    pageOf([
      { ...created, line: 3, cells: { ...cellsOf(6), vide: "" } },
      { ...created, line: 4, cells: cellsOf(7) },
    ]),
  );
  await queries.invalidateQueries();
  await expect
    .element(main.getByRole("link", { name: "Anne Roy" }).first())
    .toHaveAttribute("href", "/agence/equipe/3");
  // A short line is unfolded, a long one at a press.
  const shownCells = main.getByText("valeur 5");
  await expect.element(shownCells.first()).toBeVisible();
  await expect.element(shownCells.nth(1)).not.toBeVisible();
  expect(main.getByText("vide", { exact: true }).elements()).toEqual([]);
  await expectOutline("the-line-of-a-contract-leads-to");
});

/** Drops a folder as a browser gives it: its entries in pieces. */
function dropFolder(inside: readonly (string | File)[], { isGone = false } = {}): void {
  const fileOf = (given: string | File) => ({
    ...{ isDirectory: false, fullPath: typeof given === "string" ? `/export/${given}` : `/${given.name}` },
    file: (give: (file: File) => void) => give(typeof given === "string" ? new File(["x"], given) : given),
  });
  const left = inside.map(fileOf);
  const read = (give: (entries: unknown[]) => void, fail: (error: Error) => void) =>
    isGone ? fail(new Error("gone")) : give(left.splice(0, 1));
  const folder = { isDirectory: true, fullPath: "/export", createReader: () => ({ readEntries: read }) };
  const event = new DragEvent("drop", { bubbles: true, cancelable: true });
  const dataTransfer = { items: [{ webkitGetAsEntry: () => folder }], files: [] };
  Object.defineProperty(event, "dataTransfer", { value: dataTransfer });
  main
    .getByRole("group", { name: /Déposez ici/ })
    .element()
    .dispatchEvent(event);
}

test("a folder is dropped with all that is in it, and says when it cannot be read; the focus stays there (IMPORTS-02)", async () => {
  const app = open("/agence/imports/nouveau", { ...run, state: "preparing" });
  app.network.gives(createImport, { importId: id });
  const told = { name: "personnes.csv", step: 1, lines: 1, problems: [] };
  app.network.gives(addImportFile, { ...told, files: [told] });
  await expect.element(main.getByText("Choisir un dossier")).toBeVisible();
  dropFolder([], { isGone: true });
  await expect
    .element(main.getByText("Ce dossier ne peut pas être lu\u00a0: choisissez-le par le bouton."))
    .toBeVisible();
  await expect
    .poll(() => document.querySelector(":focus")?.textContent)
    .toContain("Ce dossier ne peut pas être lu");
  document.querySelector<HTMLInputElement>("input[type=file]")?.focus();
  dropFolder(["personnes.csv", "contrats-garde.csv"]);
  await expect.poll(app.where).toBe(`/agence/imports/nouveau?import=${id}`);
  await expect.poll(() => app.network.callsOf(addImportFile)).toHaveLength(1);
  await expect.poll(() => document.activeElement?.className).toContain("zone");
});

test("whoever stops a sending of files reads of no failure, and is where they are chosen (IMPORTS-02)", async () => {
  const app = open(`/agence/imports/nouveau?import=${id}`, { ...run, state: "preparing" });
  const { fail } = app.network.holds(addImportFile);
  await expect.element(main.getByText("Choisir un dossier")).toBeVisible();
  dropFolder(["personnes.csv"]);
  await main.getByRole("button", { name: "Annuler", exact: true }).click();
  fail(new DOMException("stopped", "AbortError"));
  await expect.element(main.getByText("Choisir un dossier")).toBeVisible();
  expect(main.element().querySelector("[data-kind=error]")).toBeNull();
});

test("the lines of another look at an import are asked for anew (IMPORTS-08)", async () => {
  const { network, queries } = open(`/agence/imports/${id}`);
  await expect.element(main.getByText("jean@example.fr")).toBeVisible();
  network.gives(whole, { ...run, triedAt: "2026-11-20T09:30:00.000Z" });
  network.gives(lines, pageOf([refused]));
  // The import alone is read again, as every two seconds while it is looked at.
  await queries.invalidateQueries({ queryKey: wholeKeyOf(getImport, { id }) });
  await expect.element(main.getByText("jean@example.fr")).not.toBeInTheDocument();
});

/** A file that says to be as large, without being so. */
const sized = (name: string, size: number) =>
  Object.defineProperty(new File(["x"], name), "size", { value: size });

test("a hundred files and 50 MB go at once, what is larger goes apart, and what is too large stays aside (IMPORTS-02, IMPORTS-03)", async () => {
  const app = open(`/agence/imports/nouveau?import=${id}`, { ...run, state: "preparing" });
  app.network.gives(addImportFile, { name: "", step: 1, lines: 1, problems: [], files: [] });
  await expect.element(main.getByText("Choisir un dossier")).toBeVisible();
  let before = 0;
  const sentBy = async (files: readonly File[], count: number) => {
    const reads = app.network.callsOf(whole).length;
    dropFolder(files);
    await expect.poll(() => app.network.callsOf(addImportFile)).toHaveLength(before + count);
    // Read again once all is sent: what is dropped before that is not taken.
    await expect.poll(() => app.network.callsOf(whole).length).toBeGreaterThan(reads);
    await expect.element(main.getByText("Choisir un dossier")).toBeVisible();
    const sent = app.network.callsOf(addImportFile).slice(before);
    before += count;
    // Of the files of a call, the last.
    return sent.map(({ body }) => (body as { file: File }).file.name);
  };
  const many = (count: number) => Array.from({ length: count }, (_, at) => sized(`${at + 1}.csv`, 1));
  expect(await sentBy(many(100), 1)).toEqual(["100.csv"]);
  expect(await sentBy(many(101), 2)).toEqual(["100.csv", "101.csv"]);
  const [half, rest, more] = [sized("a.csv", 30_000_000), sized("b.csv", 20_000_000), sized("c.csv", 1)];
  expect(await sentBy([half, rest], 1)).toEqual(["b.csv"]);
  expect(await sentBy([half, rest, more], 2)).toEqual(["b.csv", "c.csv"]);
  const pdf = 20 * 1024 * 1024;
  const fit = [sized("a.pdf", pdf), sized("b.csv", 200_000_000)];
  const unfit = [sized("c.pdf", pdf + 1), sized("d.csv", 200_000_001)];
  expect(await sentBy([...unfit, ...fit], 2)).toEqual(["a.pdf", "b.csv"]);
  const aside = main.getByRole("listitem").filter({ hasText: runRefusals.tooLarge.fr });
  await expect
    .poll(() => aside.elements().map((one) => one.textContent?.match(/\w\.\w+/)?.[0]))
    .toEqual(["c.pdf", "d.csv"]);
  expect(main.getByText(/^… et/).elements()).toEqual([]);
  const unfitOnes = (count: number) => Array.from({ length: count }, (_, at) => sized(`${at}.pdf`, pdf + 1));
  dropFolder(unfitOnes(20));
  await expect.poll(() => aside.elements().length).toBe(20);
  expect(main.getByText(/^… et/).elements()).toEqual([]);
  dropFolder(unfitOnes(22));
  await expect.element(main.getByText("… et 2 autres.")).toBeVisible();
  expect(aside.elements()).toHaveLength(20);
  const zone = main.getByRole("group", { name: /Déposez ici/ }).element();
  const over = new DragEvent("dragover", { bubbles: true, cancelable: true });
  // Without it the browser would take the file itself, and leave the page.
  expect(zone.dispatchEvent(over)).toBe(false);
  await expect.poll(() => zone.getAttribute("data-over")).toBe("true");
  zone.dispatchEvent(new DragEvent("dragleave", { bubbles: true }));
  await expect.poll(() => zone.hasAttribute("data-over")).toBe(false);
  await expectOutline("a-hundred-files-and-50-mb-go");
});

test("the second step shows what weighs apart, the third takes the focus, runs with proof and says how many lines (IMPORTS-06, IMPORTS-10)", async () => {
  const app = open(`/agence/imports/nouveau?import=${id}`);
  await expect.element(main.getByText("1 adresse e-mail qui change")).toBeVisible();
  await expect.element(main.getByText("2 noms qui changent")).toBeVisible();
  await expect
    .poll(() => toldBy(main))
    .toContain(
      "Ce que l’import feraitLes fichiers, dans l’ordre où ils sont " +
        "lusFichierCrééesModifiéesInchangéesRefuséespersonnes.csv : personnesColonnes laissées de côté : " +
        "jardinCréées1Modifiées1Inchangées0Refusées214Changements qui pèsentÀ regarder de près avant " +
        "d’importer :1 adresse e-mail qui change2 noms qui changentVoir ces changements",
    );
  await expect.poll(() => toldBy(main)).toMatch(/ContinuerVérifier de nouveauAbandonner cet import$/);
  await main.getByRole("link", { name: "Voir ces changements" }).click();
  await expect.poll(app.where).toContain("poids=oui");
  await expectOutline("the-second-step-shows-what-weighs-apart");
  await main.getByRole("link", { name: "Continuer" }).click();
  await expect.poll(app.where).toBe(`/agence/imports/nouveau?import=${id}&etape=importer`);
  // What was pressed went with the step before: the keyboard goes on from the step that one is in.
  await expect.element(main.getByText("3. Importer", { exact: true })).toHaveFocus();
  await expect
    .poll(() => toldBy(main))
    .toContain(
      "Comment importerSi des lignes sont refuséesEnregistrer les lignes justes, laisser les autres de " +
        "côtéNe rien enregistrer tant qu’une ligne est refuséePrévenir les personnesChaque personne est " +
        "prévenue de ce qui la concerne : contrats à signer, factures, attestations, fiches de paie, " +
        "documents à lire. De ce qui date de plus de 60 jours, personne n’est prévenu.Importer 2 lignes",
    );
  await expect
    .poll(() => fieldsOf(main))
    .toEqual([
      "Enregistrer les lignes justes, laisser les autres de côté: on",
      "Ne rien enregistrer tant qu’une ligne est refusée: off",
      "Prévenir les personnes: on | Chaque personne est prévenue de ce qui la concerne : contrats à signer, factures, attestations, fiches de paie, documents à lire. De ce qui date de plus de 60 jours, personne n’est prévenu.",
    ]);
  app.network.refuses(runImport, commonRefusals.internal);
  await button("Importer 2 lignes").click();
  await expect.element(main.getByText(/^Une erreur est survenue/)).toBeVisible();
  app.network.refuses(runImport, runRefusals.changedSince);
  await button("Importer 2 lignes").click();
  await expect.element(main.getByText(runRefusals.changedSince.fr)).toBeVisible();
  // The same sending, until it is another.
  const [first, second] = app.network.callsOf(runImport).map(({ headers }) => headers.get("Idempotency-Key"));
  expect(second).toBe(first);
  await expectOutline("the-second-step-shows-what-weighs-apart-2");
  await main.getByRole("switch", { name: "Prévenir les personnes" }).click();
  app.network.gives(runImport, {});
  app.network.gives(whole, { ...run, state: "to-resume", startedAt: row.createdAt, endedAt: row.createdAt });
  await button("Importer 2 lignes").click();
  await expect.element(main.getByText("L’import est terminé, des lignes ont été refusées.")).toBeVisible();
  await expect.element(main.getByText(/1 personne est nouvelle/)).toBeVisible();
  expect(app.network.callsOf(runImport).map(({ body }) => body)).toEqual([
    { importId: id, allOrNothing: false, quiet: false },
    { importId: id, allOrNothing: false, quiet: false },
    { importId: id, allOrNothing: false, quiet: true },
  ]);
  await expectOutline("the-second-step-shows-what-weighs-apart-3");
});

test("an import whose answer was lost is shown under way, and not to be begun again (IMPORTS-10)", async () => {
  const app = open(`/agence/imports/nouveau?import=${id}&etape=importer`);
  await expect.element(button("Importer 2 lignes")).toBeVisible();
  app.network.fails(runImport);
  const progress = { file: "personnes.csv", lines: 1, of: 216, rows: 1, bytes: 10, totalBytes: 4_200 };
  app.network.gives(whole, { ...run, state: "running", can: underWay, progress });
  await button("Importer 2 lignes").click();
  await expect.element(main.getByText("personnes.csv\u00a0: 1 ligne lue sur 216")).toBeVisible();
  await expect.element(button("Importer 2 lignes")).not.toBeInTheDocument();
});

test("an import is thrown away once that was asked (IMPORTS-09)", async () => {
  const app = open(`/agence/imports/nouveau?import=${id}`, { ...run, state: "preparing" });
  app.network.gives(abandonImport, {});
  await button("Abandonner cet import").click();
  await expect.element(button("Annuler")).toHaveFocus();
  await button("Annuler").click();
  await expect.element(button("Abandonner cet import")).toHaveFocus();
  app.network.refuses(abandonImport, runRefusals.running);
  await button("Abandonner cet import").click();
  await button("Abandonner").click();
  await expect.element(main.getByText(runRefusals.running.fr)).toBeVisible();
  app.network.gives(abandonImport, {});
  app.network.gives(whole, { ...run, state: "abandoned" });
  await expectOutline("an-import-is-thrown-away-once-that");
  await button("Abandonner").click();
  await expect
    .element(main.getByText("Cet import a été abandonné\u00a0: rien n’a été enregistré."))
    .toBeVisible();
});

test("files on their way are not left behind by a check: it is offered once they are there (IMPORTS-02)", async () => {
  const app = open(`/agence/imports/nouveau?import=${id}`, { ...run, state: "preparing" });
  await expect.element(button("Vérifier")).toBeVisible();
  const sent = app.network.holds(addImportFile);
  dropFolder(["equipe.csv"]);
  await expect.element(main.getByText("Envoi des fichiers\u00a0: 0 sur 1")).toBeVisible();
  await expect.element(button("Vérifier")).not.toBeInTheDocument();
  await expect.element(button("Abandonner cet import")).not.toBeInTheDocument();
  sent.answer(Response.json({ name: "equipe.csv", step: 0, lines: 1, problems: [], files: [] }));
  await expect.element(button("Vérifier")).toBeVisible();
});

test("a file that another tab does not let go shows how far that one is (IMPORTS-05)", async () => {
  const app = open(`/agence/imports/nouveau?import=${id}`, { ...run, state: "preparing" });
  await expect.element(button("Retirer personnes.csv")).toBeVisible();
  app.network.refuses(removeImportFile, runRefusals.running);
  app.network.gives(whole, { ...run, state: "trying", can: underWay });
  await button("Retirer personnes.csv").click();
  await expect.element(page.getByText(runRefusals.running.fr)).toBeVisible();
  await expect.element(main.getByText("Vérification en cours")).toBeVisible();
});

test("an import whose files another tab changed says why it does not begin (IMPORTS-08)", async () => {
  const app = open(`/agence/imports/nouveau?import=${id}&etape=importer`);
  await expect.element(button("Importer 2 lignes")).toBeVisible();
  app.network.refuses(runImport, runRefusals.notTried);
  app.network.gives(whole, { ...run, state: "preparing" });
  await button("Importer 2 lignes").click();
  await expect.element(button("Vérifier")).toBeVisible();
  await expect.element(page.getByText(runRefusals.notTried.fr)).toBeVisible();
});
