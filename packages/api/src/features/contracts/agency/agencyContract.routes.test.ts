import { type StaffFunction, staffFunctions } from "@ribambelle/domain/kernel/permissions/permission";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { staffCookie } from "../../../testing/signedIn.ts";
import { listAudit } from "../../../testing/stores/testAudit.store.ts";
import { insertDocument } from "../../../testing/stores/testDocuments.store.ts";
import {
  insertBabysitterContract,
  insertHouseworkContract,
  insertParentContract,
  insertPerson,
  type TestPerson,
} from "../../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../../testing/testApp.ts";
import { insertEvents } from "./events.store.ts";

let portal: TestApp;
const placed: { userId: number; displayName: string }[] = [];
let cookies: Record<StaffFunction, string>;
let [parent, sitter]: TestPerson[] = [];
let document: string;
let ids: Record<"guard" | "next" | "housework" | "babysitter", number>;
const now = new Date("2026-11-24T09:00:00Z");

beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" }, { deps: { now: () => now } });
  const signedIn = await Promise.all(
    staffFunctions.map(async (one) => [one, await staffCookie(portal, one)] as const),
  );
  cookies = Object.fromEntries(signedIn) as typeof cookies;
  parent = await insertPerson(db(), "Parent", { first_name: "Zoé", last_name: "Lefèvre" });
  sitter = await insertPerson(db(), "BabySitter", { first_name: "Ida", last_name: "Abel" });
  document = (await keep(parent, "contract", "GE-1")).id;
  const guard = await insertParentContract(db(), parent.personId, {
    reference: "GE-1",
    base_reference: "GE-1",
    state: 2,
    start_date: "2026-12-01",
    signature_url: "https://sign.example/1",
    document_id: document,
    asked_at: new Date("2026-11-10T08:00:00Z"),
    sign_by: "2026-12-10",
    children_count: 2,
  });
  const next = await insertParentContract(db(), parent.personId, {
    reference: "GE-1-2",
    base_reference: "GE-1",
    state: 0,
    keeper: "portal",
  });
  for (const first_name of ["Zoé", "Ana", "Ana"]) {
    const other = await insertPerson(db(), "BabySitter", { first_name, last_name: "Abel" });
    placed.push({ userId: other.personId, displayName: `${first_name} Abel` });
  }
  for (const id of [...placed.map(({ userId }) => userId).reverse(), sitter.personId])
    await sql`INSERT INTO placement VALUES (${guard}, ${id})`.execute(db());
  const housework = await insertHouseworkContract(db(), parent.personId, { reference: "MNH-1", state: 4 });
  const work = { state: 7, reference: "INT-1", end_reason: "other", end_words: "Décès" };
  const babysitter = await insertBabysitterContract(db(), sitter.personId, work);
  ids = { guard, next, housework, babysitter };
});
afterAll(() => portal.close());

const db = () => portal.database.connection.db;
const keep = (
  whose: TestPerson,
  kind: "contract" | "payslip" | "certificate" | "invoice",
  reference: string,
) => insertDocument({ db: db(), fileStore: portal.fileStore }, whose.personId, { kind, reference });
const get = (path: string, as: StaffFunction = "administrator") =>
  portal.call("GET", path, { cookie: cookies[as] });
const read = async (kind: string, id: number, as: StaffFunction = "administrator") =>
  (await get(`/Agency/Contracts/${kind}/${id}`, as)).json();

