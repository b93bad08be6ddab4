import { randomUUID } from "node:crypto";
import { until } from "@ribambelle/processes/signals";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startJobs } from "../../app.ts";
import { contractMoved, imports, subjects, underContract } from "../../features.ts";
import { publishAdvert } from "../../testing/moderation/testModeration.ts";
import { insertStaff } from "../../testing/signedIn.ts";
import { listAudit } from "../../testing/stores/testAudit.store.ts";
import { hurryJobs } from "../../testing/stores/testJobs.store.ts";
import { rowsOf } from "../../testing/stores/testKept.store.ts";
import { recordsOf } from "../../testing/stores/testLetterRecords.store.ts";
import { runSql } from "../../testing/stores/testModeration.store.ts";
import { insertPerson, type TestPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { sendPhoto } from "../../testing/testPhotos.ts";
import { profileBodies } from "../../testing/testProfile.ts";
import { byCommand } from "../audit/index.ts";
import { validatePhoto } from "../photos/index.ts";
import { carryOut } from "./decisions.actions.ts";
import { moderationTasks } from "./moderation.jobs.ts";

let portal: TestApp;
let rita: TestPerson & { cookie: string };
let zoe: string;
let coordinator: string;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
  const person = await insertStaff(portal, ["recruiter"], { first_name: "Rita", last_name: "Roux" });
  rita = { ...person, cookie: await portal.signIn(person.userName) };
  zoe = await portal.signIn((await insertStaff(portal, ["administrator"])).userName);
  coordinator = await portal.signIn((await insertStaff(portal, ["coordinator"])).userName);
});
afterAll(() => portal.close());

let ana: TestPerson;
beforeEach(async () => {
  ana = await insertPerson(db(), "BabySitter", { first_name: "Ana", email: `${randomUUID()}@example.fr` });
});

const db = () => portal.database.connection.db;
const jobDeps = () => ({ ...portal.deps, subjects, imports, underContract, contractMoved });
const apply = (decisionId: number) => carryOut(jobDeps(), decisionId);
const shown = async (queue: string, subjectId: string) =>
  (
    await portal.call("GET", `/Agency/Moderation/Next?queue=${queue}&subjectId=${subjectId}`, { cookie: zoe })
  ).json().item;
const seenOf = async (kind: string, subjectId: string) =>
  (await shown(kind === "photo" ? "photos" : "adverts", subjectId))?.seen ?? "";
interface How {
  readonly cookie?: string;
  readonly key?: string;
  readonly seen?: string;
  readonly reasonIds?: readonly number[];
  readonly textFr?: string | null;
  readonly textEn?: string | null;
}
const decide = async (
  kind: "photo" | "advert",
  subjectId: string,
  decision: "accept" | "refuse",
  { cookie = rita.cookie, key = randomUUID(), seen, ...words }: How = {},
) =>
  portal.call("POST", "/Agency/Moderation/Decide", {
    cookie,
    body: { kind, subjectId, decision, seen: seen ?? (await seenOf(kind, subjectId)), ...words },
    headers: { "idempotency-key": key },
  });
const undo = (decisionId: number, cookie = rita.cookie) =>
  portal.call("POST", "/Agency/Moderation/Undo", { cookie, body: { decisionId } });
const photo = () => sendPhoto(portal.deps, ana.personId);
const advert = async () => {
  await publishAdvert(portal, ana.personId);
  return String(ana.personId);
};
const photosOf = async () =>
  (await rowsOf(db(), "photo"))
    .filter((row) => row.person_id === ana.personId)
    .map(({ id, state, rejection_reason: fr, rejection_reason_en: en }) => ({ id, state, fr, en }));
const states = async () =>
  (await rowsOf(db(), "moderation_decision"))
    .filter((row) => row.person_id === ana.personId)
    .map(({ state }) => state);
/** Why decisions on Ana had no effect, as the history says it: the newest first. */
const causes = async () => {
  const { items } = (
    await portal.call("GET", "/Agency/Moderation/History", { cookie: rita.cookie })
  ).json() as { items: { person: { userId: number }; voidBecause: string | null }[] };
  return items.filter(({ person }) => person.userId === ana.personId).map(({ voidBecause }) => voidBecause);
};
const lettersTo = async () =>
  (await recordsOf(db(), ana.personId))
    .map(({ kind }) => kind)
    .filter((kind) => !kind.startsWith("identity."));
const acts = async () =>
  (await listAudit(db(), ana.personId))
    .map(({ action }) => action)
    .filter((action) => !action.startsWith("identity."));
