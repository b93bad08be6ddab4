import { parseArgs } from "node:util";
import { pino } from "pino";
import { noTimeLimits } from "../packages/api/src/db/connection/timeLimits.ts";
import { openDatabase } from "../packages/api/src/db/openDatabase.ts";
import { prepareDatabase } from "../packages/api/src/portal.ts";
import { readConfig } from "../packages/api/src/readConfig.ts";
import { startProblem } from "../packages/api/src/startProblem.ts";
import { dayAt } from "../packages/domain/src/kernel/day.ts";
import { GeneratorProblem, generate } from "./generator/generate.ts";
import { generatedPassword, parentUserName, type Size } from "./generator/size.ts";

const usage =
  "Usage: npm run generate -- --parents N [--contracts-per-parent 5] [--contracts-only] [--seed 1]";

function whole(text: string, least: number, most: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : -1;
  if (number < least || number > most) throw new GeneratorProblem(usage);
  return number;
}

function readSize(args: readonly string[]): Size {
  let values: {
    parents?: string;
    "contracts-per-parent": string;
    "contracts-only": boolean;
    seed: string;
  };
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        parents: { type: "string" },
        "contracts-per-parent": { type: "string", default: "5" },
        "contracts-only": { type: "boolean", default: false },
        seed: { type: "string", default: "1" },
      },
    }));
  } catch {
    throw new GeneratorProblem(usage);
  }
  return {
    parents: whole(values.parents ?? "", 1, 10_000_000),
    contractsPerParent: whole(values["contracts-per-parent"], 0, 100),
    hasPrivateSpace: !values["contracts-only"],
    seed: whole(values.seed, 0, 2 ** 32 - 1),
    today: dayAt(new Date()),
  };
}

async function main(): Promise<void> {
  const size = readSize(process.argv.slice(2));
  const listeners = { onError: (error: Error) => console.error(error.message), say: console.log };
  // The tables of a large agency are each one statement of minutes.
  const database = await openDatabase(readConfig(process.env), listeners, noTimeLimits);
  try {
    await prepareDatabase(database, pino({ level: "silent" }));
    const begun = performance.now();
    await database.changeTables((pool) => generate(pool, size, console.log));
    const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
    const contracts = size.parents * size.contractsPerParent;
    console.log(`${size.parents} parents and ${contracts} of their contracts in ${seconds} s.`);
    console.log(
      `They sign in as ${parentUserName(0)}, ${parentUserName(1)}…, password ${generatedPassword}.`,
    );
  } finally {
    await database.close();
  }
}

try {
  await main();
} catch (error) {
  const sentence = error instanceof GeneratorProblem ? error.message : startProblem(error);
  if (sentence === null) throw error;
  console.error(sentence);
  process.exitCode = 1;
}
