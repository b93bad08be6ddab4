import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { isBlocked } from "../../features/optIns/optIns.store.ts";
import { updateGivenUp, updateRefused, updateSent } from "../../mail/letters.store.ts";
import { addLetters } from "../../mail/letters.ts";
import { listAudit } from "../../testing/stores/testAudit.store.ts";
import { listJobs } from "../../testing/stores/testJobs.store.ts";
import { recordsOf } from "../../testing/stores/testLetterRecords.store.ts";
import { insertPerson, type TestPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { lettersCommand } from "./letters.ts";

let portal: TestApp;
let person: TestPerson;
let printed: string[];
let wrong: string[];
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
});
afterAll(() => portal.close());
beforeEach(async () => {
  printed = [];
  wrong = [];
  await portal.database.owner.query("TRUNCATE letter CASCADE; DELETE FROM graphile_worker._private_jobs");
  person = await insertPerson(db(), "Parent");
});

const db = () => portal.database.connection.db;
const plain = (line: string) => line.replaceAll("\u00a0", " ");
const run = (...args: string[]) =>
  lettersCommand(args, {
    connection: portal.database.connection,
    fileStore: portal.fileStore,
    now: portal.deps.now(),
    print: (line) => printed.push(plain(line)),
    printError: (line) => wrong.push(plain(line)),
  });
const now = new Date("2026-11-20T10:00:00Z");
const add = async (at = now) => {
  const order = { kind: "identity.reset", personId: person.personId, locale: "fr" as const };
  return (await addLetters(db(), [order], at))[0] ?? "";
};

describe("npm run letters", () => {
  it("counts the letters and lists those in trouble, the latest first, without an address", async () => {
    const later = new Date(now.getTime() + 1_000);
    const [lost, refused, sent] = [await add(), await add(later), await add()];
    await updateGivenUp(db(), lost, "recipient-refused 550 5.1.1", now);
    await updateRefused(db(), refused, "unreachable ECONNREFUSED", now);
    await updateSent(db(), sent, now);
    await add();
    expect(await run()).toBe(0);
    expect(printed.slice(0, 4)).toEqual([
      "En attente : 2",
      "Envoyées : 1",
      "Abandonnées : 1",
      "Retirées : 0",
    ]);
    expect(printed.slice(4)).toEqual([
      `${refused}  identity.reset  En attente  essais : 0  le serveur n’est pas joignable (ECONNREFUSED)`,
      `${lost}  identity.reset  Abandonnées  essais : 0  le serveur refuse cette adresse (550 5.1.1)`,
    ]);
    printed = [];
    expect(await run("--lang", "en")).toBe(0);
    expect(printed[2]).toBe("Given up: 1");
  });

  it("sends one letter that was given up again, or all of them", async () => {
    const ids = [await add(), await add(), await add()];
    await portal.database.connection.pool.query("DELETE FROM graphile_worker._private_jobs");
    for (const id of ids) await updateGivenUp(db(), id, "message-refused 554", now);
    expect(await run("--retry", ids[0] ?? "")).toBe(0);
    expect(await run("--retry=all")).toBe(0);
    expect(await run("--retry", "all")).toBe(0);
    expect(printed).toEqual(["1 lettre repart.", "2 lettres repartent.", "Aucune lettre ne repart."]);
    expect(await listJobs(db())).toHaveLength(3);
    expect((await recordsOf(db(), person.personId)).map(({ state }) => state)).toEqual([
      "waiting",
      "waiting",
      "waiting",
    ]);
  });

  it("notes addresses that bounce, however they are spelled, and mends them (SETTINGS-21, SETTINGS-OP11)", async () => {
    const other = await insertPerson(db(), "BabySitter");
    const blocked = async () => Promise.all([person, other].map(({ personId }) => isBlocked(db(), personId)));
    expect(await run("bounce", ` ${person.email.toUpperCase()} `, "nobody@example.fr", other.email)).toBe(2);
    expect(printed).toEqual([
      ` ${person.email.toUpperCase()}  : noté. Seules les lettres de service partent encore vers cette adresse.`,
      "nobody@example.fr : aucun compte ouvert n’a cette adresse.",
      `${other.email} : noté. Seules les lettres de service partent encore vers cette adresse.`,
    ]);
    expect(await blocked()).toEqual([true, true]);
    printed = [];
    expect(await run("bounce", person.email)).toBe(0);
    expect(await run("bounce", "--undo", person.email)).toBe(0);
    expect(await run("bounce", "--undo", person.email, "--lang", "en")).toBe(0);
    expect(printed).toEqual([
      `${person.email} : c’était déjà noté.`,
      `${person.email} : l’adresse est de nouveau bonne. Les lettres choisies repartent.`,
      `${person.email}: nothing was noted against this address.`,
    ]);
    expect(await blocked()).toEqual([false, true]);
    expect((await listAudit(db(), person.personId)).map(({ action, actorId }) => [action, actorId])).toEqual([
      ["opt-ins.address-blocked", null],
      ["opt-ins.address-mended", null],
    ]);
  });

  it("says nothing of the address that a person has since (SETTINGS-OP11)", async () => {
    await run("bounce", person.email);
    await portal.database.connection.pool.query("UPDATE person SET email = 'new' || email WHERE id = $1", [
      person.personId,
    ]);
    expect(await isBlocked(db(), person.personId)).toBe(false);
    expect(await run("bounce", `new${person.email}`)).toBe(0);
    expect(await isBlocked(db(), person.personId)).toBe(true);
  });

  it.each([
    [["--retry", "x"], "Aucune lettre abandonnée ne porte le numéro x."],
    [
      ["--retry"],
      "L’option --retry n’est pas connue. Usage : npm run letters -- [--retry NUMÉRO|all | bounce [--undo] ADRESSE…] [--lang fr|en]",
    ],
    [
      ["all"],
      "L’option all n’est pas connue. Usage : npm run letters -- [--retry NUMÉRO|all | bounce [--undo] ADRESSE…] [--lang fr|en]",
    ],
    [
      ["bounce"],
      "L’option bounce n’est pas connue. Usage : npm run letters -- [--retry NUMÉRO|all | bounce [--undo] ADRESSE…] [--lang fr|en]",
    ],
    [
      ["--undo"],
      "L’option --undo n’est pas connue. Usage : npm run letters -- [--retry NUMÉRO|all | bounce [--undo] ADRESSE…] [--lang fr|en]",
    ],
    [
      ["--lang", "de"],
      "L’option --lang de n’est pas connue. Usage : npm run letters -- [--retry NUMÉRO|all | bounce [--undo] ADRESSE…] [--lang fr|en]",
    ],
  ])("ends with 1 and one sentence when it cannot run: %j", async (args, sentence) => {
    expect(await run(...args)).toBe(1);
    expect([printed, wrong]).toEqual([[], [sentence]]);
  });
});
