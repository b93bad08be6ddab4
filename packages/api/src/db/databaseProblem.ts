/** A database that cannot be used; the message is one sentence that says what to do. */
export class DatabaseProblem extends Error {}

/** The SQLSTATE of a connection that was refused because there are too many. */
export const tooManyConnections = "53300";

/** What to do about it. */
export const noConnectionLeft =
  "PostgreSQL has no connection left for the portal (53300): raise its max_connections or the limit of the role, or lower DATABASE_CONNECTIONS, then start again.";
