// SQLSTATEs, and system errors, that mean "no database just now". The classes: connection exceptions (08), a password or
// an address that is refused (28), no such database (3D), insufficient resources (53: disk full, too many connections),
// operator intervention (57P: shutdown, crash, starting up). A server that only reads (25006) is the one that a failover
// has left behind. What was cut by a time limit (57014, 25P03) or by others' locks (55P03, 40P01, 40001) was undone whole.
const absentDatabase =
  /^(08...|28...|3D000|53...|57P..|57014|55P03|40P01|40001|25006|25P03|ECONN[A-Z]+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EAGAIN|ENOENT)$/;
const absentDatabaseMessage =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|not queryable|error establishing an SSL connection|after calling end on the pool|driver has already been destroyed|connection has been discarded/i;

/** True when an error says that PostgreSQL cannot serve just now, rather than that a statement is wrong. */
export function isAbsentDatabase(error: unknown): boolean {
  const { code, message, syscall } = error as { code?: unknown; message?: unknown; syscall?: unknown };
  // Without a socket file there is no server, and with too many in front of it there is no place; of any other file
  // something else is wrong.
  if ((code === "ENOENT" || code === "EAGAIN") && syscall !== "connect") return false;
  return (
    (typeof code === "string" && absentDatabase.test(code)) ||
    (typeof message === "string" && absentDatabaseMessage.test(message))
  );
}
