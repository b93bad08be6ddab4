import { expect, it } from "vitest";
import { ConfigProblem } from "./config.ts";
import { FileStoreAway } from "./files/storeProblems.ts";
import { startProblem } from "./startProblem.ts";

const broken = (constraint: string) => Object.assign(coded("violates constraint", "23505"), { constraint });
const coded = (message: string, code: string, cause?: unknown) =>
  Object.assign(new Error(message, { cause }), { code });

it.each([
  [new ConfigProblem("The setting PORT is wrong."), "The setting PORT is wrong."],
  [coded("could not extend file", "53100"), "The disk that holds the database is full"],
  [new Error("import", { cause: coded("x", "53100") }), "The disk that holds the database is full"],
  [coded("terminating connection", "57P01"), "The database went away before the end (57P01)"],
  [broken("one_person_per_email"), "This e-mail is already another person’s."],
  [
    new Error("invite", { cause: broken("one_person_per_email") }),
    "This e-mail is already another person’s.",
  ],
  [new FileStoreAway("/srv/files", coded("x", "ENOSPC")), "(/srv/files) cannot be used just now: ENOSPC"],
])("says in one sentence what the person who starts it can mend: %s", (error, sentence) => {
  expect(startProblem(error)).toContain(sentence);
  expect(startProblem(error)).toMatch(/^[^\n]+\.$/);
});

it("takes a bug for nothing else", () => {
  expect(startProblem(new TypeError("x is not a function"))).toBe(null);
  expect(startProblem(broken("a_role_is_known"))).toBe(null);
});
