import { expect, it } from "vitest";
import { checkPublicUrl, checkSecondFactor, tablesWarning } from "./production.ts";
import { readConfig } from "./readConfig.ts";

const checking = (settings: NodeJS.ProcessEnv) => () => checkPublicUrl(readConfig(settings));

it.each([
  ["https://portail.example.fr"],
  ["http://localhost:3001"],
  ["http://127.0.0.1:3001"],
  ["http://[::1]:3001"],
  ["http://portail.localhost"],
])("is served in production at %s", (PUBLIC_URL) => {
  expect(checking({ NODE_ENV: "production", PUBLIC_URL })).not.toThrow();
});

it.each([
  [undefined, "set PUBLIC_URL"],
  ["http://portail.example.fr", "must start with https://"],
  ["http://192.168.1.20:3000", "must start with https://"],
  ["http://localhost.example.fr", "must start with https://"],
  ["http://127.0.0.1.example.fr", "must start with https://"],
])("is not served in production at %s", (PUBLIC_URL, sentence) => {
  expect(checking({ NODE_ENV: "production", PUBLIC_URL })).toThrow(sentence);
  expect(checking({ PUBLIC_URL })).not.toThrow();
});

it("asks the agency for a second factor where nothing else is said, and for nothing less in production (STAFF-22)", () => {
  const production = { NODE_ENV: "production", PUBLIC_URL: "https://portail.example.fr" };
  const check = (settings: NodeJS.ProcessEnv) => checkSecondFactor(readConfig(settings));
  expect(readConfig({}).agencyNeedsSecondFactor).toBe(true);
  check(production);
  check({ ...production, AGENCY_SECOND_FACTOR: "required" });
  check({ AGENCY_SECOND_FACTOR: "optional" });
  const optional = () => check({ ...production, AGENCY_SECOND_FACTOR: "optional" });
  expect(optional).toThrow("AGENCY_SECOND_FACTOR must be required");
});

it.each([
  ["owner", true],
  ["member", true],
  ["apart", false],
  [null, false],
] as const)(
  "says at the start that the audit could be erased by a role that is its %s: %s (DATA-OP12)",
  (standing, isSaid) => {
    const production = { NODE_ENV: "production", PUBLIC_URL: "https://portail.example.fr" };
    const said = tablesWarning(readConfig(production), standing);
    expect(said?.includes("could change its tables and erase the audit") ?? false).toBe(isSaid);
    expect(tablesWarning(readConfig({}), standing)).toBe(null);
  },
);
