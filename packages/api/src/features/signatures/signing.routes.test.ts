import { randomUUID } from "node:crypto";
import { dayAt } from "@ribambelle/domain/kernel/day";
import { endOfDay } from "@ribambelle/domain/signatures/signature.rules";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chainOf } from "../../testing/signing/testChain.store.ts";
import { type Signed, signingOf } from "../../testing/signing/testSigning.ts";
import { rowsOf } from "../../testing/stores/testKept.store.ts";
import { recordsOf } from "../../testing/stores/testLetterRecords.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { brokenLink } from "./chain/chain.ts";
import { listDueRequests, listOpenRequests } from "./signatures.due.store.ts";

let portal: TestApp;
let room: ReturnType<typeof signingOf>;
let ana: Awaited<ReturnType<typeof room.staff>>;
let parent: Signed;

beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
  room = signingOf(portal);
  ana = await room.staff("coordinator");
});
afterAll(() => portal.close());
beforeEach(async () => {
  ana = { ...ana, cookie: await portal.signIn(ana.userName) };
  parent = await room.aPerson("Parent");
});

const opened = async (said: object = {}, given: object = {}) => {
  const contract = await room.aContract("guard", parent.personId, given);
  const { id } = (await room.open(ana.cookie, contract, said)).json();
  return { id: String(id), contract };
};
const contractOf = async (id: number) =>
  (await rowsOf(room.db, "parent_contract")).find((row) => row.id === id);
/** What the journal notes of somebody's signing, once each. */
const noted = async (personId: number) => {
  const entries = (await rowsOf(room.db, "audit_entry")).filter((entry) => entry.person_id === personId);
  return [...new Set(entries.map(({ action }) => String(action)))].filter((one) =>
    one.startsWith("signatures."),
  );
};
const kinds = async (id: string) => (await chainOf(room.db, id)).map(({ kind }) => kind);

