import { setTimeout as pause } from "node:timers/promises";
import { type Address, passwordRefused, replyOf } from "./address.ts";
import type { Place } from "./place.ts";
import { addressIn, readPostmasterFile, runsIn } from "./postmasterFile.ts";
import { EmbeddedProblem } from "./problems.ts";

/** A server that answers. */
export interface Live {
  pid: number;
  address: Address;
}

/**
 * The server that runs in the cluster, once it answers; null when none runs. Waits for one that is starting,
 * recovering or stopping, at most `patience` milliseconds: throws `not-answering` then.
 */
export async function findLive(place: Place, patience = 120_000, signal?: AbortSignal): Promise<Live | null> {
  const deadline = performance.now() + patience;
  for (;;) {
    const look = await lookAt(place);
    if (look === null || "address" in look) return look;
    signal?.throwIfAborted();
    if (performance.now() > deadline) throw notAnswering(place, look.pid);
    await pause(10);
  }
}

/** One look: the server if it answers, only its number while it does not, null when none runs. */
export async function lookAt(place: Place, patience?: number): Promise<Live | { pid: number } | null> {
  const file = await readPostmasterFile(place.cluster);
  if (file === null) return null;
  const runs = runsIn(file.pid, place.cluster);
  const address = await addressIn(file, place);
  // A server in another container shares the folder, with the socket in it, but not the numbers. Any other address
  // counts only with the number: a copy of the folder would lead to the server of the original.
  const reply =
    address && (runs || address.host === place.socket) ? await replyOf(address, patience) : "silent";
  if (address && reply === "ready") return { pid: file.pid, address };
  if (!runs) return null;
  if (reply === "refused") throw passwordRefused(place);
  return { pid: file.pid };
}

function notAnswering({ cluster, log }: Place, pid: number): EmbeddedProblem {
  return new EmbeddedProblem(
    "not-answering",
    `Process ${pid} holds the database in ${cluster} but does not answer: if ${log} says that it recovers, wait, otherwise end it with "kill -INT ${pid}", then start the portal again.`,
  );
}
