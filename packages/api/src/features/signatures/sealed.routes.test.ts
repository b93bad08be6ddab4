import { createHash } from "node:crypto";
import { dayAt } from "@ribambelle/domain/kernel/day";
import { endOfDay, withdrawalLastDay } from "@ribambelle/domain/signatures/signature.rules";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { actionsOf } from "../../testing/agencyActs/noting.ts";
import { chainOf } from "../../testing/signing/testChain.store.ts";
import { type Signed, signingOf } from "../../testing/signing/testSigning.ts";
import { rowsOf } from "../../testing/stores/testKept.store.ts";
import { recordsOf } from "../../testing/stores/testLetterRecords.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { byCommand } from "../audit/index.ts";
import { checkChains, type Misfit } from "./chain/checkChains.ts";
import { AuthorityAway } from "./seal/seal.ts";
import { verifySealed } from "./seal/verifySealed.ts";
import { agencySeal } from "./sealing/agencySeal.ts";
import { proofOf } from "./sealing/proofOf.ts";
import { listToSeal } from "./sealing/seal.store.ts";

let portal: TestApp;
let room: ReturnType<typeof signingOf>;
let ana: Awaited<ReturnType<typeof room.staff>>;
let parent: Signed;

beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
  room = signingOf(portal);
  ana = await room.staff("administrator");
});
afterAll(() => portal.close());
beforeEach(async () => {
  ana = { ...ana, cookie: await portal.signIn(ana.userName) };
  parent = await room.aPerson("Parent");
});

const signed = async (said: object = {}, given: object = {}) => {
  const contract = await room.aContract("guard", parent.personId, given);
  const { id } = (await room.open(ana.cookie, contract, said)).json();
  await room.signAll(parent.cookie, id);
  return { id: String(id), contract };
};
const sealed = async (said: object = {}, given: object = {}) => {
  const one = await signed(said, given);
  await room.seal(one.id);
  return one;
};
const contractRow = async (id: number) =>
  (await rowsOf(room.db, "parent_contract")).find((row) => row.id === id);
const misfits = async (id: string) => {
  const found: Misfit[] = [];
  for await (const misfit of checkChains({ ...portal.deps }))
    if (misfit?.requestId === id) found.push(misfit);
  return found;
};
/** Changes rows of the chain as whoever owns the database could. */
const tamper = async (statement: string, values: unknown[] = []) => {
  const { owner } = portal.database;
  await owner.query("ALTER TABLE signature_event DISABLE TRIGGER ALL");
  await owner.query(statement, values);
  await owner.query("ALTER TABLE signature_event ENABLE TRIGGER ALL");
};

