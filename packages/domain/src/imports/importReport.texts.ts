import { shortDay } from "../kernel/day.ts";
import { catalogue } from "../kernel/texts.ts";

const few = (count: number, one: string, more: string) => `${count} ${count > 1 ? more : one}`;

export const importTexts = catalogue({
  fr: {
    place: (file: string | null, line: number | null, column: string | null) =>
      [file ?? "", line === null ? "" : `ligne ${line}`, column === null ? "" : `colonne « ${column} »`]
        .filter(Boolean)
        .join(", "),
    says: (place: string, sentence: string) => `${place} : ${sentence}`,
    counts: (created: number, updated: number, unchanged: number, refused: number) =>
      `lignes créées ${created}, modifiées ${updated}, inchangées ${unchanged}, refusées ${refused}`,
    more: (count: number) => `… et ${few(count, "autre problème", "autres problèmes")}.`,
    dryRun: "Essai à blanc : rien n’a été enregistré.",
    nothingKept:
      "Rien n’a été enregistré : une ligne au moins est refusée, et --all-or-nothing était demandé.",
    interrupted:
      "Import interrompu : les lignes comptées ci-dessus sont enregistrées. La même commande reprendra la suite.",
    interruptedBeforeAll: "Import interrompu : rien n’a été enregistré.",
    refusedLines: (folder: string) =>
      `Les lignes refusées sont dans ${folder} : corrigez-les, puis importez ce dossier.`,
    askForReport: "Pour recevoir les lignes refusées dans des fichiers à corriger : --report DOSSIER",
    unknownFile: "ce fichier n’est pas un fichier d’import ; il est ignoré.",
    unknownColumn: "cette colonne n’est pas connue ; elle est ignorée.",
    linesDisagree: (number: string) =>
      `les lignes de la facture ${number} ne font pas ses totaux\u00a0: son détail n’est pas montré.`,
    certificateDiffers: (subject: string) =>
      `l’attestation ${subject} n’annonce pas le montant que le portail calcule\u00a0: elle est montrée telle quelle.`,
    signedHere: (subject: string) => {
      const [, reference = subject, day] = /^(.*) (\S+)$/.exec(subject) ?? [];
      return `le contrat ${reference} garde son état\u00a0: signé sur le portail${day ? ` le ${shortDay(day)}` : ""}.`;
    },
    offerWords: (subject: string) =>
      `l’offre ${subject} demande peut-être ce que la loi interdit (article L1132-1 du Code du travail)\u00a0: relisez-la.`,
    waiting: "Un autre import est en cours : attente de sa fin…",
    usage:
      "Usage : npm run import -- DOSSIER [--dry-run] [--all-or-nothing] [--full] [--quiet] [--report DOSSIER] [--lang fr|en]",
    unknownOption: (option: string) => `L’option ${option} n’est pas connue.`,
    "missing-folder": (folder: string) => `Le dossier ${folder} n’existe pas ou ne peut pas être lu.`,
    "nothing-to-import": (folder: string, names: string) =>
      `Le dossier ${folder} ne contient aucun des fichiers ${names}.`,
    "report-not-empty": (folder: string) =>
      `Le dossier ${folder} n’est pas vide : pour --report, donnez un dossier vide ou un nom nouveau.`,
    "report-unwritable": (folder: string) => `Le dossier ${folder} ne peut pas être écrit (--report).`,
    progress: (rows: string, speed: string, rest: string) =>
      `${rows} lignes, ${speed} par seconde${rest === "" ? "" : `, encore ${rest}`}`,
  },
  en: {
    place: (file, line, column) =>
      [file ?? "", line === null ? "" : `line ${line}`, column === null ? "" : `column “${column}”`]
        .filter(Boolean)
        .join(", "),
    says: (place, sentence) => `${place}: ${sentence}`,
    counts: (created, updated, unchanged, refused) =>
      `${created} created, ${updated} updated, ${unchanged} unchanged, ${refused} refused`,
    more: (count) => `… and ${few(count, "more problem", "more problems")}.`,
    dryRun: "Dry run: nothing was kept.",
    nothingKept: "Nothing was kept: at least one line is refused, and --all-or-nothing was asked.",
    interrupted:
      "Import interrupted: the lines counted above are kept. The same command goes on with the others.",
    interruptedBeforeAll: "Import interrupted: nothing was kept.",
    refusedLines: (folder) => `The refused lines are in ${folder}: correct them, then import that folder.`,
    askForReport: "To get the refused lines as files to correct: --report FOLDER",
    unknownFile: "this is not an import file; it is ignored.",
    unknownColumn: "this column is not known; it is ignored.",
    linesDisagree: (number) =>
      `the lines of the invoice ${number} do not make its totals: its detail is not shown.`,
    certificateDiffers: (subject) =>
      `the certificate ${subject} does not state the amount that the portal computes: it is shown as it is.`,
    signedHere: (subject) => {
      const [, reference = subject, day] = /^(.*) (\S+)$/.exec(subject) ?? [];
      return `contract ${reference} keeps its state: signed on the portal${day ? ` on ${shortDay(day)}` : ""}.`;
    },
    offerWords: (subject) =>
      `the job ${subject} may ask for what the law forbids (article L1132-1 of the Code du travail): read it again.`,
    waiting: "Another import is running: waiting for it to end…",
    usage:
      "Usage: npm run import -- FOLDER [--dry-run] [--all-or-nothing] [--full] [--quiet] [--report FOLDER] [--lang fr|en]",
    unknownOption: (option) => `The option ${option} is not known.`,
    "missing-folder": (folder) => `The folder ${folder} does not exist or cannot be read.`,
    "nothing-to-import": (folder, names) => `The folder ${folder} contains none of the files ${names}.`,
    "report-not-empty": (folder) =>
      `The folder ${folder} is not empty: for --report, give an empty folder or a new name.`,
    "report-unwritable": (folder) => `The folder ${folder} cannot be written (--report).`,
    progress: (rows, speed, rest) => `${rows} lines, ${speed} a second${rest === "" ? "" : `, ${rest} left`}`,
  },
});

