import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { documentForm, pdfSaying } from "../../../testing/privateSpace/testPdf.ts";
import { insertStaff, provenStaff } from "../../../testing/signedIn.ts";
import { rowsOf } from "../../../testing/stores/testKept.store.ts";
import { recordsOf } from "../../../testing/stores/testLetterRecords.store.ts";
import {
  insertHouseworkContract,
  insertParentContract,
  insertPerson,
  type TestPerson,
} from "../../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../../testing/testApp.ts";

let portal: TestApp;
let coordinator: string;
let boss: { readonly cookie: string };
let parent: TestPerson;
let reference: string;

beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
  coordinator = await portal.signIn((await insertStaff(portal, ["coordinator"])).userName);
  boss = await provenStaff(portal, ["administrator"]);
});
afterAll(() => portal.close());
beforeEach(async () => {
  parent = await insertPerson(db(), "Parent", { email: `${randomUUID()}@example.fr` });
  reference = `C-${randomUUID()}`;
});

const db = () => portal.database.connection.db;
const guard = (given: object) =>
  insertParentContract(db(), parent.personId, { reference, keeper: "portal", ...given });
const housework = (given: object) =>
  insertHouseworkContract(db(), parent.personId, { reference, keeper: "portal", ...given });
const add = async (
  kind: string,
  id: number,
  content: Uint8Array,
  { cookie = coordinator, ...fields }: { cookie?: string; reason?: string } = {},
) =>
  portal.call("POST", "/Agency/Contracts/AddDocument", {
    cookie,
    files: await documentForm({ kind, id: String(id), documentKind: "contract", ...fields }, content),
  });
const shown = async (kind: string, id: number, cookie = coordinator) =>
  (await portal.call("GET", `/Agency/Contracts/${kind}/${id}`, { cookie })).json();
const opened = async (id: string) =>
  (await portal.call("GET", `/Agency/Document/${id}`, { cookie: boss.cookie })).rawPayload;

it.each([
  ["of housework, of the same reference", () => housework({ state: 0 })],
  ["amended, of another start", () => housework({ state: 0, start_date: "2027-01-01" })],
])(
  "what was signed is not replaced by way of a draft %s: that is a correction too (AGCON-21)",
  async (_, draftOf) => {
    const signed = await (_.startsWith("amended")
      ? housework({ state: 4, start_date: "2026-01-01" })
      : guard({ state: 9 }));
    const kind = _.startsWith("amended") ? "housework" : "guard";
    const first = await pdfSaying("Signé");
    const { documentId } = (await add(kind, signed, first)).json();
    const draft = await draftOf();
    const second = await pdfSaying("Autre chose");
    const refused = await add("housework", draft, second);
    expect([refused.statusCode, refused.json().code]).toEqual([403, "request.forbidden"]);
    expect(await opened(documentId)).toEqual(Buffer.from(first));
    // The draft may share it as it is, and says that it was signed.
    await portal.database.owner.query("UPDATE housework_contract SET document_id = $1 WHERE id = $2", [
      documentId,
      draft,
    ]);
    expect((await shown("housework", draft)).documents).toMatchObject([
      { isSigned: true, can: { replace: false } },
    ]);
    expect((await shown("housework", draft, boss.cookie)).documents).toMatchObject([
      { isSigned: true, can: { replace: true } },
    ]);
    const corrected = await add("housework", draft, second, {
      cookie: boss.cookie,
      reason: "Page manquante",
    });
    expect(corrected.json()).toEqual({ documentId });
    expect(
      (await rowsOf(db(), "former_document")).filter((former) => former.document_id === documentId),
    ).toHaveLength(1);
  },
);

it("another text takes back the request to sign of each contract that has it (AGCON-08, AGCON-21)", async () => {
  const waiting = await housework({ state: 2, start_date: "2026-01-01", asked_at: new Date() });
  const draft = await housework({ state: 0, start_date: "2027-01-01" });
  expect((await add("housework", draft, await pdfSaying("Les deux"))).statusCode).toBe(200);
  expect((await shown("housework", waiting)).state).toBe(0);
  expect((await recordsOf(db(), parent.personId)).map(({ kind }) => kind)).toEqual(["contracts.withdrawn"]);
});
