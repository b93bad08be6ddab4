import { dayAt, shortDay } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import { type SurveyColumn, surveyColumns } from "@ribambelle/domain/surveys/columns";
import { surveyIn } from "@ribambelle/domain/surveys/question";
import type { Db } from "../../db/connection/connect.ts";
import { pagesAfter } from "../../db/pagesAfter.ts";
import { findConfiguration, listConfigurations, type SurveyType } from "./configurations.store.ts";
import { type ExportedSurvey, listExportedSurveys } from "./surveysExport.store.ts";

/** One survey of a table: its cells, and the same for programs. */
export interface SurveyRow {
  readonly cells: readonly string[];
  readonly json: object;
}

/** The surveys of one type, to be written as a file for a spreadsheet. */
export interface SurveyTable {
  readonly headers: readonly string[];
  readonly rows: AsyncIterable<SurveyRow>;
}

const pageSize = 200;
const dayOf = (at: Date | null) => (at ? shortDay(dayAt(at)) : "");

const familyColumns: readonly (Bilingual & { readonly cell: (survey: ExportedSurvey) => string })[] = [
  { fr: "référence", en: "reference", cell: ({ reference }) => reference },
  { fr: "nom", en: "last name", cell: ({ lastName }) => lastName },
  { fr: "prénom", en: "first name", cell: ({ firstName }) => firstName },
  { fr: "email", en: "e-mail", cell: ({ email }) => email ?? "" },
  { fr: "version", en: "version of the survey", cell: ({ version }) => String(version) },
  { fr: "commencé le", en: "begun on", cell: ({ startedAt }) => dayOf(startedAt) },
  { fr: "enregistré le", en: "saved on", cell: ({ savedAt }) => dayOf(savedAt) },
  { fr: "terminé le", en: "finished on", cell: ({ finishedAt }) => dayOf(finishedAt) },
];

type ColumnsOfVersions = ReadonlyMap<number, ReadonlyMap<string, SurveyColumn>>;

async function columnsOfVersions(db: Db, surveyType: SurveyType, locale: Locale): Promise<ColumnsOfVersions> {
  const versions = new Map<number, ReadonlyMap<string, SurveyColumn>>();
  for (const { version } of await listConfigurations(db, surveyType)) {
    const configuration = await findConfiguration(db, surveyType, version);
    const own = configuration ? surveyColumns(surveyIn(configuration.survey, locale), locale) : [];
    versions.set(version, new Map(own.map((column) => [column.id, column])));
  }
  return versions;
}

/**
 * Gives the surveys of one type as a table for the agency: one line a survey, a column a question (the answer in words) and one
 * more for the keys of choices. Each line is read with its own version; questions that newer versions no longer ask come last.
 */
export async function surveyTable(db: Db, surveyType: SurveyType, locale: Locale): Promise<SurveyTable> {
  const versions = await columnsOfVersions(db, surveyType, locale);
  // The newest version comes first, and names the column.
  const columns = new Map<string, SurveyColumn>();
  for (const own of versions.values())
    for (const [id, column] of own) if (!columns.has(id)) columns.set(id, column);
  return {
    headers: [
      ...familyColumns.map((column) => column[locale]),
      ...[...columns.values()].map(({ header }) => header),
    ],
    rows: rowsOf(db, surveyType, (survey) => [
      ...familyColumns.map(({ cell }) => cell(survey)),
      ...[...columns.keys()].map(
        (id) => versions.get(survey.version)?.get(id)?.cell(survey.answers, locale) ?? "",
      ),
    ]),
  };
}

async function* rowsOf(
  db: Db,
  surveyType: SurveyType,
  cellsOf: (survey: ExportedSurvey) => string[],
): AsyncGenerator<SurveyRow> {
  const read = (after: number, limit: number) => listExportedSurveys(db, surveyType, after, limit);
  for await (const page of pagesAfter(read, ({ id }) => id, 0, pageSize)) {
    for (const survey of page) {
      const { id: _, ...json } = survey;
      yield { cells: cellsOf(survey), json };
    }
  }
}
