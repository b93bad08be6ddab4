import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import type { Refusal } from "./kernel/refusal.ts";

const modules = await Promise.all(
  globSync("**/*.{refusals,texts}.ts", { cwd: import.meta.dirname }).map(
    (file): Promise<Record<string, unknown>> => import(/* @vite-ignore */ `./${file}`),
  ),
);
const isRefusal = (value: unknown): value is Refusal =>
  typeof value === "object" && value !== null && "code" in value && "status" in value;
const declared = new Map(
  modules
    .flatMap((module) => Object.values(module))
    .flatMap((table) => (typeof table === "object" && table ? Object.values(table) : []))
    .filter(isRefusal)
    .map((refusal) => [refusal.code, refusal]),
);

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");
const docs = resolve(import.meta.dirname, "../../../docs");
// What is filled in is said where it is filled in.
const printed = [
  ["private-space.md", "## Annex D"],
  ["agency-office.md", "## TABLE R"],
].flatMap(([file = "", title = ""]) => {
  const [, after = ""] = readFileSync(resolve(docs, file), "utf8").split(`\n${title}`);
  const [table = ""] = after.split("\n## ");
  return [
    ...table.matchAll(/^\| `?([a-zA-Z-]+\.[a-z-]+)`? \| (\d+) \| (?:« )?(.*?)(?: »)? \|(?: (.*?) \|)?$/gm),
  ]
    .map(([, code = "", status, french = "", english]) => ({ code, status, french, english }))
    .filter(({ french }) => !french.includes("{"));
});

it.each(printed)(
  "refuses with the sentence that is printed: $code (AGUI-27)",
  ({ code, status, french, english }) => {
    const said = declared.get(code);
    expect([code, String(said?.status), plain(said?.fr ?? "")]).toEqual([code, status, french]);
    if (english) expect(plain(said?.en ?? "")).toBe(english);
  },
);

it("knows the sentences of both documents", () => {
  expect(printed.length).toBeGreaterThan(70);
});
