import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { notRemindable, remindedLately } from "./agencyRenewals/renewals.refusals.ts";
import { moveImpossible, notReady } from "./contracts/agency/contracts.refusals.ts";
import { blockedFrom } from "./identity/blocked.ts";
import { changedMeanwhile } from "./kernel/office/change.ts";
import type { Refusal } from "./kernel/refusal.ts";
import { alreadyDecided } from "./moderation/moderation.refusals.ts";
import { advertToCorrect } from "./profile/profile.texts.ts";
import { unfitFile, withdrawalClosed } from "./signatures/signature.refusals.ts";

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
const everyPrinted = [
  ["private-space.md", "## Annex D"],
  ["agency-office.md", "## TABLE R"],
].flatMap(([file = "", title = ""]) => {
  const [, after = ""] = readFileSync(resolve(docs, file), "utf8").split(`\n${title}`);
  const [table = ""] = after.split("\n## ");
  return [
    ...table.matchAll(/^\| `?([a-zA-Z-]+\.[a-z-]+)`? \| (\d+) \| (?:« )?(.*?)(?: »)? \|(?: (.*?) \|)?$/gm),
  ].map(([, code = "", status, french = "", english]) => ({ code, status, french, english }));
});
const printed = everyPrinted.filter(({ french }) => !french.includes("{"));

it.each(printed)(
  "refuses with the sentence that is printed: $code (AGUI-27)",
  ({ code, status, french, english }) => {
    const said = declared.get(code);
    expect([code, String(said?.status), plain(said?.fr ?? "")]).toEqual([code, status, french]);
    if (english) expect(plain(said?.en ?? "")).toBe(english);
  },
);

const by = { userId: 7, displayName: "Zoé Zola" };
// Annex D prints French alone.
const filled: readonly [Refusal, french: readonly string[], english?: readonly string[]][] = [
  [
    changedMeanwhile({ at: "2026-11-23T14:07:00.000Z", by, fields: [] }),
    ["Zoé", "Zola", "15 h 07"],
    ["Zoé Zola", "15:07"],
  ],
  [blockedFrom("01 23 45 67 89"), ["01 23 45 67 89"], ["01 23 45 67 89"]],
  [
    alreadyDecided({ name: "Zoé Zola", decision: "refuse" }),
    ["Zoé", "Zola", "refusée"],
    ["Zoé Zola", "rejected"],
  ],
  [advertToCorrect({ fr: "Sans adresse.", en: "No address." }), ["Sans adresse."], ["No address."]],
  [moveImpossible("guard", 4, 0), ["Rupture anticipée", "Brouillon"], ["Ended early", "Draft"]],
  [
    notReady(["document", "start-date"]),
    ["le document du contrat, la date de début"],
    ["the contract document, the start date"],
  ],
  [
    remindedLately(new Date("2026-06-14T10:00:00Z"), new Date("2026-06-17T10:00:00Z")),
    ["14 juin 2026", "17 juin 2026"],
    ["14 June 2026", "17 June 2026"],
  ],
  [notRemindable("no-email"), ["aucune adresse e-mail"], ["no e-mail address"]],
  [unfitFile("encrypted"), ["il est protégé par un mot de passe"]],
  [withdrawalClosed("2026-11-23"), ["23 novembre 2026"]],
];

it.each(filled.map(([said, ...facts]) => ({ code: said.code, said, facts })))(
  "refuses with the sentence that is printed, and its facts: $code (AGUI-27)",
  ({ code, said, facts: [french, english] }) => {
    const row = everyPrinted.find((one) => one.code === code);
    const withFacts = (text: string | undefined, facts: readonly string[] = []) =>
      facts.reduce((sentence, fact) => sentence.replace(/\{.*?\}/, fact), text ?? "");
    expect([String(said.status), plain(said.fr)]).toEqual([row?.status, withFacts(row?.french, french)]);
    if (english) expect(plain(said.en)).toBe(withFacts(row?.english, english));
  },
);

it("fills every sentence that is printed with facts (AGUI-27)", () => {
  const withFacts = everyPrinted.filter(({ french }) => french.includes("{"));
  expect(filled.map(([{ code }]) => code).toSorted()).toEqual(withFacts.map(({ code }) => code).toSorted());
});

it("knows the sentences of both documents", () => {
  expect(printed.length).toBeGreaterThan(70);
});
