import type { Outcome } from "@ribambelle/domain/imports/problem";
import type { FileImporter, FileJoiner, Joined, LinesToSave } from "../../../importing/fileImporter.ts";
import { tellOfNews } from "./tellOfNews.ts";
import { tellOfNotices } from "./tellOfNotices.ts";

/**
 * Keeps lines with all the features that take part in their file, and tells people: a line is taken whole or not at all. Throws
 * what the database refuses.
 */
export async function keepLines(
  importer: FileImporter,
  joiners: readonly FileJoiner[],
  work: LinesToSave<unknown>,
): Promise<Outcome[]> {
  let { lines } = work;
  const refused: Outcome[] = [];
  const joined: Joined[] = [];
  for (const { begin } of joiners.filter(({ file }) => file.name === importer.file.name)) {
    const one = await begin({ ...work, lines });
    joined.push(one);
    refused.push(...(one.refused ?? []));
    const lost = new Set(one.refused?.map(({ line }) => line));
    lines = lines.filter(({ line }) => !lost.has(line));
  }
  const { outcomes, news = [], notices = [] } = await importer.keep({ ...work, lines });
  const changed = new Set<number>();
  for (const { keep } of joined) for (const line of await keep(outcomes)) changed.add(line);
  await tellOfNotices(work.db, notices, work.circumstances);
  await tellOfNews(work.db, news, work.circumstances);
  const kept = outcomes.map((outcome) =>
    outcome.done === "unchanged" && changed.has(outcome.line)
      ? { ...outcome, done: "updated" as const }
      : outcome,
  );
  return [...kept, ...refused];
}
