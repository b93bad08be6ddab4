import { expect, it } from "vitest";
import { ConfigProblem } from "./config.ts";
import { startProblem } from "./startProblem.ts";

const coded = (message: string, code: string, cause?: unknown) =>
  Object.assign(new Error(message, { cause }), { code });

it.each([
  [new ConfigProblem("The setting PORT is wrong."), "The setting PORT is wrong."],
  [coded("could not extend file", "53100"), "The disk that holds the database is full"],
  [new Error("import", { cause: coded("x", "53100") }), "The disk that holds the database is full"],
  [coded("terminating connection", "57P01"), "stopped answering before the end (terminating connection)"],
  [
    coded('Cannot write file at location "a"', "E_CANNOT_WRITE_FILE", coded("x", "ENOSPC")),
    "The disk that holds the files is full",
  ],
  [
    coded('Cannot write file at location "a"', "E_CANNOT_WRITE_FILE", coded("x", "EACCES")),
    'The file store refuses its work (Cannot write file at location "a", EACCES)',
  ],
])("says in one sentence what the person who starts it can mend: %s", (error, sentence) => {
  expect(startProblem(error)).toContain(sentence);
  expect(startProblem(error)).toMatch(/^[^\n]+\.$/);
});

it("takes a bug for nothing else", () => {
  expect(startProblem(new TypeError("x is not a function"))).toBe(null);
});
