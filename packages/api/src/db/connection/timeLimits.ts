import type pg from "pg";

/** How long is waited for a database. */
export interface TimeLimits {
  /** For a connection: a free one of the pool, or a new one. */
  readonly waitMs: number;
  /** For a statement; 0 where acts may take as long as they need (commands, migrations). */
  readonly statementMs: number;
}

/** For acts that take as long as they need. */
export const noTimeLimits: TimeLimits = { waitMs: 10_000, statementMs: 0 };

/** For jobs: nobody waits for them, but a line that died without a word must be noticed. */
export const jobTimeLimits: TimeLimits = { waitMs: 10_000, statementMs: 60_000 };

// A server that lives answers that it has cut the statement: only then is it taken for silent.
const graceMs = 500;
// What holds locks for a process that froze, or whose packets get lost, must let go of them.
const idleInTransactionMs = 30_000;
const readOnly = "25006";

/** Prepares a new connection: the server cuts statements that take too long, and one that only reads is refused. */
export async function prepareClient(client: pg.Client, { statementMs }: TimeLimits): Promise<void> {
  if (statementMs === 0) return;
  limitStatements(client, statementMs + graceMs);
  try {
    const { rows } = await client.query<{ standsBy: boolean }>(
      `SELECT set_config('statement_timeout', $1, false),
        set_config('idle_in_transaction_session_timeout', $2, false), pg_is_in_recovery() AS "standsBy"`,
      [String(statementMs), String(idleInTransactionMs)],
    );
    if (rows[0]?.standsBy) throw problem("the database only reads: it stands by for another", readOnly);
  } catch (error) {
    // Said politely, a farewell waits for the other side's.
    cut(client);
    throw error;
  }
}

/**
 * Cuts the line when a statement is not answered in time, as when the server is frozen or the network swallows packets,
 * and when the server turns out to be one that only reads. pg's own query_timeout leaves the connection in use with its
 * statement under way: the next one would wait behind it.
 */
function limitStatements(client: pg.Client, ms: number): void {
  const ask = client.query.bind(client) as (...query: unknown[]) => unknown;
  const limited = (...query: unknown[]) => {
    let isOver = false;
    // A process that was itself frozen finds the time passed and the answer waiting: it is read first.
    const timer = setTimeout(() => setImmediate(() => isOver || cut(client)), ms);
    const over = (error?: unknown) => {
      isOver = true;
      clearTimeout(timer);
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

/** Ends a connection without waiting for the other side; whoever waits for an answer on it hears at once. */
export function cut(client: pg.Client): void {
  client.connection.stream.destroy(problem("the database did not answer in time", "ETIMEDOUT"));
}

/** Ends a connection politely; the other side has a second to answer. */
export async function hangUp(client: pg.Client): Promise<void> {
  const timer = setTimeout(cut, 1_000, client);
  await client.end().catch(() => {});
  clearTimeout(timer);
}

function problem(message: string, code: string): Error {
  return Object.assign(new Error(message), { code });
}
