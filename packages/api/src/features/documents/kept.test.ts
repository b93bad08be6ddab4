import type { ContractDocumentKind, DocumentKind } from "@ribambelle/domain/documents/document";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { type TestDatabase, testDatabase } from "../../testing/testDatabase.ts";
import {
  findDocumentOf,
  insertFormer,
  renameDocuments,
  updateReplaced,
} from "./agency/keepDocument.store.ts";
import { findDocument } from "./agency/opened.store.ts";
import {
  listDocumentsOf,
  removeDocumentOf,
  removeDocumentsOf,
  updateDocumentFile,
} from "./documents.import.store.ts";
import { findOwnDocument, listOwnDocuments } from "./documents.store.ts";
import { documentsToTake } from "./documentsToTake.ts";

let database: TestDatabase;
let own: number;
let other: number;
let agent: number;
const db = () => database.connection.db;
const now = new Date("2026-03-01T08:00:00Z");
const idOf = (name: string) => name.padEnd(22, "-");
const put = (name: string, personId: number, kind: DocumentKind, reference: string) =>
  sql`INSERT INTO document (id, person_id, kind, subject_reference, file_key, sha256, byte_count)
    VALUES (${idOf(name)}, ${personId}, ${kind}, ${reference}, ${`documents/${name}`}, ${Buffer.alloc(32, name)}, 7)`.execute(
    db(),
  );
/** Every document by its name, with its reference and its file. */
const kept = async () => {
  const { rows } = await sql<{ id: string; reference: string; key: string }>`
    SELECT id, subject_reference AS reference, file_key AS key FROM document ORDER BY id`.execute(db());
  return Object.fromEntries(rows.map(({ id, reference, key }) => [id.replaceAll("-", ""), [reference, key]]));
};

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.owner.query("TRUNCATE person, person_word CASCADE");
  const { personId } = await insertPerson(db(), "Parent");
  own = personId;
  other = (await insertPerson(db(), "Parent")).personId;
  agent = (await insertPerson(db(), "Agency")).personId;
  await put("a", own, "contract", "GE-1");
  await put("b", own, "attestation", "GE-1");
  await put("c", own, "contract", "GE-10");
  await put("d", own, "contract", "GE-2");
  await put("e", own, "payslip", "GE-1");
  await put("f", other, "contract", "GE-1");
  await put("g", agent, "contract", "GE-1");
});

describe("who asks for a document", () => {
  it("finds their own, but for a payslip, which is not shown at once (DOC-OP2)", async () => {
    const found = async (name: string, personId = own) =>
      (await findOwnDocument(db(), personId, idOf(name)))?.fileKey ?? null;
    expect([await found("a"), await found("e"), await found("f"), await found("a", other)]).toEqual([
      "documents/a",
      null,
      null,
      null,
    ]);
  });

  it("finds for the agency those of families and babysitters, the replaced ones too (AGCON-23)", async () => {
    await insertFormer(db(), idOf("former"), idOf("a"), now);
    await insertFormer(db(), idOf("formerg"), idOf("g"), now);
    const found = async (name: string) => {
      const one = await findDocument(db(), idOf(name));
      return one && [one.personId, one.fileKey, one.isFormer];
    };
    expect([
      await found("a"),
      await found("former"),
      await found("g"),
      await found("formerg"),
      await found("z"),
    ]).toEqual([[own, "documents/a", false], [own, "documents/a", true], null, null, null]);
  });

  it("finds it by whose it is, of what and of which kind", async () => {
    const found = async (personId: number, reference: string, kind: ContractDocumentKind) =>
      (await findDocumentOf(db(), { personId, reference, kind }))?.fileKey ?? null;
    expect([
      await found(own, "GE-1", "contract"),
      await found(own, "GE-1", "attestation"),
      await found(other, "GE-1", "contract"),
      await found(own, "GE-3", "contract"),
      await found(other, "GE-1", "attestation"),
    ]).toEqual(["documents/a", "documents/b", "documents/f", null, null]);
    const known = await listDocumentsOf(db(), [own], ["GE-1", "GE-2"]);
    expect(known.map(({ fileKey }) => fileKey).sort()).toEqual(
      ["a", "b", "d", "e"].map((name) => `documents/${name}`),
    );
  });

  it("finds what they may take along, by kind and then by number (SPACE-35)", async () => {
    const listed = await listOwnDocuments(db(), own, ["attestation", "payslip"]);
    expect(listed.map(({ kind }) => kind).sort()).toEqual(["attestation", "payslip"]);
    const toTake = await documentsToTake(db(), own, now);
    expect(toTake.map(({ path, contract }) => [path.includes(idOf("b")), contract])).toEqual([
      [false, "GE-1"],
      [false, "GE-2"],
      [false, "GE-10"],
      [true, undefined],
    ]);
  });
});

describe("what is done with documents touches no other", () => {
  it("another file takes the place of one", async () => {
    const before = await kept();
    const file = { fileKey: "papers/new", sha256: Buffer.alloc(32, 9), byteCount: 9 };
    await updateReplaced(db(), idOf("a"), { ...file, by: agent, now });
    await updateDocumentFile(db(), idOf("b"), { ...file, fileKey: "documents/new" });
    expect(await kept()).toEqual({ ...before, a: ["GE-1", "papers/new"], b: ["GE-1", "documents/new"] });
    const { rows } = await sql`SELECT added_by, replaced_at, byte_count::int, sha256 FROM document
      WHERE id = ${idOf("a")}`.execute(db());
    expect(rows).toEqual([{ added_by: agent, replaced_at: now, byte_count: 9, sha256: file.sha256 }]);
  });

  it("another reference is that of a contract’s own, but of a kind that it has already", async () => {
    const before = await kept();
    await renameDocuments(db(), { personId: own, reference: "GE-1" }, "GE-2");
    expect(await kept()).toEqual({ ...before, b: ["GE-2", "documents/b"] });
    await renameDocuments(db(), { personId: own, reference: "GE-1" }, "GE-3");
    expect(await kept()).toEqual({ ...before, a: ["GE-3", "documents/a"], b: ["GE-2", "documents/b"] });
  });

  it("those of a contract go, or one", async () => {
    const { a: _a, b: _b, ...left } = await kept();
    expect((await removeDocumentsOf(db(), own, "GE-1")).sort()).toEqual(["documents/a", "documents/b"]);
    expect(await kept()).toEqual(left);
    const { d: _d, ...others } = left;
    expect(await removeDocumentOf(db(), idOf("d"))).toEqual(["documents/d"]);
    expect(await kept()).toEqual(others);
  });
});
