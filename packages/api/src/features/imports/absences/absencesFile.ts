import { absenceTexts } from "@ribambelle/domain/imports/importReport.texts";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Absent } from "../../../importing/absent.ts";
import { csvLine } from "../report/reportText.ts";

/** A person or a contract that a complete export no longer names, with the file in which they are missing. */
export type AbsentOfFile = Absent & { readonly file: string };

/** The name of the file that lists what a complete export no longer names; an import ignores it. */
export const absencesFileName = "absents.csv";

export const absencesHeader = csvLine(
  ["fichier", "référence", "personne", "rôle", "nom", "prénom", "date de début", "date de fin"],
  ";",
);

/** Writes one line of the list. */
export function absentLine(
  { file, reference, person, startDate, endDate }: AbsentOfFile,
  locale: Locale,
): string {
  const role = absenceTexts(locale).roles[person.role];
  const cells = [file, reference, person.reference, role, person.lastName, person.firstName];
  return csvLine([...cells, startDate ?? "", endDate ?? ""], ";");
}
