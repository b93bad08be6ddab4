import { photoSources } from "@ribambelle/domain/photos/photoSizes";
import { until } from "@ribambelle/processes/signals";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listAudit } from "../../testing/stores/testAudit.store.ts";
import { keysIn } from "../../testing/stores/testBackup.store.ts";
import { rowsOf } from "../../testing/stores/testKept.store.ts";
import { insertPerson, type TestPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type CallOptions, type TestApp } from "../../testing/testApp.ts";
import { colourAt, halves, jpegOfScans } from "../../testing/testPictures.ts";
import { byCommand } from "../audit/index.ts";
import { rejectPhoto, validatePhoto } from "./photos.decisions.ts";

let portal: TestApp;
let person: TestPerson;
let cookie: string;
let picture: Buffer;
beforeAll(async () => {
  portal = await buildTestApp();
  picture = await halves().jpeg().toBuffer();
});
afterAll(() => portal.close());
beforeEach(async () => {
  person = await insertPerson(db(), "BabySitter");
  cookie = await portal.signIn(person.userName);
});

const db = () => portal.database.connection.db;
const upload = (content: Buffer = picture, options: CallOptions = {}) =>
  portal.call("POST", "/BabysitterProfile/UpdateBabySitterAvatar", {
    cookie,
    files: [{ name: "avatar", fileName: "moi.jpg", type: "image/jpeg", content }],
    ...options,
  });
const uploaded = async (content?: Buffer): Promise<string> => (await upload(content)).json().object;
const remove = () => portal.call("POST", "/BabysitterProfile/DeleteBabySitterAvatar", { cookie });
const look = (url: string, options: CallOptions = {}) => portal.call("GET", url, options);
const statuses = async (url: string, ...cookies: (string | undefined)[]) => {
  const seen: number[] = [];
  for (const one of cookies) seen.push((await look(url, { cookie: one })).statusCode);
  return seen;
};
const me = async () => {
  const { avatarUrl, avatarState } = (
    await portal.call("GET", "/Authentication/GetMyInformation", { cookie })
  ).json();
  return { avatarUrl, avatarState };
};
const idOf = (url: string) => url.split("/").at(-2) ?? "";
const validate = (url: string) => validatePhoto(portal.deps, byCommand, idOf(url));
const reject = (url: string) => rejectPhoto(portal.deps, byCommand, idOf(url), "On ne vous voit pas.");
const own = async () => (await rowsOf(db(), "photo")).filter((row) => row.person_id === person.personId);
const keptFiles = async (url: string) =>
  (await keysIn(portal.fileStore)).filter((key) => key.includes(idOf(url)));
const noted = async () =>
  (await listAudit(db(), person.personId)).map(({ action }) => action).filter((a) => a.startsWith("photos."));

