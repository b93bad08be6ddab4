import { expect } from "vitest";

// What React says of a page that is wrongly made, it says on the console: a list whose parts have no key, a state that is set while
// another part is drawn, a value that a field cannot take.
let warnings: string[] = [];
const { error } = console;
console.error = (...said: unknown[]) => {
  const [first, ...rest] = said;
  if (typeof first === "string") warnings.push([first, ...rest.map(String)].join(" "));
  error(...said);
};

/** Fails where React found something wrong with what a test has shown. */
export function expectNoWarnings(): void {
  const said = warnings;
  warnings = [];
  expect(said, "what React warns of").toEqual([]);
}
