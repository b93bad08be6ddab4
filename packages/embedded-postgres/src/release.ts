import type { ServerLocation } from "./location.ts";
import { folderProblem } from "./problems.ts";
import type { Programs } from "./programs/findPrograms.ts";
import { stopServer, stopUnresponsive } from "./server/postmaster.ts";
import { inspectServer } from "./server/runningServer.ts";
import { withLock } from "./sharing/bakeryLock.ts";
import { hasOtherConnections, hasOtherUsers, removeUser } from "./sharing/users.ts";

// Long enough for a server on a busy machine, which must not count as silent: others may be connected to it.
const silenceMs = 2_000;

/** One user's use of the server. */
export interface ServerUse {
  location: ServerLocation;
  programs: Programs;
  instanceId: string;
  log: (message: string) => void;
}

/** Ends that use of the server; stops the server when nobody else uses it. */
export async function releaseServer({ location, programs, instanceId, log }: ServerUse): Promise<void> {
  try {
    await withLock(location.sharing, instanceId, async () => {
      await removeUser(location, instanceId);
      if (await hasOtherUsers(location, instanceId)) return;
      const server = await inspectServer(location, silenceMs);
      if (server === null) return;
      if ("address" in server) {
        if (await hasOtherConnections(server.address, instanceId)) return;
        await stopServer(location, server.pid, programs.folder);
      } else if (!(await stopUnresponsive(location, server.pid, programs.folder))) {
        // The server is frozen or still recovering. (One in a smart shutdown, waiting for its clients, ends
        // at once.)
        log(`PostgreSQL does not answer (process ${server.pid}): it stops as soon as it can.`);
        return;
      }
      log(`PostgreSQL stopped (process ${server.pid}).`);
    });
  } catch (error) {
    throw folderProblem(error, location.home);
  }
}
