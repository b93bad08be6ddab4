import { expect, test } from "vitest";
import { CallError } from "../../client/call/callError.ts";
import { isRefusal } from "./form.ts";

test.each([
  [0, false],
  [200, false],
  [399, false],
  [400, true],
  [409, true],
  [499, true],
  [500, false],
  [503, false],
])("an answer %i is a decision of the server: %s", (status, expected) => {
  expect(isRefusal(new CallError(status, { fr: "", en: "" }))).toBe(expected);
});
