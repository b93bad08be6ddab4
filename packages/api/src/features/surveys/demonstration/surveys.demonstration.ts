import type { SurveyFollowUp } from "@ribambelle/domain/agencySurveys/followUp";
import { addDays } from "@ribambelle/domain/kernel/day";
import { isSameSurvey } from "@ribambelle/domain/surveys/configuration/difference";
import { readConfiguration } from "@ribambelle/domain/surveys/configuration/readConfiguration";
import type { Db } from "../../../db/connection/connect.ts";
import type { Demonstration, DemonstrationDeps } from "../../../demonstrating/demonstration.ts";
import { readSource } from "../../../demonstrating/source.ts";
import { byCommand } from "../../audit/index.ts";
import { listPeopleByReference } from "../../people/index.ts";
import { saveFollowUp } from "../agency/surveyFollowUps.store.ts";
import { keepConfiguration, type NewConfiguration, removeConfigurations } from "../configurations.actions.ts";
import { findRunningConfiguration } from "../configurations.store.ts";
import { hasSurvey, keepSave } from "../surveys.actions.ts";
import { begunAnswers, type Family, finishedAnswers } from "./surveyAnswers.ts";

const files = ["questionnaire-besoins.json", "enquete-devis.json"] as const;

const family = (firstName: string, lastName: string, phone: string) => ({ firstName, lastName, phone });
// Eight families: three have begun, five have finished, and are at different places at the agency; null while it is unfinished.
const saves: readonly {
  readonly reference: string;
  readonly family: Family;
  readonly daysAgo: number;
  readonly followUp: SurveyFollowUp | null;
}[] = [
  {
    reference: "DEMO-P01",
    family: family("Camille", "Martin-Lefèvre", "+33199001099"),
    daysAgo: 3,
    followUp: null,
  },
  { reference: "DEMO-P02", family: family("Anaïs", "Guérin", "+33639981198"), daysAgo: 3, followUp: "to-do" },
  {
    reference: "DEMO-P03",
    family: family("Marie-Laure", "Dupont", "+33639981297"),
    daysAgo: 6,
    followUp: "to-do",
  },
  {
    reference: "DEMO-P04",
    family: family("Jean-Baptiste", "Moreau", "+33199001396"),
    daysAgo: 12,
    followUp: null,
  },
  {
    reference: "DEMO-P05",
    family: family("Zoé", "Lefèvre", "+33639981495"),
    daysAgo: 9,
    followUp: "under-way",
  },
  {
    reference: "DEMO-P07",
    family: family("Gaëlle", "Kervella", "+33199001693"),
    daysAgo: 20,
    followUp: "quoted",
  },
  { reference: "DEMO-P08", family: family("Aurélie", "Brûlé", "+33639981792"), daysAgo: 28, followUp: null },
  {
    reference: "DEMO-P09",
    family: family("Thibault", "de La Tour", "+33639981891"),
    daysAgo: 40,
    followUp: "dropped",
  },
];

/** The surveys of the demonstration. */
export const surveysDemonstration: Demonstration = { fill: fillSurveys, remove: removeSurveys };

function readSurvey(file: string): NewConfiguration {
  const reading = readConfiguration(readSource(file).toString("utf8"));
  const surveyType = reading.ok ? reading.configuration.surveyType : null;
  if (!reading.ok || surveyType === null) throw new Error(`demonstration/${file} cannot be used`);
  return { surveyType, survey: reading.configuration.survey };
}

/**
 * Loads the two surveys of the demonstration where none runs yet, and gives eight families a first survey that they have begun
 * or finished; nothing is sent, and what a family has begun itself is left alone.
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
  const people = await listPeopleByReference(
    transaction,
    saves.map(({ reference }) => reference),
  );
  for (const { reference, family, daysAgo, followUp } of saves) {
    const person = people.find((one) => one.reference === reference);
    if (!person || person.isDeactivated || (await hasSurvey(transaction, person.personId))) continue;
    const isLastStep = followUp !== null;
    const answers = isLastStep ? finishedAnswers(today, family) : begunAnswers(today, family);
    const first = { answers, isLastStep, surveyType: 1, leadNeedSurveyId: null } as const;
    const saved = new Date(`${addDays(today, -daysAgo)}T19:40:00Z`);
    const id = await keepSave(transaction, byCommand, person.personId, first, { at: saved, locale: "fr" });
    if (followUp && followUp !== "to-do")
      await saveFollowUp(transaction, id, { state: followUp, ownerId: null, note: null });
  }
}

/** Removes the surveys of the demonstration, which families of an agency's own must not be asked; versions that somebody answered stay. */
async function removeSurveys(transaction: Db): Promise<void> {
  for (const file of files) await removeConfigurations(transaction, readSurvey(file));
}
