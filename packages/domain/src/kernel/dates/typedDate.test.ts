import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shortDay } from "../day.ts";
import { dateFieldText, dateFieldValue, dateProblem, readDate, typeDate } from "./typedDate.ts";

// "|" is the caret.
const at = (marked: string) => ({ text: marked.replace("|", ""), caret: marked.indexOf("|") });
const marked = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`;

function press(state: string, key: string): string {
  const { text, caret } = at(state);
  const typed =
    key === "⌫"
      ? { text: text.slice(0, Math.max(0, caret - 1)) + text.slice(caret), caret: Math.max(0, caret - 1) }
      : key === "⌦"
        ? { text: text.slice(0, caret) + text.slice(caret + 1), caret }
        : { text: text.slice(0, caret) + key + text.slice(caret), caret: caret + key.length };
  return marked(typeDate(text, typed, key === "⌦"));
}

describe("typing a date", () => {
  it.each([
    ["|", ["0"], "0|"],
    ["|", ["0", "1"], "01/|"],
    ["|", [..."01092026"], "01/09/2026|"],
    ["|", [..."01/09/2026"], "01/09/2026|"],
    ["|", [..."1/9/2026"], "01/09/2026|"],
    ["|", [..."1.9.2026"], "01/09/2026|"],
    ["|", [..."a0b1c"], "01/|"],
    ["|", [..."/0"], "0|"],
    ["|", [..."010920267"], "01/09/2026|"],
    ["01/|", ["⌫"], "01|"],
    ["01|", ["0"], "01/0|"],
    ["01/0|", ["⌫", "⌫", "⌫", "⌫"], "|"],
    ["01/09/2026|", ["⌫", "5"], "01/09/2025|"],
    ["01/|09/2026", ["⌫"], "01|/09/2026"],
    ["01|/09/2026", ["⌦"], "01/|09/2026"],
    ["01|/09/2026", ["⌫"], "0|/09/2026"],
    ["|01/09/2026", ["⌦"], "|1/09/2026"],
    ["|1/09/2026", ["3"], "3|1/09/2026"],
    ["|01/09/2026", ["2"], "2|1/09/2026"],
    ["0|1/09/2026", ["5"], "05|/09/2026"],
    ["01|/09/2026", ["1"], "01/1|9/2026"],
    ["01/09|/2026", ["1"], "01/09/1|026"],
    ["1|/09/2026", ["/"], "01/|09/2026"],
    ["01/0|/2026", ["7"], "01/07|/2026"],
    ["01/|/2026", ["7"], "01/7|/2026"],
    ["01/0|9/2026", ["x"], "01/0|9/2026"],
    ["01/0|9/2026", ["/"], "01/0|9/2026"],
    ["01/09/20|26", ["1"], "01/09/201|6"],
    ["1/0|/2026", ["7"], "1/07|/2026"],
    ["1/0|", ["⌫"], "1/|"],
  ])("at %s, the keys %j give %s (SURVEY-59)", (from, keys, to) => {
    expect(keys.reduce(press, from)).toBe(to);
  });

  it.each([
    ["", "2026-09-01|", "01/09/2026|"],
    ["", "1/9/2026|", "01/09/2026|"],
    ["", "01.09.2026|", "01/09/2026|"],
    ["", " 1 9 2026|", "01/09/2026|"],
    ["02/10/2025", "2026-09-01|", "01/09/2026|"],
    ["", "01092026|", "01/09/2026|"],
    ["", "31/02/2026|", "31/02/2026|"],
    ["01/09/2026", "01|26", "01|/26"],
    ["01/09/2026", "|", "|"],
    ["01/09", "01|09", "01|/09"],
    ["1/09/2026", "1/0|", "1/0|"],
    // One sign was selected, and another typed over it.
    ["12/05", "12a|05", "12|/05"],
    ["12/05/2", "123|05/2", "12/3|0/52"],
  ])("over %j, pasting, cutting or typing to %s gives %s (SURVEY-59, SURVEY-OP27)", (before, typed, to) => {
    expect(marked(typeDate(before, at(typed)))).toBe(to);
  });

  const day = fc
    .date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  it("reads back every day that is typed digit by digit (SURVEY-59)", () => {
    fc.assert(
      fc.property(day, (iso) => {
        const digits = [...shortDay(iso).replaceAll("/", "")];
        expect(dateFieldValue(at(digits.reduce(press, "|")).text)).toBe(iso);
      }),
    );
  });

  it("never holds more than ten characters, or a caret outside them, whatever the keys (SURVEY-59)", () => {
    const key = fc.constantFrom(
      ..."0123456789",
      "/",
      ".",
      "x",
      "⌫",
      "⌦",
      "12",
      "/0",
      "2026-01-01",
      "3/4/2026",
    );
    const move = fc.nat({ max: 10 });
    fc.assert(
      fc.property(fc.array(fc.tuple(key, move), { maxLength: 40 }), (presses) => {
        let state = "|";
        for (const [pressed, place] of presses) {
          const { text } = at(state);
          const caret = Math.min(place, text.length);
          state = press(marked({ text, caret }), pressed);
          expect(state).toMatch(/^[\d/|]{1,11}$/);
          expect(state).toContain("|");
          expect(state.replace("|", "")).toMatch(/^\d{0,2}(\/\d{0,2}(\/\d{0,4})?)?$/);
        }
      }),
    );
  });
});

describe("a date in a field", () => {
  it.each([
    ["2026-09-01", "2026-09-01"],
    ["1/9/2026", "2026-09-01"],
    ["01.09.2026", "2026-09-01"],
    ["1-9-2026", "2026-09-01"],
    ["01092026", "2026-09-01"],
    ["le 01/09/2025 à midi", "2025-09-01"],
    ["« 1.9.2025 »", "2025-09-01"],
    ["(01/09/2025),", "2025-09-01"],
    ["lundi 01-09-2025 18:30", "2025-09-01"],
    ["2025-09-01T08:30:00.000Z", "2025-09-01"],
    ["né le 01092025.", "2025-09-01"],
    ["01 / 09 / 2025", "2025-09-01"],
    ["01\u00a009\u00a02025", "2025-09-01"],
    ["\u200e01\u200e/\u200e09\u200e/\u200e2025", "2025-09-01"],
    ["du 01/09/2025 au 2025-09-05", "2025-09-01"],
    ["31/02/2025, donc 01/03/2025", "2025-03-01"],
    ["dossier 4401/09/2025", null],
    ["01/09/20251", null],
    ["le 2025-09-01", "2025-09-01"],
    ["12025-09-01", null],
    ["le 1er septembre", null],
    ["01 69 20 26 00", null],
    ["29/02/2028", "2028-02-29"],
    ["29/02/2026", null],
    ["31/12/1899", null],
    ["1/9/26", null],
    ["9/2026", null],
    ["", null],
  ])("%j is read as %s (SURVEY-59)", (text, day) => {
    expect(readDate(text)).toBe(day);
  });

  it("is shown as DD/MM/YYYY once it is a day, and as it was typed until then", () => {
    expect(dateFieldText("2026-09-01")).toBe("01/09/2026");
    expect(dateFieldText("01/0")).toBe("01/0");
    expect(dateFieldValue("01/09/2026")).toBe("2026-09-01");
    expect(dateFieldValue("1/09/2026")).toBe("1/09/2026");
  });

  const limits = { min: "2026-06-15", max: "2026-09-30" };
  it.each([
    ["", null],
    ["2026-06-14", "invalid-day"],
    ["2026-06-15", null],
    ["2026-09-30", null],
    ["2026-10-01", "invalid-day"],
    ["31/02/2026", "invalid-day"],
    ["01/09/2026", "invalid-day"], // Never what a field holds: it reads ten characters.
    ["01/09/202", "incomplete-day"],
    ["1", "incomplete-day"],
  ])("%j from 15 June to 30 September has the problem %s (SURVEY-60, SURVEY-61)", (value, problem) => {
    expect(dateProblem(value, limits)).toBe(problem);
  });

  it.each([
    ["1899-12-31", "invalid-day"],
    ["1900-01-01", null],
    ["2199-12-31", null],
    ["2200-01-01", "invalid-day"],
  ])("%s without limits has the problem %s (SURVEY-62)", (value, problem) => {
    expect(dateProblem(value)).toBe(problem);
  });
});
