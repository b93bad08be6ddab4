// What npm run mutants tries, and what it says of it: no process is started here.
import { existsSync } from "node:fs";
import { join } from "node:path";

// Words, and what is declared for others: their breaches are seen where they are used. The kernel’s texts are rules of words.
const words = /(?:\.|(?<!\/kernel)\/)(?:texts|api|reference|acts|notices|sections?|refusals|d)\.ts$/;
const rule = /^packages\/domain\/src\/(?!testing\/).+\.ts$/;

/** The sources of the domain among these files that hold rules, and stand today. */
export const rulesAmong = (root, files) =>
  [...files]
    .filter((file) => rule.test(file) && !file.endsWith(".test.ts") && !words.test(file))
    .filter((file) => existsSync(join(root, file)))
    .sort();

const caught = new Set(["Killed", "Timeout"]);
const missed = new Set(["Survived", "NoCoverage"]);

const oneLine = (text) => text.replace(/\s+/g, " ").trim();

// Lines and columns of the report begin with one.
function between(source, { start, end }) {
  const lines = source.split("\n").slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return oneLine(lines.join("\n"));
}

/** What became of the changes of these files: how many were tried and caught, and each that no test noticed. */
export function resultOf({ files }, tried) {
  const found = tried.flatMap((file) =>
    (files[file]?.mutants ?? []).map((mutant) => ({ ...mutant, file, source: files[file].source })),
  );
  const survivors = found
    .filter(({ status }) => missed.has(status))
    .sort(
      (one, other) =>
        one.file.localeCompare(other.file) || one.location.start.line - other.location.start.line,
    )
    .map(({ file, location, source, replacement, status }) => {
      const untouched = status === "NoCoverage" ? " (no test comes here)" : "";
      return `${file}:${location.start.line}: ${between(source, location)} → ${oneLine(replacement)}${untouched}`;
    });
  return { caught: found.filter(({ status }) => caught.has(status)).length, survivors };
}

/** The share that was caught, in per cent; 100 where there was nothing to catch. */
export const scoreOf = ({ caught, survivors }) =>
  caught + survivors.length === 0 ? 100 : (100 * caught) / (caught + survivors.length);

/** What is known of former runs without what they missed: a test may notice it since, and only what was caught stays so. */
export const withoutSurvivors = (known) => ({
  ...known,
  files: Object.fromEntries(
    Object.entries(known.files).map(([file, { mutants, ...rest }]) => [
      file,
      { ...rest, mutants: mutants.filter(({ status }) => !missed.has(status)) },
    ]),
  ),
});
