import { addDays } from "@ribambelle/domain/kernel/day";
import { isSameSurvey } from "@ribambelle/domain/surveys/configuration/difference";
import { readConfiguration } from "@ribambelle/domain/surveys/configuration/readConfiguration";
import type { Db } from "../../../db/connection/connect.ts";
import type { Demonstration, DemonstrationDeps } from "../../../demonstrating/demonstration.ts";
import { readSource } from "../../../demonstrating/source.ts";
import { byCommand } from "../../audit/index.ts";
import { listPeopleByReference } from "../../people/index.ts";
import { keepConfiguration, type NewConfiguration, removeConfigurations } from "../configurations.actions.ts";
import { findRunningConfiguration } from "../configurations.store.ts";
import { hasSurvey, keepSave } from "../surveys.actions.ts";
import { begunAnswers, finishedAnswers } from "./surveyAnswers.ts";

const files = ["questionnaire-besoins.json", "enquete-devis.json"] as const;

/** The surveys of the demonstration. */
export const surveysDemonstration: Demonstration = { fill: fillSurveys, remove: removeSurveys };

function readSurvey(file: string): NewConfiguration {
  const reading = readConfiguration(readSource(file).toString("utf8"));
  const surveyType = reading.ok ? reading.configuration.surveyType : null;
  if (!reading.ok || surveyType === null) throw new Error(`demonstration/${file} cannot be used`);
  return { surveyType, survey: reading.configuration.survey };
}

/**
 * Loads the two surveys of the demonstration where none runs yet, and gives one family a first survey that it has begun and
 * another one that it has finished; nothing is sent, and what a family has begun itself is left alone.
 */
async function fillSurveys(transaction: Db, { today }: DemonstrationDeps): Promise<void> {
  const at = new Date(`${addDays(today, -3)}T19:40:00Z`);
  for (const file of files) {
    const survey = readSurvey(file);
    const running = await findRunningConfiguration(transaction, survey.surveyType);
    if (!running) await keepConfiguration(transaction, byCommand, survey, at);
    // The families' answers are to these questions, not to others that the agency has loaded.
    else if (!isSameSurvey(running.survey, survey.survey)) return;
  }
  const saves = [
    { reference: "DEMO-P01", answers: begunAnswers(today), isLastStep: false },
    { reference: "DEMO-P02", answers: finishedAnswers(today), isLastStep: true },
  ];
  const people = await listPeopleByReference(
    transaction,
    saves.map(({ reference }) => reference),
  );
  for (const { reference, ...save } of saves) {
    const person = people.find((one) => one.reference === reference);
    if (!person || person.isDeactivated || (await hasSurvey(transaction, person.personId))) continue;
    const first = { ...save, surveyType: 1, leadNeedSurveyId: null } as const;
    await keepSave(transaction, byCommand, person.personId, first, { at, locale: "fr" });
  }
}

/** Removes the surveys of the demonstration, which families of an agency's own must not be asked; versions that somebody answered stay. */
async function removeSurveys(transaction: Db): Promise<void> {
  for (const file of files) await removeConfigurations(transaction, readSurvey(file));
}
