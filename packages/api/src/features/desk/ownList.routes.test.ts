import type { Desk } from "@ribambelle/domain/desk/desk";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Signed, signingOf } from "../../testing/signing/testSigning.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";

let portal: TestApp;
let room: ReturnType<typeof signingOf>;
let ana: Awaited<ReturnType<typeof room.staff>>;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
  room = signingOf(portal);
  ana = await room.staff("administrator");
});
afterAll(() => portal.close());

const own = new Set([
  "photos",
  "signatures-to-countersign-parents",
  "signatures-to-countersign-babysitters",
  "signatures-to-look-at-parents",
  "signatures-to-look-at-babysitters",
]);
const listOf = async (cookie: string) => {
  const { tiles } = (await portal.call("GET", "/Agency/Desk", { cookie })).json() as Desk;
  const waiting = tiles.filter(({ code, count }) => own.has(code) && count !== 0);
  return Object.fromEntries(waiting.map(({ code, count, verb, link }) => [code, [count, verb, link]]));
};
const seenBy = async (...functions: StaffFunction[]) => listOf((await room.staff(...functions)).cookie);
const opened = async (kind: "guard" | "babysitter", person: Signed, said: object = {}) => {
  const { id } = (await room.open(ana.cookie, await room.aContract(kind, person.personId), said)).json();
  return String(id);
};
const signatures = "/agence/signatures?agence=";

describe("what waits for somebody of the agency", () => {
  it("is on their desk: to countersign, mistakes, refusals, withdrawals, photos to answer, until it is done, and in the list that each opens (TODO-22, DESK-02)", async () => {
    expect(await listOf(ana.cookie)).toEqual({});
    const [parent, babysitter] = [await room.aPerson("Parent"), await room.aPerson("BabySitter")];

    const countersigned = { agencySignerId: ana.personId };
    await room.signAll(parent.cookie, await opened("guard", parent, countersigned));
    await room.signAll(babysitter.cookie, await opened("babysitter", babysitter, countersigned));
    const mistaken = await opened("guard", parent);
    const said = { id: mistaken, comment: "Mon nom" };
    expect((await room.post("ReportMistake", parent.cookie, said)).statusCode).toBe(200);
    const refused = await opened("babysitter", babysitter);
    expect((await room.post("Refuse", babysitter.cookie, { id: refused, reason: 0 })).statusCode).toBe(200);
    const withdrawn = await opened("guard", parent);
    await room.signAll(parent.cookie, withdrawn);
    await room.seal(withdrawn);
    const declared = { id: withdrawn, name: "Zoé Lefèvre", email: "zoe@example.fr" };
    expect((await room.post("Withdraw", parent.cookie, declared)).statusCode).toBe(200);
    await sql`INSERT INTO photo (id, person_id, state, created_at)
      VALUES (${"photo".padEnd(22, "0")}, ${babysitter.personId}, 0, now())`.execute(room.db);

    expect(await listOf(ana.cookie)).toEqual({
      photos: [1, "Traiter", "/agence/moderation?file=photos"],
      "signatures-to-countersign-parents": [1, "Signer", `${signatures}contresigner&de=familles`],
      "signatures-to-countersign-babysitters": [1, "Signer", `${signatures}contresigner&de=intervenants`],
      "signatures-to-look-at-parents": [2, "Voir", `${signatures}regarder&de=familles`],
      "signatures-to-look-at-babysitters": [1, "Voir", `${signatures}regarder&de=intervenants`],
    });
    // What each opens is what it counts (DESK-02).
    const counted = async (agencyTask: string, whose: string) => {
      const query = new URLSearchParams({ agencyTask, whose });
      const answer = await portal.call("GET", `/Signature/GetAgencySignatureRequests?${query}`, {
        cookie: ana.cookie,
      });
      return answer.json().length;
    };
    expect([
      await counted("countersign", "parents"),
      await counted("countersign", "babysitters"),
      await counted("look-at", "parents"),
      await counted("look-at", "babysitters"),
    ]).toEqual([1, 1, 2, 1]);
    // Each finds what they may deal with.
    const codesFor = async (one: StaffFunction) => Object.keys(await seenBy(one)).toSorted();
    expect(await codesFor("coordinator")).toEqual([
      "photos",
      "signatures-to-countersign-parents",
      "signatures-to-look-at-parents",
    ]);
    expect(await codesFor("recruiter")).toEqual([
      "photos",
      "signatures-to-countersign-babysitters",
      "signatures-to-look-at-babysitters",
    ]);
    expect(await codesFor("reader")).toEqual([]);

    for (const id of [mistaken, refused, withdrawn])
      expect((await room.post("SeeTo", ana.cookie, { id })).statusCode).toBe(200);
    expect(Object.keys(await listOf(ana.cookie)).toSorted()).toEqual([
      "photos",
      "signatures-to-countersign-babysitters",
      "signatures-to-countersign-parents",
    ]);
  });
});
