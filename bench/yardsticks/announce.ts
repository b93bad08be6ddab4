import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Listens on a free port, prints the ready line as the portal does, and ends on SIGTERM. */
export function announce(server: Server): void {
  server.listen(0, "127.0.0.1", () =>
    console.log(`ready: http://127.0.0.1:${(server.address() as AddressInfo).port}`),
  );
  process.once("SIGTERM", () => process.exit(0));
}
