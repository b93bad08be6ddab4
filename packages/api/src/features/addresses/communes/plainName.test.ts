import { expect, it } from "vitest";
import { plainName } from "./plainName.ts";

it.each([
  ["St-Étienne", "saint etienne"],
  ["Ste Foy", "sainte foy"],
  ["constructor", "constructor"],
  ["Rue __proto__ toString", "rue proto tostring"],
])("compares %s as %s", (name, plain) => {
  expect(plainName(name)).toBe(plain);
});
