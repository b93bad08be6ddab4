import { execFile } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { startEmbedded } from "@ribambelle/embedded-postgres";
import { type Chapter, median, notMeasured } from "./figures.ts";
import { type BenchServer, makeFolder, untilEnd } from "./lifecycle.ts";
import { memoryMb, postmasterIn } from "./machine.ts";
import { benchDatabase, startPortal } from "./portal.ts";

export interface StartPlan {
  readonly parents: number;
  readonly starts: number;
  readonly restSeconds: number;
}

// The ready line is printed once the portal listens; only the first answer of /readyz counts.
async function timedStart(folder: string): Promise<{ portal: BenchServer; ms: number }> {
  const begun = performance.now();
  const portal = await startPortal(folder);
  for (;;) {
    const answer = await fetch(`${portal.address}/readyz`);
    await answer.arrayBuffer();
    if (answer.ok) return { portal, ms: performance.now() - begun };
    await setTimeout(5);
  }
}

const run = promisify(execFile);

// What no portal can start without, one after the other: PostgreSQL until it answers, and Node until it has run nothing.
async function bareStartMs(dataFolder: string): Promise<number> {
  let ms = -performance.now();
  const server = await startEmbedded({ dataFolder });
  ms += performance.now();
  await untilEnd(() => server.release())();
  ms -= performance.now();
  await run(process.execPath, [...process.execArgv, "--eval", ""]);
  return ms + performance.now();
}

/** Measures starts on existing data, PostgreSQL's included, and the memory of a portal at rest. */
export async function startAndMemoryChapter(plan: StartPlan): Promise<Chapter> {
  const folder = makeFolder();
  await (await benchDatabase(folder, plan.parents)).close();
  const times: number[] = [];
  const bare: number[] = [];
  for (let start = 1; start < plan.starts; start += 1) {
    bare.push(await bareStartMs(folder));
    const { portal, ms } = await timedStart(folder);
    times.push(ms);
    await portal.stop();
  }
  const { portal, ms } = await timedStart(folder);
  times.push(ms);
  await setTimeout(plan.restSeconds * 1_000);
  const node = memoryMb(portal.pid, false);
  const postgres = memoryMb(postmasterIn(portal.output.out), true);
  await portal.stop();
  const seconds = median(times) / 1_000;
  const bareSeconds = median(bare) / 1_000;
  const ofBare = median(bare.map((one, round) => (times[round] ?? Number.NaN) / one));
  const all = (node ?? 0) + (postgres ?? 0);
  return {
    title: "Start and memory",
    figures: [
      {
        what: `Start with existing data (${plan.parents} parents), to the first 200 of /readyz`,
        measured: `${seconds.toFixed(2)} s; ${ofBare.toFixed(2)} of PostgreSQL’s own start and Node’s (${bareSeconds.toFixed(2)} s)`,
        budget: "≤ 1.5 s, or ≤ 1.2",
        held: seconds <= 1.5 || ofBare <= 1.2,
      },
      {
        what: `Memory ${plan.restSeconds} s after /readyz, Node and PostgreSQL`,
        measured:
          node === null || postgres === null
            ? notMeasured
            : `${Math.round(all)} MB (${Math.round(node)} and ${Math.round(postgres)})`,
        budget: "≤ 200 MB",
        ...(node !== null && { held: all <= 200 }),
      },
    ],
    note: `Median of ${plan.starts} starts of both processes, in turn with PostgreSQL and Node alone. Memory is proportional set size, in millions of bytes.`,
  };
}
