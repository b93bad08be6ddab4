import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listAudit } from "../../testing/stores/testAudit.store.ts";
import { rowsOf } from "../../testing/stores/testKept.store.ts";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { sendPhoto } from "../../testing/testPhotos.ts";
import { byCommand } from "../audit/index.ts";
import { deletePhotos } from "./photos.actions.ts";
import { rejectPhoto, validatePhoto } from "./photos.decisions.ts";

let portal: TestApp;
let personId: number;
let cookie: string;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  const person = await insertPerson(db(), "BabySitter");
  personId = person.personId;
  cookie = await portal.signIn(person.userName);
});

const db = () => portal.database.connection.db;
const send = () => sendPhoto(portal.deps, personId);
const validate = (id: string) => validatePhoto(portal.deps, byCommand, id);
const reject = (id: string, reason = " On ne voit pas\nvotre visage. ") =>
  rejectPhoto(portal.deps, byCommand, id, reason);
const own = async () =>
  (await rowsOf(db(), "photo"))
    .filter((row) => row.person_id === personId)
    .map(({ id, state, rejection_reason: reason }) => ({ id, state, reason }));
const told = async () => {
  const { notifications } = (await portal.call("GET", "/Notification/GetMyNotifications", { cookie })).json();
  return notifications.map(({ title, link }: { title: string; link: string }) => [title, link]);
};
const acts = async () => (await listAudit(db(), personId)).map(({ action, subject }) => [action, subject]);
const alreadyDecided = { refusal: { status: 409, code: "photos.already-decided" } };
const notFound = { refusal: { status: 404 } };

describe("the agency's answer to a photo", () => {
  it("yes: families see it; the babysitter is told, and it is noted (AVATAR-OP3)", async () => {
    const former = await send();
    await validate(former);
    const other = await insertPerson(db(), "BabySitter");
    const theirs = [await sendPhoto(portal.deps, other.personId)];
    await validate(theirs[0] ?? "");
    theirs.push(await sendPhoto(portal.deps, other.personId));
    const id = await send();
    await validate(id);
    expect(await own()).toEqual([{ id, state: 1, reason: null }]);
    const left = (await rowsOf(db(), "photo")).filter((row) => row.person_id === other.personId);
    expect(left.map((row) => row.id)).toEqual(theirs);
    expect((await told()).slice(0, 1)).toEqual([["Votre photo est validée", "/intervenant/profil"]]);
    expect((await acts()).slice(-2)).toEqual([
      ["photos.uploaded", id],
      ["photos.validated", id],
    ]);
  });

  it("no: its reason is kept as one line for the babysitter, who is told (AVATAR-OP3)", async () => {
    const [id, waiting] = [await send(), await insertPerson(db(), "BabySitter")];
    await sendPhoto(portal.deps, waiting.personId);
    const now = new Date("2027-01-02T08:00:00Z");
    const reason = " On ne voit pas\nvotre visage. ";
    await rejectPhoto({ ...portal.deps, now: () => now }, byCommand, id, reason, "We cannot see you.");
    expect(await own()).toEqual([{ id, state: 2, reason: "On ne voit pas votre visage." }]);
    const kept = (await rowsOf(db(), "photo")).filter((row) => row.person_id === personId);
    expect(kept).toMatchObject([{ rejection_reason_en: "We cannot see you.", decided_at: now }]);
    expect((await rowsOf(db(), "photo")).filter((row) => row.person_id === waiting.personId)).toMatchObject([
      { state: 0, decided_at: null },
    ]);
    expect(await told()).toEqual([["Votre photo est refusée", "/intervenant/profil"]]);
    expect((await acts()).at(-1)).toEqual(["photos.rejected", id]);
  });

  it("is about a photo that waits: one that has its answer is not answered again (AVATAR-15)", async () => {
    const id = await send();
    await validate(id);
    await expect(validate(id)).rejects.toMatchObject(alreadyDecided);
    await reject(id);
    await expect(validate(id)).rejects.toMatchObject(alreadyDecided);
    await expect(reject(id)).rejects.toMatchObject(alreadyDecided);
    expect(await told()).toHaveLength(2);
  });

  it.each(["", "  \n ", "x".repeat(501)])(
    "cannot be no without a reason of 500 characters at most: %#",
    async (reason) => {
      const id = await send();
      await expect(reject(id, reason)).rejects.toMatchObject({ refusal: { code: "photos.reason-unfit" } });
      expect(await own()).toEqual([{ id, state: 0, reason: null }]);
    },
  );

  it("finds nothing where there is no photo any more", async () => {
    const id = await send();
    await deletePhotos(portal.deps, byCommand, personId);
    await expect(validate(id)).rejects.toMatchObject(notFound);
    await expect(reject(id)).rejects.toMatchObject(notFound);
    await expect(validate("none")).rejects.toMatchObject(notFound);
    expect(await told()).toEqual([]);
  });

  it("given twice at once, or while the photo is deleted or replaced, is one answer or none", async () => {
    const id = await send();
    const both = await Promise.allSettled([validate(id), validate(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await told()).toHaveLength(1);
    const next = await send();
    await Promise.allSettled([
      validate(next),
      send(),
      deletePhotos(portal.deps, byCommand, personId),
      reject(next),
    ]);
    const states = (await own()).map(({ state }) => state);
    expect(states.filter((state) => state === 1).length).toBeLessThanOrEqual(1);
    expect(states.filter((state) => state !== 1).length).toBeLessThanOrEqual(1);
  });
});

describe("a photo that families see", () => {
  it("stays when the next one is refused (AVATAR-OP6)", async () => {
    const seen = await send();
    await validate(seen);
    const next = await send();
    await reject(next);
    expect((await own()).map(({ id, state }) => [id, state])).toEqual([
      [seen, 1],
      [next, 2],
    ]);
  });

  it("may be refused later: families see none, the babysitter reads why (AVATAR-OP3)", async () => {
    const id = await send();
    await validate(id);
    await reject(id, "Une autre personne.");
    expect(await own()).toEqual([{ id, state: 2, reason: "Une autre personne." }]);
  });

  it("goes when it is refused while another waits, which goes on waiting (AVATAR-OP3)", async () => {
    const seen = await send();
    await validate(seen);
    const next = await send();
    await reject(seen);
    expect(await own()).toEqual([{ id: next, state: 0, reason: null }]);
    expect((await told())[0]).toEqual(["Votre photo n’est plus visible", "/intervenant/profil"]);
  });

  it("goes when it is refused after the next one was, of which the profile still says why (AVATAR-OP3)", async () => {
    const seen = await send();
    await validate(seen);
    const next = await send();
    await reject(next, "Photo floue.");
    await reject(seen);
    expect(await own()).toEqual([{ id: next, state: 2, reason: "Photo floue." }]);
  });
});
