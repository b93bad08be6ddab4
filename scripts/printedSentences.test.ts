import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(resolve(root, file), "utf8");

const plain = (text: string) =>
  text
    .replaceAll(/[\u00a0\u202f]|\\u00a0|\\u202f/g, " ")
    .replaceAll("’", "'")
    .replaceAll(/\s+/g, " ");

// What is filled in is {} in both: {amount} in a document, ${money(amount)} in a source.
const written = globSync(["packages/*/src/**/*.{ts,tsx}", "agency/**/*.yaml"], { cwd: root })
  .filter((file) => !/\.test\.|\/testing\/|\.d\.ts$/.test(file))
  .map((file) => plain(read(file)).replaceAll(/\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, "{}"))
  .join("\n");
// An example is filled in too: « le 5 décembre », « 3 jours ».
const isWritten = (sentence: string) =>
  [
    sentence,
    sentence.replaceAll(/\d+(?:er)? \p{L}+ 20\d\d(?: à \d+ h \d+)?|\d+ (?:novembre|décembre)/gu, "{}"),
    sentence.replaceAll(/\d[\d,]*/g, "{}"),
  ].some((form) => written.includes(form));

const quoted = {
  "docs/requirements.md": /(?<![\p{L}\d])'((?:[^']|(?<=\p{L})'(?=\p{L}))+)'(?!\p{L})/gu,
  "docs/private-space.md": /(?<![\p{L}\d])'((?:[^']|(?<=\p{L})'(?=\p{L}))+)'(?!\p{L})/gu,
  "docs/agency-office.md": /« (.*?) »/g,
};

// Three words at least: a shorter one is found anywhere.
const printed = Object.entries(quoted).flatMap(([file, quote]) =>
  [...plain(read(file)).matchAll(quote)].map(([, said = ""]) => said.replaceAll(/\{[^{}]*\}/g, "{}")),
);
const sentences = [...new Set(printed)].filter((said) => said.split(" ").length > 2);

// Words of the documents themselves, the ends of sentences, and what is put together of several texts: tests of their features hold them.
const elsewhere = [
  "stops the loading overlay",
  "not been shown yet",
  "income from the agency",
  "New bank details",
  "Nos coordonnées bancaires se trouvent dans votre espace, sous Règlements, et nulle part ailleurs.",
  "At most 10 … hidden beyond 10",
  "At least one choice",
  "Part-time job seeking",
  "can only be set when it is on",
  "9 contrats précédents",
  "9 earlier contracts",
  "sponsorship request sent",
  "Rentrée scolaire {} - {}",
  "Vos informations sont déjà prises en compte pour la rentrée scolaire...",
  "Qualification availabilities page",
  "Vos informations sont déjà prises en compte pour la rentrée scolaire {} - {}.",
  "Not the same or unknown",
  "Inférieur à 250",
  "past not allowed",
  "Only future dates",
  "number street postcode city",
  "Encore {} caractère(s) avant la recherche",
  "16 h 15",
  "Any falsy value fails",
  "Cet espace de documents n'est pas encore relié",
  "3 h 30",
  "Attestation fiscale {}.pdf",
  "Fiche de paie {} {}.pdf",
  "Votre facture d'octobre 2026 est arrivée",
  "Prochaine intervention : demain, mardi 24 novembre, de 16 h 30 à 19 h, avec {}.",
  "En ce moment : {}, jusqu'à 19 h.",
  "En ce moment : chez {}, jusqu'à 19 h.",
  "lundi 23 novembre",
  "Aujourd'hui, lundi 23 novembre",
  "4 interventions masquées",
  "mardi 24 novembre 2026, 2 interventions, aujourd'hui",
  "décembre 2026, 17 interventions",
  "Garde d'enfants – {}",
  "Garde d'enfants – famille {}",
  "Remplacée par …",
  "Réglée le 3 novembre par virement",
  "42 h 30 × 26,90 € = 1 143,25 €",
  "Łukasz Çağlar Αθηνά Иванова",
  "Prévu le …",
  "Prélèvement rejeté le 5 novembre : la facture d'octobre reste à régler.",
  "Rien à régler vous-même : {} seront prélevés à partir du {}.",
  "Prélèvement prévu : …",
  "Avoir non utilisé : …",
  "Votre attestation 2026 sera ici au plus tard le 31 mars 2027.",
  "Ouvrent seules droit … les factures acquittées",
  "Votre fiche de paie d'octobre 2026 est disponible.",
  "Votre fiche de paie de {} est disponible",
  "2 documents à lire, dont 1 avant le 30 novembre.",
  "Vous avez confirmé ce document le 12 novembre 2026 à 18 h 04",
  "read to the end",
  "2 documents à lire, dont 1 en retard.",
  "a URL exists",
  "4 Recevoir un code",
  "Vous avez signé le 22 novembre 2026 à 18 h 04.",
  "Code à usage unique envoyé à c…e@example.fr",
  "Not total document signed",
  "Résilier votre contrat",
  "Lire et confirmer",
  "À faire, 3",
  "Ce qui vous attend",
  "Que souhaitez-vous faire aujourd'hui ?",
  "Il vous reste {} essais.",
  "renoncer au contrat ici",
  "confirmer la rétractation",
  "prestations de services",
  "Offset is outside the bounds of the DataView",
  "xref num … not found",
  "{} {}, intervenant",
  "{} parents sur {}",
  "{} parents sur plus de 1 000",
  "{} {} a modifié cette fiche à {}.",
  "Assurez-vous que c'est bien {} {} qui vous le demande : appelez son numéro connu.",
  "{} choses attendent l'agence, la plus ancienne depuis {} jours.",
  "Réponses de rentrée à traiter, familles",
  "Rentrée : sans réponse, …",
  "Contrats de ménage…",
  "Contrats de garde qui se terminent",
  "… restés en brouillon",
  "… en erreur",
  "… : intervenants",
  "… avec des intervenants",
  "16 résultats pour “ma”",
  "20 % · annonce publiée",
  "{} {} (agence) a modifié le téléphone : 06 … → 06 … Motif : …",
  "Vous allez modifier : téléphone, adresse",
  "Est-ce la même personne ?",
  "que voyez-vous chez vous ?",
  "{} {} a déjà répondu ({}).",
  "{} familles sur {} ont répondu ({} %), {} intervenants sur {} ({} %). La campagne se termine le {}.",
  "Contrat de garde de la famille {}, en cours jusqu'au {}",
  "Il manque le document du contrat.",
  "Demandée le {}, relancée {} fois, la dernière le {}",
  "{} : {} {} a demandé la signature (à signer avant le {}).",
  "Parti le {}",
  "Notre serveur refuse notre mot de passe : prévenez la personne qui gère le portail.",
  "téléphone : 06 … → 07 …",
  "Importer {} lignes",
  "214 lignes : code postal…",
];

test("every sentence that the documents print is written in the product letter for letter (ERR-01, ERR-28)", () => {
  expect(sentences.length).toBeGreaterThan(500);
  expect(sentences.filter((sentence) => !isWritten(sentence))).toEqual(elsewhere);
});