describe("one contract, as the agency sees it", () => {
  it("says all of it, its group, its documents and what may be done (AGCON-05)", async () => {
    const answer = await get(`/Agency/Contracts/guard/${ids.guard}`);
    expect(answer.headers.etag).toBe('"1"');
    expect(answer.json()).toMatchObject({
      reference: "GE-1",
      person: { userId: parent?.personId, displayName: "Zoé Lefèvre" },
      state: 2,
      signatureUrl: "https://sign.example/1",
      childrenCount: 2,
      askedAt: "2026-11-10T08:00:00.000Z",
      signBy: "2026-12-10",
      // By name, those of one name by their numbers.
      placements: [placed[1], placed[2], { userId: sitter?.personId, displayName: "Ida Abel" }, placed[0]],
      writtenTo: parent?.email,
      isAddressRefused: false,
      group: [
        { id: ids.guard, reference: "GE-1", state: 2, startDate: "2026-12-01", endDate: null },
        { id: ids.next, reference: "GE-1-2", state: 0, startDate: null, endDate: null },
      ],
      documents: [
        {
          id: document,
          kind: "contract",
          byteCount: 13,
          addedBy: null,
          isSigned: false,
          isSealed: false,
          can: { open: true, replace: true },
        },
      ],
      acts: ["remind", "withdraw", "sign", "decline", "cancel", "fail"].map((name) => ({
        name,
        isPossible: true,
        missing: [],
      })),
      can: { update: true, addDocument: true, takesOver: true },
    });
  });

  it("says the first fifty of its group by their start, those without one after the others (AGCON-05)", async () => {
    const family = await insertPerson(db(), "Parent");
    const group = (reference: string, start_date: string | null) =>
      insertParentContract(db(), family.personId, {
        reference,
        base_reference: "GE-90",
        state: 0,
        start_date,
      });
    const without = await group("GE-90", null);
    const days = Array.from({ length: 51 }, (_, n) =>
      new Date(Date.UTC(2026, 0, 60 - n)).toISOString().slice(0, 10),
    );
    for (const [n, day] of days.slice(2).entries()) await group(`GE-90-${n + 2}`, day);
    const startsOf = async () =>
      (await read("guard", without)).group.map(({ startDate }: { startDate: string | null }) => startDate);
    expect(await startsOf()).toEqual([...days.slice(2).toReversed(), null]);
    for (const day of days.slice(0, 2)) await group(`GE-90-${day}`, day);
    expect(await startsOf()).toEqual(days.slice(1).toReversed());
  });

  it("says its documents by the day on which each came last (AGCON-05)", async () => {
    const worker = await insertPerson(db(), "BabySitter");
    const contract = await keep(worker, "contract", "INT-9");
    const certificate = await keep(worker, "certificate", "INT-9");
    const given = {
      reference: "INT-9",
      contract_document_id: contract.id,
      certificate_document_id: certificate.id,
    };
    const id = await insertBabysitterContract(db(), worker.personId, given);
    const shown = async () =>
      (await read("babysitter", id)).documents.map(({ kind }: { kind: string }) => kind);
    expect(await shown()).toEqual(["contract", "certificate"]);
    await sql`UPDATE document SET replaced_at = now() + interval '1 day' WHERE id = ${contract.id}`.execute(
      db(),
    );
    expect(await shown()).toEqual(["certificate", "contract"]);
  });

  it("says documents that an import brought at one instant in the order of their kinds, not of their ids (AGCON-05)", async () => {
    const worker = await insertPerson(db(), "BabySitter");
    const both = async (reference: string) => ({
      contract: (await keep(worker, "contract", reference)).id,
      certificate: (await keep(worker, "certificate", reference)).id,
    });
    let those = await both("INT-8-0");
    for (let times = 1; those.contract < those.certificate; times++) those = await both(`INT-8-${times}`);
    await sql`UPDATE document SET replaced_at = now() WHERE person_id = ${worker.personId}`.execute(db());
    const id = await insertBabysitterContract(db(), worker.personId, {
      contract_document_id: those.contract,
      certificate_document_id: those.certificate,
    });
    const { documents } = await read("babysitter", id);
    expect(documents.map(({ kind }: { kind: string }) => kind)).toEqual(["contract", "certificate"]);
  });

  it("says of a draft what it lacks before somebody can be asked to sign (AGCON-04, AGCON-05)", async () => {
    const { acts, can } = await read("guard", ids.next);
    expect(acts).toMatchObject([
      { name: "schedule", isPossible: false, missing: ["document", "start-date", "signature-url"] },
      { name: "ask", isPossible: false },
      { name: "cancel", isPossible: true },
      { name: "fail" },
    ]);
    expect(can.takesOver).toBe(false);
  });

  it("offers the end of childcare once its planned end has come, and until then to end it early (AGCON-04, AGCON-10)", async () => {
    const { personId } = await insertPerson(db(), "Parent");
    const offered = async (end_date: string | null) => {
      const given = { reference: `GE-${end_date}`, state: 9, start_date: "2026-01-01", end_date };
      const { acts } = await read("guard", await insertParentContract(db(), personId, given));
      return acts.map(({ name }: { name: string }) => name);
    };
    expect(await offered("2026-11-25")).toEqual(["terminate", "fail"]);
    for (const day of ["2026-11-24", null]) expect(await offered(day)).toEqual(["end", "terminate", "fail"]);
  });

  it("gives each function what it permits: nothing to change, no address, no document (AGUI-31, AGUI-32)", async () => {
    const shown = async (as: StaffFunction) => {
      const { acts, can, writtenTo, documents } = await read("guard", ids.guard, as);
      return [acts.length, can.update, writtenTo !== null, documents[0]?.can.open];
    };
    expect(await shown("coordinator")).toEqual([5, true, true, true]);
    expect(await shown("reader")).toEqual([0, false, false, false]);
    const work = await read("babysitter", ids.babysitter, "recruiter");
    expect([work.acts, work.can.update, work.endWords]).toEqual([[], false, "Décès"]);
  });

  it.each([
    ["guard", "recruiter", 404],
    ["housework", "reader", 200],
    ["babysitter", "recruiter", 200],
  ] as const)(
    "a %s contract is answered %s with %i: what one may not read is not there (AGUI-30)",
    async (kind, as, status) => {
      for (const path of ["", "/Events"])
        expect((await get(`/Agency/Contracts/${kind}/${ids[kind]}${path}`, as)).statusCode).toBe(status);
      expect((await get(`/Agency/Contracts/${kind}/99999`, as)).statusCode).toBe(404);
    },
  );

  it("is noted once a user, contract and quarter of an hour (AGCON-05, AUDITS-05)", async () => {
    const other = await insertPerson(db(), "Parent");
    const id = await insertParentContract(db(), other.personId, { reference: "GE-9" });
    await read("guard", id);
    await read("guard", id);
    expect(await listAudit(db(), other.personId)).toMatchObject([
      { action: "contracts.opened", subject: `GE-9 garde/${id}` },
    ]);
  });

  it("is noted apart from another of the same reference (AGCON-05)", async () => {
    const other = await insertPerson(db(), "Parent");
    const of = (startDate: string) =>
      insertHouseworkContract(db(), other.personId, { reference: "MNH-9", start_date: startDate });
    const both = [await of("2025-01-01"), await of("2026-01-01")];
    for (const id of both) await read("housework", id);
    expect((await listAudit(db(), other.personId)).map(({ subject }) => subject)).toEqual(
      both.map((id) => `MNH-9 menage/${id}`),
    );
  });

  it("has its history page by page, the newest first, with who did it (AGCON-05, AGCON-28)", async () => {
    const contractId = ids.housework;
    const of = { kind: "housework", contractId, personId: parent?.personId ?? 0, at: now } as const;
    await insertEvents(
      db(),
      Array.from({ length: 30 }, (_, n) => ({
        ...of,
        act: "remind",
        fromState: 2,
        toState: 2,
        by: n === 29 ? (sitter?.personId ?? null) : null,
        source: "page" as const,
        changes: n === 29 ? { endDate: { from: null, to: "2026-12-31" } } : null,
      })),
    );
    const path = `/Agency/Contracts/housework/${contractId}/Events?limit=25`;
    const first = (await get(path)).json();
    expect([first.items.length, first.count]).toEqual([25, { value: 30, isCapped: false }]);
    expect(first.items[0]).toMatchObject({
      act: "remind",
      fromState: 2,
      toState: 2,
      by: { displayName: "Ida Abel" },
      changes: [{ field: "endDate", from: null, to: "2026-12-31" }],
    });
    const second = (await get(`${path}&after=${first.next}`)).json();
    expect([second.items.length, second.next]).toEqual([5, null]);
    expect((await get(`${path}&after=x`)).json().code).toBe("agency.cursor-unusable");
  });
});

