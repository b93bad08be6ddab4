import { once } from "node:events";
import { type AddressInfo, createServer, connect as dial, type Socket } from "node:net";
import pg from "pg";
import { connect } from "../../db/connection/connect.ts";
import type { TimeLimits } from "../../db/connection/timeLimits.ts";
import { type TestDatabase, testDatabase } from "../testDatabase.ts";

export interface CuttableDatabase extends TestDatabase {
  /** Takes the database away: every connection breaks, new ones are refused at once. */
  cut(): void;
  /** Drops every byte both ways, as a silent network does: nothing breaks, nothing is answered. */
  freeze(): void;
  /** Brings it back. */
  mend(): void;
}

/** Makes a test database that is reached through a line that can be cut, as when PostgreSQL restarts. */
export async function cuttableDatabase(limits?: TimeLimits): Promise<CuttableDatabase> {
  const database = await testDatabase();
  // `password` is read by name: pg makes it non-enumerable, so the rest would lack it.
  const { host, port, password, ...client } = new pg.Client(database.clientConfig);
  let whole = true;
  let frozen = false;
  const ends = new Set<Socket>();
  const keep = (end: Socket, other: Socket) => {
    ends.add(end);
    end.on("error", () => {});
    end.on("close", () => {
      ends.delete(end);
      other.destroy();
    });
    end.on("data", (bytes) => other.write(bytes));
    if (frozen) end.pause();
  };
  const line = createServer((near) => {
    if (!whole) {
      near.destroy();
      return;
    }
    const far = host.startsWith("/") ? dial(`${host}/.s.PGSQL.${port}`) : dial(port, host);
    keep(near, far);
    keep(far, near);
  });
  line.listen(0, "127.0.0.1");
  await once(line, "listening");
  const { database: name = "", user = "" } = client;
  const here = { host: "127.0.0.1", port: (line.address() as AddressInfo).port, database: name, user };
  const clientConfig = { ...here, ...(password ? { password: String(password) } : {}) };
  const connection = connect({ ...clientConfig, max: 10 }, () => {}, limits);
  return {
    connection,
    clientConfig,
    directConfig: database.directConfig,
    owner: database.owner,
    changeTables: database.changeTables,
    freeze() {
      frozen = true;
      for (const end of ends) end.pause();
    },
    cut() {
      whole = false;
      for (const end of ends) end.destroy();
    },
    mend() {
      whole = true;
      frozen = false;
      for (const end of ends) end.resume();
    },
    async drop() {
      await connection.close();
      line.close();
      for (const end of ends) end.destroy();
      await database.drop();
    },
  };
}
