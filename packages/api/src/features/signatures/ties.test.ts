import { signedKinds } from "@ribambelle/domain/signatures/signature";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { insertSigned } from "../../testing/signing/testSignatures.store.ts";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { listFollowed } from "./agency/followed.store.ts";
import { listSealedCopies } from "./sealing/seal.store.ts";
import { findRequestOf, listRequestsOf } from "./signatures.store.ts";

let portal: TestApp;
let parent: number;
const ids: string[] = [];
beforeAll(async () => {
  portal = await buildTestApp();
  parent = (await insertPerson(db(), "Parent")).personId;
  const { fileStore } = portal;
  for (let made = 0; made < 3; made++) ids.push(await insertSigned({ db: db(), fileStore }, parent));
  // Their references go down as their ids go up, which are drawn by lot.
  ids.sort((one, other) => (one < other ? -1 : 1));
  for (const [place, id] of ids.entries())
    await sql`UPDATE signature_request SET contract_reference = ${`GE-${3 - place}`} WHERE id = ${id}`.execute(
      db(),
    );
});
afterAll(() => portal.close());

const db = () => portal.database.connection.db;
const newest = { state: null };
const references = (requests: readonly { readonly contractReference: string }[]) =>
  requests.map(({ contractReference }) => contractReference);

it("requests that were opened at one instant stand by the references of their contracts, for who signs and for the agency (SIGN-36, SIGN-63)", async () => {
  const inOrder = ["GE-1", "GE-2", "GE-3"];
  expect(references(await listRequestsOf(db(), parent))).toEqual(inOrder);
  expect(references(await listFollowed(db(), [signedKinds.numbers.guard], newest))).toEqual(inOrder);
});

it("sealed copies of one instant stand by the references of their contracts (SPACE-35)", async () => {
  for (const id of ids)
    await sql`UPDATE signature_signer SET sealed_document_id = ${id} WHERE request_id = ${id}`.execute(db());
  const copies = await listSealedCopies(db(), parent);
  expect(copies.map(({ reference }) => reference)).toEqual(["GE-1", "GE-2", "GE-3"]);
});

it("the open one of two requests of one contract and one instant is the last (SIGN-62)", async () => {
  const last = ids[2] ?? "";
  await sql`UPDATE signature_request SET state = 1 WHERE id = ${last}`.execute(db());
  const found = await findRequestOf(db(), { kind: signedKinds.numbers.guard, contractId: 1 });
  expect(found?.id).toBe(last);
});
