import { contractsChapter } from "./contractFigures.ts";
import type { Chapter } from "./figures.ts";
import { importChapter } from "./imports.ts";
import { endAll } from "./lifecycle.ts";
import { type ChapterName, type Options, readOptions } from "./options.ts";
import { pagesChapter } from "./pages.ts";
import { officeChapter } from "./reads/office.ts";
import { privateSpaceChapter } from "./reads/privateSpace.ts";
import { searchChapter } from "./reads/search.ts";
import { asText, machineLine, writeInto } from "./report.ts";
import { signInChapter } from "./signIn.ts";
import { startAndMemoryChapter } from "./startAndMemory.ts";
import { statementsChapter } from "./statements.ts";
import { visitsChapter } from "./visits.ts";
import { writesChapter } from "./writes.ts";

function chaptersOf({
  quick,
  parents,
  against,
}: Options): Readonly<Record<ChapterName, () => Promise<Chapter>>> {
  const sizes = [...new Set([200, 20_000, ...(parents === null ? [] : [parents])])];
  const load = quick
    ? { connections: [50], rounds: 2, seconds: 1 }
    : { connections: [1, 16, 50], rounds: 5, seconds: 2 };
  return {
    contracts: () => contractsChapter(sizes, { ...load, against }),
    "private-space": () =>
      privateSpaceChapter(sizes, { rounds: load.rounds, seconds: load.seconds, connections: 16 }),
    office: () =>
      officeChapter([2_000, quick ? 20_000 : 200_000], {
        rounds: load.rounds,
        seconds: load.seconds,
        connections: 4,
      }),
    search: () =>
      searchChapter(quick ? 5_000 : 50_000, { rounds: load.rounds, seconds: load.seconds, connections: 4 }),
    writes: () => writesChapter({ ...load, connections: quick ? [8] : [1, 8], against }),
    statements: statementsChapter,
    "sign-in": () => signInChapter(quick ? { rounds: 3, attempts: 4 } : { rounds: 7, attempts: 12 }),
    start: () =>
      startAndMemoryChapter({ parents: 20_000, starts: quick ? 3 : 5, restSeconds: quick ? 5 : 60 }),
    import: () => importChapter(quick ? 10_000 : 500_000),
    pages: () => pagesChapter(quick ? 1 : 5, against),
    visits: () => visitsChapter(quick ? 1 : 5, against),
  };
}

async function main(options: Options): Promise<void> {
  const all = chaptersOf(options);
  const chapters: Chapter[] = [];
  for (const name of options.only) {
    console.error(`Measuring: ${name}…`);
    const chapter = await all[name]();
    await endAll();
    chapters.push(chapter);
    // At once: what was measured stays, however the next one ends.
    if (options.write) writeInto(options.write, [chapter], new Date());
  }
  console.log(`${machineLine(new Date())}\n\n${asText(chapters)}`);
  // Times depend on the machine; sizes and counts do not.
  const broken = chapters
    .flatMap(({ figures }) => figures)
    .filter(({ held, counts }) => counts && held === false);
  process.exitCode = broken.length > 0 ? 1 : 0;
}

const options = readOptions(process.argv.slice(2));
if (options === null) process.exitCode = 1;
else {
  try {
    await main(options);
  } finally {
    await endAll();
  }
}
