import { contractRefusals } from "../contracts/contract.refusals.ts";
import { personRefusals } from "../identity/person.refusals.ts";
import type { Locale } from "../kernel/locale.ts";
import { fieldProblems } from "../kernel/refusal.ts";

const field = (code: string, locale: Locale) => () => fieldProblems[code]?.[locale] ?? code;

const french = {
  // The file
  "empty-file": () => "Ce fichier est vide.",
  "unreadable-file": () => "Ce fichier ne peut pas être lu.",
  "not-text": () => "Ce fichier n’est pas un fichier CSV en UTF-8 ou en Windows-1252.",
  "missing-column": () => "Cette colonne est obligatoire et manque dans le fichier.",
  "repeated-column": () => "Cette colonne est présente plusieurs fois.",
  "line-too-long": () => "Une ligne est trop longue : la suite du fichier n’a pas été lue.",
  // The line
  "broken-quote": () => "Un guillemet ouvert sur cette ligne n’est pas bien refermé.",
  "too-many-cells": () => "Cette ligne a plus de cellules que l’en-tête.",
  "too-few-cells": () => "Cette ligne a moins de cellules que l’en-tête.",
  "duplicate-line": (line: string) => `Cette ligne répète la ligne ${line} ; seule la première est retenue.`,
  "refused-by-database": (promise: string) => `La base de données refuse cette ligne (${promise}).`,
  // The cell
  required: field("required", "fr"),
  "email-format": field("email-format", "fr"),
  "invalid-day": field("invalid-day", "fr"),
  "too-long": field("too-long", "fr"),
  "unreadable-characters": () => "Cette cellule contient des caractères illisibles.",
  "direction-marks": () =>
    "Cette cellule contient des marques invisibles qui changent le sens de lecture\u00a0: retapez-la.",
  "birth-in-future": () => "Cette date de naissance est dans le futur.",
  "invalid-number": () => "Ce nombre n’est pas valide.",
  "number-out-of-range": (range: string) =>
    `Ce nombre doit être compris entre ${range.replace("–", " et ")}.`,
  "invalid-yes-no": () => "Cette valeur doit être « oui » ou « non ».",
  "unknown-value": (values: string) => `Cette valeur n’est pas connue. Valeurs possibles : ${values}.`,
  "invalid-phone": () => "Ce numéro de téléphone n’est pas valide.",
  "invalid-zip-code": () => "Un code postal a cinq chiffres.",
  "invalid-url": () => "Cette adresse doit commencer par https:// ou http://.",
  "incomplete-position": () => "La longitude et la latitude vont ensemble.",
  "ends-before-start": () => contractRefusals.endsBeforeStart.fr,
  "repeated-reference": () => "Une référence est présente plusieurs fois dans cette cellule.",
  "too-many-references": (most: string) => `Cette cellule nomme au plus ${most} personnes.`,
  "other-year": () => "Ce jour n’est pas dans l’année de la campagne.",
  "closes-before-opening": () => "La fermeture précède l’ouverture.",
  // What is already known
  "unknown-person": () => "Aucune personne ne porte cette référence.",
  "wrong-role": () => "Cette personne n’a pas le rôle attendu ici.",
  "deactivated-person": () => "Le compte de cette personne a été supprimé ; un import ne le rétablit pas.",
  "email-taken": () => personRefusals.emailTaken.fr,
  "user-name-taken": () => personRefusals.userNameTaken.fr,
  "foreign-user-name": () => personRefusals.foreignUserName.fr,
  "unknown-member": () => "Aucun membre de l’équipe ne porte cette référence.",
  "member-without-role": () => "Ce membre de l’équipe n’a pas le rôle qui lui est donné ici (equipe.csv).",
  "contact-of-other-role": () => "Une personne de ce rôle n’a pas un tel contact.",
  "end-without-referent": () => "Une fin est donnée sans référent.",
  "unknown-contract": () => "Aucun contrat ne porte cette référence.",
  "foreign-contract": () => "Ce contrat est celui d’une autre personne.",
  "kind-not-for-parents": () => "Un parent n’a que des documents de nature « contrat ».",
  // The document beside the file
  "file-outside": () => "Le fichier doit se trouver dans le dossier « documents ».",
  "file-missing": () => "Ce fichier ne se trouve pas dans le dossier « documents ».",
  "file-not-pdf": () => "Ce fichier n’est pas un PDF.",
  "file-too-large": (limit: string) => `Ce fichier dépasse ${limit} Mo.`,
};

