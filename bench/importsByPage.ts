import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { dayAt } from "../packages/domain/src/kernel/day.ts";
import { type Figure, notMeasured } from "./figures.ts";
import { peopleRows } from "./generator/people.ts";
import { makeFolder } from "./lifecycle.ts";
import { peakMb } from "./machine.ts";
import { benchDatabase, signInAdministrator, startPortal } from "./portal.ts";

// IMPORTS-22: lines a second, and the portal's memory.
const leastPerSecond = 5_000;
const mostMb = 250;

/** A file that is imported, under its name. */
export type NamedFile = readonly [name: string, file: Blob];

/** The people of an agency as their file, each with so much added to the first name. */
function fileOf(people: number, added: string): NamedFile {
  const size = {
    parents: people,
    contractsPerParent: 0,
    hasPrivateSpace: false,
    seed: 1,
    today: dayAt(new Date()),
  };
  const lines = ["référence;rôle;nom;prénom;email"];
  for (const { reference, lastName, firstName, email } of peopleRows(size, "")) {
    if (lines.length > people) break;
    lines.push(`${reference};parent;${lastName};${firstName}${added};${email}`);
  }
  return ["personnes.csv", new Blob([lines.join("\r\n")], { type: "text/csv" })];
}

type Answer = Readonly<Record<string, unknown>>;

function callerOf(address: string, cookie: string) {
  return async (path: string, body?: object | FormData): Promise<Answer> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${address}/api/v1${path}`, {
      method: body ? "POST" : "GET",
      headers: {
        origin: address,
        cookie,
        "idempotency-key": randomUUID(),
        ...(body && !isForm && { "content-type": "application/json" }),
      },
      body: isForm ? body : body && JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return text === "" ? {} : (JSON.parse(text) as Answer);
  };
}

type Call = ReturnType<typeof callerOf>;

async function until(call: Call, importId: string, states: readonly string[]): Promise<void> {
  for (;;) {
    const { state, problem } = await call(`/Agency/Imports/${importId}`);
    if (states.includes(String(state))) return;
    if (problem !== null) throw new Error(`The import ended: ${problem}`);
    await setTimeout(250);
  }
}

/** Looks at files and takes them, as an administrator does on the page; gives how long each took, in seconds. */
async function importFiles(
  call: Call,
  ...files: readonly NamedFile[]
): Promise<{ looking: number; taking: number }> {
  const { importId } = (await call("/Agency/Imports/Create", {})) as { importId: string };
  for (const [name, file] of files) {
    const form = new FormData();
    form.set("importId", importId);
    form.set("file", file, name);
    await call("/Agency/Imports/AddFile", form);
  }
  const asked = { importId, allOrNothing: false, quiet: true };
  const timed = async (path: string, states: readonly string[]) => {
    const begun = performance.now();
    await call(path, asked);
    await until(call, importId, states);
    return (performance.now() - begun) / 1_000;
  };
  const looking = await timed("/Agency/Imports/Try", ["tried"]);
  return { looking, taking: await timed("/Agency/Imports/Run", ["done", "to-resume"]) };
}

async function onPortal<Result>(
  importing: (call: Call) => Promise<Result>,
): Promise<{ result: Result; peak: number | null }> {
  const folder = makeFolder();
  const database = await benchDatabase(folder, 1);
  const portal = await startPortal(folder);
  const result = await importing(callerOf(portal.address, await signInAdministrator(portal.address)));
  const peak = peakMb(portal.pid);
  await portal.stop();
  await database.close();
  return { result, peak };
}

/**
 * Measures imports by page: of the files that the command imports, of so many rows, and of so many people, new ones and then the
 * same with other first names (IMPORTS-22).
 */
export async function importsByPage(
  files: readonly NamedFile[],
  rows: number,
  people: number,
): Promise<Figure[]> {
  const same = await onPortal((call) => importFiles(call, ...files));
  const alone = await onPortal(async (call) => ({
    fresh: await importFiles(call, fileOf(people, "")),
    changed: await importFiles(call, fileOf(people, "-Ève")),
  }));
  const { fresh, changed } = alone.result;
  const pace = (what: string, lines: number, seconds: number): Figure => {
    const perSecond = Math.round(lines / seconds);
    return {
      what: `By page, ${what}: lines a second`,
      measured: `${perSecond} (${seconds.toFixed(1)} s)`,
      budget: `≥ ${leastPerSecond}`,
      held: perSecond >= leastPerSecond,
    };
  };
  const peaks = [same.peak, alone.peak].filter((peak) => peak !== null);
  return [
    pace(`the same ${rows} rows looked at`, rows, same.result.looking),
    pace(`the same ${rows} rows taken`, rows, same.result.taking),
    pace(`${people} people who are new, looked at`, people, fresh.looking),
    pace(`${people} people who are new, taken`, people, fresh.taking),
    pace(`${people} people whose first names change, looked at`, people, changed.looking),
    pace(`${people} people whose first names change, taken`, people, changed.taking),
    {
      what: "Largest memory of the portal meanwhile, with each",
      measured: peaks.length < 2 ? notMeasured : peaks.map((peak) => `${Math.round(peak)} MB`).join(", "),
      budget: `≤ ${mostMb} MB`,
      ...(peaks.length === 2 && { held: Math.max(...peaks) <= mostMb }),
    },
  ];
}
