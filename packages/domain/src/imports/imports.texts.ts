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
  "too-many-columns": (most: string) => `Ce fichier a plus de ${most} colonnes\u00a0: ce n’est pas le bon.`,
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
  "invalid-number": () => "Ce nombre n’est pas valide.",
  "number-out-of-range": (range: string) =>
    `Ce nombre doit être compris entre ${range.replace("–", " et ")}.`,
  "invalid-amount": () => "Ce montant n’est pas valide\u00a0: écrivez par exemple 1143,25.",
  "invalid-month": () => "Ce mois n’est pas valide\u00a0: écrivez par exemple 10/2026.",
  "invalid-hours": () => "Ces heures ne sont pas valides\u00a0: écrivez par exemple 3,5 ou 3h30.",
  "invalid-time": field("invalid-time", "fr"),
  "invalid-yes-no": () => "Cette valeur doit être « oui » ou « non ».",
  "unknown-value": (values: string) => `Cette valeur n’est pas connue. Valeurs possibles : ${values}.`,
  "invalid-phone": () => "Ce numéro de téléphone n’est pas valide.",
  "invalid-zip-code": () => "Un code postal a cinq chiffres.",
  "invalid-url": () => "Cette adresse doit commencer par https:// ou http://.",
  "ends-before-start": () => "La date de fin précède la date de début.",
  "repeated-reference": () => "Une référence est présente plusieurs fois dans cette cellule.",
  "too-many-references": (most: string) => `Cette cellule peut nommer ${most} personnes au plus.`,
  // What is already known
  "unknown-person": () => "Aucune personne ne porte cette référence.",
  "wrong-role": () => "Cette personne n’a pas le rôle attendu ici.",
  // The document beside the file
  "file-outside": (folder: string) => `Le fichier doit se trouver dans le dossier « ${folder} ».`,
  "file-missing": (folder: string) => `Ce fichier ne se trouve pas dans le dossier « ${folder} ».`,
  "file-encrypted": () => "Ce PDF est protégé\u00a0: enregistrez-le sans mot de passe ni chiffrement.",
  "file-acts": () => "Ce PDF contient un programme (JavaScript)\u00a0: enregistrez-le sans lui.",
  "file-not-pdf": () => "Ce fichier n’est pas un PDF.",
  "file-too-large": (limit: string) => `Ce fichier dépasse ${limit} Mo.`,
};

const english: { [Code in keyof typeof french]: (detail: string) => string } = {
  "empty-file": () => "This file is empty.",
  "unreadable-file": () => "This file cannot be read.",
  "not-text": () => "This file is not a CSV file in UTF-8 or Windows-1252.",
  "missing-column": () => "This column is required and is missing from the file.",
  "repeated-column": () => "This column is given more than once.",
  "too-many-columns": (most) => `This file has more than ${most} columns: it is not the right one.`,
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
  "invalid-number": () => "This number is not valid.",
  "number-out-of-range": (range) => `This number must lie between ${range.replace("–", " and ")}.`,
  "invalid-amount": () => "This amount is not valid: write for instance 1143,25.",
  "invalid-month": () => "This month is not valid: write for instance 10/2026.",
  "invalid-hours": () => "These hours are not valid: write for instance 3,5 or 3h30.",
  "invalid-time": field("invalid-time", "en"),
  "invalid-yes-no": () => "This value must be “oui” (yes) or “non” (no).",
  "unknown-value": (values) => `This value is not known. Possible values: ${values}.`,
  "invalid-phone": () => "This phone number is not valid.",
  "invalid-zip-code": () => "A postal code has five digits.",
  "invalid-url": () => "This address must start with https:// or http://.",
  "ends-before-start": () => "The end date is before the start date.",
  "repeated-reference": () => "A reference appears several times in this cell.",
  "too-many-references": (most) => `This cell can name ${most} people at most.`,
  "unknown-person": () => "Nobody has this reference.",
  "wrong-role": () => "This person does not have the role expected here.",
  "file-outside": (folder) => `The file must be inside the folder “${folder}”.`,
  "file-missing": (folder) => `This file is not in the folder “${folder}”.`,
  "file-encrypted": () => "This PDF is protected: save it without a password or encryption.",
  "file-acts": () => "This PDF contains a program (JavaScript): save it without it.",
  "file-not-pdf": () => "This file is not a PDF.",
  "file-too-large": (limit) => `This file is larger than ${limit} MB.`,
};

/** The sentence of each common problem, by its code. */
export const importProblems = { fr: french, en: english };