describe("a request that all have signed", () => {
  it("is sealed once: the contract’s document is the sealed file, whose first bytes are what was signed; it can be taken along (SIGN-40, SIGN-47, SPACE-35)", async () => {
    const { id, contract } = await signed();
    await Promise.all([room.seal(id), room.seal(id)]);
    expect((await chainOf(room.db, id)).filter(({ kind }) => kind === "sealed")).toHaveLength(1);
    const seen = await room.roomOf(parent.cookie, id);
    expect(seen).toMatchObject({ state: 3, can: { sign: false } });
    const [own, copy] = await Promise.all(
      [contract.document, seen.sealedDocumentId].map((document) =>
        portal.call("GET", `/document/${document}/download`, { cookie: parent.cookie }),
      ),
    );
    expect(own?.rawPayload.equals(copy?.rawPayload ?? Buffer.of())).toBe(true);
    const bytes = own?.rawPayload ?? Buffer.of();
    expect(bytes.subarray(0, contract.content.length).equals(Buffer.from(contract.content))).toBe(true);
    const judged = await verifySealed(bytes);
    const sha256 = createHash("sha256").update(contract.content).digest("hex");
    expect(judged).toMatchObject({ isIntact: true, sheet: { requestId: id, sha256 } });
    const departure = await portal.call("GET", "/Authentication/GetMyDeparture", { cookie: parent.cookie });
    expect(departure.json().toTake).toEqual([
      {
        name: expect.stringMatching(/^Contrat signé /),
        path: `/api/v1/document/${seen.sealedDocumentId}/download`,
      },
    ]);
    expect(await misfits(id)).toEqual([]);
    expect((await recordsOf(room.db, parent.personId)).at(-1)?.kind).toBe("signatures.completed");
  });

  it("is told apart from what an import brought, on the contract’s page and among the person’s documents (AGCON-04, FOLKS-17, SIGN-47)", async () => {
    const { id, contract } = await signed();
    const seen = async () => {
      const [page, papers] = await Promise.all(
        [`/Agency/Contracts/guard/${contract.id}`, `/Agency/People/${parent.personId}/Documents`].map(
          async (path) => (await portal.call("GET", path, { cookie: ana.cookie })).json(),
        ),
      );
      const told = ({ isSealed, addedBy }: { isSealed: boolean; addedBy: unknown }) => ({
        isSealed,
        addedBy,
      });
      return [page.documents.map(told), papers.map(told)];
    };
    const imported = [{ isSealed: false, addedBy: null }];
    expect(await seen()).toEqual([imported, imported]);
    await room.seal(id);
    const sealedHere = [{ isSealed: true, addedBy: null }];
    expect(await seen()).toEqual([sealedHere, sealedHere]);
  });

  it("waits while its time-stamp authority is away, and tells of it once in its chain (SIGN-45, SIGN-46)", async () => {
    const { id } = await signed();
    const away = () => Promise.reject(new AuthorityAway("away"));
    await room.seal(id, { seal: away });
    await room.seal(id, { seal: away });
    expect((await room.roomOf(parent.cookie, id)).state).toBe(2);
    expect((await chainOf(room.db, id)).filter(({ kind }) => kind === "sealing-failed")).toHaveLength(1);
    const { rows } = await sql<{
      waits: number;
    }>`SELECT seal_attempts AS waits FROM signature_request WHERE id = ${id}`.execute(room.db);
    expect(rows[0]?.waits).toBe(2);
    await room.seal(id);
    expect((await room.roomOf(parent.cookie, id)).state).toBe(3);
    expect(await misfits(id)).toEqual([]);
  });

  it.each([
    [0, 1],
    [1, 2],
    [2, 4],
    [5, 32],
    [6, 60],
    [30, 60],
  ])(
    "is tried again, after %i failures and another one, in %i minutes (SIGN-46)",
    async (failures, minutes) => {
      const { id } = await signed();
      await sql`UPDATE signature_request SET seal_attempts = ${failures} WHERE id = ${id}`.execute(room.db);
      const before = portal.deps.now().getTime();
      await room.seal(id, { seal: () => Promise.reject(new AuthorityAway("away")) });
      const took = portal.deps.now().getTime() - before;
      const { rows } = await sql<{ after: Date; wait: number }>`SELECT r.seal_after AS after,
        extract(epoch FROM j.run_at - now())::float8 / 60 AS wait
      FROM signature_request r JOIN graphile_worker.jobs j ON j.key = 'signature-seal:' || r.id
      WHERE r.id = ${id}`.execute(room.db);
      const [{ after, wait } = { after: new Date(0), wait: 0 }] = rows;
      const waits = after.getTime() - before - minutes * 60_000;
      expect(waits).toBeGreaterThanOrEqual(0);
      expect(waits).toBeLessThanOrEqual(took);
      expect(Math.ceil(wait)).toBe(minutes);
    },
  );

  it.each([
    ["its job waits", "attempts = 3", false],
    ["its job failed for the last time", "attempts = 25", true],
    ["its job runs for the last time", "attempts = 25, locked_at = now(), locked_by = 'worker'", false],
    ["its job is another one’s", "key = key || 'x'", true],
  ])("is taken up where %s: %s %s (SIGN-46)", async (_, job, isTaken) => {
    const { id } = await signed();
    await portal.database.owner.query(
      `UPDATE graphile_worker._private_jobs SET ${job} WHERE key = 'signature-seal:${id}'`,
    );
    const now = portal.deps.now();
    expect((await listToSeal(room.db, new Date(now.getTime() + 1_000))).includes(id)).toBe(isTaken);
    // Not before its next try.
    await sql`UPDATE signature_request SET seal_after = ${new Date(now.getTime() + 1)} WHERE id = ${id}`.execute(
      room.db,
    );
    expect(await listToSeal(room.db, now)).not.toContain(id);
    await sql`UPDATE signature_request SET seal_after = ${now} WHERE id = ${id}`.execute(room.db);
    expect((await listToSeal(room.db, now)).includes(id)).toBe(isTaken);
    await room.due();
    const { rows } = await sql`SELECT FROM graphile_worker._private_jobs
      WHERE key = ${`signature-seal:${id}`} AND attempts = 0`.execute(room.db);
    expect(rows.length > 0).toBe(isTaken);
    await sql`UPDATE signature_request SET state = 3 WHERE id = ${id}`.execute(room.db);
    expect(await listToSeal(room.db, now)).not.toContain(id);
  });

  it("starts its contract on the day of its start, or at once (SIGN-28, SIGN-29)", async () => {
    const today = dayAt(portal.deps.now());
    const begun = await sealed({}, { start_date: today });
    expect((await contractRow(begun.contract.id))?.state).toBe(9);
    const later = await sealed();
    expect((await contractRow(later.contract.id))?.state).toBe(3);
    portal.pass(31 * 86_400);
    await room.due();
    expect((await contractRow(later.contract.id))?.state).toBe(9);
    portal.pass(-31 * 86_400);
  });
});