describe("the agency opens a request", () => {
  it("which moves the contract, leads to the room, and tells the first signer (SIGN-01, SIGN-28, SIGN-62)", async () => {
    const { id, contract } = await opened({ lastDay: null });
    expect(await contractOf(contract.id)).toMatchObject({
      state: 2,
      signing_room: `/client/signature/${id}`,
    });
    const [listed] = (
      await portal.call("GET", "/CustomerContract/GetMyContracts", { cookie: parent.cookie })
    ).json();
    expect(listed).toMatchObject({ documentSignatureURL: `/client/signature/${id}`, can: { sign: true } });
    expect((await recordsOf(room.db, parent.personId)).map(({ kind }) => kind)).toEqual([
      "signatures.to-sign",
    ]);
    const { toDos } = (await portal.call("GET", "/ToDo/GetMyToDos", { cookie: parent.cookie })).json();
    const { lastDay } = await room.roomOf(parent.cookie, id);
    expect(toDos[0]).toMatchObject({
      kind: "contracts.sign",
      deadline: lastDay,
      link: `/client/signature/${id}`,
      isOutside: false,
    });
    expect(await kinds(id)).toEqual(["opened-by-agency", "told", "viewed"]);
  });

  it("is asked for where a contract waits already, whose history says by whom and until when (SIGN-62, AGCON-28)", async () => {
    const { contract } = await opened({ lastDay: "2099-12-31" }, { state: 2 });
    expect(await contractOf(contract.id)).toMatchObject({ state: 2, sign_by: "2099-12-31" });
    const { items } = (
      await portal.call("GET", `/Agency/Contracts/guard/${contract.id}/Events`, { cookie: ana.cookie })
    ).json();
    expect(items).toEqual([
      expect.objectContaining({
        ...{ act: "openSigning", fromState: 2, toState: 2, source: "page" },
        by: expect.objectContaining({ userId: ana.personId }),
        changes: [expect.objectContaining({ field: "signBy", to: "2099-12-31" })],
      }),
    ]);
  });

  it("while an outside link wins (SIGN-01)", async () => {
    await opened({}, { signature_url: "https://sign.example/1" });
    const [listed] = (
      await portal.call("GET", "/CustomerContract/GetMyContracts", { cookie: parent.cookie })
    ).json();
    expect(listed.documentSignatureURL).toBe("https://sign.example/1");
  });

  it("once at a time, also at the same instant (SIGN-38)", async () => {
    const contract = await room.aContract("guard", parent.personId);
    const answers = await Promise.all([1, 2, 3].map(() => room.open(ana.cookie, contract)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ code: "signatures.already-open" });
  });

  it("once by the same sending, also at the same instant, which is answered alike; by another not again (SIGN-38, AGUI-23)", async () => {
    const contract = await room.aContract("guard", parent.personId);
    const body = { kind: contract.kind, id: contract.id };
    const send = (key: string, more: object = {}) =>
      portal.call("POST", "/Signature/Open", {
        cookie: ana.cookie,
        body: { ...body, ...more },
        headers: { "idempotency-key": key },
      });
    const key = randomUUID();
    const answers = await Promise.all([send(key), send(key)]);
    answers.push(await send(key));
    const [{ id }] = answers.map((answer) => answer.json());
    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(
      answers.map(() => [200, { id }]),
    );
    expect(await kinds(id)).toEqual(["opened-by-agency", "told"]);
    expect((await send(key, { price: "12 €" })).json()).toMatchObject({ code: "request.key-reused" });
    expect((await send(randomUUID())).json()).toMatchObject({ code: "signatures.already-open" });
  });

  it("writes to each signer, and takes no person twice (SIGN-26, SIGN-38)", async () => {
    const contract = await room.aContract("guard", parent.personId);
    const twice = await room.open(ana.cookie, contract, { secondSignerId: parent.personId });
    expect(twice.json()).toMatchObject({ code: "signatures.signer-twice" });
    const silent = await room.aPerson("Parent");
    await sql`UPDATE person SET email = NULL WHERE id = ${silent.personId}`.execute(room.db);
    const answer = await room.open(ana.cookie, contract, { secondSignerId: silent.personId });
    expect(answer.json()).toMatchObject({ code: "signatures.no-address" });
  });

  it("never for a file that cannot be sealed (SIGN-37)", async () => {
    for (const said of ["%PDF-1.7 test", "no pdf at all"]) {
      const contract = await room.aContract("guard", parent.personId, {}, Buffer.from(said));
      const answer = await room.open(ana.cookie, contract);
      expect([answer.statusCode, answer.json().code]).toEqual([409, "signatures.unfit-file"]);
      expect(answer.json().message).toContain("il est abîmé");
    }
  });

  it("only as those who may change such contracts (SIGN-62)", async () => {
    const contract = await room.aContract("guard", parent.personId);
    const reader = await room.staff("reader");
    const recruiter = await room.staff("recruiter");
    expect((await room.open(parent.cookie, contract)).statusCode).toBe(403);
    expect((await room.open(reader.cookie, contract)).statusCode).toBe(403);
    expect((await room.open(recruiter.cookie, contract)).statusCode).toBe(404);
  });
});

