import { absenceTexts } from "@ribambelle/domain/imports/importReport.texts";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Role } from "@ribambelle/domain/kernel/role";
import { csvLine } from "../report/reportText.ts";

/** A person or a contract that a complete export no longer names. */
export interface Absent {
  /** The file in which they are missing. */
  readonly file: string;
  readonly reference: string;
  /** Whose contract it is, or who it is. */
  readonly person: {
    readonly reference: string;
    /** `Team` for a member of the agency’s team, who is no account. */
    readonly role: Role | "Team";
    readonly lastName: string;
    readonly firstName: string;
  };
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** The name of the file that lists what a complete export no longer names; an import ignores it. */
export const absencesFileName = "absents.csv";

export const absencesHeader = csvLine(
  ["fichier", "référence", "personne", "rôle", "nom", "prénom", "date de début", "date de fin"],
  ";",
);

/** Writes one line of the list. */
export function absentLine({ file, reference, person, startDate, endDate }: Absent, locale: Locale): string {
  const role = absenceTexts(locale).roles[person.role];
  const cells = [file, reference, person.reference, role, person.lastName, person.firstName];
  return csvLine([...cells, startDate ?? "", endDate ?? ""], ";");
}
