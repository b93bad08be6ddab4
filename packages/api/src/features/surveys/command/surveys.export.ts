import { surveyActs } from "@ribambelle/domain/surveys/survey.acts";
import type { ExportKind } from "../../../terminal/exportKind.ts";
import type { SurveyType } from "../configurations.store.ts";
import { surveyTable } from "../surveysExport.ts";

const types: Readonly<Record<string, SurveyType>> = { 1: 1, 2: 2 };

/** The surveys of one type: a line for each, a column for each question. */
export const surveysExport: ExportKind = {
  act: surveyActs.exported,
  options: ["type"],
  async begin({ db, locale, options }) {
    const surveyType = types[String(options.type)];
    if (surveyType === undefined) return { invalid: "--type" };
    const { headers, rows } = await surveyTable(db, surveyType, locale);
    return { header: headers, records: linesOf(rows), subject: String(surveyType) };
  },
};

async function* linesOf(rows: Awaited<ReturnType<typeof surveyTable>>["rows"]) {
  for await (const { cells, json } of rows) yield { lines: [cells], json };
}
