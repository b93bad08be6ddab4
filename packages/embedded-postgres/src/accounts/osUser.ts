import { readFileSync, statSync } from "node:fs";
import { EmbeddedProblem } from "../problems.ts";

/** An account of the operating system. */
export interface OsUser {
  uid: number;
  gid: number;
  name: string;
}

/**
 * The account that must run PostgreSQL, which refuses root; null when this process is not root and runs it itself.
 * An existing database keeps its owner, otherwise it is `postgres` or else `nobody`.
 */
export function serverUser(clusters: readonly string[]): OsUser | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = readAccounts();
  const owner = clusters.map(ownerOf).find((found) => found !== null);
  if (owner) return accounts.find(({ uid }) => uid === owner.uid) ?? owner;
  return unprivilegedUser(accounts);
}

/** `postgres`, or else `nobody`; throws `no-os-user` when the machine has neither. */
export function unprivilegedUser(accounts: readonly OsUser[]): OsUser {
  const named = (wanted: string) => accounts.find(({ name, uid }) => name === wanted && uid !== 0);
  const user = named("postgres") ?? named("nobody");
  if (user) return user;
  throw new EmbeddedProblem(
    "no-os-user",
    "PostgreSQL refuses to run as root and /etc/passwd has neither a user postgres nor a user nobody: run the portal as an ordinary user, add one of these users, or set DATABASE_URL.",
  );
}

/** The accounts in the text of a passwd(5) file. */
export function accountsIn(passwd: string): OsUser[] {
  return passwd.split("\n").flatMap((line) => {
    const [name = "", , uid = "", gid = ""] = line.split(":");
    return name && /^\d+$/.test(uid) && /^\d+$/.test(gid)
      ? [{ name, uid: Number(uid), gid: Number(gid) }]
      : [];
  });
}

function readAccounts(): OsUser[] {
  try {
    return accountsIn(readFileSync("/etc/passwd", "utf8"));
  } catch {
    return [];
  }
}

function ownerOf(cluster: string): OsUser | null {
  const { uid, gid } = statSync(cluster, { throwIfNoEntry: false }) ?? { uid: 0, gid: 0 };
  return uid === 0 ? null : { uid, gid, name: `number ${uid}` };
}
