import { dayAt, shortDay } from "@ribambelle/domain/kernel/day";
import { type SurveyColumn, surveyColumns } from "@ribambelle/domain/surveys/columns";
import { surveyIn } from "@ribambelle/domain/surveys/question";
import type { Db } from "../../db/connection/connect.ts";
import { findConfiguration, listConfigurations, type SurveyType } from "./configurations.store.ts";
import { type ExportedSurvey, listExportedSurveys } from "./surveysExport.store.ts";

/** A table of texts, to be written as a file for a spreadsheet. */
export interface SurveyTable {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const dayOf = (at: Date | null) => (at ? shortDay(dayAt(at)) : "");

const familyColumns: readonly (readonly [string, (survey: ExportedSurvey) => string])[] = [
  ["référence", ({ reference }) => reference],
  ["nom", ({ lastName }) => lastName],
  ["prénom", ({ firstName }) => firstName],
  ["email", ({ email }) => email ?? ""],
  ["version", ({ version }) => String(version)],
  ["commencé le", ({ startedAt }) => dayOf(startedAt)],
  ["enregistré le", ({ savedAt }) => dayOf(savedAt)],
  ["terminé le", ({ finishedAt }) => dayOf(finishedAt)],
];

/**
 * Gives the surveys of one type as a table for the agency, in French: one line a survey, a column a question (the answer in words)
 * and one more for the keys of choices. Each line is read with its own version; questions that newer versions no longer ask
 * come last.
 */
export async function surveyTable(db: Db, surveyType: SurveyType): Promise<SurveyTable> {
  const surveys = await listExportedSurveys(db, surveyType);
  const versions = new Map<number, ReadonlyMap<string, SurveyColumn>>();
  const columns = new Map<string, SurveyColumn>();
  for (const { version } of await listConfigurations(db, surveyType)) {
    const configuration = await findConfiguration(db, surveyType, version);
    const own = configuration ? surveyColumns(surveyIn(configuration.survey, "fr")) : [];
    versions.set(version, new Map(own.map((column) => [column.id, column])));
    for (const column of own) if (!columns.has(column.id)) columns.set(column.id, column);
  }
  const rows = surveys.map((survey) => [
    ...familyColumns.map(([, cell]) => cell(survey)),
    ...[...columns.keys()].map(
      (id) => versions.get(survey.version)?.get(id)?.cell(survey.answers, "fr") ?? "",
    ),
  ]);
  const headers = [
    ...familyColumns.map(([name]) => name),
    ...[...columns.values()].map(({ header }) => header),
  ];
  return { headers, rows };
}
