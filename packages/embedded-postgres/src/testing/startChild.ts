import { once } from "node:events";
import { EmbeddedProblem } from "../problems.ts";
import { findPrograms } from "../programs/findPrograms.ts";
import { startWith } from "../startEmbedded.ts";

// A process of the portal as the tests start it: prints one line for each step, and ends when its input ends.
const [dataFolder = "", fallbackFolder, native] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

say("begins");
try {
  const found = findPrograms();
  const server = await startWith(
    { dataFolder, fallbackFolder },
    native ? { ...found, folder: native } : found,
  );
  say(server.adopted ? "adopted" : "started");
  server.keepRunning(say);
  process.stdin.resume();
  await once(process.stdin, "end");
  await server.release();
  say("left");
} catch (error) {
  if (!(error instanceof EmbeddedProblem)) throw error;
  say(`${error.code}: ${error.message}`);
}
