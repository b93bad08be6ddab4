import { describe, expect, it } from "vitest";
import { allQuestions, surveyIn } from "../question.ts";
import { surveyDifferences } from "./difference.ts";
import { configurationProblemText } from "./problemText.ts";
import { readConfiguration } from "./readConfiguration.ts";
import { writeConfiguration } from "./writeConfiguration.ts";

const options = [
  { Key: "a", Value: "Le matin" },
  { Key: "b", Value: { fr: "Le soir", en: "In the evening" } },
];
const question = (ID: unknown, more: object = {}) => ({ ID, Text: "Votre nom ?", Type: 32, ...more });
const survey = (questions: unknown, more: object = {}) => ({
  SurveyType: 1,
  Categories: [{ Title: "Vous", Questions: questions }],
  ...more,
});
const problemsOf = (json: unknown) => {
  const reading = readConfiguration(typeof json === "string" ? json : JSON.stringify(json));
  return reading.ok ? [] : reading.problems.map((problem) => configurationProblemText(problem, "fr"));
};
const surveyOf = (json: unknown) => {
  const reading = readConfiguration(JSON.stringify(json));
  if (!reading.ok) throw new Error(problemsOf(json).join("\n"));
  return reading.configuration.survey;
};
const plain = (lines: readonly string[]) => lines.map((line) => line.replaceAll("\u00a0", " "));
const under = (...subs: unknown[]) => ({ Type: 32768, SubQuestions: subs });
const nested = (depth: number): object =>
  depth === 0 ? question(100) : question(100 + depth, { SubQuestions: [nested(depth - 1)] });

it("a configuration of a million characters is read, and one of a character more is too large", () => {
  const codesOf = (length: number) => {
    const reading = readConfiguration("x".repeat(length));
    return reading.ok ? [] : reading.problems.map(({ code }) => code);
  };
  expect([codesOf(1_000_000), codesOf(1_000_001)]).toEqual([["not-json"], ["too-large"]]);
});

