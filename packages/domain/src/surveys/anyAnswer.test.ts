import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Bilingual } from "../kernel/texts.ts";
import { readAnswer, tidyAnswer, writeAnswer } from "./answer.ts";
import { type KindName, kindNames, kinds } from "./kinds.ts";
import { surveyProblems } from "./problems.ts";
import { type Question, type Survey, surveyIn } from "./question.ts";
import { readSentAnswers } from "./sentAnswers.ts";
import { answersToSend } from "./steps.ts";

const today = "2026-09-15";
const said = (text: string): Bilingual => ({ fr: text, en: `${text} (en)` });
const asked = (id: number, type: number): Question<Bilingual> => ({
  id,
  text: said(`Question ${id}`),
  type,
  items: type & (1 + 4 + 4096) ? [{ key: "a", value: said("Oui") }] : [],
  subQuestions: [],
  answerOrders: [],
});

// An answer of each kind, whole or half-filled.
const text = fc
  .string({ maxLength: 20, unit: "grapheme" })
  .filter((some) => !some.includes("\0") && some.isWellFormed());
const key = fc.constantFrom("", "a", "b");
const day = fc.constantFrom("", "2026-01-31", "12/03", "2021-02-28");
const time = fc.constantFrom("", "08:00", "16:30", "00:00");
const slot = fc.record({
  days: fc.uniqueArray(fc.nat(6)).map((days) => days.sort()),
  startTime: time,
  endTime: time,
});
const values: Record<KindName, fc.Arbitrary<unknown>> = {
  uniqueDropdown: key,
  radioButtons: key,
  multipleDropdown: fc.uniqueArray(fc.constantFrom("a", "b", "c")),
  numericField: fc.oneof(text, fc.integer().map(String)),
  oneTextField: text,
  twoTextField: fc.record({ first: text, second: text }),
  comment: text,
  datePicker: day,
  cityAndPostalCode: fc.record({ city: text, postalCode: text }),
  address: fc.record({
    fullAddress: text,
    streetName: text,
    streetNumber: text,
    city: text,
    postalCode: text,
  }),
  availabilities: fc.record({
    slots: fc.array(slot, { maxLength: 3 }),
    isPlanningVariable: fc.boolean(),
    comment: text,
  }),
  childNumbers: fc.array(
    fc.record({
      firstName: text,
      lastName: text,
      birthDate: day,
      subAnswers: fc.array(fc.record({ questionID: fc.nat(9), answer: text }), { maxLength: 2 }),
    }),
    { maxLength: 2 },
  ),
  guardHourlyRates: fc.integer({ min: 1, max: 50 }).map(String),
  toggle: fc.constantFrom("true", "false"),
  phone: fc.oneof(text, fc.constant("06 12 34 56 78")),
  yesNo: fc.constantFrom("true", "false"),
};
const anyAnswer = fc
  .subarray(kindNames, { minLength: 1, maxLength: 4 })
  .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, values[name]]))));
const typeOf = (parts: object) =>
  Object.keys(parts).reduce((sum, name) => sum | kinds[name as KindName].flag, 0);

describe("any answer of any kinds together", () => {
  it("comes back from its text as it was, and its text is kept in one spelling (SURVEY-40, SURVEY-OP8)", () => {
    fc.assert(
      fc.property(anyAnswer, (parts) => {
        const question = { type: typeOf(parts), answerOrders: [] };
        const written = writeAnswer(question, parts as object);
        expect(readAnswer(question, written)).toEqual(parts);
        const tidied = tidyAnswer(question, written);
        expect(tidied === null ? null : tidyAnswer(question, tidied)).toBe(tidied);
      }),
      { numRuns: 300 },
    );
  });

  it("that a page takes the server takes, and no other (SURVEY-09, SURVEY-40)", () => {
    fc.assert(
      fc.property(anyAnswer, (parts) => {
        const question = asked(1, typeOf(parts));
        const single: Survey<Bilingual> = { categories: [{ title: said("Vous"), questions: [question] }] };
        const page = surveyIn(single, "fr");
        const answers = { 1: writeAnswer(question, parts as object) };
        const isTaken = surveyProblems(page, answers, today).length === 0;
        const strange =
          "childNumbers" in parts &&
          (parts.childNumbers as { subAnswers: [] }[]).some(({ subAnswers }) => subAnswers.length > 0);
        fc.pre(!strange);
        expect(readSentAnswers(single, answersToSend(page, answers, 0), true, today).ok).toBe(isTaken);
      }),
      { numRuns: 300 },
    );
  });

  it("whatever text is sent in its place is read or refused, and never fails", () => {
    fc.assert(
      fc.property(fc.nat(65535), fc.oneof(fc.string(), fc.json()), (type, sent) => {
        const question = asked(1, type || 1);
        const single: Survey<Bilingual> = { categories: [{ title: said("Vous"), questions: [question] }] };
        const read = readSentAnswers(
          single,
          [{ questionId: 1, answer: sent, category: "Vous" }],
          true,
          today,
        );
        if (read.ok)
          expect(surveyProblems(surveyIn(single, "fr"), { 1: read.answers[0]?.answer ?? "" }, today)).toEqual(
            [],
          );
      }),
      { numRuns: 500 },
    );
  });
});
