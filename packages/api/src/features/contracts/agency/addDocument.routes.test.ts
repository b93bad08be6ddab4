import { randomUUID } from "node:crypto";
import { PDF } from "@libpdf/core";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { actionsOf } from "../../../testing/agencyActs/noting.ts";
import { documentForm, pdfSaying } from "../../../testing/privateSpace/testPdf.ts";
import { insertStaff, provenStaff } from "../../../testing/signedIn.ts";
import { rowsOf } from "../../../testing/stores/testKept.store.ts";
import { recordsOf } from "../../../testing/stores/testLetterRecords.store.ts";
import {
  insertBabysitterContract,
  insertHouseworkContract,
  insertParentContract,
  insertPerson,
  type TestPerson,
} from "../../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../../testing/testApp.ts";

let portal: TestApp;
let cookies: Record<"coordinator" | "recruiter" | "reader", string>;
let boss: { readonly cookie: string; readonly personId: number };
let parent: TestPerson;

beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
  const cookieOf = async (one: "coordinator" | "recruiter" | "reader") =>
    portal.signIn((await insertStaff(portal, [one])).userName);
  cookies = {
    coordinator: await cookieOf("coordinator"),
    recruiter: await cookieOf("recruiter"),
    reader: await cookieOf("reader"),
  };
  boss = await provenStaff(portal, ["administrator"]);
});
afterAll(() => portal.close());
beforeEach(async () => {
  parent = await insertPerson(db(), "Parent", { email: `${randomUUID()}@example.fr` });
});

const db = () => portal.database.connection.db;
const contract = (given: object = {}) =>
  insertParentContract(db(), parent.personId, { reference: `GE-${randomUUID()}`, state: 0, ...given });
const add = async (id: number, fields: object = {}, content?: Uint8Array, cookie = cookies.coordinator) =>
  portal.call("POST", "/Agency/Contracts/AddDocument", {
    cookie,
    files: await documentForm(
      { kind: "guard", id: String(id), documentKind: "contract", ...fields },
      content,
    ),
  });
const kept = async (id: number) => (await rowsOf(db(), "parent_contract")).find((row) => row.id === id);
const eventsOf = async (id: number) =>
  (await rowsOf(db(), "contract_event")).filter((event) => event.contract_id === id);
const open = (id: string, cookie = boss.cookie) => portal.call("GET", `/Agency/Document/${id}`, { cookie });
const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];

it("a PDF becomes the contract’s document, whatever its type says, and its person is told (AGCON-20, AGCON-21)", async () => {
  const id = await contract();
  const content = await pdfSaying("Le contrat");
  const answer = await add(id, {}, content);
  expect(answer.statusCode, answer.body).toBe(200);
  const { documentId } = answer.json();
  expect(await kept(id)).toMatchObject({ document_id: documentId, keeper: "software" });
  expect((await open(documentId)).rawPayload).toEqual(Buffer.from(content));
  expect(await eventsOf(id)).toMatchObject([{ act: "add-document", source: "page" }]);
  const cookie = await portal.signIn(parent.userName);
  const { notifications } = (await portal.call("GET", "/Notification/GetMyNotifications", { cookie })).json();
  expect(notifications).toMatchObject([{ title: "Nouveau document\u00a0: contrat" }]);
  // The same file again changes nothing.
  expect((await add(id, {}, content)).json()).toEqual({ documentId });
  expect(await eventsOf(id)).toHaveLength(1);
});

it("another file takes its place under the same address before the signature, and a request to sign goes back (AGCON-08, AGCON-21)", async () => {
  const id = await contract({ state: 2, keeper: "portal", asked_at: new Date() });
  const { documentId } = (await add(id)).json();
  expect(await kept(id)).toMatchObject({ state: 0 });
  const other = await pdfSaying("Autre chose");
  expect((await add(id, {}, other)).json()).toEqual({ documentId });
  expect((await open(documentId)).rawPayload).toEqual(Buffer.from(other));
  expect(await rowsOf(db(), "former_document")).toEqual([]);
  expect((await eventsOf(id)).map(({ act }) => act)).toEqual([
    "withdraw",
    "add-document",
    "replace-document",
  ]);
  expect((await recordsOf(db(), parent.personId)).map(({ kind }) => kind)).toEqual(["contracts.withdrawn"]);
});

