import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listAudit } from "../../../testing/stores/testAudit.store.ts";
import { rowsOf } from "../../../testing/stores/testKept.store.ts";
import { insertPerson } from "../../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../../testing/testApp.ts";
import { sendPhoto } from "../../../testing/testPhotos.ts";
import { photosCommand } from "./photos.ts";

let portal: TestApp;
let folder: string;
let printed: string[];
let wrong: string[];
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
  folder = mkdtempSync(join(tmpdir(), "ribambelle-photos-"));
});
afterAll(async () => {
  await portal.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  [printed, wrong] = [[], []];
  await portal.database.owner.query("TRUNCATE photo CASCADE");
});

const db = () => portal.database.connection.db;
const plain = (line: string) => line.replaceAll(/[\u00a0\u202f]/g, " ");
const run = (...args: string[]) =>
  photosCommand(args, {
    connection: portal.database.connection,
    fileStore: portal.fileStore,
    now: portal.deps.now(),
    print: (line) => printed.push(plain(line)),
    printError: (line) => wrong.push(plain(line)),
  });
let sent = 0;
const send = async (sentAt = "2026-11-20T10:05:00Z") => {
  sent += 1;
  const names = { first_name: "Éloïse", last_name: "Le Goff", agency_reference: `I-${sent}` };
  const { personId } = await insertPerson(db(), "BabySitter", names);
  const id = await sendPhoto({ ...portal.deps, now: () => new Date(sentAt) }, personId);
  return { id, personId, reference: names.agency_reference };
};
const states = async () => (await rowsOf(db(), "photo")).map(({ state }) => state);

describe("npm run photos", () => {
  it("lists the photos that wait, the oldest first, with whose they are and since when (AVATAR-OP3, I18N-OP8)", async () => {
    expect(await run()).toBe(0);
    const [second, first] = [await send(), await send("2026-11-19T23:30:00Z")];
    const answered = await send();
    await run("--accept", answered.id);
    printed.splice(1);
    expect(await run()).toBe(0);
    expect(await run("--lang", "en")).toBe(0);
    expect(printed).toEqual([
      "Aucune photo n’attend de réponse.",
      "2 photos attendent une réponse.",
      `${first.id} : Éloïse Le Goff (${first.reference}), envoyée le 20 novembre 2026 à 0 h 30`,
      `${second.id} : Éloïse Le Goff (${second.reference}), envoyée le 20 novembre 2026 à 11 h 05`,
      "2 photos are waiting for an answer.",
      `${first.id}: Éloïse Le Goff (${first.reference}), sent on 20 November 2026 at 00:30`,
      `${second.id}: Éloïse Le Goff (${second.reference}), sent on 20 November 2026 at 11:05`,
    ]);
  });

  it("lists those of one instant by their numbers (AVATAR-OP3)", async () => {
    const ids = [];
    for (let count = 0; count < 4; count += 1) ids.push((await send()).id);
    await run();
    const byBytes = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other));
    expect(printed.slice(1).map((line) => line.split(" ")[0])).toEqual(ids.sort(byBytes));
  });

  it("writes the largest size to a new file, to be looked at (AVATAR-OP3)", async () => {
    const { id } = await send();
    const file = join(folder, "photo.webp");
    expect(await run("--view", id, "--to", file)).toBe(0);
    expect(printed).toEqual([`La photo est dans ${file} (WebP).`]);
    expect(await sharp(readFileSync(file)).metadata()).toMatchObject({ format: "webp", width: 512 });
    expect(await run("--view", id, "--to", file)).toBe(1);
    expect(await run("--view", id, "--to", join(folder, "none", "photo.webp"))).toBe(1);
    expect(wrong).toEqual([
      `Il y a déjà un fichier ${file}.`,
      `Le fichier ${join(folder, "none", "photo.webp")} n’a pas pu être écrit (ENOENT).`,
    ]);
  });

  it("accepts a photo, and refuses one with its reason; both are noted (AVATAR-15, AVATAR-OP3)", async () => {
    const [one, other] = [await send(), await send()];
    expect(await run("--accept", one.id)).toBe(0);
    expect(await run(`--refuse=${other.id}`, "--reason", "On ne voit pas votre visage.")).toBe(0);
    expect(printed).toEqual([
      "La photo est validée : les familles la voient.",
      "La photo est refusée : la personne en lit le motif dans son profil.",
    ]);
    expect((await states()).sort()).toEqual([1, 2]);
    expect((await listAudit(db(), other.personId)).at(-1)).toMatchObject({
      action: "photos.rejected",
      actorId: null,
      subject: other.id,
    });
    expect(await run("--accept", one.id)).toBe(1);
    expect(wrong).toEqual(["Cette photo a déjà reçu sa réponse."]);
  });

  const usage =
    "Usage : npm run photos -- [--view NUMÉRO --to FICHIER | --accept NUMÉRO | --refuse NUMÉRO --reason MOTIF] [--lang fr|en]";
  const unknown = (option: string) =>
    `L’option ${option} n’est pas connue, ou il lui manque sa valeur. ${usage}`;
  it.each([
    [["--accept", "x"], "Aucune photo ne porte le numéro x."],
    [["--view", "x", "--to", "x.webp"], "Aucune photo ne porte le numéro x."],
    [["--refuse", "x", "--reason", " "], "Le motif du refus est une ligne de 1 à 500 caractères."],
    [["--accept"], unknown("--accept")],
    [["--accept="], unknown("--accept")],
    [["--else"], unknown("--else")],
    [["x"], unknown("x")],
    [["--lang", "de"], unknown("--lang de")],
    [["--refuse", "x"], usage],
    [["--view", "x"], usage],
    [["--accept", "x", "--reason", "y"], usage],
    [["--accept", "x", "--refuse", "x", "--reason", "y"], usage],
  ])("ends with 1 and one sentence when it cannot run: %j", async (args, sentence) => {
    expect(await run(...args)).toBe(1);
    expect([printed, wrong]).toEqual([[], [sentence]]);
  });
});
