import type { Binaries } from "./binaries.ts";
import { othersConnected, othersPresent, withdraw } from "./clients.ts";
import { lookAt } from "./live.ts";
import type { Place } from "./place.ts";
import { stopServer, stopSilent } from "./postmaster.ts";
import { folderProblem } from "./problems.ts";
import { inTurn } from "./turns.ts";

// One that is slow because its machine is busy is not silent: others may be connected to it.
const silenceMs = 2_000;

/** One user's use of the server. */
export interface Use {
  place: Place;
  found: Binaries;
  mark: string;
  log: (message: string) => void;
}

/** Ends that use; stops the server when nobody else uses it. */
export async function leave({ place, found, mark, log }: Use): Promise<void> {
  try {
    await inTurn(place.marks, mark, async () => {
      await withdraw(place, mark);
      if (await othersPresent(place, mark)) return;
      const server = await lookAt(place, silenceMs);
      if (server === null) return;
      if ("address" in server) {
        if (await othersConnected(server.address, mark)) return;
        await stopServer(place, server.pid, found.folder);
      } else if (!(await stopSilent(place, server.pid, found.folder))) {
        // Frozen, or still recovering; one that waits for its clients, having been asked politely, ends at once.
        log(`PostgreSQL does not answer (process ${server.pid}): it stops as soon as it can.`);
        return;
      }
      log(`PostgreSQL stopped (process ${server.pid}).`);
    });
  } catch (error) {
    throw folderProblem(error, place.home);
  }
}
