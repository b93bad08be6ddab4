import { readFileSync } from "node:fs";
import { closedFolderOnTheWay } from "../accounts/folderAccess.ts";
import { accountsIn, type OsUser } from "../accounts/osUser.ts";

/** An account without rights that can read the project; null when this process is not root or there is none. */
export function ordinaryAccount(): OsUser | null {
  if (process.getuid?.() !== 0) return null;
  const nobody = accountsIn(readFileSync("/etc/passwd", "utf8")).find(({ name }) => name === "nobody");
  return nobody && closedFolderOnTheWay(nobody, import.meta.dirname) === null ? nobody : null;
}
