import { absenceTexts, importTexts } from "@ribambelle/domain/imports/importReport.texts";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { peopleFile } from "@ribambelle/domain/people/people.file";
import { teamFile } from "@ribambelle/domain/team/team.file";
import type { AbsentOfFile, FullAbsences } from "../../features/imports/index.ts";

/** Writes one line of the report: a person or contract that a complete export no longer names. */
function absentText({ file, reference, person, startDate }: AbsentOfFile, locale: Locale): string {
  const who = [absenceTexts(locale).roles[person.role], `${person.lastName} ${person.firstName}`];
  const what = [peopleFile.name, teamFile.name].includes(file)
    ? []
    : [...(startDate === null ? [] : [startDate]), person.reference];
  return importTexts(locale).says(file, [reference, ...what, ...who].join(", "));
}

/** Writes what a complete export lacks: all of it counted, the given part listed by name. */
export function absencesTexts(
  { counts, ignored, incomplete, unreadableReferences }: FullAbsences,
  shown: readonly AbsentOfFile[],
  path: string | null,
  locale: Locale,
): string[] {
  const words = absenceTexts(locale);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const missing = counts.filter(({ count }) => count > 0);
  return [
    ...shown.map((one) => absentText(one, locale)),
    ...(total > shown.length ? [words.more(total - shown.length)] : []),
    ...missing.map(({ file, count }) => `${words.count(file, count)}.`),
    total > 0 ? words.untouched : words.nobody,
    ...(total > 0 && unreadableReferences > 0 ? [words.illegible(unreadableReferences)] : []),
    ...incomplete.map((file) => words.incomplete(file)),
    ...(ignored > 0 ? [words.demonstration(ignored)] : []),
    ...(path === null ? [] : [words.listed(path)]),
  ];
}
