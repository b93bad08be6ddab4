import { expect, it } from "vitest";
import { functionWords } from "./staff.texts.ts";

it("names the four functions as the specification prints them, each with what it is for (STAFF-01)", () => {
  expect(Object.entries(functionWords).map(([name, { fr }]) => [name, fr])).toEqual([
    ["administrator", "Administration"],
    ["coordinator", "Coordination"],
    ["recruiter", "Recrutement"],
    ["reader", "Lecture"],
  ]);
  for (const { about } of Object.values(functionWords)) expect([about.fr, about.en]).not.toContain("");
});
