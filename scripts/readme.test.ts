import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { demonstrationAccounts } from "../packages/api/src/demonstrating/accounts.ts";
import { settingNames } from "../packages/api/src/readConfig.ts";

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), "utf8");
const readme = read("README.md");

it("lists in the README every demonstration account with its password", () => {
  for (const { userName, password } of demonstrationAccounts) {
    expect(readme).toContain(`| \`${userName}\` | \`${password}\` |`);
  }
});

it("explains in the README every setting that the portal reads", () => {
  expect(settingNames.length).toBeGreaterThan(20);
  // The second of a pair is written "…_PER_ADDRESS" or after a comma.
  const missing = settingNames.filter(
    (name) => !readme.includes(`\`${name}\``) && !readme.includes(`…${name.slice(name.indexOf("_PER_"))}`),
  );
  expect(missing).toEqual([]);
});

it("draws in the README only folders that exist", () => {
  const [, house = ""] = /## The house[\s\S]*?```\n([\s\S]*?)```/.exec(readme) ?? [];
  const folders = house.match(/^[a-z0-9]+\/([a-z-]+\/)?/gm) ?? [];
  expect(folders).toContain("packages/domain/");
  for (const folder of folders)
    expect(existsSync(new URL(`../${folder}`, import.meta.url)), folder).toBe(true);
});

it.each(["domain", "api", "web"])(
  "names in the README each folder of packages/%s, and none that is gone",
  (room) => {
    const [, house = ""] = new RegExp(`^packages/${room}/.*\\n((?:  .*\\n)+)`, "m").exec(readme) ?? [];
    const drawn = [...house.matchAll(/\s(?:src\/)?(\w+)\/(?=\s)/g)].map(([, name]) => name);
    const standing = readdirSync(new URL(`../packages/${room}/src`, import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(drawn.sort()).toEqual(standing.sort());
  },
);