describe("a document, opened by the agency", () => {
  it("is shown as a PDF whatever it says, never kept, and noted (AGCON-23)", async () => {
    const answer = await get(`/Agency/Document/${document}`, "coordinator");
    expect([answer.statusCode, answer.body]).toEqual([200, "%PDF-1.7 test"]);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="Contrat GE-1.pdf"; filename*=UTF-8''Contrat%20GE-1.pdf`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    const opened = (await listAudit(db(), parent?.personId ?? 0)).filter(
      ({ action }) => action === "documents.opened",
    );
    expect(opened).toMatchObject([{ subject: document }]);
  });

  it("is a clear 503, which notes nothing, when its file is not what was kept (AGCON-23)", async () => {
    const { id, fileKey } = await keep(sitter as TestPerson, "contract", "INT-cut");
    await portal.fileStore.put(fileKey, Buffer.from("%PDF"));
    const answer = await get(`/Agency/Document/${id}`);
    expect([answer.statusCode, answer.json().code]).toEqual([503, "request.file-changed"]);
    const subjects = (await listAudit(db(), sitter?.personId ?? 0)).map(({ subject }) => subject);
    expect(subjects).not.toContain(id);
  });

  it("is there only for whom its kind and its person allow, and a payslip for nobody (AGCON-23, AGFILES-01, PAYSLIP-06)", async () => {
    const of = async (whose: TestPerson | undefined, kind: Parameters<typeof keep>[1]) =>
      (await keep(whose as TestPerson, kind, `${kind}-x`)).id;
    const cases = [
      [document, { administrator: 200, coordinator: 200, recruiter: 404, reader: 403 }],
      [await of(sitter, "contract"), { administrator: 200, coordinator: 200, recruiter: 200, reader: 403 }],
      [
        await of(sitter, "certificate"),
        { administrator: 200, coordinator: 404, recruiter: 200, reader: 403 },
      ],
      [await of(parent, "invoice"), { administrator: 200, coordinator: 200, recruiter: 404, reader: 403 }],
      [await of(sitter, "payslip"), { administrator: 404, coordinator: 404, recruiter: 404, reader: 403 }],
      ["nothing", { administrator: 404, coordinator: 404, recruiter: 404, reader: 403 }],
    ] as const;
    for (const [id, statuses] of cases)
      for (const one of staffFunctions)
        expect([id, one, (await get(`/Agency/Document/${id}`, one)).statusCode]).toEqual([
          id,
          one,
          statuses[one],
        ]);
    expect((await get(`/document/${document}/download`)).statusCode).toBe(404);
  });
});

describe("the contracts and documents of a person", () => {
  it("stand by kind, null for those that one may not read or that they cannot have (FOLKS-22)", async () => {
    const of = async (whose: TestPerson | undefined, as: StaffFunction = "administrator") =>
      (await get(`/Agency/People/${whose?.personId}/Contracts`, as)).json();
    const { guard, housework, babysitter } = await of(parent, "reader");
    expect(guard.map(({ reference }: { reference: string }) => reference)).toEqual(["GE-1-2", "GE-1"]);
    expect([housework.length, babysitter]).toEqual([1, null]);
    expect(await of(sitter, "recruiter")).toMatchObject({
      guard: null,
      housework: null,
      babysitter: [{ reference: "INT-1" }],
    });
  });

  it("name the contract, who added a document and when the person last took it (FOLKS-17, FOLKS-22)", async () => {
    const cookie = await portal.signIn(parent?.userName ?? "");
    await portal.call("GET", `/document/${document}/download`, { cookie });
    const path = `/Agency/People/${parent?.personId}/Documents`;
    expect((await get(path, "reader")).json()).toEqual([
      {
        id: document,
        documentKind: "contract",
        contract: { kind: "guard", id: ids.guard, reference: "GE-1" },
        byteCount: 13,
        addedAt: expect.any(String),
        addedBy: null,
        isSealed: false,
        lastOpenedAt: expect.any(String),
        can: { open: false },
      },
    ]);
  });

  it("stand by their contracts where they came together, the later one first (FOLKS-17)", async () => {
    const { personId } = await insertPerson(db(), "Parent");
    const references = ["GE-52", "GE-55", "GE-51", "GE-54", "GE-53"];
    const added = new Map<string, string>();
    for (const reference of references)
      added.set(
        (await insertDocument({ db: db(), fileStore: portal.fileStore }, personId, { reference })).id,
        reference,
      );
    await sql`UPDATE document SET created_at = ${now} WHERE person_id = ${personId}`.execute(db());
    const listed: { id: string }[] = (await get(`/Agency/People/${personId}/Documents`)).json();
    expect(listed.map(({ id }) => added.get(id))).toEqual(["GE-55", "GE-54", "GE-53", "GE-52", "GE-51"]);
  });

  it.each([
    ["recruiter", (): number | undefined => parent?.personId, 404],
    ["administrator", (): number | undefined => 99_999, 404],
  ] as const)(
    "are not there for a %s who may not read them, or of nobody (FOLKS-22, AGUI-30)",
    async (as, id, status) => {
      for (const path of ["Contracts", "Documents"])
        expect((await get(`/Agency/People/${id()}/${path}`, as)).statusCode).toBe(status);
    },
  );
});
