import type pg from "pg";

/**
 * Lets every statement of this connection go without its name: behind a pooler, the connection of the server that
 * prepared it may be somebody else’s by the next one.
 */
export function unnameStatements(client: pg.Client): void {
  const ask = client.query.bind(client) as (...query: unknown[]) => unknown;
  const unnamed = (statement: unknown, ...rest: unknown[]) => ask(withoutName(statement), ...rest);
  client.query = unnamed as typeof client.query;
}

function withoutName(statement: unknown): unknown {
  if (typeof statement !== "object" || statement === null || !("name" in statement)) return statement;
  const { name: _, ...unnamed } = statement;
  return unnamed;
}