describe("a configuration is refused, with its place", () => {
  const at = (sentence: string) => [`Catégorie « Vous », question 1 : ${sentence}`];
  const pattern = (Value: string) => question(1, { Items: [{ Key: "pattern", Value }] });
  it.each<[string, unknown, string[] | RegExp]>([
    ["that is no JSON", "{", /^Ce fichier n’est pas du JSON lisible/],
    ["that is a list", [], /« Categories »/],
    ["without categories", { Categories: [] }, /Il n’y a aucune catégorie/],
    ["of a third survey", survey([question(1)], { SurveyType: 3 }), /« SurveyType » .* pas 3/],
    ["with an empty category", survey([]), /^Catégorie « Vous » : Cette catégorie n’a aucune question/],
    ["with a category of nothing", { Categories: [{ Title: "Vous" }] }, /n’a aucune question/],
    [
      "without a title",
      { Categories: [{ Questions: [question(1)] }] },
      /^Catégorie « n° 1 » : Le titre manque/,
    ],
    [
      "with one title twice",
      {
        Categories: [
          { Title: "A", Questions: [question(1)] },
          { Title: "A", Questions: [question(2)] },
        ],
      },
      /Deux catégories portent/,
    ],
    ["whose question is a text", survey(["?"]), /question n° 1 : Une question doit être un objet/],
    ["without an id", survey([question(undefined)]), /question n° 1 : Le numéro manque/],
    ["with the id null", survey([question(null)]), /question n° 1 : Le numéro manque/],
    ["with an id in letters", survey([question("1")]), /question n° 1 : Le numéro "1" ne convient pas/],
    [
      "with the id 0",
      survey([question(0)]),
      /Le numéro 0 ne convient pas : « ID » doit être un nombre entier/,
    ],
    ["with an id that is no whole number", survey([question(1.5)]), /Le numéro 1\.5 ne convient pas/],
    ["with a list for an id", survey([question([7])]), /Le numéro \[7\] ne convient pas/],
    ["with an id twice", survey([question(1), question(1)]), at("Le numéro 1 est porté par deux questions.")],
    [
      "with the id of a question on a sub-question",
      survey([question(1), question(2, under(question(1)))]),
      at("Le numéro 1 est porté par deux questions."),
    ],
    [
      "with an id twice among sub-questions",
      survey([question(2, under(question(1))), question(3, under(question(1)))]),
      at("Le numéro 1 est porté par deux questions."),
    ],
    ["without a text", survey([question(1, { Text: " " })]), /Le texte manque/],
    ["whose text is English only", survey([question(1, { Text: { en: "Name" } })]), /Le texte manque/],
    ["without a type", survey([question(1, { Type: null })]), /Le type manque/],
    [
      "of no kind",
      survey([question(1, { Type: 0 })]),
      at("Le type 0 ne correspond à aucune sorte de réponse."),
    ],
    ["of an unknown kind", survey([question(1, { Type: 65536 })]), /Le type 65536/],
    ["of half a kind", survey([question(1, { Type: 1.5 })]), /Le type manque/],
    [
      "ordered by a kind it does not have",
      survey([question(1, { AnswerOrders: [512] })]),
      at("« AnswerOrders » cite 512, qui n’est pas dans « Type »."),
    ],
    ["ordered by a sum of kinds", survey([question(1, { Type: 544, AnswerOrders: [544] })]), /cite 544/],
    ["ordered twice", survey([question(1, { AnswerOrders: [32, 32] })]), /deux fois/],
    ["ordered by a text", survey([question(1, { AnswerOrders: "32" })]), /doit être une liste/],
    [
      "with no options to choose from",
      survey([question(1, { Type: 4096 })]),
      at("Cette question n’a aucun choix (« Items »)."),
    ],
    [
      "with dead options",
      survey([question(1, { Items: options })]),
      at("Personne ne peut choisir « Le matin » : ce type de question n’a pas de choix."),
    ],
    [
      "with a key twice",
      survey([question(1, { Type: 1, Items: [options[0], options[0]] })]),
      at("Deux choix ont la clé « a »."),
    ],
    [
      "with an option without label",
      survey([question(1, { Type: 1, Items: [...options, { Key: "c", Value: "" }] })]),
      /la ligne 3/,
    ],
    [
      "with an option without key",
      survey([question(1, { Type: 1, Items: [...options, { Value: "x" }] })]),
      /la ligne 3/,
    ],
    [
      "with options that are no list",
      survey([question(1, { Type: 1, Items: {} })]),
      /« Items » doit être une liste/,
    ],
    [
      "with an unreadable pattern",
      survey([pattern("(")]),
      at("Le motif « ( » n’est pas une expression régulière lisible."),
    ],
    ["with a pattern that hangs elsewhere", survey([pattern("^(a+)+$")]), /est trop lourd/],
    ["with a pattern that looks ahead", survey([pattern("(?=a)a")]), /ne sait pas vérifier/],
    [
      "with a pattern on a date",
      survey([question(1, { Type: 16, Items: [{ Key: "pattern", Value: "a" }] })]),
      at("« pattern » ne dit rien pour ce type de question."),
    ],
    [
      "with a past that may be",
      survey([question(1, { Type: 16, Items: [{ Key: "allowPast", Value: "maybe" }] })]),
      /doit être « true » ou « false »/,
    ],
    [
      "with a past on a text",
      survey([question(1, { Items: [{ Key: "allowPast", Value: "false" }] })]),
      /ne dit rien/,
    ],
    [
      "with a circle",
      survey([question(9), question(1, under(2)), question(2, under(1))]),
      [
        ...at("La question 1 finit par se contenir elle-même."),
        "Catégorie « Vous », question 2 : La question 2 finit par se contenir elle-même.",
      ],
    ],
    [
      "with a question in itself",
      survey([question(1, under(1)), question(2)]),
      at("La question 1 finit par se contenir elle-même."),
    ],
    [
      "with a sub-question that is nowhere",
      survey([question(1, under(7))]),
      at("La sous-question 7 n’existe pas."),
    ],
    [
      "with a sub-question of two",
      survey([question(2, under(1)), question(3, under(1)), question(1)]),
      at("La question 1 est sous deux questions."),
    ],
    [
      "with a sub-question of nothing",
      survey([question(1), question(2)], { SubQuestionIds: [1] }),
      at("La sous-question 1 n’est sous aucune question : elle ne serait jamais posée."),
    ],
    [
      "that lists what nothing has",
      survey([question(1)], { SubQuestionIds: [7] }),
      ["« SubQuestionIds » cite 7, qu’aucune question ne porte."],
    ],
    [
      "that lists an id twice",
      survey([question(2, under(question(1)))], { SubQuestionIds: [1, 1] }),
      /cite 1 deux fois/,
    ],
    ["that lists no list", survey([question(1)], { SubQuestionIds: 1 }), /doit être une liste/],
    [
      "with sub-questions that are no list",
      survey([question(1, { SubQuestions: {} })]),
      /« SubQuestions » doit être une liste/,
    ],
    ["too deep", survey([nested(5)]), /cinq niveaux/],
    [
      "whose category holds sub-questions only",
      {
        Categories: [
          { Title: "Vous", Questions: [question(1, under(2))] },
          { Title: "Eux", Questions: [question(2)] },
        ],
      },
      /Catégorie « Eux » : Cette catégorie n’a aucune question/,
    ],
    ["of more than a million signs", `{"x":"${"x".repeat(1_000_000)}"}`, /trop grand/],
    [
      "with 51 categories",
      {
        Categories: Array.from({ length: 51 }, (_, at) => ({
          Title: `C${at}`,
          Questions: [question(at + 1)],
        })),
      },
      /trop grand/,
    ],
    [
      "with an id beyond a billion",
      survey([question(1_000_000_001)]),
      /Le numéro 1000000001 ne convient pas/,
    ],
    [
      "with a title in English that another has in French",
      {
        Categories: [
          { Title: "A", Questions: [question(1)] },
          { Title: { fr: "B", en: "A" }, Questions: [question(2)] },
        ],
      },
      /Deux catégories portent/,
    ],
    ["whose category is a text", { Categories: ["Vous"] }, /^Catégorie « n° 1 » : Le titre manque/],
    [
      "whose questions are no list",
      survey({ ID: 1 }),
      /^Catégorie « Vous » : « Questions » doit être une liste/,
    ],
    ["whose questions are null", survey(null), /n’a aucune question/],
    ["below nothing", survey([question(1, { Type: -1 })]), /Le type manque/],
    ["with a title of blanks", { Categories: [{ Title: " ", Questions: [question(1)] }] }, /Le titre manque/],
    ["whose text is too long", survey([question(1, { Text: "x".repeat(1_001) })]), /Le texte manque/],
    ["whose text holds a NUL", survey([question(1, { Text: "a\0b" })]), /Le texte manque/],
    ["whose English is blank", survey([question(1, { Text: { fr: "Nom", en: " " } })]), /Le texte manque/],
    ["ordered by half a kind", survey([question(1, { AnswerOrders: ["32"] })]), /cite "32"/],
    [
      "with a question twice under another, told there",
      survey([question(9, under(question(1, under(question(1)))))]),
      at("La question 1 finit par se contenir elle-même."),
    ],
    [
      "with a sub-question that is told at the top otherwise",
      survey([question(1, under(question(2, { Text: "Autre ?" }))), question(2)], { SubQuestionIds: [2] }),
      /question 2 : Le numéro 2 est porté par deux questions/,
    ],
    ["that lists what is no id", survey([question(1)], { SubQuestionIds: ["1"] }), /cite "1"/],
    ["with a sub-question of no id", survey([question(1, under({ Text: "?" }))]), /Le numéro manque/],
    [
      "with a key of 101 signs",
      survey([question(1, { Type: 1, Items: [{ Key: "k".repeat(101), Value: "x" }] })]),
      /la ligne 1/,
    ],
    ["with a blank key", survey([question(1, { Type: 1, Items: [{ Key: " ", Value: "x" }] })]), /la ligne 1/],
    [
      "with a key that holds a NUL",
      survey([question(1, { Type: 1, Items: [{ Key: "a\0", Value: "x" }] })]),
      /la ligne 1/,
    ],
    ["with an option that is none", survey([question(1, { Type: 1, Items: [null] })]), /la ligne 1/],
    [
      "with a delicate question that may be",
      survey([question(1, { Items: [{ Key: "sensitive", Value: "oui" }] })]),
      /doit être « true » ou « false »/,
    ],
    ["with 301 questions", survey(Array.from({ length: 301 }, (_, at) => question(at + 1))), /trop grand/],
  ])("%s (SURVEY-04, SURVEY-05, SURVEY-OP21)", (_, json, sentences) => {
    const said = plain(problemsOf(json));
    if (Array.isArray(sentences)) expect(said).toEqual(sentences);
    else expect(said[0]).toMatch(sentences);
  });
});

