import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ActPortal, sendAs, versionAt } from "../testing/agencyActs/actTrial.ts";
import { actingTrials } from "../testing/agencyActs/agencyTrials.ts";
import { entriesAfter, lastEntry } from "../testing/agencyActs/noting.ts";
import { provenStaff } from "../testing/signedIn.ts";
import { buildTestApp } from "../testing/testApp.ts";

let given: ActPortal;
let colleague: ActPortal;
// The headers that each call asks for.
let asked: Readonly<Record<string, readonly string[]>>;
beforeAll(async () => {
  const portal = await buildTestApp({ JOBS: "elsewhere" });
  given = { portal, boss: await provenStaff(portal, ["administrator"]) };
  colleague = { portal, boss: await provenStaff(portal, ["administrator"]) };
  const { paths } = (await portal.call("GET", "/api/v1/openapi.json")).json();
  asked = Object.fromEntries(
    Object.entries<{ post?: { parameters?: { name: string; required?: boolean }[] } }>(paths).map(
      ([path, { post }]) => [path, (post?.parameters ?? []).flatMap((one) => (one.required ? one.name : []))],
    ),
  );
});
afterAll(() => given.portal.close());

// One changes one’s own notes alone (FOLKS-34).
const ofTheirOwn: ReadonlySet<string> = new Set(["/Agency/Notes/Update"]);
// Sessions are ended once more at will.
const changesNoVersion: ReadonlySet<string> = new Set(["/Agency/Staff/EndSessions"]);
const thenGone: ReadonlySet<string> = new Set(["/Agency/Notes/Remove"]);
const thatAsk = (header: string) => actingTrials.filter(([path]) => asked[path]?.includes(header));
// An entry too many would be an act that was done twice.
const notedSince = async (last: number, notes: readonly string[]) =>
  (await entriesAfter(given.portal.database, last)).filter(({ action }) => notes.includes(action)).length;

/** Sends the same twice at the same instant; gives what is answered, and how many acts are noted of how many. */
async function twice(
  [path, { notes, prepare }]: (typeof actingTrials)[number],
  keys: readonly [string, string],
  second = given,
) {
  const { body, of } = await prepare(given);
  const version = of?.startsWith("/") ? await versionAt(given, of) : of && `"${of}"`;
  const last = await lastEntry(given.portal.database);
  const both = await Promise.all([
    sendAs(given, path, body, { version, key: keys[0] }),
    sendAs(second, path, body, { version, key: keys[1] }),
  ]);
  return { path, both, noted: await notedSince(last, notes), of: notes.length };
}

describe("what arrives twice at the same instant", () => {
  it("is done by one member of the agency alone where both change the same, and told to the other (AGUI-21)", async () => {
    const calls = thatAsk("If-Match").filter(([path]) => !changesNoVersion.has(path));
    expect(calls.length).toBeGreaterThan(10);
    for (const one of calls) {
      const second = ofTheirOwn.has(one[0]) ? given : colleague;
      const { path, both, noted, of } = await twice(one, [randomUUID(), randomUUID()], second);
      const [done, refused] = both.toSorted((first, other) => first.statusCode - other.statusCode);
      expect([path, done?.statusCode, refused?.statusCode, noted]).toEqual([
        path,
        200,
        thenGone.has(path) ? 404 : 409,
        of,
      ]);
      const told = { message: expect.any(String), code: expect.any(String), requestId: expect.any(String) };
      expect(refused?.json(), path).toMatchObject(told);
    }
  });

  it("is done once, and answered twice alike, where it is the same sending (AGUI-23)", async () => {
    const calls = thatAsk("Idempotency-Key");
    expect(calls.length).toBeGreaterThan(5);
    for (const one of calls) {
      const key = randomUUID();
      const { path, both, noted, of } = await twice(one, [key, key]);
      const [first, second] = both.map(({ statusCode, body }) => [path, statusCode, body]);
      expect(first?.[1], String(first)).toBe(200);
      expect(second).toEqual(first);
      // A decision of moderation is noted once it takes effect.
      expect([path, noted]).toEqual([path, one[1].later ? 0 : of]);
    }
  });
});