describe("a chain", () => {
  it("takes rows that are added alone (SIGN-51)", async () => {
    const { id } = await signed();
    for (const change of [
      sql`UPDATE signature_event SET kind = 'read' WHERE request_id = ${id}`,
      sql`DELETE FROM signature_event WHERE request_id = ${id}`,
    ])
      await expect(change.execute(room.db)).rejects.toThrow();
  });

  it.each([
    ["changed", "UPDATE signature_event SET facts = '{}' WHERE request_id = $1 AND seq = 4", "changed", 4],
    ["removed", "DELETE FROM signature_event WHERE request_id = $1 AND seq = 3", "missing", 3],
    [
      "swapped",
      "UPDATE signature_event SET seq = CASE seq WHEN 3 THEN 104 ELSE 103 END WHERE request_id = $1 AND seq IN (3, 4)",
      "missing",
      3,
    ],
  ])("shows which row was %s (SIGN-51)", async (_, statement, why, seq) => {
    const { id } = await sealed();
    await tamper(statement, [id]);
    if (statement.includes("104"))
      await tamper("UPDATE signature_event SET seq = seq - 100 WHERE request_id = $1 AND seq > 100", [id]);
    const [found] = await misfits(id);
    expect([found?.seq, found ? [why, "cut"].includes(found.why) : null]).toEqual([seq, true]);
  });

  it("made anew is found by what the sealed file prints (SIGN-51)", async () => {
    const { id } = await sealed();
    const events = await chainOf(room.db, id);
    const { hashOf } = await import("./chain/chain.ts");
    let previous = "0".repeat(64);
    for (const event of events) {
      const facts = event.kind === "read" ? { how: "forged" } : event.facts;
      const said = { ...event, request: id, at: event.at.toISOString(), facts, previous };
      const hash = hashOf(said);
      await tamper(
        "UPDATE signature_event SET facts = $3, previous = $4, hash = $5 WHERE request_id = $1 AND seq = $2",
        [...[id, event.seq, JSON.stringify(facts), previous, hash]],
      );
      previous = hash;
    }
    expect(await misfits(id)).toMatchObject([{ why: "head-differs" }]);
  });

  it("is told by a sealed file of proof, and that this was taken out is noted (SIGN-52, AUDITS-04)", async () => {
    const { id } = await sealed();
    const { agency } = portal.deps;
    const file = await proofOf({ ...portal.deps, agency, seal: agencySeal(portal.deps) }, id, byCommand);
    expect(Buffer.from(file).subarray(0, 5).toString()).toBe("%PDF-");
    expect((await actionsOf(portal.database)).at(-1)).toBe("signatures.proof-taken");
  });

  it("shows a sealed file that was changed (SIGN-51)", async () => {
    const { id } = await sealed();
    const { rows } = await sql<{
      fileKey: string;
    }>`SELECT file_key AS "fileKey" FROM signature_seal WHERE request_id = ${id}`.execute(room.db);
    await portal.fileStore.put(rows[0]?.fileKey ?? "", Buffer.from("%PDF-1.7 other"));
    expect(await misfits(id)).toMatchObject([{ why: "file-changed" }]);
  });
});

