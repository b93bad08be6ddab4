import type { Socket } from "node:net";
import pg from "pg";
import { NamedRead, type NamedStatement } from "./namedRead.ts";
import { cut, hangUp, prepareClient, type TimeLimits } from "./timeLimits.ts";

/** What runs a short read of one named statement: the pool, or the shared read connection. */
export interface Queryable {
  query<Row extends pg.QueryResultRow>(statement: NamedStatement): Promise<{ rows: Row[] }>;
}

export interface SharedReadConnection extends Queryable {
  close(): Promise<void>;
  /** Ends the connection at once, whoever waits for an answer on it. */
  cut(): void;
}

const retryMs = 1_000;

/**
 * Gives one connection, opened at its first read, that many short reads share: each is sent without waiting for the
 * answers to those before it. For statements that an index answers: a slow one would hold up the others. While the
 * connection is not up, the pool answers.
 */
export function openSharedReadConnection(
  config: pg.ClientConfig,
  limits: TimeLimits,
  pool: Queryable,
  onError: (error: Error) => void,
): SharedReadConnection {
  let client: pg.Client | null = null;
  let opening: Promise<void> | null = null;
  let retryAt = 0;
  let closed = false;
  let awaited = 0;

  const lose = (lost: pg.Client) => {
    if (client === lost) client = null;
    retryAt = performance.now() + retryMs;
  };

  async function open(): Promise<void> {
    const settings = { connectionTimeoutMillis: limits.waitMs, keepAlive: true, ...config, pipeline: true };
    const opened = new pg.Client(settings);
    opened.on("end", () => lose(opened));
    opened.on("error", (error) => {
      lose(opened);
      onError(error);
    });
    try {
      await opened.connect();
      await prepareClient(opened, limits);
      client = opened;
    } catch {
      // The caller is not told: the pool meets the same problem and reports it.
      lose(opened);
      await hangUp(opened);
    }
  }

  function openSoon(): void {
    if (closed || opening || performance.now() < retryAt) return;
    opening = open().finally(() => {
      opening = null;
    });
  }

  function read<Row>(opened: pg.Client, statement: NamedStatement): Promise<{ rows: Row[] }> {
    // A lone read leaves at once.
    if (awaited > 0) sendTogether(opened);
    awaited += 1;
    return new Promise((resolve, reject) => {
      ask(opened, new NamedRead<Row>(statement), (error, answered) => {
        awaited -= 1;
        if (error) return reject(error);
        try {
          resolve({ rows: answered?.found() ?? [] });
        } catch (unreadable) {
          reject(unreadable);
        }
      });
    });
  }

  return {
    query<Row extends pg.QueryResultRow>(statement: NamedStatement) {
      if (client !== null) return read<Row>(client, statement);
      openSoon();
      return pool.query<Row>(statement);
    },
    async close() {
      closed = true;
      await opening;
      if (client) await hangUp(client);
    },
    cut() {
      closed = true;
      if (client) cut(client);
    },
  };
}

type Answered<Row> = (error: Error | null, read?: NamedRead<Row>) => void;

// pg's declarations do not know that it takes a query of one's own with a callback.
const ask = <Row>(client: pg.Client, read: NamedRead<Row>, answered: Answered<Row>) =>
  (client.query as unknown as (read: NamedRead<Row>, answered: Answered<Row>) => void).call(
    client,
    read,
    answered,
  );

const waiting = new WeakSet<pg.Client>();

// Sends the statements of one turn of the event loop in one write: under load, writes cost more than
// statements.
function sendTogether(client: pg.Client): void {
  if (waiting.has(client)) return;
  waiting.add(client);
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.cork();
  setImmediate(() => {
    waiting.delete(client);
    stream.uncork();
  });
}
