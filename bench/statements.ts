import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Chapter, Figure } from "./figures.ts";
import { type BenchServer, makeFolder } from "./lifecycle.ts";
import { benchDatabase, signInParents, startPortal } from "./portal.ts";

const hook = fileURLToPath(new URL("countStatements.ts", import.meta.url));
const reads = [
  "/CustomerContract/GetMyContracts",
  "/CustomerContract/GetHouseworkContracts",
  "/Authentication/GetMyInformation",
];
const readers = 100;
const readsEach = 20;

async function sentBy({ child }: BenchServer): Promise<number> {
  child.send("statements");
  const [{ sent }] = (await once(child, "message")) as [{ sent: number }];
  return sent;
}

// What the portal sends by itself meanwhile (jobs, the heartbeat of ended sessions) is counted too: a few hundredths.
async function statementsPerRead(
  portal: BenchServer,
  path: string,
  cookies: readonly string[],
  times: number,
) {
  const before = await sentBy(portal);
  for (let time = 0; time < times; time += 1) {
    for (const cookie of cookies) {
      const answer = await fetch(`${portal.address}/api/v1${path}`, { headers: { cookie } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    }
  }
  return ((await sentBy(portal)) - before) / (times * cookies.length);
}

/** Counts the SQL statements of each read, in the portal's own connections. */
export async function statementsChapter(): Promise<Chapter> {
  const folder = makeFolder();
  await benchDatabase(folder, readers);
  const starting = () => startPortal(folder, { nodeArgs: ["--import", hook], bySources: true });
  const first = await starting();
  const cookies = (await signInParents(first.address, readers, readers)).map(({ cookie }) => cookie);
  await first.stop();
  const figures: Figure[] = [];
  for (const path of reads) {
    // Sessions are not in the memory of a portal that has just started.
    const portal = await starting();
    const cold = await statementsPerRead(portal, path, cookies, 1);
    const warm = await statementsPerRead(portal, path, cookies, readsEach);
    await portal.stop();
    if (cold === 0) throw new Error(`${path} was answered without a statement: none is counted.`);
    figures.push({
      what: `${path.split("/").at(-1)}: first read of a session, the next ones`,
      measured: `${cold.toFixed(2)}, ${warm.toFixed(2)}`,
      budget: "≤ 2",
      held: Math.round(Math.max(cold, warm)) <= 2,
      counts: true,
    });
  }
  return {
    title: "SQL statements a read",
    figures,
    note: `Counted in the portal's own connections over ${readers} sessions; what the portal sends by itself meanwhile (jobs, heartbeat) is in the figure.`,
  };
}