describe("a configuration", () => {
  it("is read whole, in both languages, its sub-questions told in place or by number (SURVEY-04, SURVEY-05, SURVEY-OP5)", () => {
    const read = surveyOf({
      categories: [
        { title: { fr: "Vous", en: "You" }, questions: [question(1, under(question(2), 3)), question(3)] },
        {
          Title: "Le soir",
          Questions: [question(4, { Type: 4096 + 512, Items: options, AnswerOrders: [4096] })],
        },
      ],
      SubQuestionIds: [2, 3],
    });
    const english = surveyIn(read, "en");
    expect(english.categories.map(({ title }) => title)).toEqual(["You", "Le soir"]);
    expect(
      english.categories[0]?.questions.map(({ id, subQuestions }) => [id, subQuestions.map((sub) => sub.id)]),
    ).toEqual([[1, [2, 3]]]);
    expect(english.categories[1]?.questions[0]).toMatchObject({
      items: [
        { key: "a", value: "Le matin" },
        { key: "b", value: "In the evening" },
      ],
      answerOrders: [4096],
    });
  });

  it("may tell a sub-question at the top too, word for word (SURVEY-OP5)", () => {
    const twice = survey([question(1, under(question(2))), question(2)], { SubQuestionIds: [2] });
    expect(surveyOf(twice).categories[0]?.questions.map(({ id }) => id)).toEqual([1]);
    expect(allQuestions(surveyOf(twice).categories[0]?.questions ?? []).length).toBe(2);
  });

  it.each<[string, unknown]>([
    [
      "50 categories and 300 questions",
      {
        Categories: Array.from({ length: 50 }, (_, at) => ({
          Title: `C${at}`,
          Questions: Array.from({ length: 6 }, (_, one) => question(at * 6 + one + 1)),
        })),
      },
    ],
    ["the highest id", survey([question(1_000_000_000)])],
    ["a mark of its encoding", `\ufeff${JSON.stringify(survey([question(1)]))}`],
    ["the second survey", survey([question(1)], { SurveyType: 2 })],
    ["no word on what it is of", survey([question(1)], { SurveyType: null })],
    ["lists that are null", survey([question(1, { Items: null, SubQuestions: null, AnswerOrders: null })])],
    ["no list of sub-questions", survey([question(1)], { SubQuestionIds: null })],
    ["every kind at once", survey([question(1, { Type: 65_535, Items: options })])],
    ["a text of 1,000 signs", survey([question(1, { Text: "x".repeat(1_000) })])],
    ["a key of 100 signs", survey([question(1, { Type: 1, Items: [{ Key: "k".repeat(100), Value: "x" }] })])],
    [
      "flags and a pattern",
      survey([
        question(1, {
          Items: [
            { Key: "sensitive", Value: "true" },
            { Key: "pattern", Value: "^a+$" },
          ],
        }),
      ]),
    ],
    [
      "a past that is refused",
      survey([question(1, { Type: 16, Items: [{ Key: "allowPast", Value: "false" }] })]),
    ],
    ["a sub-question by its number in a field", survey([question(1, under({ ID: 2 })), question(2)])],
  ])("may have %s (SURVEY-04, SURVEY-05)", (_, json) => {
    expect(plain(problemsOf(json))).toEqual([]);
  });

  it("reads texts without the blanks around them, numbers and flags as texts, and French where English is left out", () => {
    const [category] = surveyOf({
      Categories: [
        {
          Title: { fr: " Vous ", en: null },
          Questions: [
            question(1, { Text: { fr: " Nom ", en: " Name " } }),
            question(2, { Text: 12, Type: 1, Items: [{ Key: 7, Value: true }] }),
            question(3, { Text: { fr: " Ville " } }),
          ],
        },
      ],
    }).categories;
    expect(category?.title).toEqual({ fr: "Vous", en: "Vous" });
    expect(category?.questions.map(({ text }) => text)).toEqual([
      { fr: "Nom", en: "Name" },
      { fr: "12", en: "12" },
      { fr: "Ville", en: "Ville" },
    ]);
    expect(category?.questions[1]?.items).toEqual([{ key: "7", value: { fr: "true", en: "true" } }]);
  });

  it("is written as it was read, and read again the same (SURVEY-OP21)", () => {
    const given = survey([
      question(1, { SubQuestions: [question(2, { Type: 4096 + 512, Items: options, AnswerOrders: [512] })] }),
      question(3, { Text: { fr: "Ville\u00a0?", en: "City?" } }),
    ]);
    expect(JSON.parse(writeConfiguration(1, surveyOf(given)))).toEqual(given);
    expect(surveyOf(JSON.parse(writeConfiguration(1, surveyOf(given))))).toEqual(surveyOf(given));
  });

  it("may be five levels deep", () => {
    expect(problemsOf(survey([nested(4)]))).toEqual([]);
  });

  it("is compared with the running one by question (SURVEY-OP21)", () => {
    const before = surveyOf(survey([question(1), question(2, { Type: 4096, Items: options }), question(3)]));
    const after = surveyOf(
      survey([
        question(1, { Text: "Votre prénom ?" }),
        question(2, { Type: 4096, Items: [options[0]], SubQuestions: [question(3)] }),
        question(4),
      ]),
    );
    expect(surveyDifferences(before, before)).toEqual([]);
    expect(surveyDifferences(before, after).map(({ id, change, what }) => [id, change, what])).toEqual([
      [1, "changed", ["text"]],
      [2, "changed", ["options"]],
      [3, "changed", ["parent"]],
      [4, "added", []],
    ]);
    const flags = [
      { Key: "sensitive", Value: "true" },
      { Key: "pattern", Value: "^a+$" },
    ];
    const whole = (...questions: unknown[]) => surveyOf(survey(questions));
    const what = (one: object, other: object) =>
      surveyDifferences(whole(question(1, one)), whole(question(1, other))).map((found) => found.what);
    expect(what({}, { Type: 512 })).toEqual([["type"]]);
    expect(what({ Items: flags }, { Items: flags.slice(1) })).toEqual([["rules"]]);
    expect(what({ Type: 544 }, { Type: 544, AnswerOrders: [512, 32] })).toEqual([["rules"]]);
    const elsewhere = surveyOf({ Categories: [{ Title: "Eux", Questions: [question(1)] }] });
    expect(surveyDifferences(whole(question(1)), elsewhere).map((found) => found.what)).toEqual([
      ["category"],
    ]);
    const isUnder = whole(question(2, under(question(1))));
    expect(surveyDifferences(isUnder, isUnder)).toEqual([]);
    expect(surveyDifferences(after, before).map(({ id, change }) => [id, change])).toContainEqual([
      4,
      "removed",
    ]);
  });
});
