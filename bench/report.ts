import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, totalmem } from "node:os";
import type { Chapter, Figure } from "./figures.ts";

const begin = "<!-- npm run bench -- --write docs/performance.md -->";
const end = "<!-- end of the figures -->";

const verdict = ({ held }: Figure) => (held === undefined ? "" : held ? "held" : "**missed**");

/** The day and the machine of a run, in one sentence. */
export function machineLine(now: Date): string {
  const day = now.toISOString().slice(0, 10);
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${day}, ${availableParallelism()} cores (${cpus()[0]?.model.trim() || "unnamed"}), ${memory} GiB, ${process.platform} ${process.arch}, Node ${process.versions.node}, the embedded PostgreSQL 15.`;
}

/** Writes the chapters as one table that a terminal shows. */
export function asText(chapters: readonly Chapter[]): string {
  const rows = chapters.flatMap(({ title, figures }) => [
    [title.toUpperCase(), "", "", ""],
    ...figures.map((figure) => [
      `  ${figure.what}`,
      figure.measured,
      figure.budget ?? "",
      verdict(figure).replaceAll("*", ""),
    ]),
  ]);
  const all = [["", "Measured", "Budget", ""], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function asMarkdown({ title, figures, note }: Chapter, now: Date): string {
  const rows = figures.map((figure) =>
    `| ${figure.what} | ${figure.measured} | ${figure.budget ?? ""} | ${verdict(figure)} |`.replaceAll(
      "  ",
      " ",
    ),
  );
  return [
    `### ${title}`,
    machineLine(now),
    ...(note ? [note] : []),
    ["| What | Measured | Budget | |", "| --- | --- | --- | --- |", ...rows].join("\n"),
  ].join("\n\n");
}

/** Replaces these chapters between the two marks of a document, and leaves the others; throws when it has no marks. */
export function writeInto(file: string, chapters: readonly Chapter[], now: Date): void {
  const text = readFileSync(file, "utf8");
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${file} has no place for the figures: ${begin} … ${end}`);
  const before = text.slice(from + begin.length, to).split(/^(?=### )/m);
  const kept = before.map((part) => [/^### (.*)/.exec(part)?.[1] ?? "", part.trim()] as const);
  const written = new Map(kept.filter(([title]) => title !== ""));
  for (const chapter of chapters) written.set(chapter.title, asMarkdown(chapter, now));
  const figures = [...written.values()].join("\n\n");
  writeFileSync(file, `${text.slice(0, from + begin.length)}\n\n${figures}\n\n${text.slice(to)}`);
}
