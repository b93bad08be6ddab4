import { configurationProblemText } from "@ribambelle/domain/surveys/configuration/problemText";
import { readConfiguration } from "@ribambelle/domain/surveys/configuration/readConfiguration";
import { allFlags } from "@ribambelle/domain/surveys/kinds";
import { allQuestions, surveyIn } from "@ribambelle/domain/surveys/question";
import { minutesNeeded } from "@ribambelle/domain/surveys/steps";
import { textProblems } from "@ribambelle/domain/testing/texts";
import { describe, expect, it } from "vitest";
import { readSource } from "../../../demonstrating/source.ts";

const files = ["questionnaire-besoins.json", "enquete-devis.json"];
const read = (file: string) => {
  const reading = readConfiguration(readSource(file).toString("utf8"));
  if (!reading.ok)
    throw new Error(reading.problems.map((one) => configurationProblemText(one, "en")).join("\n"));
  return reading.configuration;
};
const questionsOf = (file: string) =>
  read(file).survey.categories.flatMap(({ questions }) => allQuestions(questions));

describe("the surveys of the demonstration", () => {
  it("can be used, one for each type, and take a family a few minutes (SURVEY-02, SURVEY-OP3)", () => {
    expect(files.map((file) => read(file).surveyType)).toEqual([1, 2]);
    for (const file of files) expect(minutesNeeded(surveyIn(read(file).survey, "fr"))).toBeLessThan(12);
  });

  it("ask in all sixteen kinds, combined ones among them (SURVEY-40, SURVEY-OP3, SURVEY-OP4)", () => {
    const types = files.flatMap(questionsOf).map(({ type }) => type);
    expect(types.reduce((all, type) => all | type, 0)).toBe(allFlags);
    expect(types.some((type) => (type & (type - 1)) !== 0)).toBe(true);
  });

  it("ask for the reference tax income by the question 20 (SURVEY-68)", () => {
    const found = questionsOf("questionnaire-besoins.json").find(({ id }) => id === 20);
    expect(found).toMatchObject({
      type: 2,
      text: { fr: expect.stringContaining("revenu fiscal de référence") },
    });
  });

  it("are written in both languages, and French as French is written (I18N-01)", () => {
    const texts = files.flatMap((file) =>
      read(file).survey.categories.flatMap(({ title, questions }) => [
        title,
        ...allQuestions(questions).flatMap(({ text, items }) => [text, ...items.map(({ value }) => value)]),
      ]),
    );
    expect(
      textProblems(
        texts.map((text) => ({ ...text, where: "demonstration" })),
        new Set(["\\d{7}[A-Z]?"]),
      ),
    ).toEqual([]);
  });
});
