// SQLSTATEs and system errors that mean "no database just now". Classes: connection exceptions (08), refused
// password or address (28), no such database (3D), insufficient resources (53: disk full, too many
// connections), operator intervention (57P: shutdown, crash, starting up). A read-only server (25006) is the
// former primary of a failover. After a time limit (57014, 25P03) or a lock conflict (55P03, 40P01, 40001)
// the transaction was rolled back.
const absentDatabase =
  /^(08...|28...|3D000|53...|57P..|57014|55P03|40P01|40001|25006|25P03|ECONN[A-Z]+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EAGAIN|ENOENT)$/;
const absentDatabaseMessage =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|not queryable|error establishing an SSL connection|after calling end on the pool|driver has already been destroyed|connection has been discarded/i;

/** True when an error says that PostgreSQL cannot serve just now, rather than that a statement is wrong. */
export function isAbsentDatabase(error: unknown): boolean {
  const { code, message, syscall } = error as { code?: unknown; message?: unknown; syscall?: unknown };
  // For a socket, ENOENT means no server and EAGAIN a full queue of connections; for any other file, another
  // problem.
  if ((code === "ENOENT" || code === "EAGAIN") && syscall !== "connect") return false;
  return (
    (typeof code === "string" && absentDatabase.test(code)) ||
    (typeof message === "string" && absentDatabaseMessage.test(message))
  );
}
