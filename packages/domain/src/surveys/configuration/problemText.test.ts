import { expect, it } from "vitest";
import { configurationProblemText } from "./problemText.ts";

const says = (category: string | null, question: string | null) =>
  (["fr", "en"] as const).map((locale) =>
    configurationProblemText({ place: { category, question }, code: "empty-category", detail: "" }, locale),
  );
const [fr, en] = ["Cette catégorie n’a aucune question.", "This category has no question."];

it("says what is wrong, and where that is, in both languages", () => {
  expect(says(null, null)).toEqual([fr, en]);
  expect(says(null, "12")).toEqual([`Question 12\u00a0: ${fr}`, `Question 12: ${en}`]);
  expect(says("Vos enfants", null)).toEqual([
    `Catégorie «\u00a0Vos enfants\u00a0»\u00a0: ${fr}`,
    `Category “Vos enfants”: ${en}`,
  ]);
  expect(says("Vos enfants", "12")).toEqual([
    `Catégorie «\u00a0Vos enfants\u00a0», question 12\u00a0: ${fr}`,
    `Category “Vos enfants”, question 12: ${en}`,
  ]);
});
