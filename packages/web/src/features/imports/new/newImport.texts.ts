import type { Run } from "@ribambelle/domain/imports/runs/run";
import type { NewImportStep } from "@ribambelle/domain/imports/runs/runs.filters";
import { runRefusals } from "@ribambelle/domain/imports/runs/runs.refusals";
import { type Bilingual, catalogue } from "@ribambelle/domain/kernel/texts";
import { takesSingular } from "../imports.texts.ts";

/** Why an import does not go on. */
export const runProblemWords: Readonly<Record<NonNullable<Run["problem"]>, Bilingual>> = {
  "changed-since": runRefusals.changedSince,
  "files-away": {
    fr: "Les fichiers n’ont pas pu être lus. Vérifiez de nouveau ou déposez-les une nouvelle fois.",
    en: "The files could not be read. Check again, or add them once more.",
  },
  failed: {
    fr: "La vérification s’est arrêtée sur une erreur du portail. Réessayez\u00a0; si elle revient, prévenez la personne qui gère le portail.",
    en: "The check was stopped by an error in the portal. Try again; if it comes back, tell whoever runs the portal.",
  },
};

// IMPORTS-02
const plural = (one: string, more: string) => (count: string) => `${count} ${count === "1" ? one : more}`;

/** What is said of a check that somebody stops. */
export const checkStopped: Bilingual = {
  fr: "La vérification s’arrête\u00a0: elle n’a rien enregistré.",
  en: "The check is stopping: it saved nothing.",
};