const asAna = async () => portal.signIn(ana.userName);
const told = async () => {
  const cookie = await asAna();
  const { notifications } = (await portal.call("GET", "/Notification/GetMyNotifications", { cookie })).json();
  return notifications.map(({ title, link }: { title: string; link: string }) => [title, link]);
};
const profile = async () =>
  (await portal.call("GET", "/BabysitterProfile/GetMyBabysitterProfile", { cookie: await asAna() })).json();

describe("a decision on a photo", () => {
  it("has no effect for ten seconds, then that of the command, in the name of who took it (MODER-08, MODER-09, MODER-14, MODER-20)", async () => {
    const id = await photo();
    const answer = await decide("photo", id, "accept");
    expect(answer.statusCode).toBe(200);
    const { decisionId, takesEffectAt } = answer.json();
    const seconds = (Date.parse(takesEffectAt) - portal.deps.now().getTime()) / 1_000;
    expect([seconds > 5, seconds <= 10]).toEqual([true, true]);
    expect([await photosOf(), await told(), await states()]).toEqual([
      [{ id, state: 0, fr: null, en: null }],
      [],
      ["pending"],
    ]);
    await apply(decisionId);
    await apply(decisionId);
    expect(await photosOf()).toEqual([{ id, state: 1, fr: null, en: null }]);
    expect(await told()).toEqual([["Votre photo est validée", "/intervenant/profil"]]);
    expect([await states(), await lettersTo()]).toEqual([["applied"], []]);
    const noted = (await listAudit(db(), ana.personId)).find(({ action }) => action === "photos.validated");
    expect(noted).toMatchObject({ action: "photos.validated", actorId: rita.personId });
  });

  it("refusing it gives its reason in both languages, a notice and a letter (MODER-06, MODER-09, MODER-14)", async () => {
    const id = await photo();
    const { decisionId } = (await decide("photo", id, "refuse", { reasonIds: [2, 1] })).json();
    await apply(decisionId);
    expect(await photosOf()).toEqual([
      {
        id,
        state: 2,
        fr: "On ne voit pas bien votre visage. La photo est floue ou trop sombre.",
        en: "Your face cannot be seen well. The photo is blurred or too dark.",
      },
    ]);
    expect(await told()).toEqual([["Votre photo est refusée", "/intervenant/profil"]]);
    expect(await lettersTo()).toEqual(["photos.rejected"]);
    expect(await profile()).toMatchObject({
      avatarRejectionReason: expect.stringContaining("visage"),
      avatarRejectionReasonEn: expect.stringContaining("face"),
    });
    const item = await shown("photos", id);
    expect(item.can.decide).toBe(false);
    expect(item.earlier).toMatchObject([
      { kind: "photo", decision: "refuse", reasons: { fr: expect.stringContaining("visage") } },
    ]);
  });

  it("is void where the photo was replaced, deleted or answered by the command, or its person is blocked (MODER-09, MODER-20)", async () => {
    const replaced = (await decide("photo", await photo(), "accept")).json();
    const next = await photo();
    await apply(replaced.decisionId);
    const answered = (await decide("photo", next, "refuse", { reasonIds: [1] })).json();
    await validatePhoto(portal.deps, byCommand, next);
    await apply(answered.decisionId);
    const last = await photo();
    const blocked = (await decide("photo", last, "accept")).json();
    await runSql(
      db(),
      `UPDATE person SET blocked_at = now(), block_reason = 'Motif' WHERE id = ${ana.personId}`,
    );
    await apply(blocked.decisionId);
    expect(await states()).toEqual(["void", "void", "void"]);
    expect(await causes()).toEqual(["person-gone", "answered", "photo-replaced"]);
    expect((await photosOf()).map(({ state }) => state)).toEqual([1, 0]);
    expect((await acts()).filter((action) => action === "moderation.void")).toHaveLength(3);
    expect(await lettersTo()).toEqual([]);
  });

  it("leaves the queue at once, and is carried out by whatever process runs jobs (MODER-01, MODER-08)", async () => {
    const id = await photo();
    const { decisionId } = (await decide("photo", id, "accept")).json();
    expect(decisionId).toBeGreaterThan(0);
    const { item } = (
      await portal.call("GET", "/Agency/Moderation/Next?queue=photos", { cookie: zoe })
    ).json();
    expect(item?.subjectId).not.toBe(id);
    const jobs = await startJobs(portal.deps);
    await hurryJobs(db());
    await until(async () => (await states())[0] === "applied");
    await jobs.stop();
    expect((await photosOf())[0]?.state).toBe(1);
  });

  it("whose job is gone is carried out by the next sweep (MODER-08)", async () => {
    const id = await photo();
    await decide("photo", id, "accept");
    const sweep = moderationTasks(jobDeps())["moderation.sweep"];
    await sweep?.({}, {} as never);
    expect(await states()).toEqual(["pending"]);
    portal.pass(120);
    await sweep?.({}, {} as never);
    expect(await states()).toEqual(["applied"]);
  });
});

