import { randomBytes } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { makePrivateFolder, type ServerLocation } from "../location.ts";
import type { Address } from "./address.ts";

const reason =
  "# Written by the portal at each start. Settings of your own: ALTER SYSTEM (see docs/operations.md).";

// The portal and PostgreSQL together must stay under 200 MB, and no personal data may reach a log: by default
// PostgreSQL writes the values of refused rows and statements there.
const settings = `
max_connections = 100
shared_buffers = 48MB
maintenance_work_mem = 32MB
min_wal_size = 32MB
max_wal_size = 256MB
fsync = on
jit = off
max_parallel_workers_per_gather = 0
max_logical_replication_workers = 0
# Not in /dev/shm, which is small in a container and emptied by systemd when its user logs out.
dynamic_shared_memory_type = mmap
min_dynamic_shared_memory = 4MB
timezone = 'UTC'
log_timezone = 'UTC'
lc_messages = 'C'
log_destination = 'stderr'
logging_collector = off
log_min_messages = log
log_min_error_statement = panic
log_error_verbosity = terse
log_statement = 'none'
log_min_duration_statement = -1
log_parameter_max_length = 0
log_parameter_max_length_on_error = 0
log_checkpoints = off
log_autovacuum_min_duration = -1
unix_socket_permissions = 0700
`;

/**
 * Writes the settings of the next server: where it listens, and that only the portal's own account may
 * connect.
 */
export async function writeSettings(
  location: ServerLocation,
  { host, port, password }: Address,
): Promise<void> {
  const overSocket = password === undefined;
  if (overSocket) await makePrivateFolder(location.socket, location.user);
  const listening = `port = ${port}
listen_addresses = ${quoted(overSocket ? "" : host)}
unix_socket_directories = ${quoted(overSocket ? escapedInList(host) : "")}
`;
  const allowed = overSocket ? "local all all trust\n" : `host all all ${host}/32 scram-sha-256\n`;
  await replace(join(location.cluster, "postgresql.conf"), `${reason}\n${settings}${listening}`, location);
  await replace(join(location.cluster, "pg_hba.conf"), `${reason}\n${allowed}`, location);
}

function quoted(value: string): string {
  return `'${value.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}

/** A list of folders with one member: a comma in its name must not make two of it. */
function escapedInList(folder: string): string {
  return `"${folder.replaceAll('"', '""')}"`;
}

// Written to a new file, then renamed: root must not follow a link that the account of PostgreSQL put at that
// path.
async function replace(path: string, text: string, { user }: ServerLocation): Promise<void> {
  const temporary = `${path}.${randomBytes(6).toString("hex")}`;
  const file = await open(temporary, "wx", 0o600);
  try {
    await file.writeFile(text);
    if (user) await file.chown(user.uid, user.gid);
  } finally {
    await file.close();
  }
  await rename(temporary, path).catch(async (error: unknown) => {
    await rm(temporary, { force: true });
    throw error;
  });
}
