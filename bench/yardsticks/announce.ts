import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Listens on a free port and says where, as the portal does; ends when told to. */
export function announce(server: Server): void {
  server.listen(0, "127.0.0.1", () =>
    console.log(`ready: http://127.0.0.1:${(server.address() as AddressInfo).port}`),
  );
  process.once("SIGTERM", () => process.exit(0));
}
