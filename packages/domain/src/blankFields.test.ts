import { globSync } from "node:fs";
import { expect, test } from "vitest";
import type { Endpoint } from "./kernel/endpoint.ts";

const modules = await Promise.all(
  globSync("**/*.api.ts", { cwd: import.meta.dirname }).map(
    (file): Promise<Record<string, unknown>> => import(/* @vite-ignore */ `./${file}`),
  ),
);
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "path" in value && "body" in value;
const endpoints = modules.flatMap((module) => Object.values(module)).filter(isEndpoint);

/** Gives the fields that a call refuses where each of these has this value. */
function refused({ body }: Endpoint, names: readonly string[], value: string): string[] {
  const read = body?.safeParse(Object.fromEntries(names.map((name) => [name, value])));
  return [...new Set(read?.error?.issues.map(({ path }) => String(path[0])))].sort();
}
const namesOf = ({ body }: Endpoint): string[] => [
  ...new Set(body?.safeParse({}).error?.issues.map(({ path }) => String(path[0]))),
];

// A blank may be a sign of a password; a code, a key and an id are kept nowhere, and no known one is blank.
const isCompared = (name: string) => /password|key$|^code$|^id$/i.test(name);

const calls = endpoints.flatMap((endpoint) => {
  const names = namesOf(endpoint).filter((name) => name !== "undefined" && !isCompared(name));
  return names.length > 0 ? [[endpoint.name, endpoint, names] as const] : [];
});

test("calls with fields are many", () => {
  expect(calls.length).toBeGreaterThan(30);
});

test.each(calls)(
  "%s takes blanks for nothing: what may not be empty is not blank either (ERR-01)",
  (_, endpoint, names) => {
    expect(refused(endpoint, names, " \u00a0 ")).toEqual(
      expect.arrayContaining(refused(endpoint, names, "")),
    );
  },
);