describe("sending a photo", () => {
  it("answers its address (AVATAR-07, AVATAR-OP2, API-14)", async () => {
    const answer = await upload();
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([200, ["object"]]);
    expect(answer.json().object).toMatch(/^\/api\/v1\/BabysitterProfile\/Avatar\/[\w-]{22}\/256\.webp$/);
  });

  it("keeps it, waiting for the agency, and notes who sent it (AVATAR-06, AVATAR-08)", async () => {
    expect(await me()).toEqual({ avatarUrl: null, avatarState: null });
    const url = await uploaded();
    expect(await me()).toEqual({ avatarUrl: url, avatarState: 0 });
    const [last] = (await listAudit(db(), person.personId)).slice(-1);
    expect(last).toMatchObject({ action: "photos.uploaded", actorId: person.personId, subject: idOf(url) });
  });

  it("shows it in each of its sizes, as it was drawn anew", async () => {
    const url = await uploaded();
    const sources = photoSources(url)?.split(", ") ?? [];
    expect(sources).toHaveLength(3);
    for (const source of sources) {
      const [address = "", width = ""] = source.split(" ");
      const answer = await look(address, { cookie });
      expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/webp"]);
      expect(answer.headers["x-content-type-options"]).toBe("nosniff");
      expect(`${(await sharp(answer.rawPayload).metadata()).width}w`).toBe(width);
      expect(await colourAt(answer.rawPayload, 0.1)).toBe("red");
    }
  });

  it("takes the place of one that waited or was refused, of which nothing stays", async () => {
    const first = await uploaded();
    const second = await uploaded();
    await reject(second);
    const third = await uploaded();
    expect((await own()).map(({ id }) => id)).toEqual([idOf(third)]);
    expect(await statuses(first, cookie)).toEqual([404]);
    await until(async () => (await keptFiles(first)).length + (await keptFiles(second)).length === 0);
    expect(await keptFiles(third)).toHaveLength(3);
    expect(await me()).toEqual({ avatarUrl: third, avatarState: 0 });
  });

  it("is refused for what is no photo, and keeps what there was (AVATAR-02, AVATAR-03, AVATAR-OP5)", async () => {
    const url = await uploaded();
    for (const none of [Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), jpegOfScans(40_000)]) {
      const answer = await upload(none);
      expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
        415,
        "photos.format",
        "Le format de l'image n'est pas valide",
      ]);
    }
    expect(await me()).toEqual({ avatarUrl: url, avatarState: 0 });
  });

  it("is refused at 10,000,000 bytes, not below (AVATAR-04, AVATAR-05, AVATAR-OP1)", async () => {
    const padded = (bytes: number) => Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
    const answer = await upload(padded(10_000_000));
    expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
      413,
      "photos.too-large",
      "La taille de l'image ne doit pas excéder 10Mo",
    ]);
    expect((await upload(padded(9_999_999))).statusCode).toBe(200);
  });

  it("is refused without a file, naming the field (API-14)", async () => {
    const answer = await upload(picture, { files: [] });
    expect([answer.statusCode, answer.json().issues]).toEqual([
      400,
      [{ path: "avatar", code: "required", message: "Ce champ est obligatoire" }],
    ]);
  });

  it("is for babysitters only, from the portal only (API-03, AVATAR-OP8)", async () => {
    const parent = await portal.signIn((await insertPerson(db(), "Parent")).userName);
    expect((await upload(picture, { cookie: undefined })).statusCode).toBe(401);
    expect((await upload(picture, { cookie: parent })).statusCode).toBe(403);
    expect((await upload(picture, { headers: { origin: "https://elsewhere.example" } })).statusCode).toBe(
      403,
    );
    expect((await upload(picture, { files: undefined, body: { avatar: "x" } })).statusCode).toBe(415);
  });

  it("twice at once ends with one photo, and with a deletion at once in one of the two states", async () => {
    const answers = await Promise.all([upload(), upload(), upload(), upload()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await own()).toHaveLength(1);
    await Promise.all([upload(), remove(), upload(), remove()]);
    const left = await own();
    expect(left.length).toBeLessThanOrEqual(1);
    expect((await me()).avatarState).toBe(left.length === 0 ? null : 0);
    await until(async () => {
      const files = await rowsOf(db(), "photo_file");
      const keys = await keysIn(portal.fileStore);
      return keys.length === files.length && (await rowsOf(db(), "loose_file")).length === 0;
    });
  });
});

it("takes so many photos of a person within an hour", async () => {
  const strict = await buildTestApp({ PHOTOS_PER_PERSON: "2" }, { database: portal.database });
  const send = () =>
    strict.call("POST", "/BabysitterProfile/UpdateBabySitterAvatar", {
      cookie,
      files: [{ name: "avatar", fileName: "a.gif", content: "none" }],
    });
  expect([(await send()).statusCode, (await send()).statusCode]).toEqual([415, 415]);
  const third = await send();
  expect([third.statusCode, third.json().code]).toEqual([429, "request.too-many"]);
  expect(Number(third.headers["retry-after"])).toBeGreaterThan(0);
  await strict.close();
});

