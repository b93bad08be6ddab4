import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { EmbeddedProblem } from "../problems.ts";
import { instanceIdIn, isRunning, runningNames } from "./instanceIds.ts";

/**
 * Runs the work while no other process does so with the same folder, in order of arrival.
 * Throws `waited-too-long` when those before are not done after `timeoutMs` milliseconds.
 *
 * Tickets as in a bakery (Lamport, 1974): each process only writes and removes files of its own name, so that the
 * ticket of a killed process can be removed by anybody. A single lock file cannot be taken over safely: two
 * processes that both found it stale could each remove the other's new one.
 */
export async function withLock<T>(
  folder: string,
  instanceId: string,
  work: () => Promise<T>,
  timeoutMs = 180_000,
): Promise<T> {
  const ticket = await takeTicket(folder, instanceId);
  try {
    await waitForTurn(folder, ticket, timeoutMs);
    return await work();
  } finally {
    await rm(join(folder, ticket), { force: true });
  }
}

async function takeTicket(folder: string, instanceId: string): Promise<string> {
  const choosing = join(folder, `choosing~${instanceId}`);
  await writeFile(choosing, "");
  try {
    const last = Math.max(0, ...(await readdir(folder)).map(numberOf));
    const ticket = `turn.${String(last + 1).padStart(9, "0")}~${instanceId}`;
    await writeFile(join(folder, ticket), "");
    return ticket;
  } finally {
    await rm(choosing, { force: true });
  }
}

function numberOf(name: string): number {
  return name.startsWith("turn.") ? Number.parseInt(name.slice("turn.".length), 10) || 0 : 0;
}

async function waitForTurn(folder: string, ticket: string, timeoutMs: number): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    // The order matters: a process that has finished choosing has a ticket, which the second call sees.
    const before = (await someoneChoosing(folder, ticket)) ?? (await someoneBefore(folder, ticket));
    if (before === undefined) return;
    if (performance.now() > deadline && isRunning(instanceIdIn(before))) throw tooLong(folder, before);
    await pause(10);
  }
}

async function someoneChoosing(folder: string, ticket: string): Promise<string | undefined> {
  return (await runningNames(folder, "choosing~")).find(
    (name) => instanceIdIn(name) !== instanceIdIn(ticket),
  );
}

async function someoneBefore(folder: string, ticket: string): Promise<string | undefined> {
  return (await runningNames(folder, "turn.")).find((name) => name < ticket);
}

function tooLong(folder: string, before: string): EmbeddedProblem {
  const pid = Number.parseInt(instanceIdIn(before), 10);
  return new EmbeddedProblem(
    "waited-too-long",
    `Process ${pid} has been starting or stopping the database for too long: look at what it does or end it, remove ${join(folder, before)} if it is no process of the portal, then start again.`,
  );
}