describe("a decision that is taken back", () => {
  it("leaves no trace for the person, and may be taken again (MODER-08, MODER-15)", async () => {
    const id = await photo();
    const { decisionId } = (await decide("photo", id, "refuse", { textFr: "Non." })).json();
    expect((await undo(decisionId, zoe)).statusCode).toBe(403);
    expect((await undo(decisionId, coordinator)).statusCode).toBe(403);
    const answer = await undo(decisionId);
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    await apply(decisionId);
    expect([await photosOf(), await told(), await states(), await lettersTo()]).toEqual([
      [{ id, state: 0, fr: null, en: null }],
      [],
      ["undone"],
      [],
    ]);
    expect((await acts()).at(-1)).toBe("moderation.undone");
    expect((await decide("photo", id, "accept")).statusCode).toBe(200);
  });

  it("is refused after ten seconds (MODER-15)", async () => {
    const { decisionId } = (await decide("photo", await photo(), "accept")).json();
    portal.pass(11);
    const late = await undo(decisionId);
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { code: "moderation.too-late", message: "La décision a déjà pris effet." },
    ]);
    await apply(decisionId);
    expect((await undo(decisionId)).json().code).toBe("moderation.too-late");
    // It had its effect already, by a process whose clock is ahead.
    const early = (await decide("photo", await photo(), "accept")).json();
    await apply(early.decisionId);
    expect([(await undo(early.decisionId)).json().code, await states()]).toEqual([
      "moderation.too-late",
      ["applied", "applied"],
    ]);
    expect((await undo(2_000_000_000)).statusCode).toBe(404);
  });
});

