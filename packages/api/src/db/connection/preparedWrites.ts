import pg from "pg";

// A statement is prepared once it has come back: what is written now and then costs more to keep than to plan.
const oftenTimes = 8;
// Each connection keeps its own, of some ten kB each.
const mostPrepared = 60;
// Statements of many rows have a text for each number of rows: those that never come back are forgotten together.
const mostCounted = 500;

// What changes rows, or holds them to change them, of which nothing is searched for: one plan fits every value.
const changes = /^\s*(?:insert|update|delete)\b/i;
const holds = /^\s*select\b.*\bfor (?:no key update|update|share|key share)(?: of [\w", ]+)?\s*$/is;
const searches = /.\bselect\b|\blimit\b/is;
const isWrite = (text: string) => (changes.test(text) || holds.test(text)) && !searches.test(text.trim());

/** Gives the name under which the connections of a pool keep a statement that is written often; null for every other one. */
function openNames(): (text: string) => string | null {
  const times = new Map<string, number>();
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= mostPrepared || !isWrite(text)) return null;
    const seen = (times.get(text) ?? 0) + 1;
    if (seen < oftenTimes) {
      if (times.size >= mostCounted) times.clear();
      times.set(text, seen);
      return null;
    }
    times.delete(text);
    const name = `write-${names.size}`;
    names.set(text, name);
    return name;
  };
}

/**
 * Gives what lets the statements that write often go by a name on each connection of a pool, so that PostgreSQL reads and plans
 * each once a connection: a write of a few rows costs more to plan than to do.
 */
export function openPreparedWrites(): (client: pg.Client) => void {
  const nameOf = openNames();
  return (client) => {
    // Where nothing limits this connection, the way of all of them is asked each time: who watches it sees these too.
    const limited = Object.hasOwn(client, "query") ? client.query : null;
    const prepared = (statement: unknown, values: unknown, ...rest: unknown[]) => {
      const name = typeof statement === "string" && Array.isArray(values) ? nameOf(statement) : null;
      const query = name === null ? [statement, values] : [{ name, text: statement, values }];
      return Reflect.apply(limited ?? pg.Client.prototype.query, client, [...query, ...rest]);
    };
    client.query = prepared as typeof client.query;
  };
}
