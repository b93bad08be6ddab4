import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Makes a copy of this checkout whose sources may be changed; it borrows the installed packages. Gives its folder. */
export function copyOfCheckout(): string {
  const copy = mkdtempSync(join(process.env.E2E_FOLDER ?? "", "checkout-"));
  const listed = [
    "ls-files",
    "-co",
    "--exclude-standard",
    "--",
    "packages",
    "agency",
    "demonstration",
    "scripts",
    "*.json",
  ];
  const { stdout } = spawnSync("git", listed, { cwd: root, encoding: "utf8" });
  for (const file of stdout.split("\n").filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  borrowPackages(copy);
  return copy;
}

// Our own packages are links to folders of the checkout: in the copy they lead to the copy's. What tools write for
// themselves (.cache, .vite) is not borrowed.
function borrowPackages(copy: string): void {
  const [from, to] = [join(root, "node_modules"), join(copy, "node_modules")];
  mkdirSync(join(to, "@ribambelle"), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === "@ribambelle" || (name.startsWith(".") && ![".bin", ".ribambelle-installed"].includes(name)))
      continue;
    symlinkSync(join(from, name), join(to, name));
  }
  for (const name of readdirSync(join(copy, "packages")))
    symlinkSync(join(copy, "packages", name), join(to, "@ribambelle", name));
}
