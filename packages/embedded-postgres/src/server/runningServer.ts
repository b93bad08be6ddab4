import { setTimeout as pause } from "node:timers/promises";
import type { ServerLocation } from "../location.ts";
import { EmbeddedProblem } from "../problems.ts";
import { type Address, passwordRefused, replyOf } from "./address.ts";
import { addressIn, readPostmasterFile, runsIn } from "./postmasterFile.ts";

export interface RunningServer {
  pid: number;
  address: Address;
}

/**
 * The server that runs in the cluster, once it answers; null when none runs. Waits for one that is starting,
 * recovering or stopping, at most `timeoutMs` milliseconds: throws `not-answering` then.
 */
export async function findRunningServer(
  location: ServerLocation,
  timeoutMs = 120_000,
  signal?: AbortSignal,
): Promise<RunningServer | null> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const look = await inspectServer(location);
    if (look === null || "address" in look) return look;
    signal?.throwIfAborted();
    if (performance.now() > deadline) throw notAnswering(location, look.pid);
    await pause(10);
  }
}

/** Looks once: the server if it answers, only its process number while it does not, null when none runs. */
export async function inspectServer(
  location: ServerLocation,
  timeoutMs?: number,
): Promise<RunningServer | { pid: number } | null> {
  const file = await readPostmasterFile(location.cluster);
  if (file === null) return null;
  const runs = runsIn(file.pid, location.cluster);
  const address = await addressIn(file, location);
  // A server in another container shares the folder and the socket in it, but not the process numbers. Any
  // other address needs a running process too: in a copy of the folder it leads to the server of the
  // original.
  const reply =
    address && (runs || address.host === location.socket) ? await replyOf(address, timeoutMs) : "silent";
  if (address && reply === "ready") return { pid: file.pid, address };
  if (!runs) return null;
  if (reply === "refused") throw passwordRefused(location);
  return { pid: file.pid };
}

function notAnswering({ cluster, log }: ServerLocation, pid: number): EmbeddedProblem {
  return new EmbeddedProblem(
    "not-answering",
    `Process ${pid} holds the database in ${cluster} but does not answer: if ${log} says that it recovers, wait, otherwise end it with "kill -INT ${pid}", then start the portal again.`,
  );
}
