import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { signatureRefusals } from "@ribambelle/domain/signatures/signature.refusals";
import { afterAll, beforeAll, expect, it } from "vitest";
import { verifySealed } from "../../features/signatures/index.ts";
import { chainOf } from "../../testing/signing/testChain.store.ts";
import { type Signed, signingOf } from "../../testing/signing/testSigning.ts";
import { recordsOf } from "../../testing/stores/testLetterRecords.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { signaturesCommand } from "./signatures.ts";

let portal: TestApp;
let room: ReturnType<typeof signingOf>;
let parent: Signed;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "ribambelle-signatures-"));
  portal = await buildTestApp({ JOBS: "elsewhere" });
  room = signingOf(portal);
  parent = await room.aPerson("Parent", { first_name: "Ana", last_name: "Roy" });
});
afterAll(async () => {
  await portal.close();
  rmSync(folder, { recursive: true });
});

async function run(...args: string[]) {
  const said: string[] = [];
  const print = (line: string) => void said.push(line.replaceAll("\u00a0", " "));
  const { connection, config } = portal.deps;
  const deps = { connection, fileStore: portal.fileStore, now: portal.deps.now() };
  const code = await signaturesCommand(config)(args, { ...deps, print, printError: print });
  return { code, said };
}

/** A request that the command opened, and its contract. */
async function opened() {
  const contract = await room.aContract("guard", parent.personId);
  const { code, said } = await run("--open", contract.reference);
  expect(code).toBe(0);
  const id = /^Demande ouverte : (\S+)$/.exec(said[0] ?? "")?.[1] ?? "";
  return { id, contract };
}
const kindsOf = async (id: string) => (await chainOf(room.db, id)).map(({ kind }) => kind);
const lettersOf = async () => (await recordsOf(room.db, parent.personId)).map(({ kind }) => kind);

it("a request is opened for a contract, listed with whom it waits for, and taken back for a reason (SIGN-62)", async () => {
  expect(await run("--list")).toEqual({ code: 0, said: ["Aucune demande de signature en cours."] });
  const { id } = await opened();
  const { code, said } = await run("--list");
  expect([code, said.length]).toEqual([0, 1]);
  expect(said[0]).toMatch(
    new RegExp(`^${id}, .+, Ana Roy : attend Ana Roy depuis le \\d\\d/\\d\\d/\\d{4}, jusqu’au \\d\\d/`),
  );
  expect(await run("--cancel", id, "--reason", "Erreur de date")).toEqual({
    code: 0,
    said: ["Demande annulée."],
  });
  expect(await kindsOf(id)).toContain("canceled");
  expect((await run("--list")).said).toEqual(["Aucune demande de signature en cours."]);
  expect(await run("--cancel", id)).toEqual({ code: 1, said: [signatureRefusals.closed.fr] });
});

it("a reminder is written once, and refused within a day of it, in the language that is asked for (SIGN-34, SIGN-62)", async () => {
  const { id } = await opened();
  const before = (await lettersOf()).length;
  const { code, said } = await run("--remind", id);
  expect([code, said]).toEqual([0, ["Rappel envoyé."]]);
  expect(await lettersOf()).toHaveLength(before + 1);
  const again = await run("--remind", id, "--lang", "en");
  expect([again.code, again.said]).toEqual([1, [signatureRefusals.remindedRecently.en]]);
  expect(await lettersOf()).toHaveLength(before + 1);
  await run("--cancel", id);
});

it("a sealed file is judged by itself: whole, changed in one byte, not sealed, or not to be read (SIGN-43)", async () => {
  const { id, contract } = await opened();
  await room.signAll(parent.cookie, id);
  expect((await run("--list")).said[0]).toMatch(/Ana Roy : signé, copie en préparation$/);
  await room.seal(id);
  const { sealedDocumentId } = await room.roomOf(parent.cookie, id);
  const { rawPayload: bytes } = await portal.call("GET", `/document/${sealedDocumentId}/download`, {
    cookie: parent.cookie,
  });
  const verified = (name: string, content: Uint8Array) => {
    writeFileSync(join(folder, name), content);
    return run("--verify", join(folder, name));
  };
  const whole = await verified("whole.pdf", bytes);
  expect(whole.code).toBe(0);
  expect(whole.said[0]).toMatch(/^Ce fichier est tel qu’il a été scellé par « .+ », le /);
  expect(whole.said[1]).toMatch(/^Empreinte du certificat \(SHA-256\) : /);
  const changed = Buffer.from(bytes);
  changed[200] = (changed[200] ?? 0) ^ 1;
  expect(await verified("changed.pdf", changed)).toEqual({
    code: 2,
    said: ["Ce fichier a été modifié depuis son cachet."],
  });
  expect(await verified("own.pdf", contract.content)).toEqual({
    code: 2,
    said: ["Ce fichier ne porte pas de cachet du portail."],
  });
  const nowhere = join(folder, "nowhere.pdf");
  expect(await run("--verify", nowhere)).toEqual({ code: 1, said: [`${nowhere} ne peut pas être lu.`] });
});

it("the proof of a request is written to a new file, sealed too, and over none that is there (SIGN-52)", async () => {
  const { id } = await opened();
  await room.signAll(parent.cookie, id);
  await room.seal(id);
  const file = join(folder, "proof.pdf");
  expect(await run("--proof", id, "--to", file)).toEqual({
    code: 0,
    said: [`Dossier de preuve écrit dans ${file}.`],
  });
  expect(await verifySealed(readFileSync(file))).toMatchObject({ isIntact: true });
  expect((await run("--proof", id, "--to", file)).code).toBe(1);
  expect((await run("--proof", id)).said[0]).toMatch(/^Usage : npm run signatures/);
});

it.each([
  [["--open", "GE-0"], "Aucun contrat ne porte la référence GE-0."],
  [["--sign", "GE-0"], "L’option --sign n’est pas connue. Usage : npm run signatures"],
  [["--list", "--check"], "Usage : npm run signatures"],
  [[], "Usage : npm run signatures"],
])("what cannot be done is said, and ends with 1: %j (SIGN-62)", async (args, sentence) => {
  const { code, said } = await run(...args);
  expect(code).toBe(1);
  expect(said.join()).toContain(sentence);
});