describe("a consumer", () => {
  const withdraw = (id: string, cookie = parent.cookie) =>
    room.post("Withdraw", cookie, { id, name: "Zoé Lefèvre", email: "autre@example.fr" });

  it("withdraws until the last second of the last day, once; the receipt goes where they said (SIGN-55 to -57)", async () => {
    const { id, contract } = await sealed();
    const lastDay = withdrawalLastDay(dayAt(portal.deps.now()));
    const [listed] = (
      await portal.call("GET", "/CustomerContract/GetMyContracts", { cookie: parent.cookie })
    ).json();
    expect(listed.can.withdraw).toEqual({ lastDay, link: `/client/signature/${id}` });
    const first = await withdraw(id);
    expect(first.statusCode).toBe(200);
    expect((await withdraw(id)).json()).toEqual(first.json());
    expect((await contractRow(contract.id))?.state).toBe(8);
    expect((await room.roomOf(parent.cookie, id)).state).toBe(7);
    expect(
      (await recordsOf(room.db, parent.personId)).filter(({ kind }) => kind === "signatures.withdrawn"),
    ).toHaveLength(1);
    expect(await misfits(id)).toEqual([]);
  });

  it("finds the notice of that right with its form in the room, a babysitter does not (SIGN-11)", async () => {
    const { id } = await signed();
    const answers = [1, 2].map(() =>
      portal.call("GET", `/Signature/notice/${id}`, { cookie: parent.cookie }),
    );
    for (const answer of await Promise.all(answers)) {
      expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/pdf"]);
      expect(answer.rawPayload.toString("latin1", 0, 5)).toBe("%PDF-");
    }
    const babysitter = await room.aPerson("BabySitter");
    const work = await room.aContract("babysitter", babysitter.personId);
    const { id: theirs } = (await room.open(ana.cookie, work)).json();
    const answer = await portal.call("GET", `/Signature/notice/${theirs}`, { cookie: babysitter.cookie });
    expect(answer.statusCode).toBe(404);
  });

  it("is late one second after it (SIGN-57, SIGN-58)", async () => {
    const { id } = await sealed();
    const end = endOfDay(withdrawalLastDay(dayAt(portal.deps.now())));
    const left = (end.getTime() - portal.deps.now().getTime()) / 1_000;
    portal.pass(left + 1);
    const late = await withdraw(id, await portal.signIn(parent.userName));
    portal.pass(-left - 1);
    expect([late.statusCode, late.json().code]).toEqual([409, "signatures.withdrawal-closed"]);
  });

  it("is the family’s alone: whoever signs for the agency is told of none (SIGN-55)", async () => {
    const { id } = await signed({ agencySignerId: ana.personId });
    expect(await room.roomOf(parent.cookie, id)).toMatchObject({ isDistanceConsumer: true });
    expect(await room.roomOf(ana.cookie, id)).toMatchObject({ isDistanceConsumer: false });
    expect((await portal.call("GET", `/Signature/notice/${id}`, { cookie: ana.cookie })).statusCode).toBe(
      404,
    );
  });

  it("has nothing to withdraw from what was signed in the agency’s office (SIGN-OP7)", async () => {
    const { id } = await sealed({ isDistance: false });
    expect((await withdraw(id)).json()).toMatchObject({ code: "signatures.nothing-to-withdraw" });
  });
});

describe("a babysitter’s contract", () => {
  it("is signed without payment, start choice or withdrawal, on the day of the babysitter’s signature (SIGN-27, SIGN-30, SIGN-60, SIGN-61)", async () => {
    const babysitter = await room.aPerson("BabySitter");
    const contract = await room.aContract("babysitter", babysitter.personId);
    const { id } = (await room.open(ana.cookie, contract, { agencySignerId: ana.personId })).json();
    expect(await room.roomOf(babysitter.cookie, id)).toMatchObject({
      isPaying: false,
      startChoice: null,
      isDistanceConsumer: false,
    });
    await room.signAll(babysitter.cookie, id);
    const [row] = (await rowsOf(room.db, "babysitter_contract")).filter((one) => one.id === contract.id);
    expect([row?.state, row?.signature_date]).toEqual([3, dayAt(portal.deps.now())]);
    // The agency’s own, last, in the same steps; it is concluded by that, whenever the seal is made.
    expect((await room.signAll(ana.cookie, id, 2)).json().state).toBe(2);
    const signedOn = dayAt(portal.deps.now());
    portal.pass(86_400);
    await room.seal(id);
    portal.pass(-86_400);
    const { rows } = await sql<{
      concluded: string;
    }>`SELECT concluded_date AS concluded FROM signature_request
      WHERE id = ${id}`.execute(room.db);
    expect(rows[0]?.concluded).toBe(signedOn);
    expect(await room.roomOf(babysitter.cookie, id)).toMatchObject({ state: 3, withdrawal: null });
  });
});
