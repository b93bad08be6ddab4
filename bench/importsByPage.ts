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

/** The people of an agency as its file, each with so much added to the first name. */
function fileOf(people: number, added: string): Blob {
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
  return new Blob([lines.join("\r\n")], { type: "text/csv" });
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
    await setTimeout(50);
  }
}

/** Looks at a file and takes it, as an administrator does on the page; gives how long each took, in seconds. */
async function importFile(call: Call, file: Blob): Promise<{ looking: number; taking: number }> {
  const { importId } = (await call("/Agency/Imports/Create", {})) as { importId: string };
  const form = new FormData();
  form.set("importId", importId);
  form.set("file", file, "personnes.csv");
  await call("/Agency/Imports/AddFile", form);
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

/** Measures imports by page of so many people: new ones, then the same with other first names (IMPORTS-22). */
export async function importsByPage(people: number): Promise<Figure[]> {
  const folder = makeFolder();
  const database = await benchDatabase(folder, 1);
  const portal = await startPortal(folder);
  const call = callerOf(portal.address, await signInAdministrator(portal.address));
  const fresh = await importFile(call, fileOf(people, ""));
  const changed = await importFile(call, fileOf(people, "-Ève"));
  const peak = peakMb(portal.pid);
  await portal.stop();
  await database.close();
  const pace = (what: string, seconds: number): Figure => {
    const perSecond = Math.round(people / seconds);
    return {
      what: `By page, ${people} people ${what}: lines a second`,
      measured: `${perSecond} (${seconds.toFixed(1)} s)`,
      budget: `≥ ${leastPerSecond}`,
      held: perSecond >= leastPerSecond,
    };
  };
  return [
    pace("who are new, looked at", fresh.looking),
    pace("who are new, taken", fresh.taking),
    pace("whose first names change, looked at", changed.looking),
    pace("whose first names change, taken", changed.taking),
    {
      what: "Largest memory of the portal meanwhile",
      measured: peak === null ? notMeasured : `${Math.round(peak)} MB`,
      budget: `≤ ${mostMb} MB`,
      ...(peak !== null && { held: peak <= mostMb }),
    },
  ];
}