describe("what may not be decided", () => {
  it("is what somebody has decided meanwhile, who is named (MODER-12, MODER-14)", async () => {
    const id = await photo();
    const seen = await seenOf("photo", id);
    const both = await Promise.all([
      decide("photo", id, "refuse", { seen, reasonIds: [1] }),
      decide("photo", id, "refuse", { seen, reasonIds: [1] }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = await decide("photo", id, "accept", { cookie: zoe });
    expect(refused.json()).toMatchObject({
      code: "moderation.already-decided",
      message: "Rita Roux a déjà répondu (refusée).",
    });
    const answered = await photo();
    await validatePhoto(portal.deps, byCommand, answered);
    expect((await decide("photo", answered, "accept")).json().message).toBe(
      "Une commande a déjà répondu (validée).",
    );
    expect(await states()).toEqual(["pending"]);
  });

  it("is what has changed since, or is no more (MODER-14)", async () => {
    const subjectId = await advert();
    const seen = await seenOf("advert", subjectId);
    await publishAdvert(portal, ana.personId, { title: "Un autre titre ici" });
    expect((await decide("advert", subjectId, "accept", { seen })).json()).toMatchObject({
      code: "moderation.changed",
      message: "Ce contenu a changé depuis que vous l’avez ouvert.",
    });
    await publishAdvert(portal, ana.personId, { isPublished: false });
    expect((await decide("advert", subjectId, "accept", { seen })).statusCode).toBe(404);
    expect((await decide("photo", "none", "accept", { seen })).statusCode).toBe(404);
    expect((await decide("photo", subjectId, "accept", { cookie: coordinator })).statusCode).toBe(403);
  });

  it.each<[How, number, string, string]>([
    [{}, 400, "moderation.reason-needed", "reasonIds"],
    [{ textFr: " " }, 400, "moderation.reason-needed", "reasonIds"],
    [{ textEn: "Again." }, 400, "moderation.reason-needed", "textFr"],
    [{ reasonIds: [999] }, 400, "moderation.reason-needed", "reasonIds"],
    // Those of adverts.
    [{ reasonIds: [9] }, 400, "moderation.reason-needed", "reasonIds"],
    [{ textFr: "x".repeat(501) }, 400, "moderation.reason-unfit", "textFr"],
    [{ reasonIds: [1], textFr: "x".repeat(490) }, 400, "moderation.reason-unfit", "textFr"],
    [{ textFr: "Non.", textEn: "x".repeat(501) }, 400, "moderation.reason-unfit", "textEn"],
  ])(
    "is a refusal without a reason that fits: %j (MODER-05, MODER-14)",
    async (words, status, code, path) => {
      const id = await photo();
      const answer = await decide("photo", id, "refuse", words);
      expect([answer.statusCode, answer.json().code, answer.json().issues[0].path]).toEqual([
        status,
        code,
        path,
      ]);
      expect(await states()).toEqual([]);
    },
  );

  it("twice by one sending: it is one decision, and another content is refused (MODER-14)", async () => {
    const id = await photo();
    const seen = await seenOf("photo", id);
    const key = randomUUID();
    const send = (decision: "accept" | "refuse") =>
      decide("photo", id, decision, { key, seen, reasonIds: [1] });
    const [first, again] = [await send("accept"), await send("accept")];
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect((await send("refuse")).json().code).toBe("agency.key-reused");
    const body = { kind: "photo", subjectId: id, seen, decision: "accept" };
    const keyless = await portal.call("POST", "/Agency/Moderation/Decide", { cookie: rita.cookie, body });
    expect(keyless.json().code).toBe("agency.key-required");
    expect(await states()).toEqual(["pending"]);
  });
});

describe("a decision on an advert", () => {
  const publish = async (isPublished = true) =>
    portal.call("POST", "/BabysitterProfile/UpdateAdvertPublication", {
      cookie: await asAna(),
      body: { IsPublished: isPublished },
    });
  const inQueue = async () => (await shown("adverts", String(ana.personId)))?.can.decide ?? false;

  it("saying that it is fine takes it out of the queue until its words change (MODER-10, MODER-20)", async () => {
    const subjectId = await advert();
    await apply((await decide("advert", subjectId, "accept")).json().decisionId);
    expect([await inQueue(), (await acts()).at(-1), await told()]).toEqual([false, "adverts.reviewed", []]);
    await publish(false);
    await publish();
    expect(await inQueue()).toBe(false);
    await publishAdvert(portal, ana.personId, { title: "Un autre titre ici" });
    expect(await inQueue()).toBe(true);
  });

  it("sending it back unpublishes it, and tells its babysitter by profile, bell and letter (MODER-10, MODER-20)", async () => {
    const subjectId = await advert();
    const { decisionId } = (
      await decide("advert", subjectId, "refuse", { textFr: "Trop court.", textEn: "Too short." })
    ).json();
    expect((await profile()).advertIsPublished).toBe(true);
    await apply(decisionId);
    expect(await profile()).toMatchObject({
      advertIsPublished: false,
      advertToCorrect: { fr: "Trop court.", en: "Too short." },
    });
    expect(await told()).toEqual([["Votre annonce est à corriger", "/intervenant/profil?section=annonce"]]);
    expect([await lettersTo(), (await acts()).at(-1)]).toEqual([
      ["profile.advert-to-correct"],
      "adverts.sent-back",
    ]);
  });

  it("sending it back keeps it from being published again in the same words, and waits again in others (MODER-10)", async () => {
    const subjectId = await advert();
    await apply((await decide("advert", subjectId, "refuse", { textFr: "Trop court." })).json().decisionId);
    const refused = await publish();
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: "profile.advert-to-correct", message: "Modifiez d’abord votre annonce\u00a0: Trop court." },
    ]);
    await publishAdvert(portal, ana.personId, { title: "Un autre titre ici", isPublished: false });
    expect((await publish()).statusCode).toBe(200);
    expect([await inQueue(), (await profile()).advertToCorrect]).toEqual([true, null]);
    // Nobody reads the words that were sent back by way of others, or of a withdrawal.
    const { AdvertTitle, AdvertDescription } = profileBodies.UpdateMyAdvert;
    const changed = await portal.call("POST", "/BabysitterProfile/UpdateMyAdvert", {
      cookie: await asAna(),
      body: { AdvertTitle, AdvertDescription },
    });
    expect([changed.statusCode, (await profile()).advertIsPublished]).toEqual([200, false]);
    expect((await publish()).statusCode).toBe(409);
  });

  it("is void where it was withdrawn or changed meanwhile (MODER-10)", async () => {
    const subjectId = await advert();
    const first = (await decide("advert", subjectId, "refuse", { textFr: "Trop court." })).json();
    await publishAdvert(portal, ana.personId, { title: "Un autre titre ici" });
    await apply(first.decisionId);
    const second = (await decide("advert", subjectId, "accept")).json();
    await publish(false);
    await apply(second.decisionId);
    expect([await states(), (await profile()).advertToCorrect]).toEqual([["void", "void"], null]);
    expect(await causes()).toEqual(["advert-changed", "advert-changed"]);
  });
});
