import { describe, expect, it } from "vitest";
import { readWire } from "../kernel/wire.ts";
import {
  diplomasIn,
  type Education,
  educationLevels,
  educationSchema,
  educationText,
  specificDiplomas,
} from "./education.ts";
import { educationThemes } from "./educationThemes.ts";
import { profileProblems } from "./profile.texts.ts";
import { hasEducation } from "./values/filled.ts";

const read = (education: unknown) => readWire(educationSchema, education, profileProblems);
const problemsOf = (education: unknown) => {
  const reading = read(education);
  return reading.ok ? [] : reading.issues.map(({ path, code }) => `${path} ${code}`);
};
const nothing = { educationLevel: null, educationTheme: null, specificDiplomas: [] };

describe("an education", () => {
  it.each([
    ["nothing", nothing, ["educationLevel education-empty"]],
    ["a level", { ...nothing, educationLevel: 52 }, []],
    ["no diploma, which is a level", { ...nothing, educationLevel: 1262 }, []],
    ["a theme", { ...nothing, educationTheme: 55 }, []],
    ["a diploma", { ...nothing, specificDiplomas: [1242] }, []],
    ["a theme as its level", { ...nothing, educationLevel: 55 }, ["educationLevel invalid"]],
    ["a theme that there is not", { ...nothing, educationTheme: 81 }, ["educationTheme invalid"]],
    ["an unknown diploma", { ...nothing, specificDiplomas: [1242, 1243] }, ["specificDiplomas[1] invalid"]],
    ["no list of diplomas", { educationLevel: 52 }, ["specificDiplomas required"]],
    ["21 diplomas", { ...nothing, specificDiplomas: Array(21).fill(1242) }, ["specificDiplomas too-long"]],
  ])("an education of %s has the problems %j (PROF-67, PROF-68)", (_, education, problems) => {
    expect(problemsOf(education)).toEqual(problems);
  });

  it("keeps a diploma that is sent twice once (PROF-67)", () => {
    const reading = read({ specificDiplomas: [1250, 1242, 1250, 1242] });
    expect(reading.ok && reading.value.specificDiplomas).toEqual([1250, 1242]);
  });

  it("is there with a level, a theme or a diploma (PROF-68)", () => {
    expect(hasEducation({ ...nothing })).toBe(false);
    expect(hasEducation({ ...nothing, educationTheme: 80 })).toBe(true);
  });
});

describe("the choices of an education", () => {
  it("are these levels, from the lowest to the highest (DATA-25, DATA-26, DATA-27, DATA-OP7)", () => {
    expect(educationLevels.rows.map(({ value, en }) => `${value} ${en}`)).toEqual([
      "1262 No qualifications",
      "1258 BEPC",
      "49 CAP/BEP",
      "1259 BAC",
      "50 BAC+1",
      "51 BAC+2",
      "52 BAC+3",
      "53 BAC+4",
      "54 BAC+5",
      "1260 BAC+8/Doctorate",
    ]);
  });

  it("are the themes 55 to 80, in alphabetical order with the other ones last (DATA-28, PROF-OP14)", () => {
    const { rows } = educationThemes;
    expect(rows.map(({ value }) => value)).toEqual(Array.from({ length: 26 }, (_, place) => 55 + place));
    const known = rows.slice(0, -1).map(({ fr }) => fr);
    expect(known).toEqual(known.toSorted(new Intl.Collator("fr").compare));
    expect([rows[0]?.fr, rows.at(-1)?.fr]).toEqual(["Agriculture", "Autre"]);
  });

  it("are these diplomas (DATA-29)", () => {
    expect(specificDiplomas.rows.map(({ value }) => value)).toEqual([1241, 1242, 1247, 1248, 1249, 1250]);
    expect(specificDiplomas.label(1242, "en")).toBe("First-aid training");
  });

  it("come in one list, each with its group, in the reader’s language (PROF-70, PROF-OP15, DATA-13)", () => {
    const french = diplomasIn("fr");
    expect(french).toHaveLength(10 + 26 + 6);
    expect(french[0]).toEqual({ text: "Sans diplôme", value: 1262, parent: "level" });
    expect(french[10]).toEqual({ text: "Agriculture", value: 55, parent: "theme" });
    expect(diplomasIn("en").at(-1)).toEqual({ text: "Other qualification", value: 1250, parent: "specific" });
  });

  it("are named in one line in either language, those alone that are filled in (FOLKS-18)", () => {
    const filled: Education = { educationLevel: 50, educationTheme: 55, specificDiplomas: [1242, 1250] };
    expect(educationText(filled, "fr")).toBe(
      "BAC+1, Agriculture, Formation aux premiers secours, Autre diplôme",
    );
    expect(educationText({ ...filled, educationLevel: null, educationTheme: null }, "en")).toBe(
      "First-aid training, Other qualification",
    );
    expect(educationText({ educationLevel: null, educationTheme: null, specificDiplomas: [] }, "fr")).toBe(
      "",
    );
  });
});