describe("who sees a photo", () => {
  it("a photo that waits or was refused is shown to its owner alone; a validated one, to anybody (AVATAR-18, AVATAR-OP6, DATA-03)", async () => {
    const url = await uploaded();
    const other = await portal.signIn((await insertPerson(db(), "BabySitter")).userName);
    const agency = await portal.signIn((await insertPerson(db(), "Agency")).userName);
    expect(await statuses(url, cookie, other, agency, undefined)).toEqual([200, 404, 404, 404]);
    await validate(url);
    expect(await statuses(url, cookie, other, agency, undefined)).toEqual([200, 200, 200, 200]);
    expect(await me()).toEqual({ avatarUrl: url, avatarState: 1 });
    await reject(url);
    expect(await statuses(url, cookie, other, agency, undefined)).toEqual([200, 404, 404, 404]);
    expect(await me()).toEqual({ avatarUrl: url, avatarState: 2 });
  });

  it("sees the last validated one while a new one waits, and then the new one alone (AVATAR-OP6)", async () => {
    const former = await uploaded();
    await validate(former);
    const next = await uploaded();
    expect(await me()).toEqual({ avatarUrl: next, avatarState: 0 });
    expect(await statuses(former, undefined)).toEqual([200]);
    await validate(next);
    expect(await statuses(former, undefined, cookie)).toEqual([404, 404]);
    expect(await statuses(next, undefined)).toEqual([200]);
    expect(await me()).toEqual({ avatarUrl: next, avatarState: 1 });
    await until(async () => (await keptFiles(former)).length === 0);
  });

  it("is asked each time whether it is still the same, and sends nothing again when it is", async () => {
    const url = await uploaded();
    const first = await look(url, { cookie });
    const etag = String(first.headers.etag);
    expect(first.headers["cache-control"]).toBe("private, no-cache");
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, "*"]) {
      const again = await look(url, { cookie, headers: { "if-none-match": known } });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", etag]);
    }
    expect((await look(url, { cookie, headers: { "if-none-match": '"x"' } })).statusCode).toBe(200);
    expect((await look(url, { headers: { "if-none-match": etag } })).statusCode).toBe(404);
  });

  it.each([
    "x/256.webp",
    `${"a".repeat(22)}/256.webp`,
    `${"a".repeat(22)}/../secret`,
    `${"a".repeat(23)}/96.webp`,
  ])("is nobody for an address that is none: %s", async (place) => {
    const answer = await look(`/BabysitterProfile/Avatar/${place}`, { cookie });
    expect([answer.statusCode, answer.json().code]).toEqual([404, "request.not-found"]);
  });

  it("gets no other size and no other file under a photo’s address", async () => {
    const url = await uploaded();
    for (const file of ["257.webp", "256.png", "256", "..%2f256.webp"])
      expect((await look(url.replace("256.webp", file), { cookie })).statusCode).toBe(404);
  });

  it("gets no damaged photo", async () => {
    const url = await uploaded();
    const key = (await keptFiles(url)).find((name) => name.endsWith("-256.webp")) ?? "";
    await portal.fileStore.put(key, Buffer.from("damaged"));
    const answer = await look(url, { cookie });
    expect([answer.statusCode, answer.json().code]).toEqual([503, "request.file-changed"]);
    expect(answer.headers.etag).toBeUndefined();
    await portal.fileStore.remove(key);
    const lost = await look(url, { cookie });
    expect([lost.statusCode, lost.json().code]).toEqual([503, "request.file-missing"]);
  });
});

describe("deleting the photo", () => {
  it("takes all away, the one that families see included, and clears the state (AVATAR-11, AVATAR-12, AVATAR-OP4, API-15)", async () => {
    const seen = await uploaded();
    await validate(seen);
    const waiting = await uploaded();
    const answer = await remove();
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    expect(await me()).toEqual({ avatarUrl: null, avatarState: null });
    expect(await statuses(seen, undefined, cookie)).toEqual([404, 404]);
    await until(async () => (await keptFiles(seen)).length + (await keptFiles(waiting)).length === 0);
    expect(await noted()).toEqual([
      "photos.uploaded",
      "photos.validated",
      "photos.uploaded",
      "photos.deleted",
    ]);
  });

  it("a deletion of a photo that is not there changes nothing", async () => {
    expect((await remove()).statusCode).toBe(200);
    expect(await noted()).toEqual([]);
  });

  it("comes with deleting the account: no row, no file, and nothing sent after it is kept", async () => {
    const seen = await uploaded();
    await validate(seen);
    const waiting = await uploaded();
    const [, late] = await Promise.all([
      portal.call("POST", "/Authentication/deleteMyAccount", { cookie }),
      upload(),
    ]);
    expect([200, 401]).toContain(late.statusCode);
    expect(await own()).toEqual([]);
    await until(async () => (await keptFiles(seen)).length + (await keptFiles(waiting)).length === 0);
  });
});
