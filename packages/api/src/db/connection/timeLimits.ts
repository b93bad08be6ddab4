import type pg from "pg";

/** How long is waited for a database. */
export interface TimeLimits {
  /** For a connection: a free one of the pool, or a new one. */
  readonly waitMs: number;
  /** For a statement; 0 where acts may take as long as they need (commands, migrations). */
  readonly statementMs: number;
}

/** For commands and migrations, whose statements may take as long as they need. */
export const noTimeLimits: TimeLimits = { waitMs: 10_000, statementMs: 0 };

/** For jobs: nobody waits for them, but a dead connection must be noticed. */
export const jobTimeLimits: TimeLimits = { waitMs: 10_000, statementMs: 60_000 };

// A live server reports within this time that it has cancelled the statement; otherwise it counts as silent.
const graceMs = 500;
// The server ends a transaction whose client froze or is unreachable: its locks would block everybody.
const idleInTransactionMs = 30_000;
const readOnly = "25006";

/**
 * Prepares a new connection: the server cancels statements that take too long, and compiles none, which costs more than all of our
 * statements (a page of the journal: 90 ms for one of 2 ms); a read-only server is refused.
 */
export async function prepareClient(client: pg.Client, { statementMs }: TimeLimits): Promise<void> {
  if (statementMs === 0) return;
  limitStatements(client, statementMs + graceMs);
  try {
    const { rows } = await client.query<{ standsBy: boolean }>(
      `SELECT set_config('statement_timeout', $1, false),
        set_config('idle_in_transaction_session_timeout', $2, false), set_config('jit', 'off', false), pg_is_in_recovery() AS "standsBy"`,
      [String(statementMs), String(idleInTransactionMs)],
    );
    if (rows[0]?.standsBy) throw problem("the database only reads: it stands by for another", readOnly);
  } catch (error) {
    // `client.end()` waits for the server's reply; destroy the socket instead.
    cut(client);
    throw error;
  }
}

/**
 * Cuts the connection when a statement is not answered in time (a frozen server, a network that drops
 * packets) or when the server has become read-only. pg's own query_timeout keeps the connection with its
 * statement under way: the next statement would wait behind it.
 */
function limitStatements(client: pg.Client, ms: number): void {
  const ask = client.query.bind(client) as (...query: unknown[]) => unknown;
  const begin = watchOldest(ms, () => cut(client));
  const limited = (...query: unknown[]) => {
    const end = begin();
    const over = (error?: unknown) => {
      end();
      if ((error as { code?: unknown } | null | undefined)?.code === readOnly) cut(client);
    };
    const callback = query.at(-1);
    if (typeof callback === "function") {
      query[query.length - 1] = (error: unknown, result: unknown) => {
        over(error);
        callback(error, result);
      };
    }
    const answer = ask(...query);
    if (answer instanceof Promise) answer.then(() => over(), over);
    else if (typeof callback !== "function") over();
    return answer;
  };
  client.query = limited as typeof client.query;
}

/**
 * Gives the function that begins a statement and gives what ends it; `late` is called when one has not ended for so many ms.
 * One timer watches the oldest: one for each statement cost more than sending it.
 */
function watchOldest(ms: number, late: () => void): () => () => void {
  const underWay = new Set<{ readonly at: number }>();
  let timer: NodeJS.Timeout | null = null;
  const look = (after: number) => {
    timer = setTimeout(() => {
      timer = null;
      const [oldest] = underWay;
      if (!oldest) return;
      const left = oldest.at + ms - performance.now();
      if (left > 0) return look(left);
      look(ms);
      // After this process itself was frozen, the timer fires before a waiting answer is read: setImmediate
      // reads it first.
      setImmediate(() => underWay.has(oldest) && late());
    }, after).unref();
  };
  return () => {
    const statement = { at: performance.now() };
    underWay.add(statement);
    if (timer === null) look(ms);
    return () => void underWay.delete(statement);
  };
}

/** Ends a connection without waiting for the server; pending queries reject at once. */
export function cut(client: pg.Client): void {
  client.connection.stream.destroy(problem("the database did not answer in time", "ETIMEDOUT"));
}

/** Ends a connection by `client.end()`, which waits for the server's reply for a second at most. */
export async function hangUp(client: pg.Client): Promise<void> {
  const timer = setTimeout(cut, 1_000, client);
  await client.end().catch(() => {});
  clearTimeout(timer);
}

function problem(message: string, code: string): Error {
  return Object.assign(new Error(message), { code });
}
