import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { allCommands } from "./commands.ts";

const path = fileURLToPath(new URL("../../../../package.json", import.meta.url));
const isCommand = (script: string) => script.startsWith("node scripts/command.mjs ");

// `npm run tables` writes them.
test("has one npm script for each command, and none for a command that is gone", async () => {
  const { scripts, ...manifest } = JSON.parse(readFileSync(path, "utf8"));
  const given = Object.entries<string>(scripts);
  const first = given.findIndex(([, script]) => isCommand(script));
  const others = given.filter(([, script]) => !isCommand(script));
  const commands = [...allCommands.keys()].sort().map((name) => [name, `node scripts/command.mjs ${name}`]);
  const next = Object.fromEntries([...others.slice(0, first), ...commands, ...others.slice(first)]);
  const keys = Object.keys(JSON.parse(readFileSync(path, "utf8")));
  const whole = Object.fromEntries(keys.map((key) => [key, key === "scripts" ? next : manifest[key]]));
  await expect(`${JSON.stringify(whole, null, 2)}\n`).toMatchFileSnapshot(path);
});