export const newImportWords = catalogue({
  fr: {
    title: "Préparer un import",
    back: "Tous les imports",
    steps: "Étapes",
    step: {
      deposer: "1. Déposer les fichiers",
      verifier: "2. Vérifier",
      importer: "3. Importer",
    } as Readonly<Record<NewImportStep, string>>,
    loading: "Chargement de l’import",
    unknown: "Cet import est introuvable.",
    unknownWhy: "Il n’existe plus, ou l’adresse est incomplète.",
    drop: "Déposez ici un dossier, des fichiers ou un ZIP",
    limits: "Fichiers CSV jusqu’à 200\u00a0Mo, PDF jusqu’à 20\u00a0Mo.",
    chooseFiles: "Choisir des fichiers",
    chooseFolder: "Choisir un dossier",
    sending: (sent: number, of: number) => `Envoi des fichiers\u00a0: ${sent} sur ${of}`,
    cancel: "Annuler",
    spreadsheet: "Enregistrez chaque feuille au format CSV UTF-8.",
    tooLarge: runRefusals.tooLarge.fr,
    aside: "Laissés de côté",
    said: (name: string) => `${name}\u00a0:`,
    more: (count: number) => `… et ${count} ${count > 1 ? "autres" : "autre"}.`,
    noFile: "Aucun fichier pour le moment.",
    papers: (count: number, size: string) =>
      count > 1 ? `Avec eux, ${count} PDF (${size}).` : `Avec eux, 1 PDF (${size}).`,
    remove: "Retirer",
    removeFile: (name: string) => `Retirer ${name}`,
    check: "Vérifier",
    checkAgain: "Vérifier de nouveau",
    checkAbout: "La vérification n’enregistre rien\u00a0: elle montre ce que l’import ferait.",
    // IMPORTS-02
    cannotCheck: (files: string) =>
      `L’import ne peut pas continuer\u00a0: une colonne obligatoire manque dans ${files}. Retirez ce fichier, ou déposez-le corrigé.`,
    abandon: "Abandonner cet import",
    abandonAsked: "Abandonner cet import\u00a0? Ses fichiers seront retirés.",
    abandonYes: "Abandonner",
    no: "Annuler",
    // Step 2
    notChecked: "Cet import n’a pas encore été vérifié.",
    checking: "Vérification en cours",
    running: "Import en cours",
    checkingFirst: "Nouvelle vérification avant l’import",
    result: "Ce que l’import ferait",
    weighty: "Changements qui pèsent",
    weightyAbout: "À regarder de près avant d’importer\u00a0:",
    weightyOf: {
      email: plural("adresse e-mail qui change", "adresses e-mail qui changent"),
      role: plural("rôle qui change", "rôles qui changent"),
      name: plural("nom qui change", "noms qui changent"),
      state: plural("contrat dont l’état recule", "contrats dont l’état recule"),
      owner: plural("contrat qui change de personne", "contrats qui changent de personne"),
    },
    seeWeighty: "Voir ces changements",
    refusals: "Lignes refusées",
    lines: "Ligne par ligne",
    next: "Continuer",
    nothingToDo: "Il n’y a rien à enregistrer\u00a0: tout est déjà à jour, ou refusé.",
    // Step 3
    options: "Comment importer",
    how: "Si des lignes sont refusées",
    ways: {
      lineByLine: "Enregistrer les lignes justes, laisser les autres de côté",
      allOrNothing: "Ne rien enregistrer tant qu’une ligne est refusée",
    },
    tell: "Prévenir les personnes",
    tellAbout:
      "Chaque personne est prévenue de ce qui la concerne\u00a0: contrats à signer, factures, attestations, fiches de paie, documents à lire. De ce qui date de plus de 60\u00a0jours, personne n’est prévenu.",
    quietAbout: "Import en silence\u00a0: personne n’est prévenu, ni dans le portail ni par courrier.",
    run: (count: string) => `Importer ${count} ${takesSingular(count) ? "ligne" : "lignes"}`,
    checkFirst: "Vérifiez d’abord cet import.",
    done: "L’import est terminé.",
    toResume: "L’import est terminé, des lignes ont été refusées.",
    kept: "Rien n’a été enregistré\u00a0: une ligne au moins est refusée.",
    interrupted: "L’import a été interrompu. Les lignes comptées ci-dessous sont enregistrées.",
    abandoned: "Cet import a été abandonné\u00a0: rien n’a été enregistré.",
    newPeople: (count: string, isOne: boolean) =>
      isOne
        ? "1 personne est nouvelle. Elle n’a pas encore d’accès\u00a0: invitez-la depuis sa fiche."
        : `${count} personnes sont nouvelles. Elles n’ont pas encore d’accès\u00a0: invitez-les depuis leur fiche.`,
    seeParents: "Voir les parents",
    seeBabysitters: "Voir les intervenants",
    seeImport: "Voir cet import",
    another: "Préparer un autre import",
  },
  en: {
    title: "Prepare an import",
    back: "All imports",
    steps: "Steps",
    step: { deposer: "1. Add the files", verifier: "2. Check", importer: "3. Import" },
    loading: "Loading the import",
    unknown: "This import cannot be found.",
    unknownWhy: "It is gone, or the address is incomplete.",
    drop: "Drop a folder, files or a ZIP here",
    limits: "CSV files up to 200\u00a0MB, PDFs up to 20\u00a0MB.",
    chooseFiles: "Choose files",
    chooseFolder: "Choose a folder",
    sending: (sent, of) => `Sending the files: ${sent} of ${of}`,
    cancel: "Cancel",
    spreadsheet: "Save each sheet as CSV UTF-8.",
    tooLarge: runRefusals.tooLarge.en,
    aside: "Ignored",
    said: (name) => `${name}:`,
    more: (count) => `… and ${count} more.`,
    noFile: "No files yet.",
    papers: (count, size) =>
      count > 1 ? `With them, ${count} PDFs (${size}).` : `With them, 1 PDF (${size}).`,
    remove: "Remove",
    removeFile: (name) => `Remove ${name}`,
    check: "Check",
    checkAgain: "Check again",
    checkAbout: "A check saves nothing: it shows what the import would do.",
    cannotCheck: (files) =>
      `The import cannot go on: a required column is missing in ${files}. Remove the file, or add it corrected.`,
    abandon: "Abandon this import",
    abandonAsked: "Abandon this import? Its files will be removed.",
    abandonYes: "Abandon",
    no: "Cancel",
    notChecked: "This import has not been checked yet.",
    checking: "Checking",
    running: "Importing",
    checkingFirst: "Checking once more before the import",
    result: "What the import would do",
    weighty: "Major changes",
    weightyAbout: "Look closely at these before importing:",
    weightyOf: {
      email: plural("e-mail address that changes", "e-mail addresses that change"),
      role: plural("role that changes", "roles that change"),
      name: plural("name that changes", "names that change"),
      state: plural("contract whose state goes back", "contracts whose state goes back"),
      owner: plural("contract that changes hands", "contracts that change hands"),
    },
    seeWeighty: "See these changes",
    refusals: "Refused lines",
    lines: "Line by line",
    next: "Continue",
    nothingToDo: "There is nothing to save: everything is already up to date, or refused.",
    options: "How to import",
    how: "If lines are refused",
    ways: {
      lineByLine: "Keep the valid lines and skip the others",
      allOrNothing: "Keep nothing if any line is refused",
    },
    tell: "Tell people",
    tellAbout:
      "Each person is told what concerns them: contracts to sign, invoices, certificates, payslips, documents to read. Nobody is told of anything more than 60\u00a0days old.",
    quietAbout: "Import without telling anyone, in the portal or by letter.",
    run: (count) => `Import ${count} ${count === "1" ? "line" : "lines"}`,
    checkFirst: "Check this import first.",
    done: "The import is done.",
    toResume: "The import is done, and lines were refused.",
    kept: "Nothing was kept: at least one line is refused.",
    interrupted: "The import was interrupted. The lines counted below are kept.",
    abandoned: "This import was abandoned: nothing was saved.",
    newPeople: (count, isOne) =>
      isOne
        ? "1 person is new. They have no access yet: invite them from their record."
        : `${count} people are new. They have no access yet: invite them from their records.`,
    seeParents: "See the parents",
    seeBabysitters: "See the babysitters",
    seeImport: "See this import",
    another: "Prepare another import",
  },
});

/** Of a dropped folder whose files the browser is not given. */
export const unreadable = {
  fr: "Ce dossier ne peut pas être lu\u00a0: choisissez-le par le bouton.",
  en: "This folder cannot be read: use the button to choose it.",
};
