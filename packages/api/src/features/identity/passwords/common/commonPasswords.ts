import { readFileSync } from "node:fs";

const file = new URL("passwords.txt", import.meta.url);

let passwords: ReadonlySet<string> | undefined;

// Read at the first new password: most processes never need it.
const read = () => new Set(readFileSync(file, "utf8").trimEnd().toLowerCase().split("\n"));

/** True for one of the commonest passwords, in whatever case (README.md beside this file). */
export function isCommonPassword(password: string): boolean {
  passwords ??= read();
  return passwords.has(password.normalize("NFC").toLowerCase());
}
