import { expect, it } from "vitest";
import { isPublishable } from "./filled.ts";

it.each([
  ["Garde du soir", "Je garde vos enfants.", true],
  ["  ", "Je garde vos enfants.", false],
  ["Garde du soir", " \n", false],
  [null, "Je garde vos enfants.", false],
  ["Garde du soir", null, false],
])("an advert of %j and %j may be published: %s (PROF-23)", (title, description, expected) => {
  expect(isPublishable({ title, description })).toBe(expected);
});