it("a contract of the software that waits gets a document and waits on: its state is the software’s (AGCON-21, AGCON-24)", async () => {
  const id = await contract({ state: 2, asked_at: new Date() });
  expect((await add(id)).statusCode).toBe(200);
  expect(await kept(id)).toMatchObject({ state: 2, keeper: "software" });
  expect((await eventsOf(id)).map(({ act }) => act)).toEqual(["add-document"]);
  expect(await recordsOf(db(), parent.personId)).toEqual([]);
});

it("the document of a draft goes with it under another reference, and is nobody’s once the draft is somebody else’s (AGCON-08)", async () => {
  const id = await contract({ keeper: "portal" });
  const { documentId } = (await add(id)).json();
  const change = async (changes: object) => {
    const version = (await kept(id))?.version;
    const answer = await portal.call("POST", "/Agency/Contracts/Update", {
      cookie: cookies.coordinator,
      headers: { "if-match": `"${version}"` },
      body: { kind: "guard", id, changes },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers.etag).toBe(`"${(await kept(id))?.version}"`);
  };
  const reference = `GE-${randomUUID()}`;
  await change({ reference });
  expect(await kept(id)).toMatchObject({ reference, document_id: documentId });
  const documents = async () => (await rowsOf(db(), "document")).filter((row) => row.id === documentId);
  expect(await documents()).toMatchObject([{ subject_reference: reference }]);
  // The same file is found again under its new reference, and takes its own place.
  expect((await add(id, {}, await pdfSaying("Autre"))).json()).toEqual({ documentId });
  const heir = await insertPerson(db(), "Parent");
  await change({ userId: heir.personId });
  expect(await kept(id)).toMatchObject({ parent_id: heir.personId, document_id: null });
  expect(await documents()).toEqual([]);
  expect((await open(documentId)).statusCode).toBe(404);
});

it("a draft of housework under another reference leaves the document to those that share it (AGCON-08)", async () => {
  const of = { reference: `MNH-${randomUUID()}`, state: 0, keeper: "portal" };
  const [one, two] = [
    await insertHouseworkContract(db(), parent.personId, { ...of, start_date: "2025-01-01" }),
    await insertHouseworkContract(db(), parent.personId, { ...of, start_date: "2026-01-01" }),
  ];
  const { documentId } = (await add(two, { kind: "housework" })).json();
  const documentOf = async (id: number) =>
    (await rowsOf(db(), "housework_contract")).find((row) => row.id === id);
  const version = (await documentOf(two))?.version;
  const answer = await portal.call("POST", "/Agency/Contracts/Update", {
    cookie: cookies.coordinator,
    headers: { "if-match": `"${version}"` },
    body: { kind: "housework", id: two, changes: { reference: `MNH-${randomUUID()}` } },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect([await documentOf(one), await documentOf(two)]).toMatchObject([
    { document_id: documentId },
    { document_id: null },
  ]);
});

it("after the signature it is replaced by who corrects, with proof and a reason; the former stays for them alone (AGCON-21, AGUI-32)", async () => {
  const id = await contract({ state: 9 });
  const first = await pdfSaying("Signé");
  const { documentId } = (await add(id, {}, first)).json();
  const second = await pdfSaying("Corrigé");
  expect((await add(id, { reason: "Page manquante" }, second)).statusCode).toBe(403);
  const unproven = await portal.signIn((await insertStaff(portal, ["administrator"])).userName);
  expect(codeOf(await add(id, { reason: "Page manquante" }, second, unproven))).toEqual([
    403,
    "request.proof-needed",
  ]);
  expect(codeOf(await add(id, {}, second, boss.cookie))).toEqual([400, "agency.reason-unfit"]);
  expect((await add(id, { reason: "Page manquante" }, second, boss.cookie)).json()).toEqual({ documentId });
  expect((await actionsOf(portal.database)).at(-1)).toBe("documents.replaced");
  expect((await open(documentId)).rawPayload).toEqual(Buffer.from(second));
  const path = `/Agency/Contracts/guard/${id}/Events`;
  const formerOf = async (cookie: string): Promise<string | undefined> => {
    const [event] = (await portal.call("GET", path, { cookie })).json().items;
    expect(event).toMatchObject({ act: "replace-document", reason: "Page manquante" });
    return event.changes.find(({ field }: { field: string }) => field === "formerId")?.from;
  };
  const former = await formerOf(boss.cookie);
  expect((await open(former ?? "")).rawPayload).toEqual(Buffer.from(first));
  const shownTo = async (cookie: string) => {
    const { documents, can } = (await portal.call("GET", `/Agency/Contracts/guard/${id}`, { cookie })).json();
    return [documents[0].can.replace, can.addDocument];
  };
  expect([await shownTo(boss.cookie), await shownTo(cookies.coordinator)]).toEqual([
    [true, true],
    [false, false],
  ]);
  expect(await formerOf(cookies.coordinator)).toBeUndefined();
  expect((await open(former ?? "", cookies.coordinator)).statusCode).toBe(404);
});

it("papers of the end are added to a babysitter’s contract that is over, and to no family’s (AGCON-17, AGCON-20)", async () => {
  const sitter = await insertPerson(db(), "BabySitter");
  const id = await insertBabysitterContract(db(), sitter.personId, { state: 7 });
  const paper = { kind: "babysitter", documentKind: "certificate" };
  expect((await add(id, paper, undefined, cookies.recruiter)).statusCode).toBe(200);
  const read = await portal.call("GET", `/Agency/Contracts/babysitter/${id}`, { cookie: cookies.recruiter });
  expect(read.json().can.addDocument).toBe(true);
  expect(
    (await rowsOf(db(), "babysitter_contract")).find((row) => row.id === id)?.certificate_document_id,
  ).toMatch(/^[\w-]{22}$/);
  expect(codeOf(await add(await contract(), { documentKind: "certificate" }))).toEqual([
    400,
    "request.invalid",
  ]);
});

it("the contracts of housework that share a reference share their document, as in an import (AGCON-21)", async () => {
  const of = { reference: `MNH-${randomUUID()}`, state: 4 };
  const [one, two] = [
    await insertHouseworkContract(db(), parent.personId, { ...of, start_date: "2025-01-01" }),
    await insertHouseworkContract(db(), parent.personId, { ...of, start_date: "2026-01-01" }),
  ];
  const { documentId } = (await add(two, { kind: "housework" })).json();
  const rows = (await rowsOf(db(), "housework_contract")).filter(({ id }) => id === one || id === two);
  expect(rows.map((row) => row.document_id)).toEqual([documentId, documentId]);
});

it.each([
  ["a picture", async () => Buffer.from("\x89PNG\r\n", "latin1"), 415, "documents.not-pdf"],
  ["the beginning of a PDF", async () => (await pdfSaying("x")).slice(0, 300), 415, "documents.not-pdf"],
  [
    "a PDF behind something else",
    async () => Buffer.concat([Buffer.from("<script></script>\n"), await pdfSaying("x")]),
    415,
    "documents.not-pdf",
  ],
  ["a PDF without pages", async () => Buffer.from("%PDF-1.4\nnothing\n%%EOF"), 415, "documents.not-pdf"],
  ["more than 20 MB", async () => Buffer.alloc(20 * 1024 * 1024 + 1), 413, "documents.too-large"],
])("%s is refused, and nothing is kept (AGCON-20)", async (_, content, status, code) => {
  const id = await contract();
  expect(codeOf(await add(id, {}, await content()))).toEqual([status, code]);
  expect([await kept(id), await eventsOf(id)]).toMatchObject([{ document_id: null }, []]);
});

it("a PDF that a password protects is refused (AGCON-20)", async () => {
  const pdf = PDF.create();
  pdf.addPage({ size: "a4" });
  pdf.setProtection({ userPassword: "secret", ownerPassword: "other" });
  expect(codeOf(await add(await contract(), {}, await pdf.save()))).toEqual([415, "documents.encrypted"]);
});

it("a PDF that runs a script when it is opened is refused (AGCON-20)", async () => {
  const script =
    "%PDF-1.7\n1 0 obj <</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(1)>>>> endobj " +
    "2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj 3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>> endobj " +
    "trailer <</Root 1 0 R>>\n%%EOF";
  expect(codeOf(await add(await contract(), {}, Buffer.from(script)))).toEqual([415, "documents.acts"]);
});

it.each([
  ["recruiter", 404],
  ["reader", 403],
] as const)("a %s may not add one to a family’s contract: %i (AGCON-20, AGUI-30)", async (one, status) => {
  expect((await add(await contract(), {}, undefined, cookies[one])).statusCode).toBe(status);
});