const english: { [Code in keyof typeof french]: (detail: string) => string } = {
  "empty-file": () => "This file is empty.",
  "unreadable-file": () => "This file cannot be read.",
  "not-text": () => "This file is not a CSV file in UTF-8 or Windows-1252.",
  "missing-column": () => "This column is required and is missing from the file.",
  "repeated-column": () => "This column is given more than once.",
  "line-too-long": () => "A line is too long: the rest of the file was not read.",
  "broken-quote": () => "A quote opened on this line is not properly closed.",
  "too-many-cells": () => "This line has more cells than the header.",
  "too-few-cells": () => "This line has fewer cells than the header.",
  "duplicate-line": (line) => `This line repeats line ${line}; only the first is kept.`,
  "refused-by-database": (promise) => `The database refuses this line (${promise}).`,
  required: field("required", "en"),
  "email-format": field("email-format", "en"),
  "invalid-day": field("invalid-day", "en"),
  "too-long": field("too-long", "en"),
  "unreadable-characters": () => "This cell contains unreadable characters.",
  "direction-marks": () =>
    "This cell contains invisible marks that change the direction of reading: type it again.",
  "birth-in-future": () => "This birth date lies in the future.",
  "invalid-number": () => "This number is not valid.",
  "number-out-of-range": (range) => `This number must lie between ${range.replace("–", " and ")}.`,
  "invalid-yes-no": () => "This value must be “oui” (yes) or “non” (no).",
  "unknown-value": (values) => `This value is not known. Possible values: ${values}.`,
  "invalid-phone": () => "This phone number is not valid.",
  "invalid-zip-code": () => "A postal code has five digits.",
  "invalid-url": () => "This address must start with https:// or http://.",
  "incomplete-position": () => "Longitude and latitude go together.",
  "ends-before-start": () => contractRefusals.endsBeforeStart.en,
  "repeated-reference": () => "A reference stands several times in this cell.",
  "too-many-references": (most) => `This cell names at most ${most} people.`,
  "other-year": () => "This day does not lie in the campaign’s year.",
  "closes-before-opening": () => "It closes before it opens.",
  "unknown-person": () => "Nobody has this reference.",
  "wrong-role": () => "This person does not have the role expected here.",
  "deactivated-person": () => "This person’s account was deleted; an import does not bring it back.",
  "email-taken": () => personRefusals.emailTaken.en,
  "user-name-taken": () => personRefusals.userNameTaken.en,
  "foreign-user-name": () => personRefusals.foreignUserName.en,
  "unknown-member": () => "No member of the team has this reference.",
  "member-without-role": () => "This member of the team does not have the role given here (equipe.csv).",
  "contact-of-other-role": () => "A person of this role has no such contact.",
  "end-without-referent": () => "An end is given without a referent.",
  "unknown-contract": () => "No contract has this reference.",
  "foreign-contract": () => "This contract is another person’s.",
  "kind-not-for-parents": () => "A parent only has documents of the kind “contrat”.",
  "file-outside": () => "The file must lie inside the folder “documents”.",
  "file-missing": () => "This file is not in the folder “documents”.",
  "file-not-pdf": () => "This file is not a PDF.",
  "file-too-large": (limit) => `This file is larger than ${limit} MB.`,
};

/** The sentence of each problem, by its code. */
export const importProblems = { fr: french, en: english };
