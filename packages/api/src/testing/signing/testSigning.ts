import { randomUUID } from "node:crypto";
import { PDF } from "@libpdf/core";
import { addDays, dayAt } from "@ribambelle/domain/kernel/day";
import type { SignatureRequest } from "@ribambelle/domain/signatures/signature";
import { sql } from "kysely";
import { agencySeal } from "../../features/signatures/sealing/agencySeal.ts";
import { sealRequest } from "../../features/signatures/sealing/sealRequest.actions.ts";
import { doWhatIsDue, remindAll } from "../../features/signatures/signatures.jobs.ts";
import { codeOf } from "../../features/signatures/signing/codeSecret.ts";
import { contractMoved, underContract } from "../../features.ts";
import { openSecrets } from "../../secrets/portalSecret.ts";
import { insertStaff } from "../signedIn.ts";
import { insertDocument } from "../stores/testDocuments.store.ts";
import {
  insertBabysitterContract,
  insertHouseworkContract,
  insertParentContract,
  insertPerson,
  type TestPerson,
} from "../stores/testPeople.store.ts";
import type { TestApp } from "../testApp.ts";

/** Somebody who is signed in. */
export type Signed = TestPerson & { readonly cookie: string; readonly email: string };
type Kind = "guard" | "housework" | "babysitter";

/** Makes a PDF of so many pages. */
export async function pdfOf(pages: number): Promise<Uint8Array> {
  const made = PDF.create();
  for (let page = 1; page <= pages; page++)
    made.addPage({ size: "a4" }).drawText(`Contrat, page ${page}`, { x: 50, y: 700, size: 12 });
  return made.save();
}

/** The signing room of a test: people, a contract that is to be signed, and the calls of each step. */
export function signingOf(portal: TestApp) {
  const db = portal.database.connection.db;
  const secrets = openSecrets(portal.deps);
  const jobs = () => ({ ...portal.deps, underContract, contractMoved, seal: agencySeal(portal.deps) });
  const aPerson = async (role: "Parent" | "BabySitter", given: object = {}): Promise<Signed> => {
    const email = `${randomUUID()}@example.fr`;
    const person = await insertPerson(db, role, {
      email,
      city: "Nantes",
      address: "1 rue du Port",
      ...given,
    });
    return { ...person, email, cookie: await portal.signIn(person.userName) };
  };
  const post = (path: string, cookie: string, body: object, headers: Record<string, string> = {}) =>
    portal.call("POST", `/Signature/${path}`, { cookie, body, headers });
  const aContract = async (kind: Kind, personId: number, given: object = {}, content?: Uint8Array) => {
    const reference = `GE-${randomUUID().slice(0, 8)}`;
    const pdf = content ?? (await pdfOf(2));
    const { id: document } = await insertDocument({ db, fileStore: portal.fileStore }, personId, {
      reference,
      content: pdf,
    });
    const start = addDays(dayAt(portal.deps.now()), 30);
    const common = { reference, state: 0, start_date: start, ...given };
    const id =
      kind === "guard"
        ? await insertParentContract(db, personId, { ...common, document_id: document })
        : kind === "housework"
          ? await insertHouseworkContract(db, personId, { ...common, document_id: document })
          : await insertBabysitterContract(db, personId, { ...common, contract_document_id: document });
    return { id, kind, reference, document, content: pdf };
  };
  const staff = async (...functions: Parameters<typeof insertStaff>[1]) => {
    const person = await insertStaff(portal, functions, {});
    return { ...person, cookie: await portal.signIn(person.userName) };
  };
  const open = (cookie: string, contract: { kind: Kind; id: number }, said: object = {}) =>
    post("Open", cookie, { kind: contract.kind, id: contract.id, ...said });
  const roomOf = async (cookie: string, id: string): Promise<SignatureRequest> =>
    (await portal.call("GET", `/Signature/GetSignatureRequest/${id}`, { cookie })).json();
  const lastCode = async (id: string, position = 1): Promise<string> => {
    const { rows } = await sql<{ letter: string }>`SELECT letter_id AS letter FROM signature_code
      WHERE request_id = ${id} AND position = ${position} ORDER BY id DESC LIMIT 1`.execute(db);
    return codeOf(secrets, rows[0]?.letter ?? "");
  };
  const read = (cookie: string, id: string) =>
    post("MarkRead", cookie, { id, how: "download", pagesSeen: 0 });
  const askCode = async (cookie: string, id: string, said: object = {}) => {
    const room = await roomOf(cookie, id);
    return post("SendCode", cookie, {
      id,
      documentSha256: room.documentSha256,
      place: "Nantes",
      consents: room.consents.map(({ key }) => key),
      startsEarly: room.startChoice ? true : null,
      ...said,
    });
  };
  /** Goes through all five steps; gives the answer of the last. */
  const signAll = async (cookie: string, id: string, position = 1, said: object = {}) => {
    await read(cookie, id);
    const asked = await askCode(cookie, id, said);
    if (asked.statusCode !== 200) return asked;
    return post("Sign", cookie, { id, code: await lastCode(id, position) });
  };
  const seal = (id: string, more: object = {}) => sealRequest({ ...jobs(), ...more }, id);
  return {
    ...{ db, jobs, aPerson, aContract, staff, open, post, roomOf, lastCode, read, askCode, signAll, seal },
    due: () => doWhatIsDue(jobs()),
    remind: () => remindAll(jobs()),
  };
}