export const absenceTexts = catalogue({
  fr: {
    roles: { Parent: "parent", BabySitter: "intervenant", Agency: "agence", Team: "équipe" },
    count: (file: string, count: number) =>
      file === "equipe.csv"
        ? `${few(count, "membre connu de l’équipe ne figure plus", "membres connus de l’équipe ne figurent plus")} dans ${file}`
        : file === "personnes.csv"
          ? `${few(count, "personne connue ne figure plus", "personnes connues ne figurent plus")} dans ${file}`
          : `${few(count, "contrat connu ne figure plus", "contrats connus ne figurent plus")} dans ${file}`,
    nobody: "Rien de ce qui est connu ne manque dans les fichiers de l’export complet.",
    untouched: "Rien n’a été supprimé ni désactivé.",
    listed: (path: string) => `Tous sont dans ${path}.`,
    more: (count: number) => `… et ${few(count, "autre", "autres")}.`,
    incomplete: (file: string) =>
      `${file} n’a pas été lu comme un export complet : ce qui y manque n’est pas cherché.`,
    illegible: (count: number) =>
      `${few(count, "ligne refusée n’a pas de référence lisible", "lignes refusées n’ont pas de référence lisible")} : autant d’absents n’en sont peut-être pas.`,
    demonstration: (count: number) =>
      `${few(count, "personne de démonstration est", "personnes de démonstration sont")} aussi dans cette base.`,
  },
  en: {
    roles: { Parent: "parent", BabySitter: "babysitter", Agency: "agency", Team: "team" },
    count: (file, count) =>
      file === "equipe.csv"
        ? `${few(count, "known member of the team is", "known members of the team are")} no longer in ${file}`
        : file === "personnes.csv"
          ? `${few(count, "known person is", "known people are")} no longer in ${file}`
          : `${few(count, "known contract is", "known contracts are")} no longer in ${file}`,
    nobody: "Nothing that is known is missing from the files of the complete export.",
    untouched: "Nothing was removed or deactivated.",
    listed: (path) => `All of them are in ${path}.`,
    more: (count) => `… and ${few(count, "other", "others")}.`,
    incomplete: (file) => `${file} was not read as a complete export: what it lacks is not looked for.`,
    illegible: (count) =>
      `${few(count, "refused line has", "refused lines have")} no legible reference: as many of the absent may not be absent.`,
    demonstration: (count) =>
      `${few(count, "demonstration person is", "demonstration people are")} in this database too.`,
  },
});