describe("a signer in the room", () => {
  it("alone finds it: everybody else meets an unknown id (SIGN-03)", async () => {
    const { id } = await opened();
    const stranger = await room.aPerson("Parent");
    for (const cookie of [stranger.cookie, ana.cookie]) {
      for (const path of ["GetSignatureRequest", "document", "notice"])
        expect((await portal.call("GET", `/Signature/${path}/${id}`, { cookie })).statusCode).toBe(404);
      for (const [path, body] of [
        ["MarkRead", { how: "download", pagesSeen: 0 }],
        ["ReportMistake", { comment: "x" }],
        ["SendCode", { documentSha256: "x", place: "x", consents: [] }],
        ["Sign", { code: "000000" }],
        ["Refuse", { reason: 0 }],
        ["AskAgain", {}],
      ] as const)
        expect((await room.post(path, cookie, { id, ...body })).statusCode).toBe(404);
    }
  });

  it("reads, accepts, is sent a code and signs; the contract is then signed (SIGN-07, SIGN-14, SIGN-20, SIGN-22)", async () => {
    const { id, contract } = await opened();
    const early = await room.askCode(parent.cookie, id);
    expect(early.json()).toMatchObject({ code: "signatures.not-read" });
    const shown = await portal.call("GET", `/Signature/document/${id}`, { cookie: parent.cookie });
    expect(Buffer.from(shown.rawPayload).equals(Buffer.from(contract.content))).toBe(true);
    const answer = await room.signAll(parent.cookie, id);
    expect([answer.statusCode, answer.json().state]).toEqual([200, 2]);
    expect(await contractOf(contract.id)).toMatchObject({ state: 3, signing_room: null });
    expect((await recordsOf(room.db, parent.personId)).map(({ kind }) => kind)).toEqual([
      "signatures.to-sign",
      "signatures.code",
      "signatures.received",
    ]);
    expect(await kinds(id)).toEqual([
      ...["opened-by-agency", "told", "viewed", "read", "accepted", "code-sent", "code-right", "signed"],
    ]);
    expect(await noted(parent.personId)).toEqual([
      "signatures.opened",
      "signatures.read",
      "signatures.code-sent",
      "signatures.signed",
    ]);
    const events = await chainOf(room.db, id);
    expect(brokenLink(id, events)).toBeNull();
    // Never the code (SIGN-50).
    expect(JSON.stringify(events)).not.toContain(await room.lastCode(id));
  });

  it("changes nothing by opening it, however often, but that it was opened (SIGN-04)", async () => {
    const { id } = await opened();
    const first = await room.roomOf(parent.cookie, id);
    for (let each = 0; each < 3; each++) expect(await room.roomOf(parent.cookie, id)).toEqual(first);
    await portal.call("GET", `/Signature/document/${id}`, { cookie: parent.cookie });
    expect(await kinds(id)).toEqual(["opened-by-agency", "told", "viewed"]);
  });

  it("accepts the words in the language in which they are shown (SIGN-10, SIGN-66)", async () => {
    const { id } = await opened();
    await room.read(parent.cookie, id);
    const { documentSha256 } = await room.roomOf(parent.cookie, id);
    const said = { id, documentSha256, place: "Nantes", consents: ["read"] };
    await room.post("SendCode", parent.cookie, said, { "accept-language": "en" });
    const { rows } = await sql<{
      consents: unknown;
      locale: string;
    }>`SELECT consents, locale FROM signature_signer
      WHERE request_id = ${id}`.execute(room.db);
    expect(rows[0]).toEqual({
      consents: [{ key: "read", text: "I have read this whole document and I accept its content." }],
      locale: "en",
    });
  });

  it("says where in words that are seen (SIGN-09)", async () => {
    const { id } = await opened();
    await room.read(parent.cookie, id);
    const { documentSha256 } = await room.roomOf(parent.cookie, id);
    for (const place of ["", " ", "\u200b", "\u202e\u202e"]) {
      const said = { id, documentSha256, place, consents: [] };
      const answer = await room.post("SendCode", parent.cookie, said);
      expect([answer.statusCode, answer.json().issues?.[0].path]).toEqual([400, "place"]);
    }
  });

  it("is refused another file than the one that was shown (SIGN-08)", async () => {
    const { id } = await opened();
    await room.read(parent.cookie, id);
    const answer = await room.askCode(parent.cookie, id, { documentSha256: "0".repeat(64) });
    expect([answer.statusCode, answer.json().code]).toEqual([409, "signatures.changed"]);
    expect((await recordsOf(room.db, parent.personId)).map(({ kind }) => kind)).toEqual([
      "signatures.to-sign",
    ]);
  });

  it("ticks every box, and says when the service begins (SIGN-10, SIGN-12)", async () => {
    const start = new Date(portal.deps.now().getTime() + 5 * 86_400_000).toISOString().slice(0, 10);
    const { id } = await opened({ serviceStart: start });
    await room.read(parent.cookie, id);
    const unticked = await room.askCode(parent.cookie, id, { consents: [] });
    expect([unticked.statusCode, unticked.json().code]).toEqual([400, "signatures.not-accepted"]);
    const unsaid = await room.askCode(parent.cookie, id, { startsEarly: null });
    expect([unsaid.statusCode, unsaid.json().code]).toEqual([400, "signatures.start-choice-required"]);
    expect((await room.askCode(parent.cookie, id, { startsEarly: false })).statusCode).toBe(200);
  });

  it.each([
    [true, 0],
    [false, 1],
  ])(
    "tells the agency of a start after the withdrawal time alone: early %s, told %i times (SIGN-64)",
    async (startsEarly, times) => {
      const start = new Date(portal.deps.now().getTime() + 5 * 86_400_000).toISOString().slice(0, 10);
      const { id } = await opened({ serviceStart: start });
      const told = async () => {
        const { notifications } = (
          await portal.call("GET", "/Notification/GetMyNotifications", { cookie: ana.cookie })
        ).json();
        return notifications.filter(
          ({ title }: { title: string }) => title === "Début après le délai de rétractation",
        ).length;
      };
      const before = await told();
      expect((await room.signAll(parent.cookie, id, 1, { startsEarly })).statusCode).toBe(200);
      expect((await told()) - before).toBe(times);
    },
  );

  it("types a wrong code five times at most, and the right one in vain then (SIGN-16, SIGN-18)", async () => {
    const { id } = await opened();
    await room.read(parent.cookie, id);
    await room.askCode(parent.cookie, id);
    const right = await room.lastCode(id);
    const wrong = right === "000000" ? "000001" : "000000";
    for (const left of [4, 3, 2, 1]) {
      const answer = await room.post("Sign", parent.cookie, { id, code: wrong });
      expect(answer.json()).toMatchObject({ code: "signatures.code-wrong", attemptsLeft: left });
    }
    const last = await room.post("Sign", parent.cookie, { id, code: wrong });
    expect([last.statusCode, last.json().code]).toEqual([400, "signatures.code-spent"]);
    const late = await room.post("Sign", parent.cookie, { id, code: right });
    expect(late.json()).toMatchObject({ code: "signatures.code-spent" });
    expect((await room.roomOf(parent.cookie, id)).state).toBe(1);
  });

  it("guesses five times at most, also with thirty guesses at the same instant (SIGN-16)", async () => {
    const { id } = await opened();
    await room.read(parent.cookie, id);
    await room.askCode(parent.cookie, id);
    const right = Number(await room.lastCode(id));
    const guesses = Array.from({ length: 30 }, (_, guess) =>
      String((right + 1 + guess) % 1_000_000).padStart(6, "0"),
    );
    const answers = await Promise.all(guesses.map((code) => room.post("Sign", parent.cookie, { id, code })));
    const left = answers.flatMap((answer) => answer.json().attemptsLeft ?? []);
    expect(left.toSorted()).toEqual([1, 2, 3, 4]);
    expect(answers.filter((answer) => answer.json().code === "signatures.code-spent")).toHaveLength(26);
    expect((await kinds(id)).filter((kind) => kind === "code-wrong")).toHaveLength(5);
  });

  it("types the code with blanks and hyphens as well (SIGN-14)", async () => {
    const { id } = await opened();
    await room.read(parent.cookie, id);
    await room.askCode(parent.cookie, id);
    const code = await room.lastCode(id);
    const typed = ` ${code.slice(0, 3)}-${code.slice(3)}\u00a0`;
    expect((await room.post("Sign", parent.cookie, { id, code: typed })).statusCode).toBe(200);
  });

  it("has ten minutes, and one code at a time (SIGN-16, SIGN-17)", async () => {
    const { id } = await opened();
    await room.read(parent.cookie, id);
    const first = await room.askCode(parent.cookie, id);
    expect(first.json().sentTo).toMatch(/^.….@example\.fr$/);
    const soon = await room.askCode(parent.cookie, id);
    expect([soon.statusCode, soon.json().code]).toEqual([429, "signatures.code-too-soon"]);
    expect(Number(soon.headers["retry-after"])).toBeLessThanOrEqual(60);
    const former = await room.lastCode(id);
    portal.pass(61);
    await room.askCode(parent.cookie, id);
    const newer = await room.lastCode(id);
    if (former !== newer) {
      const answer = await room.post("Sign", parent.cookie, { id, code: former });
      expect(answer.json().code).toBe("signatures.code-wrong");
    }
    portal.pass(600);
    const late = await room.post("Sign", parent.cookie, { id, code: newer });
    expect(late.json()).toMatchObject({ code: "signatures.code-expired" });
  });

  it("asks for five codes an hour at most (SIGN-17)", async () => {
    const { id } = await opened();
    await room.read(parent.cookie, id);
    for (let each = 0; each < 5; each++) {
      expect((await room.askCode(parent.cookie, id)).statusCode).toBe(200);
      portal.pass(61);
    }
    const answer = await room.askCode(parent.cookie, id);
    expect([answer.statusCode, answer.json().code]).toEqual([429, "signatures.too-many-codes"]);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(3_000);
  });

  it("is blocked for a day after fifteen wrong codes, and the agency is told (SIGN-17, SIGN-64)", async () => {
    const { id } = await opened();
    await room.read(parent.cookie, id);
    let blocked = 0;
    for (let code = 0; code < 3; code++) {
      await room.askCode(parent.cookie, id);
      const right = await room.lastCode(id);
      const wrong = right === "000000" ? "000001" : "000000";
      for (let attempt = 0; attempt < 5; attempt++) {
        const answer = await room.post("Sign", parent.cookie, { id, code: wrong });
        if (answer.statusCode === 429) blocked += 1;
      }
      portal.pass(61);
    }
    expect(blocked).toBe(1);
    expect(await noted(parent.personId)).toContain("signatures.blocked");
    const answer = await room.askCode(parent.cookie, id);
    expect([answer.statusCode, answer.json().code]).toEqual([429, "signatures.blocked"]);
    const { notifications } = (
      await portal.call("GET", "/Notification/GetMyNotifications", { cookie: ana.cookie })
    ).json();
    expect(notifications[0].title).toBe("Signature bloquée 24 heures");
    const shown = async () => {
      const cookie = await portal.signIn(ana.userName);
      const listed = (await portal.call("GET", "/Signature/GetAgencySignatureRequests", { cookie })).json();
      return listed.find((request: { id: string }) => request.id === id).signers[0].isBlocked;
    };
    expect(await shown()).toBe(true);
    portal.pass(86_400);
    expect((await room.askCode(parent.cookie, id)).statusCode).toBe(200);
    expect(await shown()).toBe(false);
  });

  it("signs once, however many times at once (SIGN-20)", async () => {
    const { id } = await opened();
    await room.read(parent.cookie, id);
    await room.askCode(parent.cookie, id);
    const code = await room.lastCode(id);
    const answers = await Promise.all([1, 2, 3, 4].map(() => room.post("Sign", parent.cookie, { id, code })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
    for (const refused of answers.filter(({ statusCode }) => statusCode === 409))
      expect(refused.json()).toMatchObject({ code: "signatures.already-signed" });
    expect((await kinds(id)).filter((kind) => kind === "signed")).toEqual(["signed"]);
  });

  it("asks a new code once what it was bound to changes (SIGN-15)", async () => {
    const { id } = await opened();
    await room.read(parent.cookie, id);
    await room.askCode(parent.cookie, id);
    const code = await room.lastCode(id);
    await sql`UPDATE signature_signer SET place = 'Brest' WHERE request_id = ${id}`.execute(room.db);
    const answer = await room.post("Sign", parent.cookie, { id, code });
    expect(answer.json()).toMatchObject({ code: "signatures.code-expired" });
  });

  it("declines with a reason, which closes it for all; the reason is the agency’s alone (SIGN-23, SIGN-24, SIGN-53)", async () => {
    const second = await room.aPerson("Parent");
    const { id, contract } = await opened({ secondSignerId: second.personId });
    const silent = await room.post("Refuse", parent.cookie, { id, reason: 9 });
    expect([silent.statusCode, silent.json().code]).toEqual([400, "signatures.reason-required"]);
    const unseen = await room.post("Refuse", parent.cookie, { id, reason: 9, comment: "\u200b\u202e" });
    expect([unseen.statusCode, unseen.json().code]).toEqual([400, "signatures.reason-required"]);
    await room.post("Refuse", parent.cookie, { id, reason: 1, comment: "Trop cher" });
    expect(await noted(parent.personId)).toContain("signatures.refused");
    expect(await contractOf(contract.id)).toMatchObject({ state: 6, signing_room: null });
    const seen = await portal.call("GET", `/Signature/GetSignatureRequest/${id}`, { cookie: second.cookie });
    expect(seen.body).not.toContain("Trop cher");
    expect(seen.body).not.toContain(parent.email);
    const [followed] = (
      await portal.call("GET", "/Signature/GetAgencySignatureRequests?state=4", { cookie: ana.cookie })
    ).json();
    expect(followed.signers[0]).toMatchObject({ reason: 1, comment: "Trop cher" });
    expect((await room.post("Sign", second.cookie, { id, code: "000000" })).json()).toMatchObject({
      code: "signatures.closed",
    });
  });

  it("signs in their turn: the second parent after the first, with an account of their own; the contract’s history tells both (SIGN-25, SIGN-26, AGCON-28)", async () => {
    const second = await room.aPerson("Parent");
    const { id, contract } = await opened({ secondSignerId: second.personId });
    await room.read(second.cookie, id);
    const early = await room.askCode(second.cookie, id);
    expect([early.statusCode, early.json().code]).toEqual([409, "signatures.not-your-turn"]);
    expect((await room.signAll(parent.cookie, id)).json().state).toBe(1);
    expect(await contractOf(contract.id)).toMatchObject({ state: 2 });
    // On its last day too.
    await sql`UPDATE signature_request SET last_day = ${dayAt(portal.deps.now())} WHERE id = ${id}`.execute(
      room.db,
    );
    const { toDos } = (await portal.call("GET", "/ToDo/GetMyToDos", { cookie: second.cookie })).json();
    expect(toDos[0]).toMatchObject({ kind: "signatures.sign", link: `/client/signature/${id}` });
    expect((await room.signAll(second.cookie, id, 2)).json().state).toBe(2);
    expect(await contractOf(contract.id)).toMatchObject({ state: 3 });
    const events = await portal.call("GET", `/Agency/Contracts/guard/${contract.id}/Events`, {
      cookie: ana.cookie,
    });
    const did = ({ act, by, toState }: { act: string; by: { userId: number }; toState: number }) => [
      act,
      by.userId,
      toState,
    ];
    expect(events.json().items.map(did).slice(0, 2)).toEqual([
      ["completeSigning", second.personId, 3],
      ["sign-in-turn", parent.personId, 2],
    ]);
  });

  it("reports a mistake, which changes nothing, five times a day at most (SIGN-09)", async () => {
    const { id } = await opened();
    for (let each = 0; each < 5; each++)
      expect((await room.post("ReportMistake", parent.cookie, { id, comment: "Mon nom" })).statusCode).toBe(
        200,
      );
    expect((await room.post("ReportMistake", parent.cookie, { id, comment: "Mon nom" })).statusCode).toBe(
      429,
    );
    expect((await room.roomOf(parent.cookie, id)).state).toBe(1);
    expect(await noted(parent.personId)).toContain("signatures.mistake-reported");
    const all = (
      await portal.call("GET", "/Signature/GetAgencySignatureRequests", { cookie: ana.cookie })
    ).json();
    const followed = all.find((one: { id: string }) => one.id === id);
    expect(followed.signers[0].mistake.comment).toBe("Mon nom");
  });

  it("finds all requests in a list, the open ones first, then the newest (SIGN-36)", async () => {
    const { id: oldest } = await opened();
    await room.post("Refuse", parent.cookie, { id: oldest, reason: 3 });
    const { id } = await opened();
    const { id: former } = await opened();
    await room.post("Refuse", parent.cookie, { id: former, reason: 3 });
    const { id: newest } = await opened();
    const listed = (
      await portal.call("GET", "/Signature/GetMySignatureRequests", { cookie: parent.cookie })
    ).json();
    expect(listed.map((one: { id: string; state: number }) => [one.id, one.state])).toEqual([
      [newest, 1],
      [id, 1],
      [former, 4],
      [oldest, 4],
    ]);
  });
});

describe("the agency follows requests", () => {
  it("those that wait for it first, then the open ones, then the newest of those that ended (SIGN-63)", async () => {
    const canceled = async () => {
      const { id } = await opened();
      await room.post("Cancel", ana.cookie, { id, reason: "À refaire" });
      return id;
    };
    const [former, last] = [await canceled(), await canceled()];
    const [{ id: first }, { id: second }, { id: mistaken }] = [
      await opened(),
      await opened(),
      await opened(),
    ];
    await room.post("ReportMistake", parent.cookie, { id: mistaken, comment: "Mon nom" });
    const listed = (
      await portal.call("GET", "/Signature/GetAgencySignatureRequests", { cookie: ana.cookie })
    ).json();
    const ids = listed.map(({ id }: { id: string }) => id);
    const own = [mistaken, first, second, last, former];
    expect(ids.filter((id: string) => own.includes(id))).toEqual(own);
  });
});

describe("a request in time", () => {
  it("expires at the end of its last day in Paris, whether the job has run or not (SIGN-33, SIGN-35)", async () => {
    const today = dayAt(portal.deps.now());
    const { id, contract } = await opened({ lastDay: today });
    await room.read(parent.cookie, id);
    const left = (endOfDay(today).getTime() - portal.deps.now().getTime()) / 1_000;
    portal.pass(left - 30);
    expect((await room.askCode(parent.cookie, id)).statusCode).toBe(200);
    portal.pass(40);
    const late = await room.post("Sign", parent.cookie, { id, code: await room.lastCode(id) });
    expect([late.statusCode, late.json().code]).toEqual([409, "signatures.expired"]);
    await room.due();
    const { rows } = await sql<{
      at: Date;
    }>`SELECT expires_at AS at FROM signature_request WHERE id = ${id}`.execute(room.db);
    const at = rows[0]?.at ?? new Date(0);
    await sql`UPDATE signature_request SET state = 1 WHERE id = ${id}`.execute(room.db);
    expect(await listDueRequests(room.db, new Date(at.getTime() - 1))).not.toContain(id);
    expect(await listDueRequests(room.db, at)).toContain(id);
    await room.due();
    expect((await room.roomOf(parent.cookie, id)).state).toBe(5);
    expect(await contractOf(contract.id)).toMatchObject({ state: 5, signing_room: null });
    expect((await room.post("AskAgain", parent.cookie, { id })).statusCode).toBe(200);
    expect((await room.post("AskAgain", parent.cookie, { id })).statusCode).toBe(429);
    expect(await noted(parent.personId)).toContain("signatures.asked-again");
  });

  it("shows its document to its signer while that is what was kept, and nothing of another (SIGN-07)", async () => {
    const { id } = await opened();
    const document = () => portal.call("GET", `/Signature/document/${id}`, { cookie: parent.cookie });
    const kept = await document();
    const { rows } = await sql<{
      key: string;
    }>`SELECT file_key AS key FROM signature_request WHERE id = ${id}`.execute(room.db);
    await portal.fileStore.put(rows[0]?.key ?? "", Buffer.alloc(kept.rawPayload.length, "x"));
    const other = await document();
    expect([kept.statusCode, other.statusCode, other.json().code]).toEqual([
      200,
      503,
      "request.file-changed",
    ]);
  });

  it("is looked at in pages with all that are open, each once (SIGN-34)", async () => {
    const [one, two, ended] = [(await opened()).id, (await opened()).id, (await opened()).id];
    await sql`UPDATE signature_request SET state = 5 WHERE id = ${ended}`.execute(room.db);
    const all = await listOpenRequests(room.db, "", 1_000);
    expect(all).toEqual(all.toSorted());
    expect([one, two, ended].map((id) => all.includes(id))).toEqual([true, true, false]);
    const paged: string[] = [];
    for (const [index] of all.entries())
      paged.push(...(await listOpenRequests(room.db, all[index - 1] ?? "", 1)));
    expect(paged).toEqual(all);
    expect(await listOpenRequests(room.db, all.at(-1) ?? "", 1)).toEqual([]);
  });

  it("is reminded once in 24 hours by the agency, and only from here (SIGN-34)", async () => {
    const { id, contract } = await opened();
    const shown = await portal.call("GET", `/Agency/Contracts/guard/${contract.id}`, { cookie: ana.cookie });
    const names = shown.json().acts.map(({ name }: { name: string }) => name);
    expect(names).toEqual(["withdraw", "sign", "decline", "cancel"]);
    expect((await room.post("Remind", ana.cookie, { id })).statusCode).toBe(200);
    const again = await room.post("Remind", ana.cookie, { id });
    expect([again.statusCode, again.json().code]).toEqual([409, "signatures.reminded-recently"]);
  });

  it("is cancelled by the agency, and the contract can be sent again (SIGN-28, SIGN-62)", async () => {
    const { id, contract } = await opened();
    const unsaid = await room.post("Cancel", ana.cookie, { id, reason: "" });
    expect(unsaid.statusCode).toBe(400);
    expect((await room.post("Cancel", ana.cookie, { id, reason: "À refaire" })).statusCode).toBe(200);
    expect(await contractOf(contract.id)).toMatchObject({ state: 1, signing_room: null });
    expect((await room.roomOf(parent.cookie, id)).state).toBe(6);
    expect((await room.open(ana.cookie, contract)).statusCode).toBe(200);
  });

  it("is cancelled with the account of a signer (SIGN-54)", async () => {
    const { id, contract } = await opened();
    portal.pass(60);
    const before = portal.deps.now();
    const deleted = await portal.call("POST", "/Authentication/deleteMyAccount", { cookie: parent.cookie });
    expect(deleted.statusCode).toBe(200);
    const [request] = (
      await sql<{ state: number }>`SELECT state FROM signature_request WHERE id = ${id}`.execute(room.db)
    ).rows;
    expect([request?.state, (await contractOf(contract.id))?.state]).toEqual([6, 1]);
    expect((await chainOf(room.db, id)).at(-1)?.at.getTime()).toBeGreaterThanOrEqual(before.getTime());
  });
});
